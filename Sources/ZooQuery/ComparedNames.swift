import ZooKit

/// The names of animals to compare, as typed.
package struct ComparedNames: Equatable, Sendable {
  /// The names, or words that have yet to be split into names.
  package let words: [String]
  /// Whether each is a whole name.
  package let areNames: Bool

  /// Names that are known to be whole.
  package init(names: [String]) { (words, areNames) = (names, true) }

  /// Words after `compare`; nothing may say where a name ends.
  package init(_ words: [String]) {
    if let separated = ComparedNames(separatedIn: words, isCompared: true) {
      self = separated
    } else {
      self.words = words.map(\.singleSpaced).filter { !$0.isEmpty }
      areNames = false
    }
  }

  /// Words typed in a line of the session, where quotes may keep those of a name together.
  package init(typed line: String) { self.init(line.replacing(",", with: " , ").quotedWords) }

  /// Names with `vs`, `and`, `&`, commas or other separators between them, or before a single one; `nil` for anything else.
  ///
  /// - Parameter isCompared: whether they stand after `compare`, where more words separate.
  init?(separatedIn words: [String], isCompared: Bool = false) {
    // `lion,tiger` and `lion , tiger` are the same.
    let tokens = words.flatMap { word in
      word.split(separator: ",", omittingEmptySubsequences: false).map(\.singleSpaced)
        .reduce(into: [String]()) { $0 += $0.isEmpty ? [$1] : [",", $1] }
    }
    .filter { !$0.isEmpty }
    let isSeparator = { Self.isSeparator($0, isCompared: isCompared) }
    guard tokens.contains(where: isSeparator) else { return nil }
    // Between separators, several numbers are several animals: `1 2 and lion`.
    let names = tokens.split(whereSeparator: isSeparator).flatMap { words in
      words.allSatisfy { Int($0) != nil } ? Array(words) : [words.joined(separator: " ")]
    }
    .filter { !Query.trimmingFillers($0).isEmpty }
    let isLone = names.count == 1 && !isCompared && !isSeparator(words[0])
    let isJoined = tokens.filter(isSeparator).allSatisfy(Vocabulary.joiningWords.contains)
    // What is endangered and nocturnal is one thing.
    let isOne = !isCompared && isJoined && names.contains { Query($0).onlyDescribes }
    guard !names.isEmpty, !isLone, !isOne else { return nil }
    self.init(names: names)
  }
}

extension ComparedNames {
  /// Whether a word stands between names.
  package static func isSeparator(_ word: String, isCompared: Bool = true) -> Bool {
    Vocabulary.separatorWords[word.lowercased()].map { isCompared || !$0 } ?? false
  }
}

extension String {
  /// Its words, those within quotes as one; a quote that is not closed, or inside a word, is an apostrophe.
  package var quotedWords: [String] {
    let all = split(separator: " ")
    func closes(_ word: Substring, _ quote: Character?) -> Bool {
      word.last == quote && word.count > 1
    }
    // Behind the last end of each, none is looked for again.
    let ends = ["\"", "'"].map { quote in (quote, all.lastIndex { closes($0, quote) } ?? -1) }
    let lastEnds: [Character?: Int] = Dictionary(uniqueKeysWithValues: ends)
    var (words, start) = ([String](), 0)
    while start < all.count {
      let quote = all[start].first
      let isQuoted = lastEnds[quote].map { $0 >= start } ?? false
      let end = isQuoted ? all[start...].firstIndex { closes($0, quote) } ?? start : start
      let word = all[start...end].joined(separator: " ")
      words.append(isQuoted ? String(word.dropFirst().dropLast()) : word)
      start = end + 1
    }
    return words
  }
}

extension Vocabulary {
  /// Of each word between names, whether it separates them after `compare` alone.
  fileprivate static let separatorWords = Dictionary(
    uniqueKeysWithValues: separators.rows.map { ($0["word"] ?? "", $0["after"] != nil) })
  /// Those between which phrases may describe one thing.
  fileprivate static let joiningWords = Set(
    separators.rows.compactMap { $0["joins"] == nil ? nil : $0["word"] })
}
