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
}
