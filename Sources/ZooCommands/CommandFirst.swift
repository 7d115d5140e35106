import ZooQuery

extension [String] {
  /// Words with a command in them, which then comes first: `random cat` for `show me a random cat` and `tags` for
  /// `list tags`, where those before it mean nothing, and `map koala` for `koala map`, where all of them mean something.
  ///
  /// - Parameter takesWords: whether a word is a command, and whether one that words may follow; `nil` for others.
  func withCommandFirst(takesWords: (String) -> Bool?) -> [String] {
    func isCommand(_ word: String) -> Bool { takesWords(word) != nil }
    guard let first, let last, dropFirst().contains(where: isCommand) else { return self }
    let count = prefix(while: Query.isFiller).count
    let start = indices.dropFirst().prefix(count).first { index in
      // In `list random cats` the first one is meant.
      isCommand(self[index]) && (!isCommand(self[index - 1]) || index == self.count - 1)
    }
    if let start { return Array(self[start...]) }
    guard takesWords(last) == true, !isCommand(first), !dropLast().contains(where: Query.isFiller)
    else { return self }
    return [last] + dropLast()
  }
}
