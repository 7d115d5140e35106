import Arguments
import ZooFiles
import ZooKit
import ZooQuery
import ZooSources

// The user's cats.

extension Exhibit {
  /// The exhibit that users can add animals to.
  package static let own = Exhibit.cats
}

extension AnimalService {
  private func requireCatStore() throws -> UsersCats {
    guard let usersCatStore else { throw Failure.noHome }
    return usersCatStore
  }

  /// All of the user's cats, newest first.
  package func usersCats() throws -> [Animal] {
    try usersCatStore?.animals() ?? []
  }

  /// The user's cats as a list to choose from. Throws `Failure` if there are none.
  package func usersCatsListing() throws -> Listing {
    let own = try usersCats()
    guard !own.isEmpty else { throw Failure.noUsersCats }
    return Listing(exhibit: Exhibit.own.id, animals: own, source: .file, total: own.count)
  }

  /// A list that says so if all its animals are the user's own.
  func sayingIfOwn(_ listing: Listing) -> Listing {
    guard !listing.animals.isEmpty,
      listing.animals.allSatisfy({ $0.exhibit == Exhibit.own.id })
    else { return listing }
    // Without the file of them there are none.
    let own = Set(((try? usersCats()) ?? []).map(\.id))
    var listing = listing
    if listing.animals.allSatisfy({ own.contains($0.id) }) {
      (listing.source, listing.fetchedAt) = (.file, nil)
    }
    return listing
  }

  package func isUsersCat(_ animal: Animal) throws -> Bool {
    guard animal.exhibit == Exhibit.own.id else { return false }
    return try usersCats().contains { $0.id == animal.id }
  }

  /// Finds one of the user's cats by its number in a list, the last one if none is given, its id or its name.
  package func findUsersCat(_ target: Lookup, in listing: Listing? = nil) throws -> Animal {
    _ = try requireCatStore()
    let mine = try usersCats()
    if case .listNumber(let number) = target.which {
      let shown = listing.map { RememberedListing($0) } ?? lastShownListing()
      guard let shown, shown.listing.exhibit == Exhibit.own.id else {
        throw Failure.noList(Exhibit.own.id)
      }
      let animal = try shown.animal(at: number)
      guard let own = mine.first(where: { $0.id == animal.id }) else {
        throw Failure.notUsersCat(name: animal.name)
      }
      return own
    }
    let index = QueryIndex(mine.entries(of: .own))
    let found =
      switch target.which {
      case .id(let id): mine.filter { $0.id == id }
      default: index.answer(Query(target.words))?.matches.map { mine[$0] } ?? []
      }
    guard !found.isEmpty else {
      throw Failure.noMatch(
        target.typed, among: .own,
        suggestion: target.typed.nearest(in: mine.map(\.name))
          ?? mine.map(\.name).first { target.typed.folded.hasPrefix($0.folded + " ") })
    }
    if let animal = found.first, found.count == 1 { return animal }
    let candidates = Listing(
      exhibit: Exhibit.own.id, animals: found, source: .file, total: found.count,
      search: target.typed)
    throw severalMatches([target.typed], among: .own, candidates, keepsList: false)
  }

  package func check(pictureAt path: String) throws {
    _ = try UsersCats.picture(at: expanded(path), isChecked: true)
  }

  /// A path with the home directory in place of `~`.
  func expanded(_ path: String) -> String {
    PathCompletion.expanded(path, home: context.environment["HOME"])
  }

  /// Adds a cat, or changes one.
  package func keep(
    _ answers: UsersCats.Draft, editing animal: Animal? = nil
  ) throws -> Animal {
    guard !answers.name.isEmpty else { throw Failure.noName }
    let store = try requireCatStore()
    var answers = answers
    var seen: Set<String> = []
    answers.tags.removeAll { !seen.insert($0).inserted }
    if case .copied(let path) = answers.picture { answers.picture = .copied(from: expanded(path)) }
    guard let animal else { return try store.add(answers, at: context.now()) }
    guard let kept = try store.edit(animal.id, answers, at: context.now()) else {
      throw Failure.notUsersCat(name: animal.name)
    }
    return kept
  }

  /// Removes one of the user's cats and its picture.
  package func remove(_ animal: Animal) throws {
    let store = try requireCatStore()
    let isRemoved = try store.remove(animal.id)
    guard isRemoved else { throw Failure.notUsersCat(name: animal.name) }
  }
}
