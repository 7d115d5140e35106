/// Equal columns of a width for things side by side, in as many rows as it takes.
package struct TileLayout: Sendable, Equatable {
  /// Tiles per row; at least one.
  package let count: Int
  /// The columns of each.
  package let width: Cells
  /// The columns between two.
  package let gap: Cells

  /// As many tiles of exactly so many columns as a room has columns for; at least one.
  package init(of width: Cells, gap: Cells, in room: Cells) {
    count = max(1, (room + gap).parts(of: width + gap))
    (self.width, self.gap) = (width, gap)
  }

  /// As many tiles as are at least so wide, together as wide as the room; one, however narrow that is.
  ///
  /// - Parameter things: how many there are, if they are to be spread evenly over the rows that they take.
  package init(atLeast least: Cells, gap: Cells, in room: Cells, for things: Int? = nil) {
    let most = max(1, (room + gap).parts(of: least + gap))
    count = things.map { Self.spread($0, over: most) } ?? most
    width = max((room + gap) / count - gap, 1)
    self.gap = gap
  }

  /// How many things stand in a row of at most so many, if all rows are alike.
  private static func spread(_ things: Int, over most: Int) -> Int {
    let rows = (max(things, 1) - 1) / most + 1
    return (max(things, 1) - 1) / rows + 1
  }
}
