import Console
import Foundation
import ZooKit
import ZooSources
import ZooWording

/// One animal with all its facts, and its picture beside them in a wide window, above them in a
/// narrower one if there is room.
struct DetailView {
  let preferences: Preferences
  let window: Window
  let now: Date
  var repainting = PictureEncoder.RepaintTrigger.never
  var pictures: [PictureSlot: PictureState] = [:]
  var cutting = FactTable.Cutting.never

  /// Text is not laid out wider than this: longer lines are hard to read.
  private static let widest = 100
  /// The columns between the facts and a picture beside them.
  private static let gap = 3

  func lines(_ animal: Animal) -> [StyledLine] { lines(animal, arrangement(of: animal)) }

  /// Its picture: at most one.
  func slots(of animal: Animal) -> [PictureSlot] {
    guard window.picture(animal.portrait) != nil else { return [] }
    return [arrangement(of: animal).slot].compactMap { $0 }
  }

  // MARK: - Layout

  /// Where the picture is placed, and what is left out to fit the window.
  private struct DetailArrangement {
    var slot: PictureSlot?
    var isBeside = false
    var comparesWithPerson = true
    /// Whether empty lines are left out.
    var isTight = false
    /// The lines of a fact that are shown.
    var mostLines = Int.max

    /// Whether long facts are cut.
    var isCut: Bool { mostLines < .max }
    /// Whether they are, and could be cut further.
    var canCutMore: Bool { isCut && mostLines > 1 }
  }

  /// The first arrangement that fits the window. If none does, all words, or as few as possible where they are cut.
  private func arrangement(of animal: Animal) -> DetailArrangement {
    let whole = [DetailArrangement(), DetailArrangement(comparesWithPerson: false)]
    let cut =
      [4, 3, 2, 1].map { DetailArrangement(comparesWithPerson: false, mostLines: $0) }
      + [DetailArrangement(comparesWithPerson: false, isTight: true, mostLines: 1)]
    let pictured =
      window.picture(animal.portrait).map { picture in
        (whole + (cutting == .never ? [] : cut)).flatMap { choices($0, picture, animal) }
      } ?? []
    let plain =
      whole + [DetailArrangement(comparesWithPerson: false, isTight: true)]
      + (cutting.isForWindow ? cut : [])
    return (pictured + plain).first { window.canShow(lines(animal, $0)) }
      ?? (cutting.isForWindow ? cut[cut.count - 1] : DetailArrangement())
  }

  /// The places that a picture may have beside these words or above them.
  private func choices(
    _ words: DetailArrangement, _ picture: PictureReference, _ animal: Animal
  ) -> [DetailArrangement] {
    func placed(columns: Int, rows: Int, isBeside: Bool) -> DetailArrangement {
      var arrangement = words
      arrangement.slot = PictureSlot(
        reference: picture, columns: columns, rows: rows, repainting: repainting)
      arrangement.isBeside = isBeside
      return arrangement
    }
    let beside = Self.widthPercentages.map { share -> DetailArrangement in
      let columns = min(window.columns * share / 100, 80)
      // A cell is about twice as high as wide, and most pictures are 3 by 2 or 4 by 3.
      let rows = min(columns * 3 / 8, max((window.rows ?? 24) - 2, 1))
      return placed(columns: columns, rows: rows, isBeside: true)
    }
    let high = lines(animal, words).reduce(0) { $0 + $1.height(in: window.columns) }
    let rows = min((window.rows ?? 40) - high - 3, 16)
    let above = placed(columns: min(window.columns - 4, rows * 3), rows: rows, isBeside: false)
    let isWide = window.columns >= Self.minimumWidthBeside
    let minimumRows = words.canCutMore ? Self.minimumRowsAboveCutFacts : Self.minimumRows
    return (isWide ? beside : []) + (rows >= minimumRows ? [above] : [])
  }

  /// From this many columns on, a picture may be beside the facts.
  private static let minimumWidthBeside = 72
  /// The widths to try for a picture beside the facts, in percent of the window.
  private static let widthPercentages = [42, 36, 32]
  /// A large picture has at least this many rows.
  private static let minimumRows = 5
  /// As long as facts can be cut further, it has at least this many.
  private static let minimumRowsAboveCutFacts = 8

  private func lines(_ animal: Animal, _ arrangement: DetailArrangement) -> [StyledLine] {
    let taken = arrangement.isBeside ? (arrangement.slot?.columns ?? 0) + Self.gap : 0
    let width = max(min(window.columns - taken, Self.widest), 1)
    let (words, column) = words(of: animal, width: width, arrangement)
    let picture = arrangement.slot.map(picture) ?? []
    // Beside the facts the credit is one of them; otherwise it is the picture's caption.
    let lead: StyledLine = [
      Span("  "),
      Span(arrangement.isBeside ? FactTable.captionLabel.padded(to: column) : "", .quiet),
    ]
    let caption = arrangement.slot.map { credits(of: $0, behind: lead) } ?? []
    let scale =
      arrangement.comparesWithPerson ? scale(of: animal, width: width) : []
    let text = words + (scale.isEmpty ? [] : [""] + scale)
    guard arrangement.isBeside else {
      let above = picture.map { [Span("  ")] + $0 } + caption
      return (above.isEmpty ? [] : above + [""]) + text + hint(arrangement)
    }
    // Bars without room beside the picture go below it, using the window's full width.
    let isBelow = scale.isEmpty || lineCountBeside(words, picture, width: width) < words.count
    let all = min(window.columns, Self.widest)
    let below =
      arrangement.comparesWithPerson && isBelow
      ? self.scale(of: animal, width: all) : []
    return beside(isBelow ? words : text, picture, width: width) + caption
      + (below.isEmpty ? [] : [""] + below) + hint(arrangement)
  }

  /// How many of the first lines fit beside the picture.
  private func lineCountBeside(_ text: [StyledLine], _ picture: [StyledLine], width: Int) -> Int {
    text.prefix { $0.displayWidth <= width }.prefix(picture.count).count
  }

  /// The name and the facts, and the column where their values start.
  private func words(
    of animal: Animal, width: Int, _ arrangement: DetailArrangement
  ) -> (lines: [StyledLine], column: Int) {
    FactTable(preferences: preferences, window: window, now: now).lines(
      of: animal, width: width, isTight: arrangement.isTight, mostLines: arrangement.mostLines)
  }

  /// How to see what is cut.
  private func hint(_ arrangement: DetailArrangement) -> [StyledLine] {
    guard arrangement.isCut, let hint = cutting.hint else { return [] }
    return StyledLine("  ").hanging(StyledLine(hint, .quiet), width: window.columns)
  }

  private func scale(of animal: Animal, width: Int) -> [StyledLine] {
    PersonComparisonView(preferences: preferences, width: width).lines(animal)
  }

  /// The text beside the picture; from the first line too wide for that, such as an address, it
  /// continues below.
  private func beside(
    _ text: [StyledLine], _ picture: [StyledLine], width: Int
  ) -> [StyledLine] {
    let narrow = text.prefix(lineCountBeside(text, picture, width: width))
    let rows = picture.enumerated().map { row, part in
      (row < narrow.count ? narrow[row] : []).padded(to: width + Self.gap) + part
    }
    return rows + text.dropFirst(narrow.count)
  }

  /// The picture's rows, always as many as reserved for it.
  private func picture(in slot: PictureSlot) -> [StyledLine] {
    (pictures[slot]?.lines(width: slot.columns) ?? []).filled(to: slot.rows)
  }

  /// A Wikipedia picture's file and page, which names author and licence. Always two lines, so that
  /// they can be filled in later.
  private func credits(of slot: PictureSlot, behind lead: StyledLine) -> [StyledLine] {
    guard slot.reference.isIllustration else { return [] }
    guard case .picture(_, let credit?)? = pictures[slot] else { return ["", ""] }
    let room = max(window.columns - lead.displayWidth, 1)
    return [
      lead + [Span(credit.file.printable.truncated(to: room), .quiet)],
      .space(lead.displayWidth) + [Span(credit.page, .quiet, link: credit.page)],
    ]
  }
}
