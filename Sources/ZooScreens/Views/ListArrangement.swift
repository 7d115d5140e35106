/// How a list is arranged in a window: animals per row, picture size and spacing.
struct ListArrangement: Sendable, Equatable {
  /// Rows per picture; 0 shows emoji instead.
  var pictureRows = 0
  /// Animals side by side.
  var columns = 1
  /// Empty lines between two rows.
  var spacing = 0
  /// Whether each animal takes one line, cut to fit.
  var isOneLine = false
  /// Whether names are below the pictures.
  var hasTiles = false
  /// Whether an empty line follows the heading.
  var hasLineBelowHeading = true

  /// Columns per picture: a character cell is about twice as high as wide.
  var pictureColumns: Int { pictureRows * 3 + (pictureRows == 1 ? 1 : 0) }

  /// The fewest lines that so many animals can take.
  func minimumHeight(of count: Int) -> Int {
    let rows = (count + columns - 1) / columns
    return rows * (max(pictureRows, 1) + (hasTiles ? 1 : 0)) + max(rows - 1, 0) * spacing
  }

  // MARK: - Choices

  /// The columns that a row should have for its facts to be readable.
  private static let preferredRowWidth = 60
  /// Cells are no narrower than this unless the window is.
  private static let minimumCellWidth = 36

  /// The arrangements of a list to try, best first: large pictures, then few columns.
  static func lists(width: Int, isPictured: Bool) -> [Self] {
    let few = max(1, width / preferredRowWidth)
    let side = few...max(few, width / minimumCellWidth)
    let airy =
      isPictured
      ? side.flatMap { columns in
        [1, 0].map { Self(pictureRows: 3, columns: columns, spacing: $0) }
      } + [Self(pictureRows: 1, columns: few, isOneLine: true)]
      : [Self()] + (1...few).map { Self(columns: $0, isOneLine: true) }
    let tight = airy.filter { $0.pictureRows < 3 }.map { airy in
      var tight = airy
      tight.hasLineBelowHeading = false
      return tight
    }
    guard isPictured else { return airy + tight }
    // Narrow cells show little but names, so they come last.
    return airy + tight
      + side.dropFirst().map { Self(pictureRows: 1, columns: $0, isOneLine: true) }
  }

  /// The fewest columns for a name below a picture.
  private static let minimumTileWidth = 14
  /// Columns between two tiles, and before the first.
  static let gap = 2

  /// The arrangements of a grid to try, best first: from large to small pictures, then names alone.
  ///
  /// - Parameter rows: the rows of the window; `nil` if the output is not a window.
  static func grids(width: Int, rows: Int?, isPictured: Bool) -> [Self] {
    guard isPictured else { return [Self()] }
    let highest = rows == nil ? 5 : 12
    let tiles = stride(from: highest, through: 3, by: -1).flatMap { rows in
      let cell = max(rows * 3, minimumTileWidth)
      return [1, 0].map {
        Self(pictureRows: rows, columns: max(width / (cell + gap), 1), spacing: $0, hasTiles: true)
      }
    }
    return tiles + [Self()]
  }
}
