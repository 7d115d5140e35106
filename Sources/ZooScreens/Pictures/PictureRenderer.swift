import Console
import Foundation
import ZooFiles
import ZooService
import ZooKit
import ZooWording

/// Pictures as this terminal shows them: fetched by the service, drawn by `chafa` or by the terminal
/// itself.
struct PictureRenderer: Sendable {
  private let display: ConfiguredTerminal
  private let service: AnimalService
  /// `nil` where pictures are not wanted.
  private let pictureEncoder: PictureEncoder?
  private let pictureLoader: PictureLoadQueue<PictureRequest, PictureState>?
  private let failures: FailedPictures

  init(_ display: ConfiguredTerminal, _ service: AnimalService) {
    self.display = display
    self.service = service
    let mode = display.isSpoken ? "never" : display.preferences.word(.pictures) ?? ""
    let isTerminal = display.terminal.isTerminal(.output)
    let pictureEncoder = PictureEncoder(
      mode: mode, environment: display.environment, graphics: { display.graphics },
      isTerminal: isTerminal, isColored: display.renderer(for: .output).colored,
      runner: display.programs)
    self.pictureEncoder = pictureEncoder
    let failures = FailedPictures()
    self.failures = failures
    pictureLoader = pictureEncoder.map { pictureEncoder in
      PictureLoadQueue { request in
        // It would fail in another size too.
        let slot = request.slot
        if let failure = failures[slot.reference] { return failure }
        let isRetry = failures.takeRetry(of: slot.reference)
        let state = await Self.state(of: slot, service, pictureEncoder, isRetry: isRetry)
        // A part that can't be drawn says nothing about the whole.
        if state.isMissing, slot.zoom == nil { failures[slot.reference] = state }
        return state
      }
    }
  }

  /// The picture, from the drawing cache or newly drawn, or why there is none. An enlarged part is not kept, because hardly
  /// anybody looks at the same part twice.
  private static func state(
    of slot: PictureSlot, _ service: AnimalService, _ pictureEncoder: PictureEncoder,
    isRetry: Bool
  ) async -> PictureState {
    let (columns, rows) = (slot.columns.count, slot.rows.count)
    let drawingKey =
      slot.zoom == nil
      ? await pictureEncoder.drawingKey(columns: columns, rows: rows, repainted: slot.repainting)
      : nil
    if let drawingKey, let drawing = await service.drawing(of: slot.reference, in: drawingKey),
      let picture = TerminalPicture(drawing: drawing)
    {
      return await state(of: picture, slot.reference, service)
    }
    switch await service.file(of: slot.reference, isReload: isRetry) {
    case .failure where slot.reference.isIllustration: return .absent
    case .failure(let failure): return .problem(PictureProblem(failure))
    case .success(let file):
      let size = PictureFormat(file).flatMap { PictureSize(file, format: $0) }
      let pixels = size.flatMap { $0.isReasonable ? ($0.width, $0.height) : nil }
      let picture =
        if let zoom = slot.zoom {
          await pictureEncoder.draw(
            file, zoomed: zoom, pixels: pixels, columns: columns, rows: rows)
        } else {
          await pictureEncoder.draw(
            file, pixels: pixels, columns: columns, rows: rows, repainted: slot.repainting,
            isLarge: (size?.decodedBytes ?? 0) > largePicture)
        }
      guard let picture else {
        let advice = slot.zoom == nil ? Wording.chafaCouldDraw : Wording.chafaCouldZoom
        return .problem(PictureProblem(undrawable: pictureEncoder.lacksChafa ? advice : nil))
      }
      if let drawingKey {
        await service.keep(picture.drawing, of: slot.reference, in: drawingKey)
      }
      return await state(of: picture, slot.reference, service)
    }
  }

  /// Forgets enlarged parts of pictures, each of which may take megabytes.
  func forgetZoomed(except slots: [PictureSlot]) async {
    await pictureLoader?.forget(requests: { $0.slot.zoom != nil && !slots.contains($0.slot) })
  }

  /// Bytes that a picture decodes to; four larger ones at a time would take too much memory.
  private static let largePicture = 32 << 20

  /// A picture, with its credit if it is Wikipedia's.
  private static func state(
    of picture: TerminalPicture, _ reference: PictureReference, _ service: AnimalService
  ) async -> PictureState {
    guard case .article(let title, let width) = reference else { return .picture(picture, nil) }
    return .picture(picture, await service.illustration(of: title, width: width))
  }

  /// Whether pictures can be shown, as far as the terminal is known by now.
  var canDraw: Bool { pictureEncoder?.canDraw ?? false }

  /// How pictures are shown here; `nil` where they are not wanted.
  var drawingMethod: PictureEncoder.DrawingMethod? {
    get async { await pictureEncoder?.drawingMethod }
  }

  /// The window as it will be if the terminal turns out to show pictures.
  func assumingPictures(_ window: LayoutContext) -> LayoutContext {
    var window = self.window(window)
    window.isPictured = pictureEncoder != nil
    return window
  }

  /// The window with its picture settings filled in for this terminal.
  func window(_ window: LayoutContext) -> LayoutContext {
    var window = window
    window.isPictured = canDraw
    window.needsChafa = pictureEncoder != nil && !canDraw && display.terminal.isTerminal(.output)
    window.usesWikipedia = service.usesWikipedia
    window.drawingStyle = display.drawingStyle
    return window
  }

  /// Waits for pictures while showing progress, then reports those missing from Wikipedia.
  ///
  /// - Parameter timeout: the longest wait; `nil` waits until each has arrived or failed, but only
  ///   briefly for Wikipedia's.
  func waitForPictures(_ slots: [PictureSlot], within timeout: Duration?) async {
    guard let pictureLoader, !slots.isEmpty else { return }
    func wait(_ slots: [PictureSlot], _ timeout: Duration?) async {
      await service.waitForPictures(
        requests(for: slots), of: slots.map(\.reference), on: pictureLoader, within: timeout)
    }
    let seconds = display.preferences.patience.seconds(2)
    let illustrations = timeout == nil ? slots.filter(\.reference.isIllustration) : []
    await wait(slots.filter { !illustrations.contains($0) }, timeout)
    if !illustrations.isEmpty {
      await wait(illustrations, .seconds(seconds))
      if await pictureLoader.isLoading(requests(for: illustrations)) {
        await service.recordWikipediaTimeout(after: seconds)
      }
    }
    await service.reportMissingPictures()
  }

  /// Asks the terminal what pictures it can show, before the first one. Call it only while keys are
  /// read: what is typed meanwhile is kept for the next reader.
  func queryTerminal() async {
    await display.keyboard(for: .output)?.queryTerminal(
      environment: display.environment, cell: display.terminal.cell())
  }

  /// Lets failed pictures be requested again, as when the user opens a window or retries. Never call
  /// it from a redraw: each failure would trigger the next request.
  func forgetFailures(isRetry: Bool = false) async {
    failures.removeAll(isRetry: isRetry)
    await pictureLoader?.forget { $0.mayCome(isRetry: isRetry) }
  }

  /// Requests pictures without waiting for them.
  func load(_ slots: [PictureSlot]) async {
    guard let pictureLoader, !slots.isEmpty else { return }
    await service.load(requests(for: slots), of: slots.map(\.reference), on: pictureLoader)
  }

  /// Whether pictures need no request.
  func areAvailableOffline(_ slots: [PictureSlot]) async -> Bool {
    await service.areAvailableOffline(slots.map(\.reference))
  }

  /// Wakes the keyboard whenever a picture arrives, until the task is cancelled.
  func wakeOnArrival(_ keyboard: Keyboard) async -> Task<Void, Never>? {
    guard let pictureLoader else { return nil }
    let arrivals = await pictureLoader.arrivals()
    keyboard.wake()  // For those that arrived before.
    return Task { for await _ in arrivals { keyboard.wake() } }
  }

  /// - Parameter isFinal: whether missing ones cannot be filled in later.
  func states(
    of slots: [PictureSlot], isFinal: Bool
  ) async -> [PictureSlot: PictureState] {
    guard let pictureLoader else { return [:] }
    let states = await pictureLoader.values(of: requests(for: slots))
      .map { $0 ?? (isFinal ? .absent : .pending) }
    return Dictionary(zip(slots, states), uniquingKeysWith: { first, _ in first })
  }

  private func requests(for slots: [PictureSlot]) -> [PictureRequest] {
    let cell = display.graphics.cell
    return slots.map { PictureRequest(slot: $0, cell: cell) }
  }

  /// The codes that remove pictures which clearing the screen leaves behind.
  var deletionCodes: String { pictureEncoder?.deletionCodes ?? "" }
}

/// A picture in a place, and the pixels of a cell: another font needs another drawing.
private struct PictureRequest: Hashable {
  let slot: PictureSlot
  let cell: CellSize
}
