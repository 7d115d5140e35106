import Console
import Foundation
import ZooKit
import ZooQuery
import ZooSources
import ZooWording

/// The name and all facts of an animal, a labelled row per fact.
struct FactTable {
  let preferences: Preferences
  let window: LayoutContext
  let now: Date
  /// The words searched for: they are marked, and the facts that have them come first, but for wide ones.
  var marking = MatchReasons()

  /// With fewer columns beside them, labels have lines of their own.
  private static let leastValue: Cells = 14

  /// All that is known of an animal, wrapped to a width.
  struct Layout {
    /// The name and the sentence.
    var head: [StyledLine]
    /// Its facts, the wide ones last.
    var rows: [Row]
    /// The column where values start.
    var column: Cells
    var width: Cells

    var wideRows: Int { rows.count(where: \.isWide) }
  }

  /// The lines of a fact.
  struct Row {
    var fact: Fact
    var lines: [StyledLine]
    /// Whether a line of it is wider than the sheet, such as an address.
    var isWide: Bool
    /// The word searched for that is in it.
    var match: QueryWord?
  }

  func sheet(of animal: Animal, width: Cells) -> Layout {
    let matching = matchingFacts(of: animal)
    let others = animal.facts.filter { fact in !matching.contains { $0.fact == fact } }
      .compactMap { $0.sayingMore(thanOthersOf: animal) }
    let facts =
      matching.map(\.fact) + others
      + missingMeasures(of: animal).map { Fact(key: $0.rawValue, value: .text(Wording.notKnown)) }
      + animal.pictures.prefix(1).map { Fact(key: "picture", value: .links([$0.address])) }
    // A Wikipedia picture's credit is labelled like a fact, so its label counts for the width. A label too long for
    // the column has a line of its own.
    let isCaptioned = window.picture(animal.portrait)?.isIllustration == true
    let labels = facts.map(Wording.label) + (isCaptioned ? [Wording.pictureLabel] : [])
    let column = (labels.map(\.displayWidth).filter { $0 <= width * 2 / 5 }.max() ?? 0) + 2
    let rows = facts.enumerated().map { index, fact in
      let lines = lines(of: fact, column: column, width: width)
      return Row(
        fact: fact, lines: lines, isWide: lines.contains { $0.displayWidth > width },
        match: index < matching.count ? matching[index].word : nil)
    }
    return Layout(
      head: head(of: animal, width: width),
      rows: rows.filter { !$0.isWide } + rows.filter(\.isWide),
      column: column, width: width)
  }

  /// As many lines of a fact as take so many rows; where that is not all of it, the last one says so.
  func lines(of row: Row, most: Int, in sheet: Layout) -> [StyledLine] {
    func fitting(_ lines: [StyledLine]) -> [StyledLine] {
      var left = most
      return Array(
        lines.prefix {
          left -= $0.height(in: window.columns).count
          return left >= 0
        })
    }
    if most == 0 || fitting(row.lines).count == row.lines.count { return fitting(row.lines) }
    let width = row.isWide ? window.columns : sheet.width
    let room = width - sheet.column - 2
    // It begins near the word searched for.
    let all =
      row.match.map {
        lines(of: row.fact.from($0, room: room), column: sheet.column, width: width)
      } ?? row.lines
    let shown = fitting(all)
    if shown.count == all.count { return all }
    let mark: StyledLine = [Span("… "), Span(Wording.more, .key)]
    let label = shown.count < 2 ? Wording.label(of: row.fact) : ""
    let last = shown.last ?? [Span(label, .quiet)]
    let end =
      switch row.fact.value {
      case _ where !shown.isEmpty && last.displayWidth + 1 + mark.displayWidth <= width:
        last + " " + mark
      // Neither an address nor dots may be cut.
      case .links, .scores: [Span("  "), Span(label.padded(to: sheet.column), .quiet)] + mark
      default:
        (last + " …").truncated(to: max(width - Wording.more.displayWidth - 1, 1)) + " "
          + [Span(Wording.more, .key)]
      }
    return shown.dropLast() + [end]
  }

  /// The facts that have the words searched for, unless the name or the sentence has them.
  private func matchingFacts(of animal: Animal) -> [(fact: Fact, word: QueryWord)] {
    let shown = [animal.fullName, animal.sentence ?? ""].joined(separator: " ")
    return marking.reasons(for: animal, shown: shown, room: .unlimited).reduce(into: []) {
      guard let fact = $1.key.flatMap(animal.fact) else { return }
      if !$0.contains(where: { $0.fact == fact }) { $0.append((fact, $1.word)) }
    }
  }

  /// The name, and the Latin name in brackets; below it the sentence.
  private func head(of animal: Animal, width: Cells) -> [StyledLine] {
    let (name, whole) = (animal.name.printable, animal.fullName.printable)
    let latinName = marked(String(whole.dropFirst(name.count)), .scientificName)
    let lead: StyledLine = window.isSpoken ? "  " : [Span("  \(window.emoji(animal))  ")]
    let sentence = animal.sentence.map {
      StyledLine.space(lead.displayWidth).hanging(marked($0.printable), width: width)
    }
    return lead.hanging(marked(name, .name) + latinName, width: width) + (sentence ?? [])
  }

  private func marked(_ text: String, _ style: Style = .plain) -> StyledLine {
    marking.marked(text, style)
  }

  private func missingMeasures(of animal: Animal) -> [Quantity] {
    Exhibit.named(animal.exhibit).map { animal.missingMeasures(in: $0) } ?? []
  }

  // MARK: - Rows

  private func lines(of fact: Fact, column: Cells, width: Cells) -> [StyledLine] {
    let label = Wording.label(of: fact)
    let isNarrow = width - column < Self.leastValue || label.displayWidth > column - 2
    let lead: StyledLine =
      isNarrow ? "    " : [Span("  "), Span(label.padded(to: column), .quiet)]
    let space = StyledLine.space(lead.displayWidth)
    let rows = lines(
      of: fact, width: width - lead.displayWidth, or: window.columns - lead.displayWidth)
    let indented = rows.enumerated().map { ($0 == 0 ? lead : space) + $1 }
    return isNarrow ? [[Span("  "), Span(label, .quiet)]] + indented : indented
  }

  /// - Parameter whole: the columns for what doesn't stand beside a picture.
  private func lines(of fact: Fact, width: Cells, or whole: Cells) -> [StyledLine] {
    switch fact.value {
    // Not wrapped: a broken address can be neither clicked nor copied.
    case .links(let addresses):
      addresses.map { [Span($0, link: WebAddress($0) == nil ? nil : $0)] }
    case .scores(let scores) where !window.isSpoken: grid(scores, width: width, or: whole)
    default: marked(text(of: fact), fact.alarm ?? .plain).wrapped(to: max(width, 1))
    }
  }

  /// The scores with five dots each, in as many columns as fit; where that is only one, in the whole width.
  private func grid(_ scores: [BreedScore], width: Cells, or whole: Cells) -> [StyledLine] {
    let labels = scores.map(Wording.label)
    let column = (labels.map(\.displayWidth).max() ?? 0) + 2
    let cells: [[StyledLine]] = zip(labels, scores).map { label, score in
      [[Span(label.padded(to: column)), Span(score.dots)]]
    }
    let dots = scores.map(\.dots.displayWidth).max() ?? 0
    let tiles = TileLayout(of: column + dots, gap: 3, in: width)
    return cells.sideBySide(
      tiles.count > 1 ? tiles : TileLayout(of: tiles.width, gap: tiles.gap, in: max(width, whole)))
  }

  /// A fact's value in words; measures in the units chosen.
  func text(of fact: Fact) -> String {
    switch fact.value {
    case .text(let text): Wording.explained(text)
    case .list(let items): Wording.enumeration(items)
    case .measure(let measure):
      measure.shown(under: preferences).text
        + Wording.dimensionSuffix(measure.dimension, ofFact: fact.key)
    case .date(let date): Wording.relativeTime(date, now: now)
    case .event(_, let day): EnglishDate.day(day)
    case .flag(let flag): flag ? Wording.yes : Wording.no
    case .links(let addresses): Wording.enumeration(addresses)
    case .scores(let scores): Wording.spoken(scores)
    }
  }
}

extension Fact {
  /// A text or a list from near a word of it on, as far as that has room; any other fact as it is.
  fileprivate func from(_ word: QueryWord, room: Cells) -> Fact {
    let text: String
    switch value {
    case .text(let words): text = words
    case .list(let items): text = Wording.enumeration(items)
    default: return self
    }
    return Fact(key: key, value: .text(text.from(word, leading: 2, room: room)))
  }

  /// The colour of a status that is one of those threatened; `nil` for anything else.
  fileprivate var alarm: Style? {
    guard key == "conservation" else { return nil }
    // The table itself, as reading all terms takes as long as all the rest.
    let text = searchableText.queryText
    let row = Vocabulary.statuses.rows.first { row in
      row["term"] == text || row["category"]?.folded == text
    }
    let wholes = [row?["term"]].compactMap(\.self) + (row?.list("part_of") ?? [])
    return wholes.contains("endangered")
      ? .ink(.red) : wholes.contains("threatened") ? .ink(.orange) : nil
  }

  /// Without the traits that other facts of the animal tell: "introduced in North America"; `nil` if nothing is left.
  fileprivate func sayingMore(thanOthersOf animal: Animal) -> Fact? {
    guard key == "traits", case .list(let traits) = value else { return self }
    let told = animal.facts.filter { $0.key != key }.map(\.searchableText.queryText)
    let left = traits.filter { trait in !told.contains { $0.contains(trait.queryText) } }
    return left.isEmpty ? nil : Fact(key: key, value: .list(left))
  }
}
