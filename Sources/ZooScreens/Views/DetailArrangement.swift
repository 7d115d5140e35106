import Console
import ZooKit

// Where a detail's picture is placed, and what is left out to fit the window.

extension DetailView {
  /// Where the picture is placed, and what is left out to fit the window.
  struct DetailArrangement {
    var figure: Figure?
    var isBeside = false
    var person = PersonComparison.told
    /// Whether empty lines are left out.
    var isTight = false
    /// The lines of a fact that are shown.
    var mostLines = Int.max
    /// The facts that are shown whole all the same, by their index.
    var wholeFacts: Set<Int> = []

    /// Whether long facts are cut.
    var isCut: Bool { mostLines < .max }
    /// Whether they are, and could be cut further.
    var canCutMore: Bool { isCut && mostLines > 1 }
  }

  /// The space of a picture, and the photograph to show in it; without one it is a drawing.
  struct Figure {
    var columns: Cells
    var rows: Cells
    var slot: PictureSlot?
    /// The animal beside a person, in the last of these rows.
    var person: [StyledLine] = []
  }

  /// How an animal is compared with a person.
  enum PersonComparison: Equatable {
    /// Drawn side by side in so many rows, with a sentence.
    case drawn(rows: Cells)
    case told
    /// Below its drawing.
    case inFigure
    case none
  }

  /// The first arrangement that fits the window. If none does, all words, or as few as possible where they are cut.
  func arrangement(of animal: Animal) -> DetailArrangement {
    let drawn = PersonComparisonView.drawnRows.map { DetailArrangement(person: .drawn(rows: $0)) }
    // Where everything was asked for, nothing is left out.
    let isAll = cutting == .never
    let whole = [DetailArrangement()] + (isAll ? [] : [DetailArrangement(person: .none)])
    let cut =
      [4, 3, 2, 1].map { DetailArrangement(person: .none, mostLines: $0) }
      + [DetailArrangement(person: .none, isTight: true, mostLines: 1)]
    let isPhotographed = window.picture(animal.portrait) != nil
    let canDraw = window.drawing(of: animal) != nil && window.rows != nil
    let all = (canDraw && isPhotographed ? drawn : []) + whole
    // Facts are cut for a photograph, but not for a drawing.
    let pictured =
      isPhotographed
      ? (all + (isAll ? [] : cut)).flatMap { choices($0, animal) }
      : canDraw
        ? all.flatMap { choices($0, animal) }
          + all.flatMap { choices($0, animal, isSmall: true) } : []
    let plain =
      whole + (isAll ? [] : [DetailArrangement(person: .none, isTight: true)])
      + (cutting.isForWindow ? cut : [])
    guard let fitting = (pictured + plain).first(where: { window.canShow(lines(animal, $0)) })
    else {
      if cutting.isForWindow { return cut[cut.count - 1] }
      // What is longer than the window anyway may have a drawing beside it.
      let drawn = isAll && canDraw ? choices(DetailArrangement(), animal) : []
      return drawn.last { $0.isBeside && $0.figure?.slot == nil } ?? DetailArrangement()
    }
    return fitting.isCut ? withWholeFacts(animal, fitting) : fitting
  }

  /// Shows as many of the cut facts whole as there are rows left for.
  private func withWholeFacts(
    _ animal: Animal, _ arrangement: DetailArrangement
  ) -> DetailArrangement {
    animal.facts.indices.reduce(arrangement) { arrangement, index in
      var fuller = arrangement
      fuller.wholeFacts.insert(index)
      return window.canShow(lines(animal, fuller)) ? fuller : arrangement
    }
  }

  /// The places that a picture may have beside these words or above them, or that a small drawing may have.
  private func choices(
    _ words: DetailArrangement, _ animal: Animal, isSmall: Bool = false
  ) -> [DetailArrangement] {
    let picture = window.picture(animal.portrait)
    func placed(columns: Cells, rows: Cells, isBeside: Bool) -> DetailArrangement {
      var arrangement = words
      let slot = picture.map {
        PictureSlot(reference: $0, columns: columns, rows: rows, repainting: repainting)
      }
      arrangement.figure = Figure(columns: columns, rows: rows, slot: slot)
      arrangement.isBeside = isBeside
      return arrangement
    }
    let most = max((window.rows ?? 24) - 2, 1)
    let percentages = isSmall ? Self.smallDrawingPercentages : Self.widthPercentages
    let widths = percentages.map { min(window.columns * $0 / 100, 80) }
    let besidePerson = widths.compactMap { columns -> DetailArrangement? in
      guard picture == nil, let figure = drawnFigure(of: animal, columns: columns, most: most)
      else { return nil }
      var arrangement = words
      (arrangement.figure, arrangement.isBeside) = (figure.figure, true)
      if figure.isTold { arrangement.person = .inFigure }
      return arrangement
    }
    let beside = widths.map { columns in
      // A cell is about twice as high as wide, and most photographs are 3 by 2 or 4 by 3.
      let rows = picture == nil ? drawnRows(of: animal, columns, most) : min(columns * 3 / 8, most)
      return placed(columns: columns, rows: rows, isBeside: true)
    }
    let high = lines(animal, words).map { $0.height(in: window.columns) }.total
    let rows = min((window.rows ?? 40) - high - 3, 16)
    let columns = min(window.columns - 4, rows * 3)
    let above = placed(
      columns: columns, rows: picture == nil ? drawnRows(of: animal, columns, rows) : rows,
      isBeside: false)
    let isWide = window.columns >= Self.minimumWidthBeside
    if isSmall { return isWide ? beside : [] }
    let minimumRows = words.canCutMore ? Self.minimumRowsAboveCutFacts : Self.minimumRows
    return (isWide ? besidePerson + beside : []) + (rows >= minimumRows ? [above] : [])
  }

  /// A drawing with the animal beside a person below it, and whether that is told there in words, too; `nil` where
  /// there is no room for both, or its size is not known.
  private func drawnFigure(
    of animal: Animal, columns: Cells, most: Cells
  ) -> (figure: Figure, isTold: Bool)? {
    let view = PersonComparisonView(preferences: preferences, width: columns)
    let drawing = view.drawing(of: animal, rows: Self.personRows, window.drawingStyle)
    let told = view.lines(animal, drawnIn: Self.personRows, window.drawingStyle)
    let isTold =
      told.count > drawing.count && most - told.cells - 1 >= Self.minimumRowsAboveWords
    let person = isTold ? told : drawing
    let room = most - person.cells - 1
    guard !drawing.isEmpty, room >= Self.minimumRows else { return nil }
    let above = drawnRows(of: animal, columns, room)
    let figure = Figure(columns: columns, rows: above + 1 + person.cells, person: person)
    return (figure, isTold)
  }

  /// The most rows of an animal and a person side by side.
  private static let personRows: Cells = 10

  /// The rows of a drawing that is as large as so many columns and rows allow.
  private func drawnRows(of animal: Animal, _ columns: Cells, _ rows: Cells) -> Cells {
    window.drawing(of: animal).map { $0.drawing.size(columns: columns, rows: rows, $0.style).rows }
      ?? 1
  }

  /// From this many columns on, a picture may be beside the facts.
  private static let minimumWidthBeside: Cells = 72
  /// The widths to try for a picture beside the facts, in percent of the window.
  private static let widthPercentages = [42, 36, 32]
  /// Widths at which a drawing still shows what it is; a photograph hardly does.
  private static let smallDrawingPercentages = [28, 24, 20]
  /// A large picture has at least this many rows.
  private static let minimumRows: Cells = 5
  /// Below a drawing of so many rows there is room for words.
  private static let minimumRowsAboveWords: Cells = 14
  /// As long as facts can be cut further, it has at least this many.
  private static let minimumRowsAboveCutFacts: Cells = 8
}
