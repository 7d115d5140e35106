/// The size of a character cell in pixels.
package struct CellSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  /// `nil` for sizes that no terminal has.
  package init?(width: Int, height: Int) {
    guard (2...100).contains(width), (4...200).contains(height) else { return nil }
    self.init(checked: width, height)
  }

  private init(checked width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// The default where the terminal doesn't say. Windows Terminal always assumes it for sixels
  /// (microsoft/terminal#19507).
  static let standard = CellSize(checked: 10, 20)
}
