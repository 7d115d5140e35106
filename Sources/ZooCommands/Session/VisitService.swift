import Synchronization
import ZooFiles
import ZooKit
import ZooQuery
import ZooService
import ZooSources

/// What a visit calls to get something done: the service does it, or in tests what they make up.
///
/// What fails throws what `Failure(error)` understands.
package struct VisitService: Sendable {
  // MARK: - Lists and animals

  /// A list, or a further page of one.
  package var list: @Sendable (Session.ListRequest) async throws -> Listing
  package var search: @Sendable (String) async throws -> Listing
  /// Finds an animal, also by its number in a list, with all that is known of it.
  package var find: @Sendable (Lookup, Listing?) async throws -> FoundAnimal
  package var complete: @Sendable (FoundAnimal) async throws -> FoundAnimal
  /// A random built-in animal of an exhibit.
  package var random: @Sendable (Exhibit) async throws -> FoundAnimal
  package var today: @Sendable () -> FoundAnimal
  /// Finds the animals to compare, one alone with the animal shown; only one if all that separates them is in its name.
  package var compare:
    @Sendable (ComparedNames, _ shown: FoundAnimal?, Listing?) async throws -> [FoundAnimal]
  /// Which exhibit's records a user's file has; `nil` if it isn't known.
  package var exhibitOfFile: @Sendable (String) throws -> Exhibit?
  /// Remembers the list on the screen, whose numbers the next command knows then.
  package var remember: @Sendable (Listing) -> Void
  package var report: @Sendable (Notice) -> Void

  // MARK: - Places

  package var gallery: @Sendable (FoundAnimal) async throws -> Gallery
  package var whereabouts: @Sendable (String) async throws -> Whereabouts
  package var quiz: @Sendable (String) async throws -> Quiz
  /// Keeps the score of a quiz that is over; the best one before, if there is one.
  package var keepScore: @Sendable (Quiz) -> QuizScore?
  package var tags: @Sendable (Exhibit) async throws -> [String]
  /// An animal's picture as large as the window, and why it isn't its photograph; `nil` where nothing can be shown.
  package var picture: @Sendable (Animal) async throws -> (place: Place, failure: Failure?)?
  /// Opens a web address in a browser.
  package var openLink: @Sendable (String) async throws -> Void

  // MARK: - What is stored

  /// Saves preferences; all of them as they are then.
  package var save: @Sendable (JSONObject) throws -> Preferences
  /// What is in the cache, emptied first or not.
  package var cache: @Sendable (_ clearing: Bool) throws -> CacheReport
  package var ownCats: @Sendable () throws -> Listing
  package var findOwnCat: @Sendable (Lookup) throws -> Animal
  package var isOwnCat: @Sendable (Animal) throws -> Bool
  /// Checks that a file is a picture.
  package var checkPicture: @Sendable (String) throws -> Void
  package var keepCat: @Sendable (UsersCats.Draft, _ editing: Animal?) throws -> Animal
  package var removeCat: @Sendable (Animal) throws -> Void
}

/// The service with the preferences saved meanwhile.
package final class CurrentService: Sendable {
  private let service: Mutex<AnimalService>

  package init(_ service: AnimalService) { self.service = Mutex(service) }

  package var value: AnimalService { service.withLock { $0 } }

  fileprivate func save(_ values: JSONObject) throws -> Preferences {
    try service.withLock { service in
      service = try service.save(values).0
      return service.preferences
    }
  }
}

extension VisitService {
  /// What the service does.
  ///
  /// - Parameters:
  ///   - beforeWork: is awaited before what may take long or write to the terminal.
  ///   - picture: shows an animal's picture where the terminal can.
  ///   - openLink: opens a web address.
  package init(
    _ current: CurrentService, beforeWork: @escaping @Sendable () async -> Void,
    picture: @escaping @Sendable (Animal) async throws -> (place: Place, failure: Failure?)?,
    openLink: @escaping @Sendable (String) async throws -> Void
  ) {
    /// The service, for what may take long.
    @Sendable func working() async -> AnimalService {
      await beforeWork()
      return current.value
    }
    self.init(
      list: { try await working().listing($0) },
      search: { try await working().search($0) },
      find: { lookup, listing in
        let service = await working()
        return try await service.complete(try await service.find(lookup, in: listing))
      },
      complete: { try await working().complete($0) },
      random: { exhibit in
        FoundAnimal(try current.value.randomBuiltInAnimal(of: exhibit), in: exhibit)
      },
      today: { FoundAnimal(current.value.animalOfTheDay(), in: .animals) },
      compare: { try await working().compared($0, listing: $2, with: $1) },
      exhibitOfFile: { try current.value.exhibit(ofFile: $0) },
      remember: { current.value.remember($0) },
      report: { current.value.report($0) },
      gallery: { try await working().gallery(of: $0) },
      whereabouts: { try await working().whereabouts(of: $0) },
      quiz: {
        let service = await working()
        return try await service.quiz(
          about: $0, count: Quiz.usualCount, seed: nil, mayDraw: service.drawsAnimals)
      },
      keepScore: { current.value.keep($0) },
      tags: { try await working().tags(of: $0) }, picture: picture, openLink: openLink,
      save: { try current.save($0) },
      cache: { try current.value.cache(clearing: $0) },
      ownCats: { try current.value.usersCatsListing() },
      findOwnCat: { try current.value.findUsersCat($0) },
      isOwnCat: { try current.value.isUsersCat($0) },
      checkPicture: { try current.value.check(pictureAt: $0) },
      keepCat: { try current.value.keep($0, editing: $1) },
      removeCat: { try current.value.remove($0) })
  }
}

extension AnimalService {
  fileprivate func listing(_ wanted: Session.ListRequest) async throws -> Listing {
    guard let exhibit = Exhibit.named(wanted.exhibit) else { throw Failure.nothingFetched }
    let query = wanted.query
    if query.kind != nil, wanted.file == nil, wanted.isOfAnyExhibit {
      return try await ranked(query, wanted.request, orElse: exhibit)
    }
    guard let file = wanted.file else {
      return try await listing(
        of: exhibit, wanted.request, query, isReload: wanted.isReload, from: wanted.source,
        continuing: wanted.continued)
    }
    let (listing, fault) = try await listing(of: exhibit, inFile: file, wanted.request, query)
    // What comes before the damage can be shown.
    if let fault {
      guard !listing.animals.isEmpty else { throw fault }
      report(.failure(fault))
    }
    return listing
  }
}
