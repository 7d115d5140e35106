import ZooCommands
import ZooKeeping
import ZooKit

/// Shows what a command came to: as JSON, or as text with pictures where the terminal has them.
struct Presentation: Sendable {
  let display: Display
  let keeper: Keeper
  /// Counts what is written to the display.
  let written: LineCount

  private var view: AnswerView {
    AnswerView(preferences: keeper.preferences, now: display.now)
  }

  /// Shows an answer; one that is a question is asked first.
  func show(_ answer: Answer) async throws {
    switch answer {
    case .question(let entrance, let otherwise): return try await ask(entrance, otherwise)
    case .all(let exhibit, let path, let query):
      return try await showAll(of: exhibit, inFile: path, query)
    case .broken(let part, let failure):
      if let part { try await show(part) }
      throw failure
    default: break
    }
    let frames = PictureFrames(display, keeper)
    if case .diagnosis(let diagnosis) = answer { return try await show(diagnosis, frames) }
    if let text = display.text(of: answer, keeper.preferences) {
      return try display.terminal.write(text, .output)
    }
    if case .gallery(let gallery) = answer, let window = GalleryWindow(display, keeper, frames),
      try await window.open(gallery.pictures.map(\.original), of: gallery.specimen.name)
    {
      return
    }
    let stage = Stage(display, frames, written)
    let scene = view.scene(of: answer)
    if isLong(answer), let lines = await stage.wordsAlone(of: scene), try await display.page(lines)
    {
      return
    }
    try await stage.showWhole(scene)
  }

  /// Whether an answer may be longer than a window by its nature: all of an exhibit, or a story.
  private func isLong(_ answer: Answer) -> Bool {
    switch answer {
    case .specimen: true
    case .listing(let listing, _): listing.specimens.count > keeper.preferences[.perPage]
    default: false
    }
  }

  /// Shows all of a file: for another program as it is read, for a person once it is.
  private func showAll(of exhibit: Exhibit, inFile path: String, _ query: Query) async throws {
    let head = Listing(exhibit: exhibit.id, specimens: [], source: .file, search: query.search)
    guard !display.terminal.isTerminal(.output),
      var stream = ListingStream(of: head, display, keeper.preferences)
    else {
      return try await show(
        try await keeper.answer(of: exhibit, inFile: path, .all, query))
    }
    let (_, fault) = try await keeper.listing(of: exhibit, inFile: path, .all, query) {
      stream.add($0)
    }
    if !stream.isEmpty { keeper.remember(stream.listing) }
    if fault == nil || !stream.isEmpty { try stream.end() }
    if let fault { throw fault }
  }

  private func show(_ diagnosis: Diagnosis, _ frames: PictureFrames) async throws {
    let view = DoctorView(
      width: display.width, now: display.now,
      terminal: try await TerminalReport.make(display, frames))
    guard display.form == .json else { return try await display.showPaged(view.lines(diagnosis)) }
    let text = view.value(of: diagnosis).jsonText(indented: true) + "\n"
    try display.terminal.write(text, .output)
  }

  private func ask(
    _ entrance: Session.Entrance, _ otherwise: Answer.Otherwise
  ) async throws {
    switch otherwise {
    case .answer(let answer) where !display.holdsForms: return try await show(answer)
    case .answer: break
    case .missing(let word):
      if entrance == .visit, display.form != .text { throw NoJSONForm() }
      try display.requireInput(orElse: word)
    }
    let conversation = Conversation(display, keeper, written)
    if let (answer, keeper) = try await conversation.hold(from: entrance) {
      try await Presentation(display: display, keeper: keeper, written: written).show(answer)
    }
  }
}

/// The guided session was asked for JSON.
struct NoJSONForm: Error, Equatable {}
