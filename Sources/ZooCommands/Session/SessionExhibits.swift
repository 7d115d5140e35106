import ZooKit
import ZooQuery
import ZooService
import ZooSources

// The ways to an exhibit: from the menu, by its name or number.

extension Session {
  /// Opens an exhibit by its number or name; other words mean what they mean elsewhere.
  mutating func enter(_ word: String) async throws {
    if let chosen = Int(word).flatMap(Exhibit.all.numbered) { return try await enter(chosen) }
    guard word.contains(where: \.isLetter) else { throw InvalidValue(exhibit: word) }
    try await interpretRequest(word)
  }

  /// Opens an exhibit: its list as it was left, or its first page; of random animals, how many are wanted.
  mutating func enter(_ chosen: Exhibit) async throws {
    if let list = visit.wholeList(of: chosen.id), !hasOtherPageSize(list) {
      return open(.list(list))
    }
    if !chosen.hasPages { return open(.count) }
    try await fetch(ListRequest(exhibit: chosen.id, request: firstPage))
  }

  /// Whether pages have another size now than when a list was begun.
  func hasOtherPageSize(_ list: ListPlace) -> Bool {
    !list.isCandidateList && !list.listing.isSample && list.pageSize != preferences.perPage
  }
}
