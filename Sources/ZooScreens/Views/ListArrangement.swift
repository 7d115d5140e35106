/// How the rows of a list stand in a window: how many side by side, with pictures of which size, and
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

  /// The columns of a picture: a character cell is about twice as high as wide.
  var pictureColumns: Int { pictureRows * 3 + (pictureRows == 1 ? 1 : 0) }

  /// The lines that so many take at least.
  func leastHeight(of count: Int) -> Int {
    let rows = (count + columns - 1) / columns
    return rows * max(pictureRows, 1) + max(rows - 1, 0) * spacing
  }

  /// A cell is no narrower than this if that can be helped.
  private static let narrowest = 36

  /// The layouts to try, the best first: as large pictures as fit, then as few columns as do.
  ///
  /// - Parameters:
  ///   - comfortable: the columns that a cell should have.
  ///   - isPictured: whether there are pictures at all.
  static func choices(width: Int, comfortable: Int, isPictured: Bool) -> [Self] {
    let few = max(1, width / comfortable)
    let side = few...max(few, width / narrowest)
    let pictured =
      side.flatMap { columns in
        [1, 0].map { Self(pictureRows: 3, columns: columns, spacing: $0) }
      } + side.map { Self(pictureRows: 1, columns: $0, isTerse: true) }
    let plain =
      [Self()] + (1...max(1, width / comfortable)).map { Self(columns: $0, isTerse: true) }
    return (isPictured ? pictured : []) + plain
  }
}
