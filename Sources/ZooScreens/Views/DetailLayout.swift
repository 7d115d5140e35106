import Console

/// How one animal is laid out in a window, in one of three ways, and what is cut where rows are short: a pure function
/// of how high its parts are.
///
/// | layout | needs |
/// |---|---|
/// | `beside` | 72 columns; the picture takes 36 % of them (a drawing 30 %), the words stand on its left |
/// | `above` | fewer than 72 columns, and 14 rows; the picture takes two fifths of them, or what the words leave, but at most 16 |
/// | `text` | nothing: the words alone |
///
/// The first that has room is taken. When rows are short, the comparison with a person goes first, then the empty line
/// above the facts, then the ends of facts of more than so many lines, then the last facts; and one line says how to see
/// the rest. Where nothing is cut and rows are left, a map stands in them.
struct DetailLayout {
  enum Kind: Equatable {
    case beside, above, text
  }

  /// What may be left out so that it fits: for a picture the comparison, the empty line and the ends of facts.
  struct Cutting: Equatable, Sendable {
    /// The line that says how to see the rest; `nil` where nothing may be left out.
    var hint: String?
    /// Whether it has to fit, so that whole facts may be left out too.
    var hasToFit = false
  }

  /// How many rows all parts take.
  struct Heights {
    /// The name and the sentence.
    var head: Int
    var facts: [Int]
    /// How many of the last facts stand below the picture too, since they are wider than the words.
    var wideFacts: Int
    /// The comparison with a person; 0 where no size is known.
    var comparison: Int
    /// The lines that name where a picture is from.
    var credit: Int
    /// The picture beside the words, with what is below it.
    var picture = 0

    /// The rows of the wide facts, of so many lines each.
    fileprivate func wideRows(_ lines: [Int]) -> Int { lines.suffix(wideFacts).reduce(0, +) }
    /// The rows of all others.
    fileprivate func narrowRows(_ lines: [Int]) -> Int { lines.dropLast(wideFacts).reduce(0, +) }

    /// The most rows of what stands beside the words: those that wide facts and a line that says what is cut leave, but
    /// half of all in any case.
    func mostPictureRows(in window: Window) -> Cells {
      let rows = window.rows ?? 24
      return max(rows - Cells(wideRows(facts) + credit) - 1, rows / 2, 1)
    }
  }

  let kind: Kind
  /// The columns of the words, and of a picture.
  let columns: (words: Cells, picture: Cells)
  /// The most lines of each fact; one with 0 is left out.
  private(set) var factLines: [Int] = []
  private(set) var hasGap = true
  private(set) var isCompared = true
  /// Whether something is left out, which a last line says.
  private(set) var isCut = false
  /// Whether it may be taken.
  private(set) var hasRoom = true

  // MARK: - What each needs

  /// From this many columns on, a picture may be beside the words.
  private static let leastColumnsBeside: Cells = 72
  /// From this many rows on, a picture may be above the words.
  private static let leastRowsForBoth: Cells = 14
  private static let mostRowsAbove: Cells = 16
  private static let widestPicture: Cells = 80
  /// Longer lines are hard to read.
  private static let widestWords: Cells = 100
  /// The columns between the words and a picture beside them.
  static let gap: Cells = 3

  private init(_ kind: Kind, words: Cells, picture: Cells = 0) {
    self.kind = kind
    columns = (max(min(words, Self.widestWords), 1), picture)
  }

  /// The words alone.
  static func text(in window: Window) -> Self { Self(.text, words: window.columns) }

  /// The layout with a photograph or a drawing; `nil` in a window that has no place for one.
  static func pictured(isPhotograph: Bool, in window: Window) -> Self? {
    if window.columns >= leastColumnsBeside {
      let share = window.columns * (isPhotograph ? 36 : 30) / 100
      let columns = min(share, widestPicture)
      return Self(.beside, words: window.columns - columns - gap, picture: columns)
    }
    guard let rows = window.rows, rows >= leastRowsForBoth else { return nil }
    return Self(.above, words: window.columns, picture: window.columns - 4)
  }

  /// The columns and rows of a picture above the words.
  func pictureAbove(_ heights: Heights, in window: Window) -> (columns: Cells, rows: Cells) {
    let rows = (window.rows ?? 0) - Cells(heights.credit + 1 + height(heights))
    let high = min(rows, Self.mostRowsAbove)
    return (min(columns.picture, high * 3), high)
  }

  // MARK: - What is cut

  /// The layout with as much of the words as has room.
  func fitted(_ heights: Heights, in rows: Cells?, _ cutting: Cutting) -> Self {
    var layout = self
    layout.factLines = heights.facts
    layout.isCompared = heights.comparison > 0
    guard let room = rows.map({ roomForWords(heights, in: $0) }) else { return layout }
    func fits() -> Bool { layout.height(heights) <= room }
    if fits() { return layout }
    if cutting.hint == nil || kind == .text && !cutting.hasToFit {
      // Above words that are longer than the window, a picture would be out of sight.
      layout.hasRoom = kind != .above
      return layout
    }
    layout.isCut = layout.isCompared
    layout.isCompared = false
    if fits() { return layout }
    layout.hasGap = false
    if fits() { return layout }
    layout.isCut = true
    for most in stride(from: (heights.facts.max() ?? 1) - 1, through: 1, by: -1) {
      layout.factLines = heights.facts.map { min($0, most) }
      if fits() { return layout.filled(heights, room) }
    }
    layout.hasRoom = cutting.hasToFit
    while !fits(), let last = layout.factLines.lastIndex(where: { $0 > 0 }) {
      layout.factLines[last] = 0
    }
    return layout
  }

  /// Rows that are left over go to cut facts, in their order.
  private func filled(_ heights: Heights, _ room: Int) -> Self {
    heights.facts.indices.reduce(self) { layout, index in
      var fuller = layout
      fuller.factLines[index] = heights.facts[index]
      return fuller.height(heights) <= room ? fuller : layout
    }
  }

  /// The rows that a picture above the words leaves for them, or that where a picture beside them is from leaves.
  private func roomForWords(_ heights: Heights, in rows: Cells) -> Int {
    switch kind {
    case .text: rows.count
    case .beside: (rows - Cells(heights.credit)).count
    case .above: (rows - min(rows * 2 / 5, Self.mostRowsAbove) - Cells(heights.credit + 1)).count
    }
  }

  /// The rows of the words, with a picture beside them.
  private func height(_ heights: Heights) -> Int {
    max(wordRows(heights), heights.picture) + heights.wideRows(factLines)
      + (isCut ? 1 : 0)
  }

  /// The rows of the words that stand beside a picture.
  private func wordRows(_ heights: Heights) -> Int {
    heights.head + (hasGap && !factLines.isEmpty ? 1 : 0) + heights.narrowRows(factLines)
      + (isCompared ? heights.comparison + 1 : 0)
  }

  // MARK: - The map

  /// The columns and rows left for a map, below a picture beside the words or else below these; `nil` where something is
  /// cut, and where too little is left.
  func map(_ heights: Heights, in window: Window)
    -> (isBelowPicture: Bool, columns: Cells, rows: Cells)?
  {
    guard !isCut, let rows = window.rows else { return nil }
    // An empty line is between it and what is above it.
    let others =
      Cells(heights.wideRows(factLines) + heights.credit + 1)
      + (kind == .above ? pictureAbove(heights, in: window).rows + 1 : 0)
    let below = (false, columns.words - 2, rows - others - Cells(wordRows(heights)))
    let rooms =
      kind == .beside
      ? [(true, columns.picture - 2, rows - others - Cells(heights.picture)), below] : [below]
    return rooms.first { $0.1 >= MapView.leastColumns && $0.2 > MapView.leastRows }
  }
}
