import ZooKit

/// Tells of many records by their bytes alone that a query does not want them, so that only the others
/// have to be read. What it is not certain of, it lets through.
struct RecordSieve {
  /// The members of a record that it has to see.
  let keys: [StaticString]
  /// Names, folded, from this one on come too late; `nil` while none does.
  var bar: String?
  private let exhibit: Exhibit
  private let isReversed: Bool
  private let words: [WordSearch]
  private var plain = ASCIIFolder()

  /// Makes the sieve of a query.
  init(_ query: Query, of exhibit: Exhibit) {
    self.exhibit = exhibit
    isReversed = query.order == .reversedName
    keys = exhibit.identity.idKeys + exhibit.identity.nameKeys
    let words = query.search?.folded.split(separator: " ") ?? []
    // What a record without a name is called, `Cat 5f3a`, does not stand in it.
    let isMadeUp = words.contains(where: exhibit.noun.folded.contains)
    self.words = isMadeUp ? [] : words.compactMap { WordSearch($0) }
  }

  /// Whether it can tell anything.
  var isUseful: Bool { bar != nil || !words.isEmpty }

  /// Whether a record is one that can be used, and not one of those wanted.
  mutating func rulesOut(_ record: JSONSkim, _ place: Range<Int>) -> Bool {
    guard !record.hasEscapes, isUsable(record) else { return false }
    return lacksWord(record.text, place, isASCII: record.isASCII) || comesTooLate(record)
  }

  /// Whether a word that is searched for stands nowhere in the text of a record.
  mutating func lacksWord(_ text: UnsafeRawBufferPointer, _ record: Range<Int>) -> Bool {
    let (isASCII, hasEscapes) = JSONSkim.characters(of: text, record)
    guard !hasEscapes else { return false }
    return lacksWord(text, record, isASCII: isASCII)
  }

  private func isUsable(_ record: JSONSkim) -> Bool {
    record.members.prefix(exhibit.identity.idKeys.count).contains {
      $0.map(record.hasWords) ?? false
    }
  }

  /// Whatever a record is searched for stands in it as it is, or with accents.
  private mutating func lacksWord(
    _ text: UnsafeRawBufferPointer, _ record: Range<Int>, isASCII: Bool
  ) -> Bool {
    guard !words.isEmpty else { return false }
    if isASCII { return words.contains { !$0.isFound(in: text, record) } }
    return plain.withLetters(of: text, record) { text, place in
      words.contains { $0.isASCII && !$0.isFound(in: text, place) }
    } ?? false
  }

  /// Whether its name comes behind all that are wanted, or is the last of them again: of equal names
  /// those that came first stay.
  private func comesTooLate(_ record: JSONSkim) -> Bool {
    guard let bar else { return false }
    var members: [String: JSONValue] = [:]
    for (key, place) in zip(keys, record.members) {
      guard let place else { continue }
      let value = UnsafeRawBufferPointer(rebasing: record.text[place])
      members[key.description] = try? JSONValue(parsing: value)
    }
    guard let name = exhibit.identity.name(.object(members))?.name.folded else { return false }
    return isReversed ? name <= bar : name >= bar
  }
}
