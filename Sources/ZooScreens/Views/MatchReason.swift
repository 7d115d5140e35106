import Console
import ZooKit
import ZooQuery
import ZooSources
import ZooWording

/// What a row of a list says of an animal besides its name: what the list is sorted by, or what was asked for, and why the
/// animal is among the matches of a search.
struct MatchReasons: Sendable {
  /// What was searched for; `nil` if nothing was.
  private let query: Query?
  /// Its words.
  let words: [QueryWord]
  private var order: ListQuery.Order?
  /// The preferences that an animal is shown with.
  private var preferences: @Sendable (Animal) -> Preferences
  private var isSpoken: Bool
  /// Whether scores and sizes stand for themselves, without a label.
  private var isNarrow: Bool

  /// What is said, the key of the fact it is from (`nil` for a name or the sentence), and the word searched for.
  typealias Reason = (text: String, key: String?, word: QueryWord)

  /// The columns of what is quoted in a list.
  static let quoteWidth: Cells = 36

  init(
    searching text: String? = nil, sortedBy order: ListQuery.Order? = nil, isSpoken: Bool = false,
    isNarrow: Bool = false,
    preferences: @escaping @Sendable (Animal) -> Preferences = { _ in Preferences() }
  ) {
    query = text.map { Query($0) }
    words = query?.queryWords ?? []
    (self.order, self.preferences) = (order, preferences)
    (self.isSpoken, self.isNarrow) = (isSpoken, isNarrow)
  }

  /// What a list is sorted by, or what was asked for, and the key of the fact that it is; `nil` in an order of names.
  func answer(_ animal: Animal) -> (key: String?, text: String)? {
    let asked = query?.askedFact
    switch order ?? asked.flatMap(Measure.Kind.init).map({ .measure($0) }) {
    case .score(let key, _)?:
      guard let score = animal.score(key) else { return nil }
      let label = isNarrow ? "" : "\(Wording.label(of: score)) "
      return (nil, isSpoken ? Wording.spoken([score]) : label + score.dots)
    case .measure(let kind, _)?:
      let size = animal.measure(kind)?.shown(under: preferences(animal))
      if isNarrow { return (nil, size?.shortText ?? Wording.unknown) }
      return (nil, "\(Wording.label(of: kind)) \(size?.text ?? Wording.notKnown)")
    case .lifespan?:
      return (nil, animal.listedWords("lifespan") ?? Wording.notKnown(fact: "lifespan"))
    case .name?, .reversedName?: return nil
    case nil: return asked.flatMap { key in animal.listedWords(key).map { (key, $0) } }
    }
  }

  /// What a row says of an animal: its answer, why it is listed, and other facts, each once.
  ///
  /// - Parameters:
  ///   - shown: what the row says in any case.
  ///   - room: the columns for each reason.
  func parts(of animal: Animal, facts keys: [String], shown: String, room: Cells)
    -> (answer: String?, reasons: [String], others: [String])
  {
    let answer = answer(animal)
    let reasons = reasons(for: animal, shown: shown, room: room)
      .filter { $0.key == nil || $0.key != answer?.key }
    let told = reasons.compactMap(\.key) + [answer?.key].compactMap { $0 }
    let others = keys.filter { !told.contains($0) }.compactMap(animal.listedWords)
    return (answer?.text, reasons.map(\.text), others)
  }

  /// A text with the searched words marked.
  func marked(_ text: String, _ style: Style) -> StyledLine {
    words.isEmpty ? StyledLine(text, style) : StyledLine(text.spans(marking: words, in: style))
  }

  /// The facts, or the sentence, that have the words which `shown` doesn't have, each once.
  ///
  /// - Parameter room: the columns for each.
  func reasons(for animal: Animal, shown: String, room: Cells) -> [Reason] {
    let words =
      query?.words(about: animal, kind: Exhibit.named(animal.exhibit)?.kind ?? "") {
        $0.isFound(in: shown)
      } ?? []
    return words.reduce(into: []) { reasons, next in
      let (word, term) = next
      guard !reasons.contains(where: { word.isFound(in: $0.text) }),
        let (text, key) = quote(of: word, term, animal, shown: shown, room: room),
        !reasons.contains(where: { $0.text == text })
      else { return }
      // What is quoted later may have an earlier quote's word as well.
      reasons.removeAll { $0.key == key && $0.word.isFound(in: text) }
      reasons.append((text, key, word))
    }
  }

  /// The first of the Latin name, the facts and the sentence that has a word; for a term that is true of the animal the fact
  /// that says so, or else the animal's own terms that are a part of it: the reef of the ocean. What kind of animal it is, its
  /// name and its picture tell.
  private func quote(
    of word: QueryWord, _ id: Term.ID?, _ animal: Animal, shown: String, room: Cells
  ) -> (text: String, key: String?)? {
    let term = id.map { Vocabulary.shared[$0] }
    if term == nil, let latinName = animal.latinName, word.isFound(in: latinName) {
      return (latinName, nil)
    }
    let facts =
      term.map { Vocabulary.facts(of: $0.category).compactMap(animal.fact) }
      ?? searchedFacts(of: animal)
    func text(_ fact: Fact) -> String { animal.listedWords(fact.key) ?? fact.searchableText }
    if let fact = facts.first(where: { word.isFound(in: $0.searchableText) }) {
      return (text(fact).item(with: word, room: room), fact.key)
    }
    guard let id, let term else {
      guard let sentence = animal.sentence, word.isFound(in: sentence) else { return nil }
      let quote = sentence.item(with: word, room: room)
      return (quote.hasPrefix("…") || sentence.hasPrefix(quote) ? quote : "…" + quote, nil)
    }
    guard term.category != .kind else { return nil }
    let own = (animal.terms?[term.category.rawValue] ?? []).filter { name in
      Vocabulary.shared.terms(named: [name], term.category).contains(id)
    }
    guard own.isEmpty else {
      let left = own.filter { !QueryWord($0.queryText).isFound(in: shown) }
      return left.isEmpty ? nil : (Wording.enumeration(left), nil)
    }
    if term.category == .trait { return (term.name, nil) }
    return facts.first.map { (text($0), $0.key) }
  }

  /// The facts that a search looks at, the most telling first; another one that has the word is no reason.
  private func searchedFacts(of animal: Animal) -> [Fact] {
    guard let exhibit = Exhibit.named(animal.exhibit) else { return animal.facts }
    let names = animal.facts.filter { $0.key.hasSuffix("Name") || $0.key == "otherNames" }
    let keys = exhibit.namingFacts + exhibit.textKeys
    return names + keys.compactMap(animal.fact)
  }
}

extension String {
  /// The item of the list, or of the sentence, that contains this, near it if all of it has no room.
  fileprivate func item(with word: QueryWord, room: Cells) -> String {
    guard let item = commaSeparated.first(where: word.isFound) else { return self }
    return (item.hasSuffix(".") ? String(item.dropLast()) : item).from(word, room: room)
  }

  /// All of it, or what is from a word on, with as many words before it as there is room for.
  ///
  /// - Parameter leading: how many words stand before it where what follows fills the room.
  func from(_ word: QueryWord, leading: Int = 0, room: Cells) -> String {
    if displayWidth <= room { return self }
    let words = split(separator: " ")
    let match = words.firstIndex { word.isFound(in: String($0)) } ?? 0
    func fit(_ place: Range<Int>) -> Bool {
      words[place].joined(separator: " ").displayWidth + 1 <= room
    }
    var start = match
    while start > 0,
      fit(start - 1..<words.count) || match - start < leading && fit(start - 1..<match + 1)
    {
      start -= 1
    }
    return (start > 0 ? "…" : "") + words[start...].joined(separator: " ")
  }
}
