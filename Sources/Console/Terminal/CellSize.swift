/// The size of a character cell in pixels.
package struct CellSize: Sendable, Hashable {
  /// Pixels from left to right.
  package let width: Int
  /// Pixels from top to bottom.
  package let height: Int

  /// A size as terminals have it; `nil` for one that no letter fits into or no window.
  package init?(width: Int, height: Int) {
    guard (2...100).contains(width), (4...200).contains(height) else { return nil }
    self.init(checked: width, height)
  }

  private init(checked width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// Where nobody says, a cell is twice as high as wide. Windows Terminal always counts sixels in cells
  /// of this size (microsoft/terminal#19507).
  static let usual = CellSize(checked: 10, 20)
}
