import Console
import Synchronization
import ZooCommands
import ZooService
import ZooKit
import ZooSources
import ZooWording

/// The animals of an exhibit in a full-screen window, to look at or to choose one.
struct AnimalBrowserWindow: Sendable {
  let display: TerminalOutput
  let service: AnimalService
  let painter: ScreenPainter
  let pictureRenderer: PictureRenderer
  let window: FullScreenWindow

  /// - Parameters:
  ///   - listing: the current list: listed first if the exhibit is random, and used alone if the
  ///     whole exhibit cannot be fetched.
  ///   - scope: what there is to choose from at first.
  ///   - query: what is typed at first, and the order.
  ///   - chosen: the animal chosen at first, if it is there.
  ///   - title: what the animal is chosen for; `nil` shows the exhibit's title.
  ///   - message: what is said until the first key.
  ///   - isCommand: whether leaving the window ends the program.
  /// - Returns: the resulting event, `nil` if the user went back; and the animal opened last in the window, if any.
  /// - Throws: `Failure` if there is nothing to choose from.
  func open(
    on listing: Listing?, in id: Exhibit.ID, showing scope: Session.BrowserScope,
    _ query: ListQuery, chosen: Animal?, title: String?, message: WindowMessage?,
    purpose: AnimalBrowser.Purpose,
    isCommand: Bool
  ) async throws -> (event: Session.Event?, lastOpened: Found?) {
    guard let exhibit = Exhibit.named(id) else { return (nil, nil) }
    let onlyListed = scope == .list
    let news = WindowNews<AnimalBrowser.News>(window.keyboard)
    let isSample = exhibit.isRandomSample && !onlyListed && listing?.file == nil
    if let message = message ?? query.order.map({ WindowMessage.sorted($0) }) {
      news.post(.message(message))
    }
    let shown = onlyListed ? listing : try await whole(of: exhibit, listing, query.order, news)
    let animals = shown?.animals ?? []
    let source = shown.map { Wording.source(of: $0, now: display.now) }
    var browser = AnimalBrowser(
      LiveFilter(
        animals, of: exhibit, fetched: isSample ? listing?.animals ?? [] : [],
        typed: query.search ?? "", order: query.order,
        awaitsOthers: !onlyListed, includesOthers: scope == .allExhibits),
      title: title, source: title == nil ? source : nil, purpose: purpose, isCommand: isCommand,
      preferences: service.preferences, now: display.now)
    if let chosen { browser.list.choose(chosen) }
    if exhibit == .cats, scope == .exhibit, title == nil {
      self.service(news).report(.twoCatExhibits)
    }
    // Usually ready before the first key.
    Task {
      news.post(.prepared(LiveFilter.Searchable(animals, of: exhibit)))
      if !onlyListed { news.post(.others(await others(than: exhibit))) }
    }
    var lastOpened: Found?
    let completion = AnimalCompletion(service: service(news), news: news, listing: listing)
    let end = try await window.show(browser, news) { browser in
      await completion.completeAfterRest(browser.shown)
    } perform: { request, browser in
      lastOpened = browser.lastOpened
      return try await perform(request, completion, news)
    }
    await painter.windowChanged(onlyIfPictures: end?.isResized != true)
    let event: Session.Event? =
      switch end?.outcome {
      case .chosen(let animal): .chosen(animal)
      case .compared(let found): .comparisonLoaded(found)
      case .listed(let query, let isOfAllExhibits):
        .listRequested(query, in: id, ofAllExhibits: isOfAllExhibits)
      case .closed, nil: nil
      }
    return (event, lastOpened)
  }

  /// The whole exhibit, or what is listed if that cannot be fetched. What there is to say is said in the window.
  private func whole(
    of exhibit: Exhibit, _ listing: Listing?, _ order: ListQuery.Order?,
    _ news: WindowNews<AnimalBrowser.News>
  ) async throws -> Listing {
    let query = ListQuery(order: order)
    if let file = listing?.file {
      let all = PageRequest(size: PageCursor.maximumAnimals)
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
      news.post(.message(.failed(failure)))
      listing.animals = query.sorted(listing.animals)
      return listing
    }
  }

  /// The other exhibits, as far as they are known without a request.
  private func others(than exhibit: Exhibit) async -> [LiveFilter.Searchable] {
    var others: [LiveFilter.Searchable] = []
    for other in Exhibit.all where other != exhibit {
      guard let known = await service.offlineListing(of: other) else { continue }
      others.append(LiveFilter.Searchable(known.animals, of: other))
    }
    return others
  }

  private func perform(
    _ request: AnimalBrowser.Request, _ completion: AnimalCompletion,
    _ news: WindowNews<AnimalBrowser.News>
  ) async throws -> WindowStep<AnimalBrowser.Outcome> {
    switch request {
    case .close(let outcome): return .close(outcome)
    case .complete(let found):
      // What the list has is on the screen already.
      for one in found { completion.complete(one) }
      return .stay
    case .openLink(let link):
      news.post(.message(.opened(link, await display.open(link))))
      return .stay
    case .photograph(let found):
      completion.fetchPhotograph(of: found)
      return .stay
    case .gallery(let found):
      completion.findGallery(of: found)
      return .stay
    case .browse(let pictures, let name):
      return try await browse(through: pictures, of: name, news)
    }
  }

  /// The service, which tells the window what it has to say.
  ///
  /// - Parameter showingActivity: whether it shows progress; only before the window is open.
  private func service(
    _ news: WindowNews<AnimalBrowser.News>, showingActivity: Bool = false
  ) -> AnimalService {
    service.reporting(showingActivity: showingActivity) {
      news.post(.notice($0))
    }
  }

  private func browse(
    through pictures: [PictureReference], of name: String, _ news: WindowNews<AnimalBrowser.News>
  ) async throws -> WindowStep<AnimalBrowser.Outcome> {
    guard let browser = PictureBrowserWindow(display, service, pictureRenderer),
      let isResized = try await browser.open(pictures, of: name)
    else {
      news.post(.message(.problem(.pictureUnknown)))
      return .stay
    }
    return .repaint(isResized: isResized)
  }
}

/// Finds out more about the animals of a window, each once, and tells the window.
private final class AnimalCompletion: Sendable {
  private let service: AnimalService
  private let news: WindowNews<AnimalBrowser.News>
  private let listing: Listing?
  private let asked = Mutex<Set<Animal.RecordID>>([])

  private static let rest = Duration.milliseconds(200)

  init(service: AnimalService, news: WindowNews<AnimalBrowser.News>, listing: Listing?) {
    self.service = service
    self.news = news
    self.listing = listing
  }

  /// Completes an animal unless the task is cancelled within a moment, so that moving on requests nothing.
  func completeAfterRest(_ shown: Found?) async {
    guard let shown, shown.exhibit.detail != nil else { return }
    do { try await Task.sleep(for: Self.rest) } catch { return }
    complete(shown)
  }

  func complete(_ found: Found) {
    let isNew = asked.withLock { $0.insert(Animal.RecordID(found.animal)).inserted }
    guard isNew else { return }
    // Its own task, so that the next key doesn't cancel the request.
    Task {
      do {
        news.post(.completed(try await service.complete(listed(found)).animal))
      } catch {
        // What the list has of it stays.
        news.post(.message(.failed(Failure(error))))
      }
    }
  }

  /// Fetches the photograph before a window is opened for it, so that none stays empty.
  func fetchPhotograph(of found: Found) {
    guard let portrait = found.animal.portrait else { return }
    Task {
      let result = await service.file(of: portrait)
      let pictures = result.map { _ in AnimalBrowser.FoundPictures(pictures: [portrait]) }
      news.post(.pictures(found, pictures, isPhotograph: true))
    }
  }

  func findGallery(of found: Found) {
    Task {
      do {
        let gallery = try await service.gallery(of: listed(found))
        let pictures = AnimalBrowser.FoundPictures(
          pictures: gallery.pictures.map(\.original), isPartial: gallery.isPartial)
        news.post(.pictures(found, .success(pictures), isPhotograph: false))
      } catch {
        news.post(.pictures(found, .failure(Failure(error)), isPhotograph: false))
      }
    }
  }

  /// With the list that it is from, since a file's animals say nothing to the API.
  private func listed(_ found: Found) -> Found {
    var found = found
    if listing?.exhibit == found.exhibit.id { found.listed = listing }
    return found
  }
}
