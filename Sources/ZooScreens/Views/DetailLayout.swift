import Console

/// How one animal is laid out in a window, in one of three ways, and what is cut where rows are short: a pure function
/// of how high its parts are.
///
/// | layout | needs |
/// |---|---|
/// | `beside` | 72 columns; the picture takes 36 % of them (a drawing 30 %), the first words stand on its left |
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

  /// How many lines a part takes in the two widths it can have.
  struct Height: Equatable {
    /// Beside the picture.
    var narrow: Int
    /// With all columns.
    var wide: Int
    /// Whether it has a line that must not be wrapped and is too wide to stand beside a picture.
    var isWideOnly = false

    func lines(isBeside: Bool) -> Int { isBeside ? narrow : wide }
  }

  /// The heights of all parts.
  struct Parts {
    /// The name and the sentence.
    var head: Height
    var facts: [Height]
    /// The comparison with a person; `nil` where no size is known.
    var comparison: Height?
    /// The lines that name where a picture is from.
    var credit = 0
  }

  /// What may be left out so that it fits.
  enum Cutting: Equatable {
    case nothing
    /// For a picture, the comparison, the empty line and the ends of facts; without one nothing.
    case ends
    /// Whole facts too: it has to fit.
    case facts
  }

  var kind: Kind
  /// The columns and rows of the picture, if there is one.
  var picture: (columns: Cells, rows: Cells)?
  /// How many lines of each fact are shown at most; a fact with 0 is left out.
  var factLines: [Int] = []
  var hasGap = true
  var isCompared = true
  /// Whether something is left out, which a last line says.
  var isCut = false

  // MARK: - What a picture needs

  /// From this many columns on, a picture may be beside the words.
  private static let leastColumnsBeside: Cells = 72
  /// From this many rows on, a picture may be above the words.
  private static let leastRowsForBoth = 14
  private static let mostRowsAbove: Cells = 16
  private static let widestPicture: Cells = 80

  /// What is to be shown as a picture.
  enum PictureKind: Equatable {
    case photograph
    case drawing
  }

  /// The columns of a picture beside the words of a window; `nil` where it is too narrow.
  static func columnsBeside(_ picture: PictureKind, in window: Window) -> Cells? {
    guard window.columns >= leastColumnsBeside else { return nil }
    return min(window.columns * (picture == .photograph ? 36 : 30) / 100, widestPicture)
  }

  /// The most rows of what stands beside the words: those that a line for each fact that is too wide for that leaves, and
  /// one that says what is cut.
  static func mostRowsBeside(_ parts: Parts, in window: Window) -> Cells {
    max((window.rows ?? 24) - Cells(parts.facts.count(where: \.isWideOnly) + parts.credit) - 1, 1)
  }

  /// The rows of a photograph of so many columns: most are 3 by 2 or 4 by 3, and a cell is about twice as high as wide.
  static func photographRows(columns: Cells) -> Cells { columns * 3 / 8 }

  // MARK: - Choosing

  /// - Parameters:
  ///   - beside: the picture that would stand beside the words, with what is below it in its columns.
  init(
    _ parts: Parts, in window: Window, beside: (columns: Cells, rows: Cells, below: Cells)?,
    isPictured: Bool, cutting: Cutting
  ) {
    let rows = window.rows?.count
    if let beside,
      let layout = Self.words(
        parts, in: rows.map { $0 - parts.credit },
        besideRows: (beside.rows + beside.below).count, cutting)
    {
      self = layout
      (kind, picture) = (.beside, (beside.columns, beside.rows))
      return
    }
    if isPictured, beside == nil, let rows {
      let credit = parts.credit + 1
      let least = min(rows * 2 / 5, Self.mostRowsAbove.count) + credit
      if rows >= Self.leastRowsForBoth,
        let layout = Self.words(parts, in: rows - least, besideRows: 0, cutting)
      {
        self = layout
        let free = Cells(rows - credit - layout.height(of: parts, besideRows: 0))
        let high = min(free, Self.mostRowsAbove)
        (kind, picture) = (.above, (min(window.columns - 4, high * 3), high))
        return
      }
    }
    self =
      Self.words(parts, in: rows, besideRows: 0, cutting == .ends ? .nothing : cutting)
      ?? Self.whole(parts)
  }

  private static func whole(_ parts: Parts) -> Self {
    DetailLayout(
      kind: .text, factLines: parts.facts.map { max($0.narrow, $0.wide) },
      isCompared: parts.comparison != nil)
  }

  private init(kind: Kind, factLines: [Int], isCompared: Bool) {
    (self.kind, self.factLines, self.isCompared) = (kind, factLines, isCompared)
  }

  // MARK: - What is cut

  /// The words in so many rows; `nil` if they don't fit with what may be left out.
  ///
  /// - Parameter besideRows: how many of them stand beside a picture.
  private static func words(
    _ parts: Parts, in rows: Int?, besideRows: Int, _ cutting: Cutting
  ) -> Self? {
    var layout = whole(parts)
    guard let rows else { return layout }
    func fits() -> Bool { layout.height(of: parts, besideRows: besideRows) <= rows }
    if cutting == .nothing || fits() { return fits() || besideRows > 0 ? layout : nil }
    layout.isCut = layout.isCompared
    layout.isCompared = false
    if fits() { return layout }
    layout.hasGap = false
    if fits() { return layout }
    layout.isCut = true
    let highest = layout.factLines.max() ?? 1
    for most in stride(from: highest - 1, through: 1, by: -1) {
      layout.factLines = parts.facts.map { min(max($0.narrow, $0.wide), most) }
      if fits() { return layout.filled(parts, rows, besideRows) }
    }
    guard cutting == .facts else { return nil }
    while !fits(), let last = layout.factLines.lastIndex(where: { $0 > 0 }) {
      layout.factLines[last] = 0
    }
    return layout
  }

  /// Rows that are left over go to cut facts, in their order.
  private func filled(_ parts: Parts, _ rows: Int, _ besideRows: Int) -> Self {
    parts.facts.indices.reduce(self) { layout, index in
      var fuller = layout
      fuller.factLines[index] = max(parts.facts[index].narrow, parts.facts[index].wide)
      return fuller.height(of: parts, besideRows: besideRows) <= rows ? fuller : layout
    }
  }

  /// The rows that all of it takes, its picture's among them where that is beside the words.
  func height(of parts: Parts, besideRows: Int) -> Int {
    max(wordRows(parts, besideRows: besideRows), besideRows) + (isCut ? 1 : 0)
  }

  private func wordRows(_ parts: Parts, besideRows: Int) -> Int {
    placed(parts, besideRows: besideRows).reduce(0) { $0 + $1.gap + $1.rows }
  }

  // MARK: - The map

  /// Where a map of where the animal lives stands.
  enum MapPlace: Equatable {
    case belowWords, belowPicture, belowAll
  }

  /// The columns and rows left for a map: below the shorter one of the words and the picture beside them, or else below
  /// all; `nil` where something is cut, and where too little is left.
  ///
  /// - Parameter words: the columns of words beside a picture.
  func map(_ parts: Parts, in window: Window, words columns: Cells, besideRows: Int)
    -> (place: MapPlace, columns: Cells, rows: Cells)?
  {
    guard !isCut, let rows = window.rows else { return nil }
    let words = wordRows(parts, besideRows: besideRows)
    let above = kind == .above ? (picture?.rows.count ?? 0) + 1 : 0
    let all = max(words, besideRows) + above + (kind == .text ? 0 : parts.credit)
    // An empty line is between it and what is above it.
    let below = (MapPlace.belowAll, window.columns - 2, rows - Cells(all) - 1)
    guard kind == .beside, let picture else { return [below].first(where: Self.holdsMap) }
    let beside =
      words < besideRows
      ? (MapPlace.belowWords, columns, Cells(besideRows - words) - 1)
      : (MapPlace.belowPicture, picture.columns, Cells(words - besideRows) - 1)
    return [beside, below].first(where: Self.holdsMap)
  }

  private static func holdsMap(_ room: (place: MapPlace, columns: Cells, rows: Cells)) -> Bool {
    room.rows > MapView.leastRows && room.columns >= MapView.leastColumns
  }

  // MARK: - Where the parts stand

  /// A part of the words, how many empty lines are before it, and whether it stands beside the picture.
  struct Placed: Equatable {
    enum Part: Equatable {
      case head
      case fact(Int)
      case comparison
    }

    var part: Part
    var gap: Int
    /// The rows that it takes in a terminal.
    var rows: Int
    var isBeside: Bool
  }

  /// The parts from the top to the bottom.
  func placed(_ parts: Parts, besideRows: Int) -> [Placed] {
    var placed: [Placed] = []
    var row = 0
    func place(_ part: Placed.Part, _ height: Height, most: Int, behind gap: Int = 0) {
      var start = row + gap
      // What is too wide stands below the picture, and so does all that follows it.
      if height.isWideOnly { start = max(start, besideRows) }
      let isBeside = start < besideRows
      let rows = min(height.lines(isBeside: isBeside), most)
      placed.append(Placed(part: part, gap: start - row, rows: rows, isBeside: isBeside))
      row = start + rows
    }
    place(.head, parts.head, most: .max)
    var gap = hasGap ? 1 : 0
    for (index, fact) in parts.facts.enumerated() where factLines[index] > 0 {
      place(.fact(index), fact, most: factLines[index], behind: gap)
      gap = 0
    }
    if isCompared, let comparison = parts.comparison {
      place(.comparison, comparison, most: .max, behind: 1)
    }
    return placed
  }
}
