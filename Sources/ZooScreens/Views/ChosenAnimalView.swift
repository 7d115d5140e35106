import Console
import Foundation
import ZooKit
import ZooWording

/// The animal chosen in the animal browser, beside or below the list: its picture or drawing, its name and sentence,
/// and as many of its facts as fit. In a wide space the picture is beside the facts.
struct ChosenAnimalView {
  let preferences: Preferences
  /// The columns and rows for it.
  let window: Window
  let now: Date
  var pictures: [PictureSlot: PictureState] = [:]
  /// The words searched for.
  var marking = MatchReasons(words: [])
  /// Whether Enter opens the animal with all its facts.
  var opens = true

  private var rows: Cells { window.rows ?? 20 }

  /// From this many columns on, the picture is beside the facts.
  private static let minimumWidthBeside: Cells = 90
  private static let gap: Cells = 3
  /// In a lower window the facts get all rows.
  private static let minimumRowsForPicture: Cells = 14
  private static let pictureRows: ClosedRange<Cells> = 5...24
  /// The rows of an animal drawn beside a person, where there is room.
  private static let personRows: Cells = 12
  /// The lines of a fact that are shown: as many as there is room for.
  private static let mostLines = [Int.max, 4, 2]

  func lines(_ animal: Animal) -> [StyledLine] {
    let figure = figure(of: animal)
    guard isBeside else {
      let above = figure.isEmpty ? [] : figure + [""]
      return above + facts(animal, width: window.columns, rows: rows - above.cells)
    }
    let width = window.columns - figureColumns - Self.gap
    let facts = facts(animal, width: width, rows: rows, comparesWithPerson: figure.isEmpty)
    let beside = figure.isEmpty ? [] : withPerson(animal, below: figure)
    return (0..<max(facts.count, beside.count)).map { row in
      let line = row < facts.count ? facts[row] : StyledLine()
      return row < beside.count ? line.padded(to: width + Self.gap) + beside[row] : line
    }
  }

  func slot(of animal: Animal) -> PictureSlot? {
    guard rows >= Self.minimumRowsForPicture, let picture = window.picture(animal.thumbnail) else {
      return nil
    }
    return PictureSlot(
      reference: picture, columns: figureColumns, rows: figureRows, repainting: .onEveryKey)
  }

  // MARK: - Words

  /// The name, the sentence and the facts; if they are cut, with a hint.
  private func facts(
    _ animal: Animal, width: Cells, rows: Cells, comparesWithPerson: Bool = true
  ) -> [StyledLine] {
    let table = FactTable(
      preferences: preferences, window: window, now: now, marking: marking)
    let choices = Self.mostLines.lazy.map {
      table.lines(of: animal, width: width, isTight: false, mostLines: $0).lines
    }
    guard let facts = choices.first(where: { $0.cells <= rows }) else {
      let hint: [StyledLine] = opens ? [[Span("  "), Span(Wording.enterShowsMore, .quiet)]] : []
      return Self.wholeFacts(of: choices[choices.count - 1], rows: rows - hint.cells) + hint
    }
    let person = PersonComparisonView(preferences: preferences, width: width).lines(animal)
    let fits = comparesWithPerson && !person.isEmpty && facts.cells + person.cells < rows
    return facts + (fits ? [""] + person : [])
  }

  /// The first lines, without the beginning of a fact whose end has no room; a long sentence is cut all the same.
  private static func wholeFacts(of lines: [StyledLine], rows: Cells) -> [StyledLine] {
    let head = (lines.firstIndex { $0.displayWidth == 0 } ?? lines.count) + 1
    var end = min(rows.count, lines.count)
    while end > head, end < lines.count, lines[end].isContinuation { end -= 1 }
    return Array(lines.prefix(end))
  }

  // MARK: - Pictures

  private var isBeside: Bool { window.columns >= Self.minimumWidthBeside }

  private var figureColumns: Cells {
    isBeside ? window.columns * 9 / 20 : min(window.columns, figureRows * 3)
  }

  /// Beside the facts as high as most photographs are in that width, above them two fifths of the height.
  private var figureRows: Cells {
    let wanted = isBeside ? figureColumns * 3 / 8 : rows * 2 / 5
    return min(max(wanted, Self.pictureRows.lowerBound), Self.pictureRows.upperBound)
  }

  /// The photograph; until it has come, or if there is none, the drawing.
  private func figure(of animal: Animal) -> [StyledLine] {
    guard rows >= Self.minimumRowsForPicture else { return [] }
    let state = slot(of: animal).flatMap { pictures[$0] }
    if case .picture? = state {
      return (state?.lines(width: figureColumns) ?? []).filled(to: figureRows)
    }
    guard let (drawing, style) = window.drawing(of: animal) else { return [] }
    return drawing.block(columns: figureColumns, rows: figureRows, style)
  }

  /// The animal beside a person, drawn and in words, below its picture, as far as there is room.
  private func withPerson(_ animal: Animal, below figure: [StyledLine]) -> [StyledLine] {
    let view = PersonComparisonView(preferences: preferences, width: figureColumns)
    let room = rows - figure.cells - 1
    let choices = [
      view.lines(animal, drawnIn: Self.personRows, window.drawingStyle), view.lines(animal),
    ]
    return figure + (choices.first { !$0.isEmpty && $0.cells <= room }.map { [""] + $0 } ?? [])
  }
}

extension StyledLine {
  /// Whether it goes on with the fact above it, whose label is not repeated.
  fileprivate var isContinuation: Bool { spans.first?.text.hasPrefix("   ") == true }
}
