/// How what a list holds stands in a window: how many side by side, with pictures of which size, and
/// how much air between them.
struct ListArrangement: Sendable, Equatable {
  /// The rows of each picture; 0 where the emoji stand for them.
  var pictureRows = 0
  /// How many stand side by side.
  var columns = 1
  /// Empty lines between two rows.
  var spacing = 0
  /// Whether each takes one line, whatever has to be left out for it.
  var isTerse = false
  /// Whether the names stand below the pictures.
  var isTiled = false
  /// Whether an empty line stands below the heading.
  var isAiry = true

  /// The columns of a picture: a character cell is about twice as high as wide.
  var pictureColumns: Int { pictureRows * 3 + (pictureRows == 1 ? 1 : 0) }

  /// The lines that so many take at least.
  func leastHeight(of count: Int) -> Int {
    let rows = (count + columns - 1) / columns
    return rows * (max(pictureRows, 1) + (isTiled ? 1 : 0)) + max(rows - 1, 0) * spacing
  }

  // MARK: - Choices

  /// The columns that a row should have, for its facts to be read.
  private static let comfortable = 60
  /// A cell is no narrower than this if that can be helped.
  private static let narrowest = 36

  /// The arrangements of a list to try, the best first: as large pictures as fit, then as few columns
  /// as do.
  ///
  /// - Parameter isPictured: whether there are pictures at all.
  static func lists(width: Int, isPictured: Bool) -> [Self] {
    let few = max(1, width / comfortable)
    let side = few...max(few, width / narrowest)
    let airy =
      isPictured
      ? side.flatMap { columns in
        [1, 0].map { Self(pictureRows: 3, columns: columns, spacing: $0) }
      } + [Self(pictureRows: 1, columns: few, isTerse: true)]
      : [Self()] + (1...few).map { Self(columns: $0, isTerse: true) }
    let tight = airy.filter { $0.pictureRows < 3 }.map { airy in
      var tight = airy
      tight.isAiry = false
      return tight
    }
    guard isPictured else { return airy + tight }
    // Of narrow cells little but the names is left.
    return airy + tight
      + side.dropFirst().map { Self(pictureRows: 1, columns: $0, isTerse: true) }
  }

  /// A name below a picture has so many columns at least.
  private static let narrowestTile = 14
  /// Columns between two tiles, and before the first.
  static let gap = 2

  /// The arrangements of a grid to try, the best first: as large pictures as fit, each above its name;
  /// else the names alone.
  ///
  /// - Parameter rows: the rows of the window; `nil` where it is none.
  static func grids(width: Int, rows: Int?, isPictured: Bool) -> [Self] {
    guard isPictured else { return [Self()] }
    let highest = rows == nil ? 5 : 12
    let tiles = stride(from: highest, through: 3, by: -1).flatMap { rows in
      let cell = max(rows * 3, narrowestTile)
      return [1, 0].map {
        Self(pictureRows: rows, columns: max(width / (cell + gap), 1), spacing: $0, isTiled: true)
      }
    }
    return tiles + [Self()]
  }
}
