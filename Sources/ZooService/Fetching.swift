import ZooFiles
import ZooKit
import ZooSources

// Lists, details and galleries.

extension AnimalService {
  /// The exhibits as they can be fetched.
  ///
  /// - Parameter source: insists on one, whatever the preferences say.
  func exhibits(from source: Source? = nil) -> AnimalLoader {
    var preferences = preferences
    if let source {
      preferences.apply([PreferenceKey.source.name: .string(source.rawValue)], from: .flag)
    }
    return AnimalLoader(
      http: context.http, cache: directories.cache.map { ResponseCache.pages(in: $0) }, own: own,
      preferences: preferences, environment: context.environment, now: context.now)
  }

  /// Fetches something, and tells what is to be known about it.
  ///
  /// - Parameter isReload: whether something new was asked for, so that its not being had is told anew.
  private func fetch<Value>(
    _ activity: Activity, from source: Source? = nil, isReload: Bool = false,
    _ work: (AnimalLoader) async throws(SourceError) -> Fetched<Value>
  ) async throws(Failure) -> Fetched<Value> {
    let fetched = try await fetchQuietly(activity, from: source, work)
    tell(fetched.notices, isAsked: isReload)
    return fetched
  }

  private func fetchQuietly<Value>(
    _ activity: Activity, from source: Source? = nil,
    _ work: (AnimalLoader) async throws(SourceError) -> Fetched<Value>
  ) async throws(Failure) -> Fetched<Value> {
    let exhibits = exhibits(from: source)
    return try await during(activity) { () async throws(Failure) in
      do throws(SourceError) { return try await work(exhibits) } catch { throw Failure(error) }
    }
  }

  /// Tells what is to be known about something that was fetched.
  func tell(_ notices: [SourceNotice], isAsked: Bool = false) {
    for notice in notices { tell(.notice(notice), isAsked: isAsked) }
  }

  /// All of an exhibit, with what is to be told once it is known to be what was looked for.
  func whole(of exhibit: Exhibit) async throws(Failure) -> Fetched<[Animal]> {
    try await fetchQuietly(.fetching(exhibit: exhibit.plural)) { exhibits throws(SourceError) in
      try await exhibits.whole(of: exhibit)
    }
  }

  /// A page of an exhibit. A search or another order looks through the whole of it first.
  ///
  /// - Parameters:
  ///   - isReload: asks the API even where the cache would spare it.
  ///   - source: insists on one, whatever the preferences say.
  package func listing(
    of exhibit: Exhibit, _ request: PageRequest, _ query: Query = Query(), isReload: Bool = false,
    from source: Source? = nil
  ) async throws(Failure) -> Listing {
    let activity = Activity.fetching(exhibit: exhibit.plural)
    guard query.needsAllAnimals || request.isAll else {
      let listing = try await fetch(activity, from: source, isReload: isReload) {
        exhibits throws(SourceError) in
        try await exhibits.page(of: exhibit, request, isReload: isReload)
      }.value
      if exhibit.paging == .random { rememberFetched(listing, of: exhibit) }
      return listing
    }
    return try await page(request, ofWhole: exhibit, query, isReload: isReload, from: source)
  }

  /// One at random of the built-in collection of an exhibit: no file is read for it, and nothing is
  /// asked or remembered.
  package func oneAtRandom(of exhibit: Exhibit) async throws(Failure) -> Animal {
    let source = AnimalLoader(
      http: context.http, cache: nil, own: nil, preferences: builtInAlone,
      environment: context.environment, now: context.now)
    let choice: [Animal]
    do throws(SourceError) {
      // An API that hands out random ones has chosen already.
      choice =
        exhibit.paging == .random
        ? try await source.page(of: exhibit, PageRequest(size: 1)).value.animals
        : try await source.whole(of: exhibit).value
    } catch {
      throw Failure(error)
    }
    guard var animal = choice.randomElement() else { throw .nothingFetched }
    // Its pictures would have to be fetched.
    (animal.article, animal.pictures) = (nil, [])
    return animal
  }

  private var builtInAlone: Preferences {
    var preferences = preferences
    preferences.apply(
      [PreferenceKey.source.name: .string(Source.builtIn.rawValue)], from: .flag)
    return preferences
  }

  /// A page of all that there is of an exhibit; of a random one that is its built-in collection.
  package func page(
    _ request: PageRequest, ofWhole exhibit: Exhibit, _ query: Query, isReload: Bool = false,
    from source: Source? = nil
  ) async throws(Failure) -> Listing {
    let activity = Activity.fetching(exhibit: exhibit.plural)
    let whole = try await fetch(activity, from: source, isReload: isReload) {
      exhibits throws(SourceError) in
      try await exhibits.whole(of: exhibit, isReload: isReload, for: query)
    }
    return Listing(
      page: request, of: query.apply(to: whole.value, of: exhibit), in: exhibit, query,
      source: whole.source, fetchedAt: whole.fetchedAt)
  }

  /// A page of a file of the user's, of a broken one what came before the break.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - take: takes each animal as it is read, instead of the listing, and tells whether it wants
  ///     more.
  package func listing(
    of exhibit: Exhibit, inFile path: String, _ request: PageRequest, _ query: Query,
    each take: ((Animal) -> Bool)? = nil
  ) async throws(Failure) -> (listing: Listing, fault: Failure?) {
    let source = FileSource(path: path, base: preferences.address(of: exhibit))
    let counter = ProgressCounter()
    let page = try await during(.reading(path, counter)) { () throws(Failure) in
      try Failure.filing { () throws(FileError) in
        try source.page(of: exhibit, request, query, counter: counter, each: take)
      }
    }
    if page.unusable > 0 { tell(.notice(.leftOut(page.unusable))) }
    return (page.listing, page.fault.map { Failure($0) })
  }

  /// An animal with all that its API knows of it; what was listed from a file is all there is.
  package func complete(_ found: Found) async throws(Failure) -> Found {
    let animal = found.animal
    let isFromFile =
      found.listed?.source == .file && found.listed?.animals.contains(animal) == true
    guard found.exhibit.detail != nil, !isFromFile else { return found }
    var complete = found
    complete.animal = try await fetch(.completing(name: animal.name)) {
      exhibits throws(SourceError) in
      try await exhibits.detail(of: animal, in: found.exhibit)
    }.value
    return complete
  }

  /// More pictures of an animal.
  package func gallery(
    of animal: Animal, in exhibit: Exhibit
  ) async throws(Failure) -> Gallery {
    guard exhibit.gallery != nil else { throw .noGallery(exhibit.plural) }
    let pictures = try await fetch(.findingPictures) { exhibits throws(SourceError) in
      try await exhibits.gallery(of: animal, in: exhibit)
    }
    return Gallery(
      animal: animal, exhibit: exhibit.id, pictures: pictures.value, source: pictures.source)
  }
}

/// More pictures of one animal.
package struct Gallery: Sendable, Equatable {
  /// Whose they are.
  package var animal: Animal
  /// Its exhibit.
  package var exhibit: Exhibit.ID
  /// The pictures.
  package var pictures: [Picture]
  /// Where their addresses came from.
  package var source: Source
}
