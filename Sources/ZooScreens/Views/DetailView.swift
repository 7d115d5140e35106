import Console
import Foundation
import ZooKit
import ZooSources
import ZooWording

/// One animal with all its facts, and its picture beside them in a wide window, above them in a
/// narrower one if there is room. Where there is no photograph, or as long as it hasn't come, it is a drawing.
struct DetailView {
  let preferences: Preferences
  let window: Window
  let now: Date
  var repainting = PictureEncoder.RepaintTrigger.never
  var pictures: [PictureSlot: PictureState] = [:]
  var cutting = FactTable.Cutting.never

  /// Text is not laid out wider than this: longer lines are hard to read.
  private static let widest: Cells = 100
  /// The columns between the facts and a picture beside them.
  private static let gap: Cells = 3

  func lines(_ animal: Animal) -> [StyledLine] { lines(animal, arrangement(of: animal)) }

  /// All of them, arranged like those that fit the window, but cut nowhere; a drawing stands for a photograph.
  func wholeLines(_ animal: Animal) -> [StyledLine] {
    var whole = arrangement(of: animal)
    (whole.isTight, whole.mostLines, whole.wholeFacts) = (false, .max, [])
    if whole.person == .none { whole.person = .told }
    whole.figure?.slot = nil
    if window.drawing(of: animal) == nil { (whole.figure, whole.isBeside) = (nil, false) }
    return lines(animal, whole)
  }

  /// Whether its facts are cut, or don't fit the window all the same.
  func isCut(_ animal: Animal) -> Bool {
    let arrangement = arrangement(of: animal)
    return arrangement.isCut || arrangement.person == .none
      || !window.canShow(lines(animal, arrangement))
  }

  /// Its picture: at most one.
  func slots(of animal: Animal) -> [PictureSlot] {
    guard window.picture(animal.portrait) != nil else { return [] }
    return [arrangement(of: animal).figure?.slot].compactMap { $0 }
  }

  // MARK: - Lines

  func lines(_ animal: Animal, _ arrangement: DetailArrangement) -> [StyledLine] {
    let taken: Cells = arrangement.isBeside ? (arrangement.figure?.columns ?? 0) + Self.gap : 0
    let width = max(min(window.columns - taken, Self.widest), 1)
    var (words, column) = words(of: animal, width: width, arrangement)
    let picture = arrangement.figure.map { self.picture(of: animal, in: $0) } ?? []
    // Beside the facts the credit is one of them; otherwise it is the picture's caption.
    let lead: StyledLine = [
      Span("  "),
      Span(arrangement.isBeside ? Wording.pictureLabel.padded(to: column) : "", .quiet),
    ]
    // In a wide window it stands with them, else below the picture, where its address has room.
    let isFact = arrangement.isBeside && width >= Self.minimumWidthForCredit
    let credit =
      arrangement.figure?.slot.map {
        credits(of: $0, behind: lead, width: isFact ? width : window.columns)
      } ?? []
    if isFact { words += credit }
    let caption = isFact ? [] : credit
    let scale = scale(of: animal, arrangement.person, width: width)
    let text = words + (scale.isEmpty ? [] : [""] + scale)
    guard arrangement.isBeside else {
      let above = picture.map { [Span("  ")] + $0 } + caption
      return hinting((above.isEmpty ? [] : above + [""]) + text, animal, arrangement)
    }
    // A comparison without room beside the picture goes below it, using the window's full width.
    let isBelow = scale.isEmpty || lineCountBeside(words, picture, width: width) < words.count
    let all = min(window.columns, Self.widest)
    let below = isBelow ? self.scale(of: animal, arrangement.person, width: all) : []
    let lines =
      beside(isBelow ? words : text, picture, width: width) + caption
      + (below.isEmpty ? [] : [""] + below)
    return hinting(lines, animal, arrangement)
  }

  /// How many of the first lines fit beside the picture.
  private func lineCountBeside(_ text: [StyledLine], _ picture: [StyledLine], width: Cells) -> Int {
    text.prefix { $0.displayWidth <= width }.prefix(picture.count).count
  }

  /// The name and the facts, and the column where their values start.
  ///
  /// - Parameter width: the columns beside the picture; below it the facts take all there are.
  private func words(
    of animal: Animal, width: Cells, _ arrangement: DetailArrangement
  ) -> (lines: [StyledLine], column: Cells) {
    let figure = arrangement.isBeside ? arrangement.figure : nil
    return FactTable(preferences: preferences, window: window, now: now).lines(
      of: animal, width: min(window.columns, Self.widest),
      beside: figure.map { (width, $0.rows) }, isTight: arrangement.isTight,
      mostLines: arrangement.mostLines, whole: arrangement.wholeFacts)
  }

  /// The lines, and how to see what is cut; that a comparison is left out is only said where there is room.
  private func hinting(
    _ lines: [StyledLine], _ animal: Animal, _ arrangement: DetailArrangement
  ) -> [StyledLine] {
    let isUncompared = arrangement.person == .none && Wording.personSentence(animal) != nil
    guard arrangement.isCut || isUncompared, let hint = cutting.hint else { return lines }
    let hinting =
      lines + StyledLine("  ").hanging(StyledLine(hint, .quiet), width: window.columns)
    return arrangement.isCut || window.canShow(hinting) ? hinting : lines
  }

  private func scale(
    of animal: Animal, _ person: PersonComparison, width: Cells
  ) -> [StyledLine] {
    let view = PersonComparisonView(preferences: preferences, width: width)
    return switch person {
    case .none, .inFigure: []
    case .told: view.lines(animal)
    case .drawn(let rows): view.lines(animal, drawnIn: rows, window.drawingStyle)
    }
  }

  /// The text beside the picture; from the first line too wide for that, such as an address, it
  /// continues below.
  private func beside(
    _ text: [StyledLine], _ picture: [StyledLine], width: Cells
  ) -> [StyledLine] {
    let narrow = text.prefix(lineCountBeside(text, picture, width: width))
    let rows = picture.enumerated().map { row, part in
      (row < narrow.count ? narrow[row] : []).padded(to: width + Self.gap) + part
    }
    return rows + text.dropFirst(narrow.count)
  }

  /// The picture's rows, always as many as reserved for it. Until a photograph has come there is a drawing, and
  /// if it doesn't come the reason above it.
  private func picture(of animal: Animal, in figure: Figure) -> [StyledLine] {
    let state = figure.slot.flatMap { pictures[$0] }
    if case .picture? = state {
      return (state?.lines(width: figure.columns) ?? []).filled(to: figure.rows)
    }
    let reason = state?.lines(width: figure.columns) ?? []
    let room = figure.rows - reason.cells
    guard room > 2, let (drawing, style) = window.drawing(of: animal) else {
      return reason.filled(to: figure.rows)
    }
    let person = figure.person.isEmpty ? [] : [""] + figure.person
    return reason + drawing.block(columns: figure.columns, rows: room - person.cells, style)
      + person
  }

  /// A Wikipedia picture's file and page, which names author and licence. Always two lines, so that
  /// they can be filled in later; a page that is too wide to be a fact is only linked.
  private func credits(
    of slot: PictureSlot, behind lead: StyledLine, width: Cells
  ) -> [StyledLine] {
    // Of a picture that doesn't come there is none.
    let isMissing = pictures.contains { $0.reference == slot.reference && $1.isMissing }
    guard slot.reference.isIllustration, !isMissing else { return [] }
    guard case .picture(_, let credit?)? = pictures[slot] else { return ["", ""] }
    let room = max(width - lead.displayWidth, 1)
    let isLinkedOnly = credit.page.displayWidth > room && width < window.columns
    return [
      lead + [Span(credit.file.printable.truncated(to: room), .quiet, link: credit.page)],
      isLinkedOnly
        ? [] : .space(lead.displayWidth) + [Span(credit.page, .quiet, link: credit.page)],
    ]
  }

  /// From this many columns on, nearly every credit fits beside a picture.
  private static let minimumWidthForCredit: Cells = 84
}
