import Collections
import Synchronization
import ZooKit
import ZooQuery

/// What was read of a built-in collection in this run: its lines as queries look at them, and the records that were needed.
final class LoadedCollection: Sendable {
  private static let all = Mutex<[Exhibit.ID: LoadedCollection]>([:])

  let exhibit: Exhibit
  private let collection: BuiltInCollection
  private let keptEntries = LazyValue<[IndexEntry]>()
  /// Of each line the terms of a category, and what these are part of.
  private let terms = Term.Category.each { LazyValue<[[Term.ID]]>() }
  /// Of each line its animal, once somebody needed it.
  private let decoded: Mutex<[Animal??]>
  private let keptPlaces = LazyValue<[String: Int]>()

  private init(_ exhibit: Exhibit, _ collection: BuiltInCollection) {
    (self.exhibit, self.collection) = (exhibit, collection)
    decoded = Mutex(Array(repeating: nil, count: collection.count))
  }

  static func of(_ exhibit: Exhibit) -> LoadedCollection? {
    all.withLock { all in
      if let known = all[exhibit.id] { return known }
      let known = BuiltInCollection.named(exhibit.id).map { LoadedCollection(exhibit, $0) }
      all[exhibit.id] = known
      return known
    }
  }

  /// All its animals as queries look at them, which decodes none. Those of a random exhibit, which has no order of its own,
  /// by name.
  var entries: [IndexEntry] {
    keptEntries.value {
      let columns = NameColumns(naming: exhibit.namingFacts)
      let textKeys = exhibit.textKeys
      let entries = collection.lines.mapGroups { lines in
        zip(lines.indices, lines.cells(columns.all)).map {
          entry(at: $0, columns.names(in: $1), textKeys)
        }
      }.flatMap(\.self)
      guard exhibit.isRandomSample else { return entries }
      let names = collection.lines.cells(of: "name").map(\.folded)
      return entries.indices.sorted { names[$0] < names[$1] }.map { entries[$0] }
    }
  }

  private func entry(
    at index: Int, _ names: SearchableNames, _ textKeys: [String]
  ) -> IndexEntry {
    let line = collection.lines[index]
    return IndexEntry(
      names, textKeys: textKeys, terms: { self.terms(of: $0)[index] },
      mayMention: { line.mayContain($0.sharedBeginning) }, animal: { self.animal(at: index) })
  }

  private func terms(of category: Term.Category) -> [[Term.ID]] {
    terms[category]?.value {
      let kind = exhibit.kind
      return collection.lines.mapGroups { lines in
        // Many records say the same.
        var known: [String: [Term.ID]] = [:]
        return lines.cells(of: category.rawValue).map { cell in
          if let known = known[cell] { return known }
          let named = cell.commaSeparated
          let terms = Vocabulary.shared.terms(
            named: named.isEmpty && category == .kind ? [kind] : named, category)
          known[cell] = terms
          return terms
        }
      }.flatMap(\.self)
    } ?? []
  }

  /// So many of its animals, chosen at random and all different.
  func randomAnimals(_ count: Int) -> [Animal] {
    Array(collection.lines.indices.shuffled().lazy.compactMap(animal).prefix(count))
  }

  func animal(at index: Int) -> Animal? {
    if let known = decoded.withLock({ $0[index] }) { return known }
    let animal = exhibit.decode(collection.record(at: index), nil)
    decoded.withLock { $0[index] = .some(animal) }
    return animal
  }

  /// The places of the lines by what tells their animals apart, folded: the Latin names of zoo animals, the ids of others.
  var placesByKey: [String: Int] {
    keptPlaces.value {
      // The columns of the tables are called like the API's members.
      let column =
        exhibit.isRandomSample ? "latin_name" : exhibit.identity.idPaths.first?.key ?? ""
      return Dictionary(
        zip(collection.lines.cells(of: column).map(\.folded), collection.lines.indices),
        uniquingKeysWith: { first, _ in first })
    }
  }
}

extension Exhibit {
  /// So many animals of its built-in collection, chosen at random and all different.
  package func randomBuiltInAnimals(_ count: Int) -> [Animal] {
    LoadedCollection.of(self)?.randomAnimals(count) ?? []
  }

  /// Reads what all built-in animals are called, for lookups that come.
  package static func readNames() {
    for exhibit in all { _ = LoadedCollection.of(exhibit)?.entries }
  }
}

/// The columns of the built-in tables that say what an animal is called; they are named like the members of the APIs'
/// records.
struct NameColumns {
  private let ids = ["id", "uid"]
  /// The listed name is the first that there is.
  static let names = ["name", "spanish", "english"]
  private let latinNames = ["latin_name", "latin"]
  private let otherNames = ["also_called", "alt_names"]
  /// Those of facts that count like names.
  private let naming: [String]

  init(naming: [String]) { self.naming = naming }

  var all: [String] { ids + Self.names + latinNames + otherNames + naming }

  /// - Parameter cells: those of all columns.
  func names(in cells: [String]) -> SearchableNames {
    var rest = cells[...]
    func next(_ columns: [String]) -> [String] {
      defer { rest = rest.dropFirst(columns.count) }
      return rest.prefix(columns.count).filter { !$0.isEmpty }
    }
    let id = next(ids).first ?? ""
    return SearchableNames(
      id: id, names: next(Self.names).withHalves, latinName: next(latinNames).first,
      otherNames: next(otherNames).flatMap { $0.commaSeparated }, namingFacts: next(naming))
  }
}
