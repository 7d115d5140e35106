import ZooKit
import ZooService
import ZooSources

// The windows in which animals are browsed.

extension Session {
  /// Opens a window: on an exhibit that is named, or in the order of the list where one is, below a list of several exhibits
  /// on all of them. Further words narrow it.
  mutating func browse(_ words: String) throws {
    let request = try BrowseRequest(words, at: visit.exhibit)
    let chosen = request.exhibit ?? visit.exhibit
    let isHere = request.exhibit == nil || visit.listing?.exhibit == chosen.id
    var query = request.query
    if isHere { query.order = query.order ?? visit.chosenOrder }
    open(
      .browser(
        BrowserPlace(
          of: chosen.id, query, from: visit.listing(of: chosen),
          includesOthers: isHere && visit.listing?.exhibit == Listing.severalExhibits, for: .list)))
  }

  /// Goes on with what a window was left for. It stays below what is opened from it.
  mutating func didLeave(
    _ window: BrowserPlace, _ outcome: BrowserPlace.Outcome
  ) async throws {
    visit.replace(by: .browser(window))
    switch outcome {
    case .closed: goBack()
    case .opened(let animal): try await complete(found(animal))
    case .compared(let animals):
      var compared: [FoundAnimal] = []
      for animal in animals { compared.append(try await service.complete(found(animal))) }
      open(.comparison(compared))
    case .listed(let query): try await list(query, of: window)
    }
  }

  /// Leaves a window that has nothing to show; a visit that begins with it fails.
  mutating func didFailToShow(_ failure: Failure) {
    if visit.isAtStart { return end = .failure(failure) }
    goBack()
    say(.failure(failure))
  }

  private func found(_ animal: Animal) -> FoundAnimal {
    FoundAnimal(
      animal, in: Exhibit.named(animal.exhibit) ?? visit.exhibit, from: visit.listing?.source)
  }

  /// Lists what a window shows, or would show.
  mutating func list(_ query: ListQuery, of window: BrowserPlace) async throws {
    if window.includesOthers, let words = query.search {
      return try await searchEverywhere(words, sortedBy: query.order)
    }
    // The window was over the exhibit, even if the list before it is of several.
    try await fetchFirst(query, of: Exhibit.named(window.exhibit))
  }
}
