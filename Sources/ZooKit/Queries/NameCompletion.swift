/// Completes the last of several words to the rest of a name, for shells.
package enum NameCompletion {
  /// What the last word can become: after `red p`, `Panda`. As many of the words before it as possible belong
  /// to the name; accents and case don't matter.
  package static func words(completing words: [String], in names: [String]) -> [String] {
    let last = words.last ?? ""
    // No name has more words.
    let earlier = words.dropLast().suffix(5)
    let folded = names.map { (name: $0, folded: $0.folded) }
    for start in earlier.startIndex...earlier.endIndex {
      let begun = earlier[start...].flatMap { $0.split(separator: " ") }
      let before = begun.joined(separator: " ").folded
      let prefix = before.isEmpty ? last.folded : before + " " + last.folded
      let rests = folded.filter { $0.folded.hasPrefix(prefix) }.map { name, _ in
        name.split(separator: " ").dropFirst(begun.count).joined(separator: " ")
      }
      .filter { !$0.isEmpty }
      if !rests.isEmpty {
        var seen: Set<String> = []
        return rests.filter { seen.insert($0).inserted }
      }
    }
    return []
  }

  /// The beginning of a name, extended as far as all names that begin with it agree; accents and case don't
  /// matter.
  package static func extended(_ beginning: String, in names: [String]) -> String {
    let matches = names.filter { $0.folded.hasPrefix(beginning.folded) }
    guard !beginning.isEmpty, let first = matches.first else { return beginning }
    if matches.count == 1 { return first }
    let common = matches.dropFirst().reduce(first.folded) { $0.commonPrefix(with: $1.folded) }
    // Folding may change lengths, so what was typed has to begin the result.
    let whole = String(first.prefix(common.count))
    return whole.folded.hasPrefix(beginning.folded) ? whole : beginning
  }
}
