import ZooQuery

extension String {
  /// Its words, those within quotes as one; a quote that is not closed, or inside a word, is an apostrophe.
  var quotedWords: [String] {
    var (words, rest) = ([String](), split(separator: " ")[...])
    var quotes: [Character] = ["\"", "'"]
    while let first = rest.first {
      let quote = quotes.first { $0 == first.first }
      let end = quote.flatMap { quote in rest.firstIndex { $0.last == quote && $0.count > 1 } }
      let word = rest[...(end ?? rest.startIndex)].joined(separator: " ")
      words.append(end == nil ? word : String(word.dropFirst().dropLast()))
      // What isn't closed once is not looked for again.
      if end == nil { quotes.removeAll { $0 == quote } }
      rest = rest[(end ?? rest.startIndex)...].dropFirst()
    }
    return words
  }
}

extension ComparedNames {
  /// Words typed in a line of the session, where quotes may keep those of a name together.
  init(typed line: String) { self.init(line.replacing(",", with: " , ").quotedWords) }
}
