import Console
import Foundation
import ZooKit
import ZooQuery
import ZooSources
import ZooWording

/// The name and all facts of an animal, a labelled row per fact.
struct FactTable {
  let preferences: Preferences
  let window: Window
  let now: Date
  /// The words searched for: they are marked, and the facts that have them come first.
  var marking = MatchReasons()

  /// With fewer columns beside them, labels have lines of their own.
  private static let leastValue: Cells = 14
  /// The fewest columns that name and sentence leave of a line for the emoji and the margin.
  private static let margin: Cells = 6

  /// All that is known of an animal, wrapped at the two widths that it can have.
  struct Sheet {
    /// The name and the sentence.
    var head: Wrapped
    var facts: [FactRows]
    /// The column where values start.
    var column: Cells
  }

  /// Some lines beside a picture, and with all columns.
  struct Wrapped {
    var narrow: [StyledLine]
    var wide: [StyledLine]

    /// - Parameter narrow: the columns beside a picture; `nil` where there is none.
    init(narrow: Cells?, wide: Cells, _ lines: (Cells) -> [StyledLine]) {
      self.wide = lines(wide)
      self.narrow = narrow.map(lines) ?? self.wide
    }

    /// How high it is, in a window of so many columns.
    func height(narrow: Cells?, window columns: Cells) -> DetailLayout.Height {
      func rows(_ lines: [StyledLine]) -> Int { lines.map { $0.height(in: columns) }.total.count }
      return DetailLayout.Height(
        narrow: self.narrow.count, wide: rows(wide),
        isWideOnly: narrow.map { room in self.narrow.contains { $0.displayWidth > room } } ?? false)
    }

    func lines(isBeside: Bool) -> [StyledLine] { isBeside ? narrow : wide }
  }

  /// The lines of a fact.
  struct FactRows {
    var fact: Fact
    var lines: Wrapped
    /// The word searched for that is in it.
    var match: QueryWord?
  }

  /// - Parameters:
  ///   - narrow: the columns beside a picture; `nil` where there is none.
  ///   - wide: the columns where there is no picture.
  func sheet(of animal: Animal, narrow: Cells?, wide: Cells) -> Sheet {
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
    let widths = labels.map(\.displayWidth).filter { $0 <= (narrow ?? wide) * 2 / 5 }
    let column = (widths.max() ?? 0) + 2
    return Sheet(
      head: Wrapped(narrow: narrow, wide: wide) { head(of: animal, width: $0) },
      facts: facts.enumerated().map { index, fact in
        FactRows(
          fact: fact,
          lines: Wrapped(narrow: narrow, wide: wide) { row(fact, column: column, width: $0) },
          match: index < matching.count ? matching[index].word : nil)
      }, column: column)
  }

  /// So many lines of a fact; where that is not all of it, the last one says so.
  func lines(of rows: FactRows, most: Int, column: Cells, width: Cells, isBeside: Bool)
    -> [StyledLine]
  {
    let all = rows.lines.lines(isBeside: isBeside)
    guard all.count > most else { return all }
    let room = width - column - 2 - " … \(Wording.more)".displayWidth
    // It begins at the word searched for.
    let shown =
      rows.match.map {
        row(rows.fact.beginning(near: $0, room: room), column: column, width: width)
      } ?? all
    let lead: StyledLine = [
      Span("  "), Span(Wording.label(of: rows.fact).padded(to: column), .quiet),
    ]
    return cut(shown, of: rows.fact.value, to: most, width: width, lead: lead)
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
    let title = title(of: animal, width: width - Self.margin).enumerated().map { index, part in
      [Span(window.isSpoken ? "  " : index == 0 ? "  \(window.emoji(animal))  " : "      ")] + part
    }
    let sentence = animal.sentence.map { sentence in
      StyledLine.space(window.isSpoken ? 2 : Self.margin)
        .hanging(marked(sentence.printable), width: width)
    }
    return title + (sentence ?? [])
  }

  private func marked(_ text: String, _ style: Style = .plain) -> StyledLine {
    marking.marked(text, style)
  }

  private func missingMeasures(of animal: Animal) -> [Quantity] {
    Exhibit.named(animal.exhibit).map { animal.missingMeasures(in: $0) } ?? []
  }

  /// The name, and the Latin name in brackets.
  private func title(of animal: Animal, width: Cells) -> [StyledLine] {
    var rest = animal.name.printable.count { $0 != " " }
    return animal.fullName.printable.wrapped(to: width).map { part in
      let named = part.prefix { character in
        if character != " " { rest -= 1 }
        return rest >= 0
      }
      return marked(String(named), .name)
        + marked(String(part.dropFirst(named.count)), .scientificName)
    }
  }

  // MARK: - Rows

  private func row(_ fact: Fact, column: Cells, width: Cells) -> [StyledLine] {
    let label = Wording.label(of: fact)
    let isNarrow = width - column < Self.leastValue || label.displayWidth > column - 2
    let lead: StyledLine =
      isNarrow ? "    " : [Span("  "), Span(label.padded(to: column), .quiet)]
    let space = StyledLine.space(lead.displayWidth)
    let rows = lines(of: fact, width: max(width - lead.displayWidth, 1))
    let indented = rows.enumerated().map { ($0 == 0 ? lead : space) + $1 }
    return isNarrow ? [[Span("  "), Span(label, .quiet)]] + indented : indented
  }

  private func lines(of fact: Fact, width: Cells) -> [StyledLine] {
    switch fact.value {
    // Not wrapped: a broken address can be neither clicked nor copied.
    case .links(let addresses):
      addresses.map { [Span($0, link: WebAddress($0) == nil ? nil : $0)] }
    case .scores(let scores) where !window.isSpoken: grid(scores, width: width)
    default: marked(text(of: fact), fact.alarm ?? .plain).wrapped(to: width)
    }
  }

  /// The scores with five dots each, in as many columns as fit.
  private func grid(_ scores: [Score], width: Cells) -> [StyledLine] {
    let labels = scores.map(Wording.label)
    let column = (labels.map(\.displayWidth).max() ?? 0) + 2
    let cells: [[StyledLine]] = zip(labels, scores).map { label, score in
      [[Span(label.padded(to: column)), Span(score.dots)]]
    }
    let dots = scores.map(\.dots.displayWidth).max() ?? 0
    return cells.sideBySide(Tiles(of: column + dots, gap: 3, in: width))
  }

  /// Cuts the lines of a fact, and says so at the end of the last.
  private func cut(
    _ row: [StyledLine], of value: Fact.Value, to most: Int, width: Cells, lead: StyledLine
  ) -> [StyledLine] {
    guard row.count > most, let last = row.prefix(most).last else { return row }
    let mark: StyledLine = [Span(" … "), Span(Wording.more, .key)]
    let fits = last.displayWidth + mark.displayWidth <= width
    let end =
      switch value {
      // Neither an address nor dots may be cut.
      case _ where fits: last + mark
      case .links: last + mark
      case .scores: (most == 1 ? lead : .space(lead.displayWidth)) + mark
      default:
        (last + " …").truncated(to: max(width - Wording.more.displayWidth - 1, 1)) + " "
          + [Span(Wording.more, .key)]
      }
    return row.prefix(most - 1) + [end]
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
  /// A text from shortly before a word of it, as far as that has room; any other fact as it is.
  fileprivate func beginning(near word: QueryWord, room: Cells) -> Fact {
    guard case .text(let text) = value else { return self }
    let words = text.split(separator: " ")
    guard let match = words.firstIndex(where: { word.isFound(in: String($0)) }), match > 0 else {
      return self
    }
    let start = (max(match - 2, 0)...match).first { start in
      words[start...match].joined(separator: " ").displayWidth <= room
    }
    let rest = words[(start ?? match)...].joined(separator: " ")
    return Fact(key: key, value: .text(start == 0 ? text : "… " + rest))
  }

  /// The colour of a status that is one of those threatened; `nil` for anything else.
  fileprivate var alarm: Style? {
    guard key == "conservation", let id = Vocabulary.shared.term(searchableText, .status) else {
      return nil
    }
    let wholes = Vocabulary.shared[id].whole.map { Vocabulary.shared[$0].name }
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
