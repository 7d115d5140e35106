import Collections
import ZooKit
import ZooQuery

// What is known without a request: the cache if it has the whole exhibit, else the built-in collection. This reads the
// collection itself, because a request for all of it takes ten times as long.

extension AnimalLoader {
  /// The animals of an exhibit among which queries may be answered: at least all that match one of them.
  package func candidates(
    for queries: [Query], in exhibit: Exhibit
  ) async throws -> (animals: [Animal], source: Source)? {
    let haveTerms = queries.contains(where: \.hasTerms)
    return try await candidates(in: exhibit) { line in
      let terms = haveTerms ? BuiltInCollection.terms(of: line, in: exhibit) : TermSet()
      return queries.contains { query in
        query.mayMatch(terms) { $0.contains { line.contains([$0[...]]) } }
      }
    }
  }

  /// The animals of an exhibit, of the built-in ones those whose lines are wanted.
  package func candidates(
    in exhibit: Exhibit, where isWanted: (TextTable.Line) -> Bool
  ) async throws -> (animals: [Animal], source: Source)? {
    if let cached = await cached(exhibit) { return (cached, .cache) }
    let allowed = sources.required
    guard allowed == nil || allowed == .builtIn,
      let collection = BuiltInCollection.named(exhibit.id)
    else { return nil }
    let found = collection.records(where: isWanted).compactMap { exhibit.decode($0, nil) }
    // A random exhibit has no order of its own.
    let sorted = exhibit.isRandomSample ? ListQuery(order: .name).sorted(found) : found
    return (try usersCats(in: exhibit) + sorted, .builtIn)
  }

  /// All of an exhibit from the cache; `nil` if it may not be used, or hasn't all. It never has the whole of a random one.
  private func cached(_ exhibit: Exhibit) async -> [Animal]? {
    let allowed = sources.required
    guard allowed == nil || allowed == .cache, !exhibit.isRandomSample,
      sources.preferences.address(of: exhibit) != nil
    else { return nil }
    return try? await requiring(.cache).whole(of: exhibit).value
  }

  /// The names of all animals of an exhibit. Those of built-in ones are read from their tables.
  package func names(of exhibit: Exhibit) async -> [String] {
    if let cached = await cached(exhibit) { return cached.flatMap(\.properNames) }
    // Without the user's cats there are still the others.
    let own = ((try? usersCats(in: exhibit)) ?? []).map(\.name)
    return own + (BuiltInCollection.named(exhibit.id)?.names(in: Self.nameColumns) ?? [])
  }

  private static let nameColumns = ["name", "english", "spanish"]
}

extension BuiltInCollection {
  private static let termColumns: [(String, Term.Category)] = [
    ("kinds", .kind), ("places", .place), ("habitats", .habitat), ("eats", .food),
    ("iucn", .status), ("active_time", .activity), ("traits", .trait),
  ]

  /// The terms that a line's columns name.
  fileprivate static func terms(of line: TextTable.Line, in exhibit: Exhibit) -> TermSet {
    let cells = line.cells(termColumns.map(\.0))
    var names: [(Substring, Term.Category)] = []
    for (cell, column) in zip(cells, termColumns) {
      names += cell.split(separator: ",").map { ($0, column.1) }
    }
    if cells[0].isEmpty { names.append((exhibit.kind[...], .kind)) }
    return Vocabulary.shared.terms(named: names)
  }
}
