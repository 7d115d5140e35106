import Arguments
import ZooFiles
import ZooKit
import ZooSources

// The user's cats.

extension Exhibit {
  /// The exhibit that users can add animals to.
  package static let own = Exhibit.cats
}

extension AnimalService {
  /// The store of the user's cats; `nil` without a data directory.
  var own: UsersCats? {
    directories.data.map { UsersCats(directory: $0, exhibit: .own) }
  }

  private func requireCatStore() throws(Failure) -> UsersCats {
    guard let own else { throw .noHome }
    return own
  }

  /// All of the user's cats, newest first.
  func usersCats() throws(Failure) -> [Animal] {
    guard let own else { return [] }
    return try Failure.wrappingFileErrors { () throws(FileError) in try own.animals() }
  }

  /// The user's cats as a list to choose from.
  ///
  /// - Throws: `Failure` if there are none.
  package func usersCatsListing() throws(Failure) -> Listing {
    let own = try usersCats()
    guard !own.isEmpty else { throw .noUsersCats }
    return Listing(exhibit: Exhibit.own.id, animals: own, source: .file, total: own.count)
  }

  /// Whether an animal is one of the user's cats.
  package func isUsersCat(_ animal: Animal, in exhibit: Exhibit.ID) throws(Failure) -> Bool {
    guard exhibit == Exhibit.own.id else { return false }
    return try usersCats().contains { $0.id == animal.id }
  }

  /// Finds one of the user's cats by its number in the last list, its id or its name.
  package func findUsersCat(_ target: Lookup) throws(Failure) -> Animal {
    _ = try requireCatStore()
    let mine = try usersCats()
    if case .listNumber(let number) = target.which {
      guard let shown = try lastShownListing(), shown.listing.exhibit == Exhibit.own.id else {
        throw .noList(Exhibit.own.id)
      }
      let animal = try shown.animal(at: number)
      guard let own = mine.first(where: { $0.id == animal.id }) else {
        throw .notUsersCat(name: animal.name)
      }
      return own
    }
    switch target.which.match(in: mine) {
    case .one(let animal): return animal
    case .several(let candidates):
      let listing = Listing(exhibit: Exhibit.own.id, animals: mine, source: .file)
      throw severalMatches(target, among: .own, candidates, of: listing)
    case .none:
      throw .noMatch(
        target.typed, among: .own, suggestion: target.typed.nearest(in: mine.map(\.name)))
    }
  }

  /// Checks that a file is a picture.
  ///
  /// - Throws: `Failure` if it isn't.
  package func check(pictureAt path: String) throws(Failure) {
    do throws(UsersCats.SaveError) {
      _ = try UsersCats.picture(at: expanded(path))
    } catch {
      throw Failure(error)
    }
  }

  /// A path, completed as far as the existing files allow only one way.
  package func completed(_ path: String) -> String {
    PathCompletion.completed(path, home: context.environment["HOME"])
  }

  private func expanded(_ path: String) -> String {
    PathCompletion.expanded(path, home: context.environment["HOME"])
  }

  /// Adds a cat, or changes one.
  package func keep(
    _ answers: UsersCats.Answers, editing animal: Animal? = nil
  ) throws(Failure) -> Animal {
    guard !answers.name.isEmpty else { throw .noName }
    let store = try requireCatStore()
    var answers = answers
    var seen: Set<String> = []
    answers.tags.removeAll { !seen.insert($0).inserted }
    if case .copied(let path) = answers.picture { answers.picture = .copied(from: expanded(path)) }
    let kept: Animal?
    do throws(UsersCats.SaveError) {
      if let animal {
        kept = try store.edit(animal.id, answers, at: context.now())
      } else {
        kept = try store.add(answers, at: context.now())
      }
    } catch {
      throw Failure(error)
    }
    guard let kept else { throw .notUsersCat(name: animal?.name ?? answers.name) }
    return kept
  }

  /// Removes one of the user's cats and its picture.
  package func remove(_ animal: Animal) throws(Failure) {
    let store = try requireCatStore()
    let isRemoved = try Failure.wrappingFileErrors { () throws(FileError) in
      try store.remove(animal.id)
    }
    guard isRemoved else { throw .notUsersCat(name: animal.name) }
  }
}
