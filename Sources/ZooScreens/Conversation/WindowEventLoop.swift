import Console
import Synchronization
import ZooWording

/// What fills a window, as a value: keys and news change it, and it draws itself for any size.
protocol WindowContent: Sendable {
  /// Something that it wants done and can't do itself.
  associatedtype Request: Sendable
  /// What others tell it while it is shown, such as the answer to a request.
  associatedtype News: Sendable

  /// Whether pictures are loaded at once, rather than when the choice has rested: scrolling past animals should
  /// request nothing.
  static var loadsPicturesAtOnce: Bool { get }

  /// What came of a key, until the next one.
  var message: WindowMessage? { get set }
  /// Whether its keys are shown instead of what is in it.
  var showsKeys: Bool { get set }
  /// All that its keys do.
  var help: [Wording.KeyRow] { get }

  func title(in window: LayoutContext) -> StyledLine
  /// Takes a key.
  mutating func press(_ key: Key, in window: LayoutContext) -> Request?
  /// Finishes what keys typed ahead left undone.
  mutating func settle()
  mutating func receive(_ news: News)
  /// Its lines from the top.
  func frame(in window: LayoutContext) -> Frame
  /// Takes what is known of the pictures in it, before it is shown.
  mutating func take(_ pictures: [PictureSlot: PictureState], in window: LayoutContext)
  /// The cursor's row and column, from 0.
  func cursor(in window: LayoutContext) -> (row: Int, column: Int)
}

extension WindowContent {
  mutating func take(_ pictures: [PictureSlot: PictureState], in window: LayoutContext) {}

  /// The beginning of the last row, where nothing is typed.
  func cursor(in window: LayoutContext) -> (row: Int, column: Int) { window.end }

  mutating func settle() {}

  /// Takes a key and those typed ahead, up to a request, or to the page of the keys, from which any key leads back.
  mutating func take(_ first: Key, then typedAhead: () -> Key?, in window: LayoutContext)
    -> Request?
  {
    if showsKeys, first != .endOfInput {
      showsKeys = false
      return nil
    }
    message = nil
    defer { settle() }
    var key: Key? = first
    while let pressed = key {
      if let request = press(pressed, in: window) { return request }
      if showsKeys { return nil }
      key = typedAhead()
    }
    return nil
  }

  /// What fills the window: its lines, or the page of its keys; whatever has no room in it is cut.
  func screen(in window: LayoutContext) -> Frame {
    let frame = showsKeys ? keyPage(in: window) : frame(in: window)
    return Frame(pictures: frame.pictures) {
      frame.lines($0).prefix(window.rows ?? 24).map { $0.truncated(to: window.columns) }
    }
  }
}

extension WindowContent {
  private func keyPage(in window: LayoutContext) -> Frame {
    let room: Cells = max((window.rows ?? 24) - 4, 1)
    let keys = KeyHelp.lines(help, width: window.columns).prefix(room.count)
    let end = KeyHelp.line([Wording.anyKey], width: window.columns)
    return Frame([title(in: window), []] + Array(keys).filled(to: room) + [[], end])
  }
}

/// News for a window from any task.
final class WindowNewsQueue<News: Sendable>: Sendable {
  private let news = Mutex<[News]>([])
  private let wake: @Sendable () -> Void

  init(_ keyboard: Keyboard) { wake = keyboard.wake }

  func post(_ new: News) {
    news.withLock { $0.append(new) }
    wake()
  }

  fileprivate var hasAny: Bool { news.withLock { !$0.isEmpty } }

  fileprivate func take() -> [News] {
    news.withLock { news in
      defer { news = [] }
      return news
    }
  }
}

/// The loop of every full-screen window: it draws, loads pictures, and passes on keys and news.
struct WindowEventLoop: Sendable {
  private let display: ConfiguredTerminal
  private let pictureRenderer: PictureRenderer
  let keyboard: Keyboard

  /// `nil` where windows can't be shown.
  init?(_ display: ConfiguredTerminal, _ pictureRenderer: PictureRenderer) {
    guard let keyboard = display.keyboard(for: .output), display.isInForeground else { return nil }
    self.display = display
    self.pictureRenderer = pictureRenderer
    self.keyboard = keyboard
  }

  private static let rest = Duration.milliseconds(200)

  /// What ended a window, and whether it was resized.
  typealias End<Outcome> = (outcome: Outcome?, isResized: Bool)

  /// Shows some content until a request closes it, or the input ends, which has no outcome.
  ///
  /// - Parameters:
  ///   - onRest: is told the content once no key has come for a moment, in a task that the next one cancels.
  ///   - perform: does what the content requests, and says what the window is closed for.
  /// - Returns: `nil` where keys can't be read.
  func show<Content: WindowContent, Outcome: Sendable>(
    _ content: Content, _ news: WindowNewsQueue<Content.News>,
    onRest: @escaping @Sendable (Content) async -> Void = { _ in },
    perform: (Content.Request, inout Content) async throws -> Outcome?
  ) async throws -> End<Outcome>? {
    try await keyboard.reading(.window, on: .output) {
      try await run(content, news, onRest, perform)
    }
  }

  private func run<Content: WindowContent, Outcome: Sendable>(
    _ start: Content, _ news: WindowNewsQueue<Content.News>,
    _ onRest: @escaping @Sendable (Content) async -> Void,
    _ perform: (Content.Request, inout Content) async throws -> Outcome?
  ) async throws -> End<Outcome> {
    await pictureRenderer.queryTerminal()
    await pictureRenderer.forgetFailures()
    var (content, canvas) = (start, WindowCanvas(display, pictureRenderer))
    var isResized = false
    let wakeOnArrival = await pictureRenderer.wakeOnArrival(keyboard)
    var resting: (task: Task<Void, Never>, slots: [PictureSlot])?
    defer {
      wakeOnArrival?.cancel()
      resting?.task.cancel()
    }
    while true {
      for new in news.take() { content.receive(new) }
      let slots = try await draw(&content, on: &canvas)
      if resting.map({ $0.slots != slots }) ?? true {
        resting?.task.cancel()
        let task = Task { [content] in
          if await pictureRenderer.areAvailableOffline(slots) { await pictureRenderer.load(slots) }
          // Moving on requests nothing.
          do { try await Task.sleep(for: Self.rest) } catch { return }
          await pictureRenderer.load(slots)
          await onRest(content)
        }
        resting = (task, slots)
      }
      // What was told while this was drawn is no reason to wait for a key.
      if news.hasAny { continue }
      switch await keyboard.next() {
      case .end:
        try canvas.clear()
        return (nil, isResized)
      case .woken: break
      case .redraw, .key(.redraw):
        canvas.invalidate()
        isResized = true
        resting?.task.cancel()
        resting = nil  // A resized window needs pictures of another size.
      case .key(let key):
        resting?.task.cancel()
        resting = nil
        guard
          let request = content.take(key, then: keyboard.typedAhead, in: canvas.window)
        else { break }
        if let outcome = try await perform(request, &content) {
          try canvas.clear()
          return (outcome, isResized)
        }
      }
    }
  }

  /// - Returns: the pictures that are shown.
  private func draw<Content: WindowContent>(
    _ content: inout Content, on canvas: inout WindowCanvas
  ) async throws -> [PictureSlot] {
    let window = canvas.window
    let frame = content.screen(in: window)
    let slots = frame.pictures
    await pictureRenderer.forgetZoomed(except: slots)
    if Content.loadsPicturesAtOnce { await pictureRenderer.load(slots) }
    let states = await pictureRenderer.states(of: slots, isFinal: false)
    content.take(states, in: window)
    let cursor = content.showsKeys ? window.end : content.cursor(in: window)
    try canvas.show(frame.lines(states), cursor: cursor)
    return slots
  }
}

extension LayoutContext {
  /// The beginning of the last row.
  fileprivate var end: (row: Int, column: Int) { (max((rows ?? 24).count - 1, 0), 0) }
}
