import Console
import ZooCommands
import ZooService
import ZooKit
import ZooWording

/// Shows a command's answer: as JSON, as columns, or as text with pictures if the terminal has them.
struct OutcomePresenter: Sendable {
  let display: ConfiguredTerminal
  let service: AnimalService
  let lineCount: LineCounter
  /// How to see what is cut of an animal.
  var cuttingHint = Wording.addFull

  private var view: AnswerView {
    AnswerView(
      preferences: service.preferences, now: display.now,
      cutting: .init(hint: cuttingHint),
      drawingStyle: display.possibleDrawingStyle ?? DrawingStyle())
  }

  /// Shows what a command came to; a question is asked first.
  func show(_ outcome: CommandOutcome) async throws {
    switch outcome {
    case .answer(let answer): try await show(answer)
    case .partial(let part, let failure):
      if let part { try await show(part) }
      throw failure
    case .wholeFile(let exhibit, let path, let query, let isGrid):
      try await showAll(of: exhibit, inFile: path, query, isGrid: isGrid)
    case .setupReport(let setupReport): try await show(setupReport)
    case .question(let line, let place, let asking):
      try display.requireInput(orElse: line, asking: display.questionStream)
      if let place, display.canShowForms, display.keyboard(for: .output) != nil {
        return try await visit(from: place, on: display)
      }
      try await show(asking)
    case .visit(let place, let fallback):
      switch fallback {
      case .answer(let answer):
        guard let able = display.forPipedAnswers() else { return try await show(answer) }
        try await visit(from: place, on: able)
      case .missing(let line):
        if display.outputFormat != .text { throw JSONUnsupportedError(line: line) }
        try display.requireInput(orElse: line, asking: .output)
        try await visit(from: place, on: display)
      }
    }
  }

  private func show(_ answer: CommandAnswer) async throws {
    if case .picture(let picture) = answer {
      if display.terminal.isTerminal(.output) { throw InvalidValue("-", .pictureOnTerminal) }
      return try display.terminal.writeBytes(picture, .output)
    }
    let pictureRenderer = PictureRenderer(display, service)
    if let text = display.text(of: answer, service.preferences) {
      return try display.terminal.write(text, .output)
    }
    if case .gallery(let gallery) = answer,
      let window = PictureBrowserWindow(of: .gallery(gallery), display, pictureRenderer),
      try await window.open()
    {
      return
    }
    let painter = ScreenPainter(display, pictureRenderer, lineCount)
    let drawable = view.drawable(of: answer)
    let footer = nextPageHint(answer)
    if isForPager(answer), display.mayUsePager,
      let lines = await painter.linesIfTextOnly(of: drawable, footer: footer),
      try await display.showInPager(lines)
    {
      return
    }
    try await painter.showFinally(drawable, footer: footer)
  }

  /// How to see the next page of a list.
  private func nextPageHint(_ answer: CommandAnswer) -> [StyledLine] {
    // Another program knows from the total.
    guard case .listing(let listing, _) = answer, listing.hasMore, let page = listing.page,
      display.terminal.isTerminal(.output)
    else { return [] }
    return Wording.morePages(after: page).wrapped(to: display.width).map { StyledLine($0, .quiet) }
  }

  /// Whether an answer goes to a pager if it exceeds the window.
  private func isForPager(_ answer: CommandAnswer) -> Bool {
    switch answer {
    case .animal, .names, .listing: true
    default: false
    }
  }

  /// Shows everything in a file: streamed to another program, but read completely for a person.
  private func showAll(
    of exhibit: Exhibit, inFile path: String, _ query: ListQuery, isGrid: Bool
  ) async throws {
    let head = Listing(
      exhibit: exhibit.id, animals: [], source: .file, search: query.search, tag: query.tag,
      file: path)
    guard !display.terminal.isTerminal(.output),
      var stream = ListingWriter(of: head, display, service.preferences)
    else {
      return try await show(
        try await service.answer(of: exhibit, inFile: path, .all, query, isGrid: isGrid))
    }
    let fault = try await service.stream(
      of: exhibit, inFile: path, query, convert: stream.text, take: { stream.add($0) })
    if fault == nil || !stream.isEmpty { try stream.finish() }
    if let fault { throw fault }
  }

  private func show(_ setupReport: SetupReport) async throws {
    let view = DoctorView(
      width: display.width, now: display.now,
      terminal: try await TerminalReport.make(display, PictureRenderer(display, service)))
    switch display.outputFormat {
    case .text, .tsv: try await display.showWithPager(view.lines(setupReport))
    case .json:
      let text = view.value(of: setupReport).jsonText(indented: true) + "\n"
      try display.terminal.write(text, .output)
    }
  }

  /// Shows what a command answers once it has asked.
  private func show(_ asking: @Sendable (Prompter) async throws -> CommandAnswer?) async throws {
    let prompter = Prompter(asking: TerminalPromptIO(display, service).io, service)
    guard
      let answer = try await display.readingKeys(on: .output, { try await asking(prompter) })
    else { return }
    lineCount.reset()  // Questions above the answer may scroll away; notices may not.
    // What was typed names no animal, so that an option can't be added to it.
    try await OutcomePresenter(
      display: display, service: service, lineCount: lineCount, cuttingHint: Wording.nameWithFull
    ).show(answer)
  }

  private func visit(from place: Place, on display: ConfiguredTerminal) async throws {
    try await SessionRunner(display, service, lineCount).run(from: place)
  }
}
