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
  }

  /// The first arrangement that fits the window; if none does, the words alone.
  private func arrangement(of animal: Animal) -> DetailArrangement {
    let plain = [
      DetailArrangement(), DetailArrangement(comparesWithPerson: false),
      DetailArrangement(comparesWithPerson: false, isTight: true),
    ]
    let pictured = window.picture(animal.portrait).map { choices($0, animal) } ?? []
    let fitting = (pictured + plain).first { window.canShow(lines(animal, $0)) }
    return fitting ?? DetailArrangement()
  }

  private func choices(_ picture: PictureReference, _ animal: Animal) -> [DetailArrangement] {
    [true, false].flatMap { comparesWithPerson -> [DetailArrangement] in
      let beside = Self.widthPercentages.map { share -> DetailArrangement in
        let columns = min(window.columns * share / 100, 80)
        // A cell is about twice as high as wide, and most pictures are 3 by 2 or 4 by 3.
        let rows = min(columns * 3 / 8, max((window.rows ?? 24) - 2, 1))
        return DetailArrangement(
          slot: slot(picture, columns: columns, rows: rows), isBeside: true,
          comparesWithPerson: comparesWithPerson)
      }
      let words = DetailArrangement(comparesWithPerson: comparesWithPerson)
      let left = (window.rows ?? 40) - lines(animal, words).count - 3
      let rows = min(left, 16)
      let columns = min(window.columns - 4, rows * 3)
      let above = DetailArrangement(
        slot: slot(picture, columns: columns, rows: rows), comparesWithPerson: comparesWithPerson)
      let isWide = window.columns >= Self.minimumWidthBeside
      return (isWide ? beside : []) + (rows >= Self.minimumRows ? [above] : [])
    }
  }

  private func slot(_ picture: PictureReference, columns: Int, rows: Int) -> PictureSlot {
    PictureSlot(reference: picture, columns: columns, rows: rows, repainting: repainting)
  }

  /// From this many columns on, a picture may be beside the facts.
  private static let minimumWidthBeside = 72
  /// The widths to try for a picture beside the facts, in percent of the window.
  private static let widthPercentages = [42, 36, 32]
  /// A large picture has at least this many rows.
  private static let minimumRows = 5

  private func lines(_ animal: Animal, _ arrangement: DetailArrangement) -> [StyledLine] {
    let taken = arrangement.isBeside ? (arrangement.slot?.columns ?? 0) + Self.gap : 0
    let width = max(min(window.columns - taken, Self.widest), 1)
    let (words, column) = words(of: animal, width: width, isTight: arrangement.isTight)
    let picture = arrangement.slot.map(picture) ?? []
    // Beside the facts the credit is one of them; otherwise it is the picture's caption.
    let lead: StyledLine = [
      Span("  "), Span(arrangement.isBeside ? Self.captionLabel.padded(to: column) : "", .quiet),
    ]
    let caption = arrangement.slot.map { credits(of: $0, behind: lead) } ?? []
    let scale =
      arrangement.comparesWithPerson ? scale(of: animal, width: width, column: column) : []
    let text = words + (scale.isEmpty ? [] : [""] + scale)
    guard arrangement.isBeside else {
      let above = picture.map { [Span("  ")] + $0 } + caption
      return (above.isEmpty ? [] : above + [""]) + text
    }
    // Bars without room beside the picture go below it, using the window's full width.
    let isBelow = scale.isEmpty || lineCountBeside(words, picture, width: width) < words.count
    let all = min(window.columns, Self.widest)
    let below =
      arrangement.comparesWithPerson && isBelow
      ? self.scale(of: animal, width: all, column: column) : []
    return beside(isBelow ? words : text, picture, width: width) + caption
      + (below.isEmpty ? [] : [""] + below)
  }

  /// How many of the first lines fit beside the picture.
  private func lineCountBeside(_ text: [StyledLine], _ picture: [StyledLine], width: Int) -> Int {
    text.prefix { $0.displayWidth <= width }.prefix(picture.count).count
  }

  private func scale(of animal: Animal, width: Int, column: Int) -> [StyledLine] {
    PersonComparisonView(width: width, column: column, isSpoken: window.isSpoken).lines(animal)
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

  // MARK: - Words

  /// The label of a picture's address or credit.
  private static let captionLabel = "Picture"

  /// The name and the facts, and the column where their values start.
  private func words(
    of animal: Animal, width: Int, isTight: Bool
  ) -> (lines: [StyledLine], column: Int) {
    let title = title(of: animal, width: width - 6).enumerated().map { index, part in
      [Span(window.isSpoken ? "  " : index == 0 ? "  \(window.emoji(animal))  " : "      ")] + part
    }
    let rows =
      animal.facts.map { ($0.label, text(of: $0.value), String?.none) }
      + missingMeasures(of: animal).map { ($0.rawValue.capitalized, Wording.notKnown, nil) }
    let pictures = animal.pictures.prefix(1).map {
      (Self.captionLabel, $0.address, $0.original.link)
    }
    let all = rows + pictures
    // A Wikipedia picture's credit is labelled like a fact, so its label counts for the width.
    let isCaptioned = window.picture(animal.portrait)?.isIllustration == true
    let labels = all.map(\.0) + (isCaptioned ? [Self.captionLabel] : [])
    let column = (labels.map(\.displayWidth).max() ?? 0) + 2
    let facts = all.flatMap { label, value, link in
      row(label, value, link: link, column: column, width: width)
    }
    return (title + (isTight ? [] : [""]) + facts, column)
  }

  private func missingMeasures(of animal: Animal) -> [Quantity] {
    Exhibit.named(animal.exhibit).map { animal.missingMeasures(in: $0) } ?? []
  }

  /// The name, and the Latin name in brackets.
  private func title(of animal: Animal, width: Int) -> [StyledLine] {
    var rest = animal.name.printable.count { $0 != " " }
    return animal.fullName.printable.wrapped(to: width).map { part in
      let named = part.prefix { character in
        if character != " " { rest -= 1 }
        return rest >= 0
      }
      return [
        Span(String(named), .name), Span(String(part.dropFirst(named.count)), .scientificName),
      ]
    }
  }

  /// A fact's value in words; measures in the units chosen.
  private func text(of value: Fact.Value) -> String {
    switch value {
    case .text(let text): text
    case .list(let items): Wording.enumeration(items)
    case .measure(let measure):
      measure.shown(under: preferences).text + Wording.dimensionSuffix(measure.dimension)
    case .date(let date): Wording.relativeTime(date, now: now)
    case .event(_, let day): EnglishDate.day(day)
    case .flag(let flag): flag ? "yes" : "no"
    }
  }

  private func row(
    _ label: String, _ value: String, link: String?, column: Int, width: Int
  ) -> [StyledLine] {
    let isNarrow = width - column < 14
    let lead: StyledLine =
      isNarrow ? "    " : [Span("  "), Span(label.padded(to: column), .quiet)]
    // Not wrapped: a broken address can be neither clicked nor copied.
    let isAddress = value.hasPrefix("https://") || value.hasPrefix("http://")
    let text = StyledLine([Span(value, link: link)])
    let rows = isAddress ? [lead + text] : lead.hanging(text, width: width)
    return isNarrow ? [[Span("  "), Span(label, .quiet)]] + rows : rows
  }
}
