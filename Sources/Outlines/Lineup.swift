/// Several outlines on one ground line, true to scale.
package struct Lineup: Sendable, Equatable {
  /// An outline and how large it is.
  package struct Figure: Sendable, Equatable {
    package var outline: Outline
    /// Metres for each unit of the drawing.
    package var unit: Double
    /// The fewest columns it may have, for the words below it.
    package var minimumColumns: Int

    package init(_ outline: Outline, unit: Double, minimumColumns: Int = 1) {
      self.outline = outline
      self.unit = unit
      self.minimumColumns = minimumColumns
    }

    package var height: Double { outline.bounds.height * unit }
    package var width: Double { outline.bounds.width * unit }
  }

  /// A figure as text.
  package struct DrawnFigure: Sendable, Equatable {
    /// All equally wide, from the top; the same number for all figures.
    package var rows: [String]
    /// How many columns it has: those of its rows, or more for the words below.
    package var columns: Int
  }

  /// How many columns wider a gap may become.
  private static let mostSpread = 6

  package private(set) var figures: [DrawnFigure]
  /// Columns between two figures.
  package let gap: Int
  /// Columns for a metre.
  package let columnsPerMetre: Double

  /// Lays figures out as large as they fit; `nil` where they can't.
  ///
  /// - Parameters:
  ///   - columns: the columns there are.
  ///   - rows: the most rows.
  ///   - stretch: how many dots across are as long as one down: 1 for square dots.
  package init?(
    _ figures: [Figure], columns: Int, rows: Int, gap: Int = 3, characters: DotCharacters,
    stretch: Double
  ) {
    let highest = figures.map(\.height).max() ?? 0
    let free = columns - gap * (figures.count - 1)
    guard highest > 0, rows > 0, figures.reduce(0, { $0 + $1.minimumColumns }) <= free else {
      return nil
    }
    func cells(_ figure: Figure, _ scale: Double) -> Int {
      let dots = figure.width * scale * stretch
      return max(Int((dots / Double(characters.columns)).rounded(.up)), figure.minimumColumns, 1)
    }
    func fits(_ scale: Double) -> Bool {
      figures.reduce(0) { $0 + cells($1, scale) } <= free
    }
    // Dots for a metre: as many as the rows allow, or else as the columns do.
    var scale = Double(rows * characters.rows) / highest
    if !fits(scale) {
      var (low, high) = (0.0, scale)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if fits(middle) { low = middle } else { high = middle }
      }
      scale = low
    }
    guard scale > 0 else { return nil }
    // Where the height decides, the figures spread a little.
    let used = figures.reduce(0) { $0 + cells($1, scale) }
    self.gap = gap + min((free - used) / max(figures.count, 1), Self.mostSpread)
    columnsPerMetre = scale * stretch / Double(characters.columns)
    let texts = figures.map { figure in
      characters.text(of: Bitmap(figure.outline, scale: figure.unit * scale, stretch: stretch))
    }
    let height = texts.map(\.count).max() ?? 0
    self.figures = zip(figures, texts).map { figure, text in
      let columns = max(text.first?.count ?? 0, figure.minimumColumns)
      return DrawnFigure(
        rows: Self.padded(text, to: height, columns: columns, figure.outline.place),
        columns: columns)
    }
  }

  /// A drawing in the middle of its columns, on the ground or above it.
  private static func padded(
    _ text: [String], to height: Int, columns: Int, _ place: Outline.Posture
  ) -> [String] {
    let width = text.first?.count ?? 0
    let left = String(repeating: " ", count: (columns - width) / 2)
    let right = String(repeating: " ", count: columns - width - left.count)
    let free = height - text.count
    let below =
      switch place {
      case .onGround: 0
      case .swims: free / 3
      case .flies, .hangs: free
      }
    let empty = String(repeating: " ", count: columns)
    return Array(repeating: empty, count: free - below) + text.map { left + $0 + right }
      + Array(repeating: empty, count: below)
  }
}
