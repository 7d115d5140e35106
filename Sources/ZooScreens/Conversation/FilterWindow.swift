import Console
import ZooCommands
import ZooService
import ZooKit
import ZooSources
import ZooWording

/// The live filter as a full-screen window: the user types words and picks an animal of an exhibit.
struct FilterWindow: Sendable {
  let display: TerminalOutput
  let service: AnimalService
  let painter: ScreenPainter
  let pictureRenderer: PictureRenderer
  let keyboard: Keyboard

  /// - Parameters:
  ///   - listing: the current list: listed first if the exhibit is random, and used alone if the
  ///     whole exhibit cannot be fetched.
  ///   - isAll: whether to choose from that list only.
  ///   - title: what the animal is chosen for; `nil` shows the exhibit's title.
  /// - Returns: the resulting event; `nil` if the user went back.
  /// - Throws: `Failure` if there is nothing to choose from.
  func open(
    on listing: Listing?, in id: Exhibit.ID, isAll: Bool, title: String?
  ) async throws -> Session.Event? {
    guard let exhibit = Exhibit.named(id) else { return nil }
    let listed = listing?.animals ?? []
    let animals = isAll ? listed : try await animals(of: exhibit, listing)
    // A random selection is listed first, then the rest of its exhibit.
    let first = exhibit.isRandomSample ? listed : []
    let filter = LiveFilter(animals, of: exhibit, listed: first, title: title)
    let outcome = try await keyboard.reading(.window, on: .output) {
      try await run(filter)
    }
    await painter.windowChanged(onlyIfPictures: true)
    switch outcome {
    case .chosen(let animal): return .chosen(animal)
    case .listed(let words): return .answer("/" + words)
    case .closed, .changed, nil: return nil
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

  private func run(_ start: LiveFilter) async throws -> LiveFilter.Outcome {
    await pictureRenderer.queryTerminal()
    var (filter, canvas) = (start, WindowCanvas(display, pictureRenderer))
    let wakeOnArrival = await pictureRenderer.wakeOnArrival(keyboard)
    var debouncedFetch: Task<Void, Never>?
    defer {
      wakeOnArrival?.cancel()
      debouncedFetch?.cancel()
    }
    while true {
      var view = LiveFilterView(
        preferences: service.preferences, window: canvas.window, now: display.now)
      let slots = view.slots(filter)
      view.pictures = await pictureRenderer.states(of: slots, isFinal: false)
      // Bold is the only mark of a match, so it is used even without colours.
      try canvas.show(view.lines(filter), cursor: (0, view.cursor(filter)), isWeighted: true)
      if debouncedFetch == nil { debouncedFetch = Task { await fetch(slots) } }
      switch await keyboard.next() {
      case .end:
        try canvas.clear()
        return .closed
      case .woken: break
      case .redraw, .key(.redraw):
        canvas.invalidate()
        debouncedFetch?.cancel()
        debouncedFetch = nil  // A resized window needs a picture of another size.
        await painter.windowChanged()
      case .key(let key):
        debouncedFetch?.cancel()
        debouncedFetch = nil
        let outcome = filter.press(key, then: keyboard.typedAhead)
        guard outcome == .changed else {
          try canvas.clear()
          return outcome
        }
      }
    }
  }

  /// Fetches pictures; if that needs a request, only once the choice has rested, so that scrolling
  /// past animals requests nothing.
  private func fetch(_ slots: [PictureSlot]) async {
    if await !service.areAvailableOffline(slots.map(\.reference)) {
      do { try await Task.sleep(for: .milliseconds(200)) } catch { return }
    }
    await pictureRenderer.load(slots)
  }
}
