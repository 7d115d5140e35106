import Console
import ZooKit
import ZooSources
import ZooWording

/// Why an animal is among the matches of a search.
struct MatchReasons: Sendable {
  /// The words searched for, folded.
  let words: [String]

  struct Reason {
    var text: String
    /// The key of the fact it is from; `nil` for the Latin name or the sentence.
    var key: String?
    /// The word searched for.
    var word: String
  }

  /// More words than anybody searches for.
  private static let mostWords = 20
  /// The columns of what is quoted in a list.
  static let quoteWidth: Cells = 36

  init(words: [String]) { self.words = Array(words.prefix(Self.mostWords)) }

  /// The words of a search; none where nothing was searched for.
  init(searching text: String?) {
    self.init(words: text?.folded.split(separator: " ").map(String.init) ?? [])
  }

  /// A text with the searched words marked.
  func marked(_ text: String, _ style: Style) -> StyledLine {
    words.isEmpty ? StyledLine(text, style) : StyledLine(text.spans(marking: words, in: style))
  }

  /// Whether a text about an animal of an exhibit shows all words searched for.
  func areShown(in text: String, of exhibit: Exhibit) -> Bool {
    let text = text.folded
    return words.allSatisfy { text.shows($0) || exhibit.isKind($0) }
  }

  /// The facts, or the sentence, that have the words which `shown` doesn't have.
  ///
  /// - Parameter room: the columns for each.
  func reasons(for animal: Animal, shown: String, room: Cells) -> [Reason] {
    if words.isEmpty { return [] }
    let shown = shown.folded
    let searched = searchedFacts(of: animal)
    var reasons: [Reason] = []
    for word in words
    where !shown.shows(word) && !reasons.contains(where: { $0.text.folded.shows(word) }) {
      if let latinName = animal.latinName, latinName.folded.shows(word) {
        reasons.append(Reason(text: latinName, word: word))
      } else if let fact = searched.first(where: { $0.searchableText.folded.shows(word) }) {
        let text = animal.listedWords(fact.key) ?? fact.searchableText
        reasons.append(
          Reason(text: text.item(with: word, room: room), key: fact.key, word: word))
      } else if let sentence = animal.sentence, sentence.folded.shows(word) {
        let quote = sentence.item(with: word, room: room)
        let isWhole = quote.hasPrefix("…") || sentence.hasPrefix(quote)
        reasons.append(Reason(text: isWhole ? quote : "…" + quote, word: word))
      }
    }
    // A later excerpt may have an earlier one's word as well.
    return reasons.enumerated().filter { place, reason in
      !reasons[(place + 1)...].contains {
        $0.key == reason.key && $0.text.folded.shows(reason.word)
      }
    }.map(\.element)
  }

  /// The facts that a search looks at, the most telling first; another one that has the word is no reason.
  private func searchedFacts(of animal: Animal) -> [Fact] {
    guard let exhibit = Exhibit.named(animal.exhibit) else { return animal.facts }
    let names = animal.facts.filter { $0.key.hasSuffix("Name") || $0.key == "otherNames" }
    let keys = exhibit.namingFacts + exhibit.searchedFacts + [exhibit.story].compactMap { $0 }
    return names + keys.compactMap(animal.fact)
  }
}

extension ListQuery.Order {
  /// The score or the size of an animal by which a list is sorted; `nil` for an order of names, and if it isn't known.
  ///
  /// - Parameter isNarrow: whether it stands for itself, without a label.
  func deciding(
    _ animal: Animal, _ preferences: Preferences, isSpoken: Bool, isNarrow: Bool = false
  ) -> String? {
    switch self {
    case .score(let key, _):
      animal.score(key).map {
        if isSpoken { return Wording.spoken([$0]) }
        return isNarrow ? $0.dots : "\(Wording.label(of: $0)) \($0.dots)"
      }
    case .measure(let kind, _):
      animal.measure(kind).map {
        let size = $0.shown(under: preferences).text
        return isNarrow ? size : "\(Wording.label(of: kind)) \(size)"
      }
    case .name, .reversedName: nil
    }
  }
}

extension String {
  /// Whether a folded text shows a searched word, or the whole word that this is the plural of.
  fileprivate func shows(_ word: String) -> Bool {
    if contains(word) { return true }
    let singulars = word.singularForms
    return !singulars.isEmpty
      && split { !$0.isLetter && !$0.isNumber }.contains { singulars.contains(String($0)) }
  }

  /// The text from shortly before the word that contains this.
  func beginning(near word: String) -> String {
    let words = split(separator: " ")
    guard let match = words.firstIndex(where: { String($0).folded.shows(word) }), match > 2 else {
      return self
    }
    return "… " + words[(match - 2)...].joined(separator: " ")
  }

  /// The item of the list, or of the sentence, that contains this; if all of it has no room, from this word on, or with as
  /// many words before it as there is room for, cut at its end; without any room the word alone.
  fileprivate func item(with word: String, room: Cells) -> String {
    let items = split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
    guard let item = items.first(where: { String($0).folded.shows(word) }) else { return self }
    let text = String(item).withoutFullStop
    guard text.displayWidth > room else { return text }
    let words = text.split(separator: " ").map(String.init)
    let match = words.firstIndex { $0.folded.shows(word) } ?? 0
    if room == 0 {
      return (match > 0 ? "…" : "") + words[match] + (match + 1 < words.count ? "…" : "")
    }
    var start = match
    var width = words[match...].map { $0.displayWidth + 1 }.total
    while start > 0, width + words[start - 1].displayWidth + 1 <= room {
      start -= 1
      width += words[start].displayWidth + 1
    }
    return ((start > 0 ? "…" : "") + words[start...].joined(separator: " "))
  }

  private var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
