import Console
import ZooKit
import ZooSources
import ZooWording

/// Why an animal is among the matches of a search.
struct MatchReasons {
  /// The words searched for, folded.
  let words: [String]

  /// More words than anybody searches for.
  private static let mostWords = 20

  init(words: [String]) { self.words = Array(words.prefix(Self.mostWords)) }

  /// The facts, or the sentence, that have the words which `shown` doesn't have.
  ///
  /// - Parameter hasContext: whether there is room for labels and the words before the one searched for.
  func reasons(for animal: Animal, shown: String, hasContext: Bool = true) -> [String] {
    if words.isEmpty { return [] }
    let shown = shown.folded
    var reasons: [String] = []
    for word in words
    where !shown.contains(word) && !reasons.contains(where: { $0.folded.contains(word) }) {
      if let latinName = animal.latinName, latinName.folded.contains(word) {
        reasons.append(latinName)
      } else if let fact = animal.facts.first(where: { $0.searchableText.folded.contains(word) }) {
        let text = animal.listedWords(fact.key) ?? fact.searchableText
        reasons.append(
          hasContext ? "\(fact.label): \(text.excerpt(around: word))" : text.item(with: word))
      } else if let sentence = animal.sentence, sentence.folded.contains(word) {
        reasons.append(hasContext ? sentence.excerpt(around: word) : sentence.item(with: word))
      }
    }
    return reasons
  }
}

extension ListView {
  private func matchReasons(_ listing: Listing) -> MatchReasons {
    MatchReasons(words: listing.narrowedTo?.folded.split(separator: " ").map(String.init) ?? [])
  }

  /// A text with the searched words marked.
  func marked(_ text: String, _ style: Style, _ listing: Listing) -> StyledLine {
    let words = matchReasons(listing).words
    return words.isEmpty
      ? StyledLine(text, style) : StyledLine(text.spans(marking: words, in: style))
  }

  /// The score by which the list is sorted.
  func sortedScore(_ animal: Animal, _ listing: Listing) -> [String] {
    guard case .score(let key, _)? = listing.order, let score = animal.score(key) else { return [] }
    return [window.isSpoken ? Wording.spoken([score]) : "\(score.label) \(score.dots)"]
  }

  /// The facts, or the sentence, that have the searched words which the row doesn't show.
  func matchReasons(_ animal: Animal, shown: String, _ listing: Listing) -> [String] {
    matchReasons(listing).reasons(for: animal, shown: shown)
  }
}

extension String {
  private static let wholeExcerpt = 40

  /// The words around the first one that contains this; a short text stays whole.
  fileprivate func excerpt(around word: String) -> String {
    guard count > Self.wholeExcerpt else { return self }
    let words = split(separator: " ")
    guard let match = words.firstIndex(where: { String($0).folded.contains(word) }) else {
      return self
    }
    let range = max(match - 2, 0)..<min(match + 4, words.count)
    let text = words[range].joined(separator: " ")
    return (range.lowerBound > 0 ? "… " : "") + text + (range.upperBound < words.count ? " …" : "")
  }

  /// The same for few columns: from the first word that contains this to the next comma.
  fileprivate func item(with word: String) -> String {
    let rest = split(separator: " ").drop { !String($0).folded.contains(word) }
    return rest.joined(separator: " ").split(separator: ",").first.map(String.init) ?? self
  }
}
