import Arguments
import ZooKit
import ZooService
import ZooSources

// What was probably meant by words that match nothing, or hardly anything.

extension LiveFilter {
  /// Only for a word, and for few matches: more are no accident.
  func word(near typed: String, _ searchable: Searchable) -> String? {
    let count = otherMatches.map(\.count).reduce(matches.count, +)
    guard typed.count > 3, !typed.contains(" "), (1...Self.fewMatches).contains(count),
      matches.isEmpty && !others.contains(where: { $0.hasWords(typed) })
        || Searchable.isVague(typed, in: [searchable] + others)
    else { return nil }
    let words = searchable.words + others.flatMap(\.words)
    return typed.near(in: words, atMost: 1).first { !$0.contains(typed.folded) }
  }

  private static let fewMatches = 5

  /// Of several, the one without which fewest match: the others say more.
  func excessWord(
    in typed: String, _ searchable: Searchable
  ) -> (word: String, count: Int)? {
    let words = typed.split(separator: " ").map(String.init)
    guard (2...Self.fewWords).contains(words.count) else { return nil }
    let all = includesOthers ? [searchable] + others : [searchable]
    // The others may have typos, too, which are forgiven once that word is gone.
    let meant = words.map { word in
      if all.contains(where: { !$0.allMatches(word).isEmpty }) { return word }
      return word.near(in: all.flatMap(\.words), atMost: word.count > 5 ? 2 : 1).first ?? word
    }
    let candidates = words.indices.map { index in
      var rest = meant
      rest.remove(at: index)
      let kept = rest.joined(separator: " ")
      return (word: words[index], count: all.map { $0.allMatches(kept).count }.reduce(0, +))
    }
    return candidates.filter { $0.count > 0 }.min { $0.count < $1.count }
  }

  /// With more words, so many searches take longer than a key may.
  private static let fewWords = 4

  /// The words that were probably meant; `nil` if none are near.
  func forgiven(_ typed: String, _ searchable: Searchable) -> String? {
    let all = [searchable] + others
    func meant(among ordered: [Searchable]) -> String? {
      typed.nearestSearch(in: ordered.map(\.words)) { word in
        all.contains { $0.hasWords(word) }
      } _: { words in
        all.contains { !$0.matches(words).isEmpty }
      }
    }
    if !includesOthers, let words = meant(among: all), !searchable.matches(words).isEmpty {
      return words
    }
    // Where others match, it's the same wherever one comes from.
    return meant(among: Exhibit.all.compactMap { exhibit in all.first { $0.exhibit == exhibit } })
  }
}
