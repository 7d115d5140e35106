import Console
import ZooKit
import ZooSources

extension Context {
  /// Lets a user choose one of an exhibit's specimens while words are typed, in the whole window.
  ///
  /// - Parameter listing: the list before the user: all there is of a random selection, and what
  ///   there is when the whole exhibit cannot be had.
  /// - Returns: what came of it; `nil` when the user went back.
  func narrow(
    _ listing: Listing?, in id: Exhibit.ID, on stage: Stage
  ) async throws -> Session.Event? {
    guard let exhibit = Exhibit.named(id), let keyboard = keyboard(for: .output) else { return nil }
    var specimens = listing?.specimens ?? []
    if exhibit.paging != .random {
      do {
        // A list of the built-in collection has said already why it is that.
        let source = listing?.source == .builtIn ? Source.builtIn : nil
        specimens = try await self.listing(of: exhibit, .all, from: source).specimens
      } catch let error where error.isFailedFetch {
        note(Wording.problem(error).sentence)
      }
    }
    let filter = LiveFilter(specimens, of: exhibit)
    let outcome = try await keyboard.reading(.window, on: .output) {
      try await run(filter, keyboard, on: stage)
    }
    switch outcome {
    case .chosen(let specimen): return .chosen(specimen)
    case .listed(let words): return .answer("/" + words)
    case .left, .changed, nil: return nil
    }
  }

  private func run(
    _ start: LiveFilter, _ keyboard: Keyboard, on stage: Stage
  ) async throws -> LiveFilter.Outcome {
    var (filter, painting) = (start, WindowPainting())
    var renderer = renderer(for: .output)
    renderer.isWeighted = true
    while true {
      let size = world.terminal.size()
      let view = LiveFilterView(
        preferences: preferences, width: min(width, size?.columns ?? width), rows: size?.rows ?? 24,
        now: world.now())
      let rows = view.lines(filter).map { renderer.text(of: $0) }
      let codes = painting.show(rows, cursor: (0, view.cursor(filter)))
      try world.terminal.write(codes, .output)
      switch await keyboard.next() {
      case .end: return .left
      case .news: break
      case .redraw, .key(.redraw):
        painting.forget()
        await stage.disturb()
      case .key(let key):
        let outcome = filter.take(key)
        if outcome != .changed { return outcome }
      }
    }
  }
}
