import Console
import ZooCommands
import ZooService
import ZooKit
import ZooQuery
import ZooSources
import ZooWording

/// The animals of an exhibit in a full-screen window, to look at or to choose one.
struct AnimalBrowserWindow: Sendable {
  let display: ConfiguredTerminal
  let service: AnimalService
  let painter: ScreenPainter
  let window: WindowEventLoop

  /// Shows the animals of a place, until one is chosen or the user goes back.
  ///
  /// - Parameters:
  ///   - messages: what is said until the first key.
  ///   - current: the animal at which it begins, unless one was chosen in it.
  /// - Returns: how it was left, and what for; no outcome at the end of input, and `nil` where keys can't be read.
  /// - Throws: `Failure` if there is nothing to show.
  func open(
    _ place: BrowserPlace, messages: [WindowMessage], current: Animal?
  ) async throws -> (place: BrowserPlace, outcome: BrowserPlace.Outcome?)? {
    guard let exhibit = Exhibit.named(place.exhibit) else { return nil }
    let news = WindowNewsQueue<AnimalBrowser.News>(window.keyboard)
    let listing = place.listing
    let isSample = exhibit.isRandomSample && listing?.file == nil
    let isExplained = place.goal == .comparison && place.shown == nil
    for message in (isExplained ? [.howToCompare] : []) + messages {
      news.post(.message(message))
    }
    var place = place
    // What was shown before needs no request.
    let shown =
      if let shown = place.shown { shown } else {
        try await whole(of: exhibit, listing, place.query.order, news)
      }
    place.shown = shown
    let animals = shown.animals
    let browser = AnimalBrowser(
      LiveFilter(
        animals, of: exhibit, fetched: isSample ? listing?.animals ?? [] : [],
        typed: place.query.search ?? "", order: place.query.order,
        includesOthers: place.includesOthers, at: place.chosen ?? current),
      source: Wording.source(of: shown, now: display.now), at: place,
      preferences: service.preferences, now: display.now)
    if exhibit == .cats, !place.includesOthers {
      self.service(news).report(.twoCatExhibits)
    }
    // Usually ready before the first key.
    Task { [index = browser.list.index] in
      var index = index
      index.prepareForSearches()
      for other in Exhibit.all where other != exhibit {
        index.add(await service.known(in: [other]).index.entries.animals.entries(of: other))
      }
      index.prepareForSearches()
      news.post(.extended(index))
    }
    let end = try await window.show(browser, news) { browser in
      await complete(browser, listing, news)
    } perform: { [place] outcome, browser in
      (browser.place(place), outcome)
    }
    await painter.windowChanged(onlyIfPictures: end?.isResized != true)
    return end.map { ($0.outcome?.0 ?? place, $0.outcome?.1) }
  }

  /// The whole exhibit, or what is listed if that cannot be fetched. What there is to say is said in the window.
  private func whole(
    of exhibit: Exhibit, _ listing: Listing?, _ order: ListQuery.Order?,
    _ news: WindowNewsQueue<AnimalBrowser.News>
  ) async throws -> Listing {
    let query = ListQuery(order: order)
    if let file = listing?.file {
      let all = PageRequest(size: PageCollector.maximumAnimals)
      return try await service.listing(of: exhibit, inFile: file, all, query).listing
    }
    do {
      // The user already knows why the list is built in; asking the API again would repeat the
      // notice.
      let source = listing?.source == .builtIn ? Source.builtIn : nil
      var whole = try await service(news, showingActivity: true).listing(
        of: exhibit, .all, query, from: source)
      guard exhibit.isRandomSample, let listing else { return whole }
      let names = Set(whole.animals.map(\.name))
      whole.animals += listing.animals.filter { !names.contains($0.name) }
      whole.animals = query.sorted(whole.animals)
      return whole
    } catch {
      let failure = Failure(error)
      guard failure.isFailedFetch, var listing, !listing.animals.isEmpty else { throw failure }
      news.post(.message(.problem(.failure(failure))))
      listing.animals = query.sorted(listing.animals)
      return listing
    }
  }

  /// The service, which tells the window what it has to say.
  ///
  /// - Parameter showingActivity: whether it shows progress; only before the window is open.
  private func service(
    _ news: WindowNewsQueue<AnimalBrowser.News>, showingActivity: Bool = false
  ) -> AnimalService {
    service.reporting(showingActivity: showingActivity) {
      news.post(.notice($0))
    }
  }

  /// Finds out all about the animal that is shown, until it is known.
  private func complete(
    _ browser: AnimalBrowser, _ listing: Listing?, _ news: WindowNewsQueue<AnimalBrowser.News>
  ) async {
    guard var shown = browser.shown, shown.exhibit.detail != nil,
      !browser.isCompleted(shown.animal)
    else { return }
    // A file's animals say nothing to the API.
    if listing?.exhibit == shown.exhibit.id { shown.source = listing?.source }
    // Its own task, so that the next key doesn't cancel the request.
    Task { [shown] in
      do {
        news.post(.completed(try await service(news).complete(shown).animal))
      } catch {
        // What the list has of it stays.
        news.post(.completed(shown.animal))
        news.post(.message(.problem(.failure(Failure(error)))))
      }
    }
  }
}
