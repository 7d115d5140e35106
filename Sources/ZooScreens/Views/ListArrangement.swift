import Console

/// How a list is arranged in a window: animals per row, picture size and spacing.
struct ListArrangement: Sendable, Equatable {
  /// Rows per picture; 0 shows emoji instead.
  var pictureRows: Cells = 0
  /// Animals side by side.
  var columns = 1
  /// Empty lines between two rows.
  var spacing: Cells = 0
  /// Whether each animal takes one line, cut to fit.
  var isOneLine = false
  /// Whether names are below the pictures.
  var hasTiles = false
  /// Lines of an animal's story below its other facts; with none, its beginning is one of them.
  var storyLines = 0
  /// Whether the first sentence of a story is told in full, even if it takes more lines.
  var hasWholeSentence = false
  /// In a grid, the most lines of facts below a name.
  var factLines = 0
  /// Whether an empty line follows the heading.
  var hasLineBelowHeading = true

  /// Columns per picture: a character cell is about twice as high as wide.
  var pictureColumns: Cells { pictureRows * 3 + (pictureRows == 1 ? 1 : 0) }

  /// The fewest lines that so many animals can take.
  func minimumHeight(of count: Int) -> Cells {
    let rows = (count + columns - 1) / columns
    let words: Cells = hasTiles ? 1 : 0
    return (max(pictureRows, 1) + words) * rows + spacing * (rows - 1)
  }

  /// What a list shows beside the words.
  enum Thumbnails {
    /// Emoji.
    case none
    /// Drawings, which need three rows.
    case drawn
    case photographs
  }

  // MARK: - Choices

  /// The columns that a row should have for its facts to be readable.
  private static let preferredRowWidth: Cells = 60
  /// The columns that a row should have for a story beside its picture.
  private static let storyRowWidth = preferredRowWidth + 16
  /// Cells are no narrower than this unless the window is.
  private static let minimumCellWidth: Cells = 36

  /// The arrangements of a list to try, best first: large pictures, then few columns.
  ///
  /// - Parameter hasStories: whether the animals have a story besides their facts.
  static func lists(width: Cells, _ thumbnails: Thumbnails, hasStories: Bool) -> [Self] {
    let few = max(1, width.parts(of: preferredRowWidth))
    // More columns of large pictures leave stories no room.
    let side =
      hasStories
      ? max(1, width.parts(of: storyRowWidth))...few
      : few...max(few, width.parts(of: minimumCellWidth))
    let large = (hasStories ? [true, false] : [false]).flatMap { hasWholeSentence in
      side.flatMap { columns in
        [1, 0].map {
          Self(
            pictureRows: 3, columns: columns, spacing: $0, hasWholeSentence: hasWholeSentence)
        }
      }
    }
    let small = [1, 0].map { Self(pictureRows: 2, columns: few, spacing: $0) }
    let least = Self(pictureRows: 1, columns: few, isOneLine: true)
    if thumbnails == .photographs {
      return large + small + small.suffix(1).map(\.tight) + [least, least.tight]
    }
    let told =
      hasStories ? [Self(storyLines: 2, hasWholeSentence: true), Self(storyLines: 1)] : [Self()]
    // A story loses the empty line first.
    let spaced = told + (hasStories ? told.map(\.tight) : [])
    let oneLine = (1...few).map { Self(columns: $0, isOneLine: true) }
    return (thumbnails == .drawn ? large : []) + spaced + oneLine + (told + oneLine).map(\.tight)
  }

  /// Without an empty line below the heading.
  private var tight: Self {
    var tight = self
    tight.hasLineBelowHeading = false
    return tight
  }

  /// A list that is too long for its window.
  static func long(width: Cells, hasStories: Bool) -> Self {
    let isWide = hasStories && width >= preferredRowWidth
    return Self(storyLines: isWide ? 2 : hasStories ? 1 : 0, hasWholeSentence: isWide)
  }

  /// The fewest columns for a name and facts below a picture.
  private static let minimumTileWidth: Cells = 20
  /// Columns between two tiles, and before the first.
  static let gap: Cells = 2

  /// The arrangements of a grid to try, best first: from large to small pictures, then names and facts, then
  /// names alone.
  ///
  /// - Parameter rows: the rows of the window; `nil` if the output is not a window.
  static func grids(width: Cells, rows: Cells?, _ thumbnails: Thumbnails) -> [Self] {
    let names = [2, 1, 0].map { Self(factLines: $0) }
    guard thumbnails != .none else { return names }
    let highest = rows == nil ? 5 : 12
    // Facts matter more than larger pictures.
    let tiles = [2, 1, 0].flatMap { factLines in
      stride(from: highest, through: 3, by: -1).map { Cells($0) }.flatMap { rows in
        let cell = max(rows * 3, minimumTileWidth)
        let tiles = [1, 0].map {
          Self(
            pictureRows: rows, columns: max(width.parts(of: cell + gap), 1), spacing: $0,
            hasTiles: true,
            factLines: factLines)
        }
        return tiles + tiles.suffix(1).map(\.tight)
      }
    }
    return tiles + names
  }
}
