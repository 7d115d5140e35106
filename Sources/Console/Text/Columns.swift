// How the columns of a width are given to what stands side by side: equal ones to things of one kind, and shares by what
// each part has to say to a name and its facts.

/// Equal cells side by side, in as many rows as it takes.
package struct Tiles: Sendable, Equatable {
  /// Cells per row; at least one.
  package let count: Int
  /// The columns of each.
  package let cell: Cells
  /// The columns between two.
  package let gap: Cells

  /// As many cells of exactly so many columns as a width has room for; at least one.
  package init(of cell: Cells, gap: Cells, in width: Cells) {
    count = max(1, (width + gap).parts(of: cell + gap))
    (self.cell, self.gap) = (cell, gap)
  }

  /// As many cells as are at least so wide, together as wide as the whole; one, however narrow that is.
  ///
  /// - Parameter things: how many there are; they are spread evenly over the rows that they take.
  package init(atLeast least: Cells, gap: Cells, in width: Cells, for things: Int = .max) {
    let most = max(1, min((width + gap).parts(of: least + gap), things))
    let rows = (max(things, 1) - 1) / most + 1
    count = things == .max ? most : (max(things, 1) - 1) / rows + 1
    cell = max((width + gap) / count - gap, 1)
    self.gap = gap
  }
}

extension Cells {
  /// Shares columns among parts side by side. Each gets what it wishes if all do; else those that wish for more than
  /// their part get equal parts of what the modest ones leave.
  ///
  /// - Parameter gap: the columns between two parts.
  package func shared(among wishes: [Cells], gap: Cells) -> [Cells] {
    var left = self - gap * (wishes.count - 1)
    var shares = wishes
    for (place, part) in wishes.enumerated().sorted(by: { $0.element < $1.element }).enumerated() {
      let share = min(part.element, left / (wishes.count - place))
      shares[part.offset] = share
      left -= share
    }
    return shares
  }
}
