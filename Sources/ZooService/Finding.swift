import Arguments
import ZooKit
import ZooSources

extension AnimalService {
  /// Finds the animal a user means.
  ///
  /// The best kind of match decides (`NameRank`), wherever it is. Among equally good ones the last list
  /// comes first, then its exhibit, then the others.
  ///
  /// - Parameters:
  ///   - listing: the list on the screen; `nil` for the one remembered between runs.
  ///   - isCompared: whether others are looked up with it, whose numbers are those of the last list.
  ///   - prefersListed: whether the only match in the list is meant, rather than all that match as well.
  ///   - includesFacts: whether facts count where no name matches in an exhibit that was named: `dogs herding`.
  /// - Throws: `Failure.severalMatches`, whose candidates are remembered if a person sees them and may choose by
  ///   number, or `Failure.noMatch`.
  package func find(
    _ target: Lookup, in listing: Listing? = nil, isCompared: Bool = false,
    prefersListed: Bool = true, includesFacts: Bool = false
  ) async throws -> Found {
    if let found = target.found { return found }
    let shown =
      if let listing { isMeant(listing, by: target) ? RememberedListing(listing) : nil } else {
        try remembered(for: target)
      }
    if case .listNumber(let number) = target.which {
      guard let shown else { throw Failure.noList(target.exhibits.first ?? Exhibit.animals.id) }
      return Found(try shown.animal(at: number), from: shown.listing)
    }
    let match = try await matchesOrFacts(
      of: target, listed: shown?.listing, prefersListed: prefersListed,
      includesFacts: includesFacts)
    let matches = match.listing
    guard let animal = matches.animals.first, matches.animals.count == 1 else {
      if listing == nil, !isCompared, context.areCandidatesSeen { remember(matches) }
      throw Failure.severalMatches(
        target.words, among: scope(of: target), candidates: matches, isCompared: isCompared)
    }
    let listed = shown?.listing
    if match.isFromList {
      report(
        .chosenFromList(
          words: matches.search ?? target.words, compared: isCompared ? animal.name : nil,
          isShown: listing != nil))
    }
    let isListed = listed?.animals.contains(animal) == true
    if listing == nil, !isListed, let listed {
      await reportOthers(called: target, than: animal, among: listed, isCompared: isCompared)
    }
    var found = Found(animal, in: Exhibit.named(matches.exhibit) ?? .animals)
    found.listed = isListed ? listed : nil
    found.isBuiltIn = matches.source == .builtIn
    return found
  }

  /// The last list, if it may have what is meant. If reading it fails, a name is still looked for
  /// elsewhere, but a number can't be.
  private func remembered(for target: Lookup) throws -> RememberedListing? {
    do {
      let shown = try lastShownListing()
      return shown.map { isMeant($0.listing, by: target) } == true ? shown : nil
    } catch {
      if case .listNumber = target.which { throw error }
      report(.failure(Failure(error)))
      return nil
    }
  }

  /// Whether a list may have what is meant: any list without an exhibit before the name, else one of that
  /// exhibit, or for a number one of several.
  private func isMeant(_ listing: Listing, by target: Lookup) -> Bool {
    if case .listNumber = target.which, listing.exhibit == Listing.severalExhibits { return true }
    return target.exhibits.isEmpty || target.exhibits.contains(listing.exhibit)
  }

  /// Where a lookup looked, for the sentence that says what it found.
  private func scope(of target: Lookup) -> Failure.SearchScope {
    let exhibits = target.exhibits.compactMap(Exhibit.named)
    return exhibits.first.map { .exhibit($0, others: Array(exhibits.dropFirst())) } ?? .everything
  }

  /// The matches of what was typed; if there are none, those of its first other reading that has any.
  ///
  /// - Parameter failed: becomes where the first reading looked in vain.
  func matchesOrOthers(
    of target: Lookup, listed: Listing?, prefersListed: Bool, failed: inout LookupScope?
  ) async throws -> LookupMatches {
    let readings = try target.readings
    func others() async throws -> LookupMatches? {
      var byParts: LookupMatches?
      for other in readings.others {
        do {
          var ignored: LookupScope?
          let found = try await matches(
            for: other, listed: listed, prefersListed: prefersListed, failed: &ignored)
          if !found.isByParts { return found }
          byParts = byParts ?? found
        } catch Failure.noMatch {}
      }
      return byParts
    }
    do {
      let found = try await matches(
        for: readings.first, listed: listed, prefersListed: prefersListed, failed: &failed)
      // Horses are no horseshoe crab: a word beats what only begins one.
      guard found.isByParts, case .words = target.which else { return found }
      return try await others() ?? found
    } catch let failure as Failure {
      guard case .noMatch = failure, let found = try await others() else { throw failure }
      return found
    }
  }

  /// Everything that matches equally well, or the only one of them in the last list. Throws `Failure.noMatch` if there
  /// is nothing.
  private func matches(
    for target: Lookup, listed: Listing?, prefersListed: Bool, failed: inout LookupScope?
  ) async throws -> LookupMatches {
    if let listed, let match = NameIndex(listed.animals).match(target.which), match.rank == .whole {
      return LookupMatches(listing: matches(match.animals, for: target, among: [listed]))
    }
    var scope = LookupScope(target, listed: listed)
    // A whole name is found without a request, unless the exhibit's own API may know more.
    let whole = await wholeName(target, in: &scope)
    if let whole, whole.exhibit != scope.home.id || preferences.address(of: scope.home) == nil {
      return LookupMatches(listing: whole)
    }
    for exhibit in scope.exhibits where scope.known[exhibit.id] == nil {
      scope.known[exhibit.id] = await offlineListing(of: exhibit, for: target.which)
    }
    let home = try await wholeHome(for: target, in: scope)
    if let home {
      scope.known[scope.home.id] = Listing(
        exhibit: scope.home.id, animals: home.value, source: home.source,
        fetchedAt: home.fetchedAt)
      (scope.isHomeWhole, scope.notices) = (true, home.notices)
    }
    let all = [listed].compactMap { $0 } + scope.listings
    guard let match = NameIndex(all.flatMap(\.animals)).match(target.which),
      match.rank >= target.leastRank
    else {
      failed = scope
      throw Failure.noMatch(
        target.words, among: self.scope(of: target),
        suggestion: await nearestName(to: target.words, listed: listed, in: scope))
    }
    if match.rank == .parts || match.isByLatinName(target.words) {
      await reportNear(target.words, to: match, listed, in: scope)
    }
    // After a match elsewhere, why this exhibit's API was not reached doesn't matter.
    let isAtHome = match.animals.contains { $0.exhibit == scope.home.id }
    if let home, isAtHome, match.rank < .whole || home.source != .builtIn { report(home.notices) }
    let animals = decided(match, listed: prefersListed ? listed : nil)
    return LookupMatches(
      listing: matches(animals, for: target, among: all),
      isFromList: match.rank < .whole && animals.count < match.animals.count,
      isByParts: match.rank < .words)
  }

  /// All of the exhibit that is meant, if its API may know more than is known without a request.
  private func wholeHome(
    for target: Lookup, in scope: LookupScope
  ) async throws -> Fetched<[Animal]>? {
    let source = preferences.source
    // A misspelt command is not worth a request.
    let isGuess = target.leastRank > .parts && source == nil
    let isOffline =
      source == .builtIn || source == nil && preferences.address(of: scope.home) == nil
    return isGuess || isOffline ? nil : try await whole(of: scope.home)
  }

  /// A whole name, known without a request; `nil` if there is none.
  private func wholeName(_ target: Lookup, in scope: inout LookupScope) async -> Listing? {
    for exhibit in scope.exhibits {
      guard let known = await offlineListing(of: exhibit, for: target.which) else { continue }
      scope.known[exhibit.id] = known
      if let match = NameIndex(known.animals).match(target.which), match.rank == .whole,
        !match.isByID
      {
        return matches(match.animals, for: target, among: [known])
      }
    }
    return nil
  }

  /// A whole name means the first exhibit that has it, and so does the only match in the last list.
  private func decided(_ match: NameIndex.Match, listed: Listing?) -> [Animal] {
    if match.rank == .whole {
      return match.animals.filter { $0.exhibit == match.animals.first?.exhibit }
    }
    let shown = match.animals.filter { listed?.animals.contains($0) == true }
    return shown.count == 1 ? shown : match.animals
  }

  func matches(_ animals: [Animal], for target: Lookup, among listings: [Listing])
    -> Listing
  {
    let groups = animals.groupedByExhibit
    let exhibit = groups.count == 1 ? animals.first?.exhibit : nil
    let origin = listings.first { listing in animals.first.map(listing.animals.contains) == true }
    var listing = Listing(
      exhibit: exhibit ?? Listing.severalExhibits, animals: groups.flatMap { $0 },
      source: origin?.source ?? .builtIn,
      fetchedAt: exhibit == nil ? nil : origin?.fetchedAt, total: animals.count,
      search: target.words)
    if target.exhibits.count > 1 { listing.searchedExhibits = target.exhibits }
    return listing
  }
}

/// What a lookup matched, as a list.
struct LookupMatches {
  var listing: Listing
  /// Whether others match as well, and are not in the last list.
  var isFromList = false
  /// Whether the words typed are only parts of theirs.
  var isByParts = false
}
