import Console

/// How a list is laid out. It follows from the window, the number of animals and what is shown of them; of the layouts
/// that a list may have, the first that has room is taken.
///
/// What an exhibit's lists must show is wrapped in each of them and cut in none: a list without room is longer than its
/// window, and is paged or scrolled.
struct ListLayout: Sendable, Equatable {
  enum Kind: Sendable {
    /// One animal below the other: number, emoji and name, and beside or below them what is said of it.
    case rows
    /// Each beside its picture, in one column or in several.
    case cards
    /// Pictures with the words below them.
    case grid
    /// Names side by side, without pictures, with the words below them.
    case names
  }

  let kind: Kind
  /// The animals of a row.
  var tiles: TileLayout
  /// Rows per picture; 0 where emoji stand for them.
  var pictureRows: Cells = 0
  /// Empty lines between two rows.
  var spacing: Cells = 0
  /// Whether an empty line follows the heading.
  var hasLineBelowHeading = true

  /// Columns per picture: a character cell is about twice as high as wide.
  var pictureColumns: Cells { pictureRows * 3 }

  /// The most lines of a story in so many columns: its first sentence where that can be read, but a line in a grid.
  func storyLines(width: Cells) -> Int {
    (kind == .rows || kind == .cards) && width >= Self.readable ? 4 : 1
  }

  /// What a list shows beside the words.
  enum Thumbnails {
    /// Emoji.
    case none
    /// Drawings.
    case drawn
    case photographs
  }

  /// What a layout follows from.
  struct Input {
    var width: Cells
    /// The rows below the heading; `nil` if the output is not a window.
    var rows: Cells?
    var count: Int
    var thumbnails: Thumbnails
    /// Whether the animals have a story besides their facts.
    var hasStories: Bool
    /// Whether anything is said of an animal besides its name.
    var hasWords: Bool
    /// The columns of the longest name, with what stands before it.
    var names: Cells

    /// Whether its pictures are worth a list that is longer than its window.
    fileprivate var isScrolled: Bool {
      thumbnails == .photographs && count <= mostScrolledPictures
    }
  }

  // MARK: - Choices

  /// The columns of a card whose words are good to read, and the fewest; a story needs more.
  private static let cardWidths: (good: Cells, least: Cells) = (60, 36)
  private static let storyCardWidths: (good: Cells, least: Cells) = (76, 58)
  /// The fewest columns of a picture with words below it.
  private static let leastGridCell: Cells = 22
  /// The columns of a name with words below it.
  private static let nameCell: Cells = 36
  /// From so many columns on, there are two names in a row at least.
  private static let leastForTwoNames: Cells = 60
  /// From so many columns on, the first sentence of a story is told in full, and facts may follow the name.
  static let readable: Cells = 40
  /// A lower drawing could not be told from a blot.
  static let leastDrawnRows: Cells = 3
  private static let cardPicture = leastDrawnRows
  private static let smallPicture: Cells = 2
  /// The highest picture of a grid, in a window and elsewhere.
  private static let gridPicture: Cells = 12
  private static let printedGridPicture: Cells = 5
  /// More photographs are not fetched for a list that is scrolled.
  private static let mostScrolledPictures = 10

  /// The layouts of a list, best first; the last one where none has room.
  static func lists(_ given: Input) -> [Self] {
    func cards(_ least: Cells, _ pictureRows: Cells) -> Self {
      let tiles = TileLayout(atLeast: least, gap: Table.gap, in: given.width)
      return Self(kind: .cards, tiles: tiles, pictureRows: pictureRows)
    }
    let widths = given.hasStories ? storyCardWidths : cardWidths
    let rows = Self(kind: .rows, tiles: TileLayout(of: given.width, gap: 0, in: given.width))
    guard given.thumbnails != .none, given.width >= cardWidths.least else { return [rows] }
    let (few, many) = (cards(widths.good, cardPicture), cards(widths.least, cardPicture))
    let large = few == many ? [few] : [few, many]
    guard given.thumbnails == .photographs else { return large + [rows] }
    return large + [cards(widths.good, smallPicture)] + (given.isScrolled ? [] : [rows])
  }

  /// The same for a grid.
  static func grids(_ given: Input) -> [Self] {
    let share = given.width < leastForTwoNames ? given.width : given.width / 2 - Table.gap
    let least = min(max(given.names, given.hasWords ? nameCell : 0), share)
    let names = Self(
      kind: .names, tiles: TileLayout(atLeast: least, gap: Table.gap, in: given.width))
    guard given.thumbnails != .none else { return [names] }
    let grid = Self(
      kind: .grid,
      tiles: TileLayout(
        atLeast: leastGridCell, gap: 0, in: given.width, for: given.count),
      pictureRows: given.thumbnails == .drawn ? leastDrawnRows : smallPicture)
    return given.isScrolled ? [grid] : [grid, names]
  }

  // MARK: - Room

  /// The layout with what the rows leave room for: larger pictures in a grid, then empty lines.
  ///
  /// - Parameters:
  ///   - words: the lines of words of each animal, for each part of the list.
  ///   - titles: the lines of titles between the parts.
  /// - Returns: the layout, and whether the list has room.
  func fitted(
    _ given: Input, words: [[Cells]], titles: Cells
  ) -> (layout: Self, hasRoom: Bool) {
    var layout = self
    // A picture is indented like its number, and ends before the next.
    let highest = (tiles.width - 2) / 3
    let rows = words.flatMap { heights in
      stride(from: 0, to: heights.count, by: tiles.count).map {
        heights[$0..<min($0 + tiles.count, heights.count)].max() ?? 0
      }
    }
    guard let room = given.rows else {
      if kind == .grid { layout.pictureRows = min(Self.printedGridPicture, highest) }
      return (layout, true)
    }
    if kind == .grid {
      let left = (room - titles - rows.total) / max(rows.count, 1)
      layout.pictureRows = max(pictureRows, min(left, Self.gridPicture, highest))
    }
    let height =
      titles
      + rows.map { kind == .grid ? layout.pictureRows + $0 : max(pictureRows, $0) }.total
    // A list that is scrolled is read in peace.
    guard height <= room else { return (layout, false) }
    layout.hasLineBelowHeading = height < room
    let gaps = rows.cells - words.cells
    if kind == .cards || kind == .grid, height + 1 + gaps <= room { layout.spacing = 1 }
    return (layout, true)
  }
}
