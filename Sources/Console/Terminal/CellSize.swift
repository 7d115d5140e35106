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

extension CellSize {
  /// How many cells a picture takes if it is as large as its area allows; the side that doesn't fill it is rounded,
  /// or cut to whole cells.
  ///
  /// - Parameter picture: its width and height in pixels, both above zero.
  func area(
    of picture: (width: Int, height: Int), columns: Int, rows: Int, isCut: Bool = false
  ) -> (columns: Int, rows: Int) {
    func cells(_ dividend: Int, _ divisor: Int) -> Int {
      max((dividend + (isCut ? 0 : divisor / 2)) / divisor, 1)
    }
    let isWide = picture.width * rows * height >= picture.height * columns * width
    return isWide
      ? (columns, cells(picture.height * columns * width, picture.width * height))
      : (cells(picture.width * rows * height, picture.height * width), rows)
  }
}
