import Collections
import Synchronization
import ZooKit
import ZooQuery

// What is known without a request: the cache if it has the whole exhibit, else the built-in collection. This reads the
// collection itself, because a request for all of it takes ten times as long.

extension AnimalLoader {
  /// The animals of an exhibit among which queries may be answered: at least all that match one of them.
  package func candidates(
    for queries: [Query], in exhibit: Exhibit
  ) async throws -> (animals: [Animal], source: Source)? {
    try await candidates(in: exhibit) { $0.animals(for: queries) }
  }

  /// All animals of an exhibit.
  package func candidates(
    in exhibit: Exhibit
  ) async throws -> (animals: [Animal], source: Source)? {
    try await candidates(in: exhibit) { $0.animals }
  }

  private func candidates(
    in exhibit: Exhibit, _ choose: (KnownCollection) -> [Animal]
  ) async throws -> (animals: [Animal], source: Source)? {
    if let cached = await cached(exhibit) { return (cached, .cache) }
    let allowed = sources.required
    guard allowed == nil || allowed == .builtIn, let collection = KnownCollection.of(exhibit)
    else { return nil }
    return (try usersCats(in: exhibit) + choose(collection), .builtIn)
  }

  /// The animals of the built-in collection, or at least all of a kind; facts are searched as they are decoded, so for a
  /// search none can be left out before.
  func builtIn(_ exhibit: Exhibit, for query: ListQuery) -> [Animal] {
    guard let known = KnownCollection.of(exhibit) else { return [] }
    return query.kind.map { known.animals(for: [Query($0)]) } ?? known.animals
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

/// What was read of a built-in collection in this run: the terms of all its lines, and the records that were needed.
final class KnownCollection: Sendable {
  private static let all = Mutex<[Exhibit.ID: KnownCollection]>([:])

  let exhibit: Exhibit
  private let collection: BuiltInCollection
  /// The terms of all its lines that the columns of one category name.
  private let terms = Mutex<[Term.Category: [TermSet]]>([:])
  private let decoded = Mutex<[Int: Animal?]>([:])
  /// The lines by what tells their animals apart, folded.
  private let indices = LazyValue<[String: Int]>()

  private init(_ exhibit: Exhibit, _ collection: BuiltInCollection) {
    (self.exhibit, self.collection) = (exhibit, collection)
  }

  static func of(_ exhibit: Exhibit) -> KnownCollection? {
    all.withLock { all in
      if let known = all[exhibit.id] { return known }
      let known = BuiltInCollection.named(exhibit.id).map { KnownCollection(exhibit, $0) }
      all[exhibit.id] = known
      return known
    }
  }

  /// All its animals.
  var animals: [Animal] { animals { _, _ in true } }

  /// At least all that match one of some queries.
  func animals(for queries: [Query]) -> [Animal] {
    let categories = queries.reduce(into: Set()) { $0.formUnion($1.categories) }
    let terms = Dictionary(uniqueKeysWithValues: categories.map { ($0, self.terms(of: $0)) })
    return animals { index, line in
      queries.contains { query in
        query.mayMatch(
          isA: { terms[Vocabulary.shared[$0].category]?[index].contains($0) == true },
          has: { line.mayContain($0.sharedBeginning) })
      }
    }
  }

  /// The animals of wanted lines; the others are never parsed. Those of a random exhibit, which has no order of its own,
  /// by name.
  private func animals(where isWanted: @Sendable (Int, TextTable.Line) -> Bool) -> [Animal] {
    let wanted = Array(collection.lines.indices).mapGroups { group in
      group.filter { isWanted($0, collection.lines[$0]) }
    }
    let found = animals(at: wanted.flatMap(\.self))
    return exhibit.isRandomSample ? ListQuery(order: .name).sorted(found) : found
  }

  func animal(at index: Int) -> Animal? { animals(at: [index]).first }

  private func animals(at wanted: [Int]) -> [Animal] {
    decoded.withLock { decoded in
      let unknown = wanted.filter { decoded[$0] == nil }
      let animals = unknown.concurrentMap { exhibit.decode(collection.record(at: $0), nil) }
      for (index, animal) in zip(unknown, animals) { decoded[index] = .some(animal) }
      return wanted.compactMap { decoded[$0] ?? nil }
    }
  }

  /// The lines by what tells their animals apart, folded: the Latin names of zoo animals, the ids of others.
  var lines: [String: Int] {
    indices.value {
      // The columns of the tables are called like the API's members.
      let column =
        exhibit.isRandomSample ? "latin_name" : exhibit.identity.idPaths.first?.key ?? ""
      return Dictionary(
        collection.lines.enumerated().map { ($1.cells([column])[0].folded, $0) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Of each line the terms that a column names, and what these are part of.
  private func terms(of category: Term.Category) -> [TermSet] {
    terms.withLock { terms in
      if let known = terms[category] { return known }
      let made = collection.lines.map { line in
        let names = line.cells([category.column])[0].items
        return Vocabulary.shared.terms(
          named: names.isEmpty && category == .kind ? [exhibit.kind] : names, category)
      }
      terms[category] = made
      return made
    }
  }
}

extension Term.Category {
  /// The column of a built-in table that names the terms.
  fileprivate var column: String {
    switch self {
    case .kind: "kinds"
    case .place: "places"
    case .habitat: "habitats"
    case .food: "eats"
    case .status: "iucn"
    case .activity: "active_time"
    case .trait: "traits"
    }
  }
}
