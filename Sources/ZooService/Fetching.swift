import ZooFiles
import ZooKit
import ZooQuery
import ZooSources

// Lists, details and galleries.

extension AnimalService {
  /// Loads something and reports its notices.
  ///
  /// - Parameter isReload: whether the user asked for new data, so that a failure is reported again.
  private func load<Value>(
    _ activity: Activity, isReload: Bool = false, _ work: () async throws -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    let fetched = try await showingActivity(activity, work)
    report(fetched.notices, isAsked: isReload)
    return fetched
  }

  func report(_ notices: [SourceNotice], isAsked: Bool = false) {
    for notice in notices { report(.notice(notice), isAsked: isAsked) }
  }

  /// All of an exhibit. The caller reports the notices if it finds what it looks for.
  func whole(of exhibit: Exhibit) async throws -> Fetched<[Animal]> {
    try await showingActivity(.fetching(exhibit: exhibit.plural)) {
      try await loader.whole(of: exhibit)
    }
  }

  /// A page of an exhibit. A search or another order loads the whole exhibit first.
  ///
  /// - Parameters:
  ///   - isReload: sends a request even if the cache is fresh.
  ///   - continued: the source of the list that it is a further page of.
  package func listing(
    of exhibit: Exhibit, _ request: PageRequest, _ query: ListQuery = ListQuery(),
    isReload: Bool = false, from source: Source? = nil, continuing continued: Source? = nil
  ) async throws -> Listing {
    let loader = loader.requiring(source).continuing(continued)
    guard query.needsAllAnimals || request.isAll else {
      let listing = try await load(.fetching(exhibit: exhibit.plural), isReload: isReload) {
        try await loader.page(of: exhibit, request, isReload: isReload)
      }.value
      if exhibit.isRandomSample { rememberFetched(listing, of: exhibit) }
      return listing
    }
    return try await page(request, ofWhole: exhibit, query, isReload: isReload, with: loader)
  }

  /// A random animal of an exhibit's built-in collection; reads no file, sends no request and remembers
  /// nothing.
  package func randomBuiltInAnimal(of exhibit: Exhibit) throws -> Animal {
    guard let animal = exhibit.randomBuiltInAnimals(1).first else { throw Failure.nothingFetched }
    return animal
  }

  /// A page of a whole exhibit; for a random one that is its built-in collection.
  package func page(
    _ request: PageRequest, ofWhole exhibit: Exhibit, _ query: ListQuery, isReload: Bool = false,
    with loader: AnimalLoader? = nil
  ) async throws -> Listing {
    let whole = try await load(.fetching(exhibit: exhibit.plural), isReload: isReload) {
      try await (loader ?? self.loader).whole(of: exhibit, isReload: isReload, for: query)
    }
    let matches = query.apply(to: whole.value, of: exhibit)
    if case .measure(let kind, _)? = query.order, let words = query.narrowedTo,
      !matches.isEmpty, !matches.contains(where: { $0.measure(kind)?.ends != nil })
    {
      throw Failure.noSizes(kind, of: words)
    }
    var listing = Listing(
      page: request, of: matches, in: exhibit, query,
      source: whole.source, fetchedAt: whole.fetchedAt)
    if listing.total == 0 {
      listing.nearestWords = await corrected(query, in: exhibit)
    }
    return query.narrowedTo == nil ? listing : sayingIfOwn(listing)
  }

  /// A page of a user's file; of a broken file, what comes before the fault.
  ///
  /// - Parameter path: the file; `-` is standard input.
  package func listing(
    of exhibit: Exhibit, inFile path: String, _ request: PageRequest, _ query: ListQuery
  ) async throws -> (listing: Listing, fault: Failure?) {
    let path = expanded(path)
    let source = fileSource(path, of: exhibit)
    let counter = ProgressCounter()
    let page = try await showingActivity(.reading(path, counter)) {
      try source.page(of: exhibit, request, query, counter: counter)
    }
    if page.unusable > 0 { report(.notice(.recordsSkipped(page.unusable))) }
    // Those with a size come first, so here are none.
    if case .measure(let kind, _)? = query.order, request.offset == 0,
      let first = page.listing.animals.first, first.measure(kind)?.ends == nil
    {
      throw Failure.noSizes(kind, of: query.narrowedTo ?? path)
    }
    return (page.listing, page.fault.map { Failure($0) })
  }

  /// Passes on what a query finds in a user's file as it is read: `FileSource.stream` says how.
  ///
  /// - Returns: why reading ended early, if it did.
  package func stream<Output: Sendable>(
    of exhibit: Exhibit, inFile path: String, _ query: ListQuery,
    convert: @Sendable ([Animal]) -> Output, take: (Output) -> Bool
  ) async throws -> Failure? {
    let path = expanded(path)
    let source = fileSource(path, of: exhibit)
    let counter = ProgressCounter()
    let end = try await showingActivity(.reading(path, counter)) {
      try source.stream(of: exhibit, query, counter: counter, convert: convert, take: take)
    }
    if end.unusable > 0 { report(.notice(.recordsSkipped(end.unusable))) }
    return end.fault.map { Failure($0) }
  }

  /// The exhibit whose records a user's file has; `nil` if it is none's.
  package func exhibit(ofFile path: String) throws -> Exhibit? {
    try fileSource(expanded(path)).exhibit(among: Exhibit.all)
  }

  private func fileSource(_ path: String, of exhibit: Exhibit? = nil) -> FileSource {
    FileSource(
      path: path, base: exhibit.flatMap(preferences.address), timeout: preferences.timeout)
  }

  /// All tags of an exhibit, in order: those its API lists, and those of the user's cats.
  package func tags(of exhibit: Exhibit) async throws -> [String] {
    let fetched = try await load(.fetching(exhibit: exhibit.plural)) {
      try await loader.tags(of: exhibit)
    }
    let own = exhibit == .own ? try usersCats().flatMap(\.tags) : []
    return Self.sorted(fetched.value + own)
  }

  /// Tags in order, each once.
  static func sorted(_ tags: [String]) -> [String] {
    Set(tags).sorted { ($0.folded, $0) < ($1.folded, $1) }
  }

  /// An animal completed by its API's detail; one that was listed from a file stays as it is.
  package func complete(_ found: FoundAnimal) async throws -> FoundAnimal {
    let animal = found.animal
    guard found.exhibit.detail != nil, found.source != .file else { return found }
    var complete = found
    let fetched = try await showingActivity(.completing(name: animal.name)) {
      try await loader.detail(of: animal, in: found.exhibit)
    }
    if !found.isBuiltIn { report(fetched.notices) }
    complete.animal = fetched.value
    return complete
  }

  /// More pictures of an animal; of one from a file only its own, since its id there says nothing to the API.
  package func gallery(of found: FoundAnimal) async throws -> Gallery {
    let (animal, exhibit) = (found.animal, found.exhibit)
    guard exhibit.gallery != nil else { throw Failure.noGallery(exhibit.plural) }
    if found.source == .file {
      return Gallery(animal: animal, exhibit: exhibit.id, pictures: animal.pictures, source: .file)
    }
    let pictures = try await load(.findingPictures) {
      try await loader.gallery(of: animal, in: exhibit)
    }
    // Without the network there may still be the one that came with the animal.
    let isPartial = pictures.value.isEmpty && pictures.source != .live
    return Gallery(
      animal: animal, exhibit: exhibit.id, pictures: isPartial ? animal.pictures : pictures.value,
      source: pictures.source, isPartial: isPartial)
  }
}

/// More pictures of one animal.
package struct Gallery: Sendable, Equatable {
  package var animal: Animal
  package var exhibit: Exhibit.ID
  package var pictures: [Picture]
  /// Where their addresses came from.
  package var source: Source
  /// Whether the API may have more, which was not reached or not asked.
  package var isPartial = false
}
