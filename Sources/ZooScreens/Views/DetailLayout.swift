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
  struct Truncation: Equatable, Sendable {
    /// The line that says how to see the rest; `nil` where nothing may be left out.
    var hint: String?
    /// Whether it has to fit, so that whole facts may be left out too.
    var hasToFit = false
  }

  /// How many rows all parts take.
  struct Heights {
    /// The name and the sentence.
    var head = 0
    var facts: [Int] = []
    /// How many of the last facts stand below the picture too, since they are wider than the words.
    var wideFacts = 0
    /// The comparison with a person; 0 where no size is known.
    var comparison = 0
    /// The lines that name where a picture is from.
    var credit = 0
    /// The picture beside the words, with what is below it.
    var picture = 0

    /// The most rows of what stands beside the words: those that wide facts and a line that says what is cut leave, but
    /// half of all in any case.
    func mostPictureRows(in window: LayoutContext) -> Cells {
      let rows = window.rows ?? 24
      return max(rows - Cells(facts.suffix(wideFacts).reduce(credit, +)) - 1, rows / 2, 1)
    }
  }

  let kind: Kind
  /// The columns of the words, and of a picture.
  let columns: (words: Cells, picture: Cells)
  private var heights = Heights()
  /// The most lines of each fact; one with 0 is left out.
  private(set) var factLines: [Int] = []
  private(set) var hasGap = true
  private(set) var isCompared = true
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
  static func text(in window: LayoutContext) -> Self { Self(.text, words: window.columns) }

  /// The layout with a photograph or a drawing; `nil` in a window that has no place for one.
  static func pictured(isPhotograph: Bool, in window: LayoutContext) -> Self? {
    if window.columns >= leastColumnsBeside {
      let columns = min(window.columns * (isPhotograph ? 36 : 30) / 100, widestPicture)
      return Self(.beside, words: window.columns - columns - gap, picture: columns)
    }
    guard let rows = window.rows, rows >= leastRowsForBoth else { return nil }
    return Self(.above, words: window.columns, picture: window.columns - 4)
  }

  /// The columns and rows of a picture above the words.
  func pictureAbove(in window: LayoutContext) -> (columns: Cells, rows: Cells) {
    let rows = min((window.rows ?? 0) - Cells(heights.credit + 1 + height), Self.mostRowsAbove)
    return (min(columns.picture, rows * 3), rows)
  }

  // MARK: - What is cut

  /// The layout with as much of the words as has room.
  func fitted(_ heights: Heights, in rows: Cells?, _ cutting: Truncation) -> Self {
    var whole = self
    (whole.heights, whole.factLines) = (heights, heights.facts)
    whole.isCompared = heights.comparison > 0
    guard let room = rows.map({ roomForWords($0, heights.credit) }), whole.height > room else {
      return whole
    }
    guard cutting.hint != nil, kind != .text || cutting.hasToFit else {
      // Above words that are longer than the window, a picture would be out of sight.
      whole.hasRoom = kind != .above
      return whole
    }
    let highest = heights.facts.max() ?? 1
    let cuts =
      [(true, highest), (false, highest)]
      + stride(from: highest - 1, through: 1, by: -1).map { (false, $0) }
    var layout = whole
    layout.isCompared = false
    for (hasGap, most) in cuts {
      (layout.hasGap, layout.factLines) = (hasGap, heights.facts.map { min($0, most) })
      if layout.height <= room { return layout.filled(room) }
    }
    layout.hasRoom = cutting.hasToFit
    while layout.height > room, let last = layout.factLines.lastIndex(where: { $0 > 0 }) {
      layout.factLines[last] = 0
    }
    return layout
  }

  /// Rows that are left over go to cut facts, in their order.
  private func filled(_ room: Int) -> Self {
    factLines.indices.reduce(self) { layout, index in
      var fuller = layout
      fuller.factLines[index] = heights.facts[index]
      return fuller.height <= room ? fuller : layout
    }
  }

  /// The rows that a picture above the words leaves for them, or that where a picture beside them is from leaves.
  private func roomForWords(_ rows: Cells, _ credit: Int) -> Int {
    switch kind {
    case .text: rows.count
    case .beside: (rows - Cells(credit)).count
    case .above: (rows - min(rows * 2 / 5, Self.mostRowsAbove) - Cells(credit + 1)).count
    }
  }

  /// Whether something is left out, which a last line says.
  var isCut: Bool {
    factLines != heights.facts || !isCompared && heights.comparison > 0
  }

  /// The rows of the words, with a picture beside them.
  private var height: Int { max(wordRows, heights.picture) + wideRows + (isCut ? 1 : 0) }

  /// The rows of the facts below both.
  private var wideRows: Int { factLines.suffix(heights.wideFacts).reduce(0, +) }

  /// The rows of the words that stand beside a picture.
  private var wordRows: Int {
    heights.head + (hasGap && !factLines.isEmpty ? 1 : 0)
      + factLines.dropLast(heights.wideFacts).reduce(0, +)
      + (isCompared ? heights.comparison + 1 : 0)
  }

  // MARK: - The map

  /// The columns and rows left for a map, below a picture beside the words or else below these; `nil` where something is
  /// cut, and where too little is left.
  func map(in window: LayoutContext) -> (isBelowPicture: Bool, columns: Cells, rows: Cells)? {
    guard !isCut, let rows = window.rows else { return nil }
    let above = kind == .above ? pictureAbove(in: window).rows + 1 : 0
    // An empty line is between it and what is above it.
    let left = rows - above - Cells(wideRows + heights.credit + 1)
    let below = (false, columns.words, left - Cells(wordRows))
    let rooms =
      kind == .beside
      ? [(true, columns.picture, left - Cells(heights.picture)), below] : [below]
    return rooms.first { $0.1 >= MapView.leastColumns && $0.2 > MapView.leastRows }
  }
}
