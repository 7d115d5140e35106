import Console
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
  ///   - isAll: whether to choose from that list only.
  ///   - title: what the animal is chosen for; `nil` shows the exhibit's title.
  /// - Returns: the resulting event; `nil` if the user went back.
  /// - Throws: `Failure` if there is nothing to choose from.
  func open(
    on listing: Listing?, in id: Exhibit.ID, isAll: Bool, title: String?,
    purpose: AnimalBrowser.Purpose
  ) async throws -> Session.Event? {
    guard let exhibit = Exhibit.named(id) else { return nil }
    let listed = listing?.animals ?? []
    let animals = isAll ? listed : try await animals(of: exhibit, listing)
    // A random selection is listed first, then the rest of its exhibit.
    let first = exhibit.isRandomSample ? listed : []
    let browser = AnimalBrowser(
      LiveFilter(animals, of: exhibit, listed: first), title: title, purpose: purpose,
      preferences: service.preferences, now: display.now)
    let news = WindowNews<AnimalBrowser.News>(window.keyboard)
    // The window is there at once; the first key finds all of this ready.
    let preparing = Task {
      news.post(.prepared(LiveFilter.Searchable(animals, of: exhibit)))
      if !isAll { news.post(.others(await others(than: exhibit))) }
    }
    defer { preparing.cancel() }
    let end = try await window.show(browser, news) { browser in
      await completeWhenRested(browser, listing, news)
    } perform: { request, _ in
      try await perform(request, listing, news)
    }
    await painter.windowChanged(onlyIfPictures: end?.isResized != true)
    switch end?.outcome {
    case .chosen(let animal): return .chosen(animal)
    case .compared(let found): return .comparisonLoaded(found)
    case .listed(let words): return .answer("/" + words)
    case .closed, nil: return nil
    }
  }

  private func animals(of exhibit: Exhibit, _ listing: Listing?) async throws -> [Animal] {
    let listed = listing?.animals ?? []
    if let file = listing?.file {
      let all = PageRequest(size: PageCursor.maximumAnimals)
      return try await service.listing(of: exhibit, inFile: file, all, Query()).listing.animals
    }
    do {
      // The user already knows why the list is built in; asking the API again would repeat the
      // notice.
      let source = listing?.source == .builtIn ? Source.builtIn : nil
      let whole = try await service.listing(of: exhibit, .all, from: source).animals
      guard exhibit.isRandomSample else { return whole }
      let names = Set(whole.map(\.name))
      return whole + listed.filter { !names.contains($0.name) }
    } catch {
      let failure = Failure(error)
      guard failure.isFailedFetch, !listed.isEmpty else { throw failure }
      display.writeNotice(Wording.errorReport(failure).message)
      return listed
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
    _ request: AnimalBrowser.Request, _ listing: Listing?, _ news: WindowNews<AnimalBrowser.News>
  ) async throws -> WindowStep<AnimalBrowser.Outcome> {
    switch request {
    case .close(let outcome): return .close(outcome)
    case .complete(let found):
      // What the list has is on the screen already.
      Task { await complete(found, listing, news) }
      return .stay
    case .openLink(let link):
      news.post(.message(.opened(link, await display.open(link))))
      return .stay
    case .gallery(let found):
      var found = found
      found.listed = listing
      Task { [found] in
        do { news.post(.gallery(try await service(news).gallery(of: found))) } catch {
          news.post(.message(.failed(Failure(error))))
        }
      }
      return .stay
    case .browse(let pictures, let name):
      return try await browse(through: pictures, of: name, news)
    }
  }

  /// The service, which tells the window what it has to say.
  private func service(_ news: WindowNews<AnimalBrowser.News>) -> AnimalService {
    service.inWindow { notice in news.post(.message(.notice(notice, now: display.now))) }
  }

  /// Finds out more about the animal beside the list once the choice has rested, so that moving on requests nothing.
  private func completeWhenRested(
    _ browser: AnimalBrowser, _ listing: Listing?, _ news: WindowNews<AnimalBrowser.News>
  ) async {
    guard let shown = browser.shown, shown.exhibit.detail != nil,
      !browser.isComplete(shown.animal)
    else { return }
    do { try await Task.sleep(for: Self.rest) } catch { return }
    await complete([shown], listing, news)
  }

  private static let rest = Duration.milliseconds(200)

  private func complete(
    _ found: [Found], _ listing: Listing?, _ news: WindowNews<AnimalBrowser.News>
  ) async {
    do {
      for var one in found {
        one.listed = listing
        news.post(.completed(try await service(news).complete(one).animal))
      }
    } catch {
      // What the list has of it stays.
      news.post(.message(.failed(Failure(error))))
    }
  }

  private func browse(
    through pictures: [PictureReference], of name: String, _ news: WindowNews<AnimalBrowser.News>
  ) async throws -> WindowStep<AnimalBrowser.Outcome> {
    let space = pictureRenderer.window(Window(columns: display.width, isSpoken: display.isSpoken))
    let shown = pictures.compactMap { space.picture($0) }
    guard let browser = PictureBrowserWindow(display, service, pictureRenderer),
      try await browser.open(shown, of: name)
    else {
      news.post(.message(.problem(.pictureUnknown)))
      return .stay
    }
    return .repaint
  }
}
