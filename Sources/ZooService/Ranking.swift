import ZooKit
import ZooQuery
import ZooSources

// Kinds of animals by size or score, in every exhibit that has some.

extension AnimalService {
  /// The animals of a kind, in whichever exhibits they are: snakes are zoo animals, terriers dogs, and owls both zoo animals and
  /// birds of Chile. Of several, each exhibit has its page of the list, first the one with the first animal; of one that is
  /// called like the kind all is listed.
  ///
  /// - Parameter first: the exhibit that counts if none has any.
  /// - Throws: `InvalidValue` if that one has no such order, and what fetching an exhibit throws.
  package func ranked(
    _ query: ListQuery, _ request: PageRequest, orElse first: Exhibit
  ) async throws -> Listing {
    let kind = query.kind ?? ""
    let sorting = Exhibit.all.filter { exhibit in
      query.order.map { order in exhibit.orders.contains { $0.order == order } } ?? true
    }
    let called = sorting.filter { $0.isMeant(by: kind) }
    let known = await known(in: sorting)
    let others = known.index.animals(at: known.index.answer(Query(kind))?.matches ?? [])
      .groupedByExhibit.filter { group in !called.contains { $0.id == group[0].exhibit } }
    guard called.count + others.count > 1 else {
      let only = called.first ?? others.first.flatMap { Exhibit.named($0[0].exhibit) } ?? first
      guard let order = query.order, !only.orders.contains(where: { $0.order == order }) else {
        if only.isRandomSample, let source = preferences.source, source != .builtIn {
          throw Failure.randomOnly(only.plural)
        }
        let all = try await self.listing(of: only, request, query.withoutKind(of: only))
        guard all.total == 0, called.isEmpty else { return all }
        throw failure(toFind: try Lookup(typed: kind), among: known.index)
      }
      let word = Exhibit.all.orders.first { $0.order == order }?.word ?? order.word
      throw InvalidValue(word, .order, words: only.orders.map(\.word))
    }
    var pages: [Listing] = []
    for exhibit in called {
      pages.append(try await listing(of: exhibit, request, query.withoutKind(of: exhibit)))
    }
    for animals in others {
      guard let exhibit = Exhibit.named(animals[0].exhibit) else { continue }
      pages.append(
        Listing(
          page: request, of: query.sorted(animals), in: exhibit, query,
          source: known.sources[exhibit.id] ?? .builtIn, fetchedAt: nil))
    }
    // The first animal of all is the answer.
    let best = ListQuery(order: query.order).sorted(pages.compactMap(\.animals.first))
    let beyondEnd = pages.filter(\.animals.isEmpty)
    pages = best.compactMap { first in pages.first { $0.animals.first == first } } + beyondEnd
    var listing = Listing(
      exhibit: Listing.severalExhibits, animals: [], source: .builtIn, page: request.number,
      total: 0, order: query.order)
    listing.prepend(pages)
    listing.kind = query.kind
    return listing
  }

  /// The first animal of the order that words ask for, where one animal is needed: the smallest dog; `nil` if they ask for
  /// none.
  func first(askedForBy target: Lookup) async throws -> FoundAnimal? {
    guard case .ranking(let superlative, let named, let kind) = Intent(target.typed),
      superlative.order != nil
    else { return nil }
    let chosen = named.flatMap(Exhibit.named) ?? target.exhibits.first
    let exhibit = chosen ?? superlative.exhibit(of: kind, at: .animals)
    let query = ListQuery(kind: kind, order: try [exhibit].order(typed: superlative.word))
    let request = PageRequest(size: 1)
    // Only a kind may be in other exhibits, too.
    let ranked =
      chosen == nil && kind != nil
      ? try await ranked(query, request, orElse: exhibit)
      : try await listing(of: exhibit, request, query)
    return ranked.animals.first.map { FoundAnimal($0, from: ranked.source) }
  }
}

extension [Exhibit] {
  /// The order of lists of any of them that a word means.
  package func order(typed word: String) throws(InvalidValue) -> ListQuery.Order {
    guard let order = lazy.compactMap({ $0.order(typed: word) }).first else {
      throw InvalidValue(word, .order, words: orders.map(\.word))
    }
    return order
  }
}
