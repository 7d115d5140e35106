import Console
import Foundation
import Synchronization
import ZooCommands
import ZooService
import ZooKit
import ZooWording

/// The terminal as this run uses it: width, colours, notices, and whether it may ask questions.
struct ConfiguredTerminal: Sendable {
  var terminal: Terminal
  let environment: [String: String]
  let programs: ProgramRunner
  let options: CommonOptions?
  let preferences: Preferences
  private let clock: @Sendable () -> Date

  /// - Parameter preferences: `nil` if they could not be read; then only those given as flags count.
  init(_ world: World, _ options: CommonOptions? = nil, _ preferences: Preferences? = nil) {
    terminal = world.terminal
    environment = world.environment
    programs = world.programs
    clock = world.now
    self.options = options
    var flags = Preferences()
    flags.applyVariables(of: world.environment)
    flags.apply(options?.preferences ?? [:], from: .flag)
    self.preferences = preferences ?? flags
  }

  /// The service's view of a world: its notices go to stderr, and slow work shows a progress line.
  static func context(of world: World, _ options: CommonOptions) -> ServiceContext {
    var context = ServiceContext(
      environment: world.environment, http: world.http, now: world.now, flags: options.preferences,
      report: { notice, preferences in
        ConfiguredTerminal(world, options, preferences).writeNotice(
          Wording.sentence(notice, now: world.now()))
      },
      begin: { activity, preferences in
        let (label, amount) = Wording.label(activity)
        return ConfiguredTerminal(world, options, preferences).progress.start(label, amount: amount)
      })
    context.areListsSeen = world.terminal.isSeen(.output)
    context.drawsAnimals = {
      let display = ConfiguredTerminal(world, options, $0)
      return display.drawingStyle != nil && QuizView.hasRoom(in: display.window(on: .output))
    }
    context.areCandidatesSeen = context.areListsSeen || world.terminal.isSeen(.error)
    return context
  }

  var now: Date { clock() }
  var isQuiet: Bool { options?.isQuiet ?? false }
  var outputFormat: CommonOptions.OutputFormat { options?.format ?? .text }
  /// Whether output is laid out for a screen reader.
  var isSpoken: Bool { preferences.isAccessible }

  /// Columns available for text; computed on each use, since the window may be resized.
  var width: Cells { TextCapabilities.width(environment: environment, terminal: terminal) }

  /// The window that a stream is laid out for; what is read aloud, or by another program, is never cut to fit one.
  func window(on stream: StandardStream) -> LayoutContext {
    let isFitted = terminal.isTerminal(stream) && !isSpoken
    return LayoutContext(
      columns: width, rows: isFitted ? terminal.size()?.rows : nil, isSpoken: isSpoken)
  }

  // MARK: - Writing

  /// Writes lines in the colours that the stream supports.
  func show(_ lines: [StyledLine], on stream: StandardStream = .output) throws {
    let renderer = renderer(for: stream)
    try terminal.write(lines.concurrentMap { renderer.text(of: [$0]) }.joined(), stream)
  }

  /// Writes an answer that needs neither pictures nor questions.
  func show(_ view: AnswerView, _ answer: CommandAnswer) async throws {
    if let text = text(of: answer, view.preferences) { return try terminal.write(text, .output) }
    try await showWithPager(view.lines(answer, LayoutContext(columns: width, isSpoken: isSpoken)))
  }

  /// The answer as plain text for another program; `nil` if it is laid out for a person.
  func text(of answer: CommandAnswer, _ preferences: Preferences) -> String? {
    switch outputFormat {
    case .text:
      guard case .generated(let text) = answer else { return nil }
      return Wording.text(of: text)
    case .tsv: return TSVView.text(of: answer)
    case .json:
      return JSONView(preferences: preferences).value(of: answer).jsonText(indented: true) + "\n"
    }
  }

  /// Writes a notice to stderr, unless `--quiet` was given.
  func writeNotice(_ sentence: String) {
    if !isQuiet { writeMessage(sentence) }
  }

  /// Writes to stderr what the user must know to continue, even with `--quiet`.
  func writeMessage(_ sentence: String) {
    // Failing to write a notice must not fail the command.
    try? show(messageLines(sentence).map { StyledLine($0, .quiet) }, on: .error)
  }

  /// The lines of what ends a command; in a pipeline it has to say whose error it is.
  func errorLines(_ sentence: String) -> [String] { messageLines("zoo: \(sentence)") }

  /// The lines of a message on stderr: wrapped if that is a terminal, otherwise one line.
  private func messageLines(_ sentence: String) -> [String] {
    let line = sentence.printable
    return terminal.isTerminal(.error) ? line.wrapped(to: width) : [line]
  }

  /// This run's progress line, hidden if quiet, spoken, on a dumb terminal or in the background.
  private var progress: ProgressLine {
    let isWanted = !isQuiet && !isSpoken && !TextCapabilities.isDumb(environment) && isInForeground
    return ProgressLine(on: terminal, isWanted: isWanted)
  }

  /// What is known so far about the terminal's picture support.
  var graphics: TerminalCapabilities {
    let replies = keyboard(for: .output)?.replies
    return TerminalCapabilities(
      environment: environment, replies: replies?.known ?? [], windowCell: terminal.cell(),
      replyCell: replies?.cell)
  }

  /// How animals are drawn where there is no photograph; `nil` where nobody would see it or no pictures are
  /// wanted.
  var drawingStyle: DrawingStyle? {
    guard terminal.isTerminal(.output), !isSpoken, !TextCapabilities.isDumb(environment),
      !["never", "link"].contains(preferences.word(.pictures) ?? "")
    else { return nil }
    return possibleDrawingStyle
  }

  /// How drawings can be written here, wanted or not; `nil` where characters beyond ASCII may not be.
  var possibleDrawingStyle: DrawingStyle? {
    DrawingStyle(environment: environment, cell: graphics.cell)
  }

  func renderer(for stream: StandardStream) -> Renderer {
    renderer(for: stream, isTerminal: terminal.isTerminal(stream))
  }

  /// - Parameter isTerminal: whether codes reach a terminal as they are.
  func renderer(for stream: StandardStream, isTerminal: Bool) -> Renderer {
    let mode = preferences.setting(of: .color)
    var renderer = Renderer(
      colored: TextCapabilities.usesColor(
        flag: mode.origin == .flag ? mode.value.text : nil,
        preference: preferences.word(.color) ?? "",
        environment: environment, isTerminal: isTerminal),
      linked: TextCapabilities.opensLinks(environment: environment, isTerminal: isTerminal),
      isLight: graphics.isLight == true, hasInks: graphics.colors != .sixteen)
    renderer.isASCII = isTerminal && TextCapabilities.isASCII(environment)
    return renderer
  }

  // MARK: - Asking

  /// A prompt, not asked yet: with line editing at a terminal, otherwise line by line, echoing piped
  /// answers.
  ///
  /// - Parameter stream: stderr for a command's question, so that stdout has the answer alone; stdout
  ///   in a visit.
  func prompt(_ text: PromptText, on stream: StandardStream) -> LinePrompt {
    LinePrompt(
      text, on: stream, of: terminal, keyboard: keyboard(for: stream),
      renderer: renderer(for: stream),
      width: { min(width, terminal.size()?.columns ?? width) })
  }

  /// Opens a web address in the user's browser.
  func open(_ address: String) async -> AddressOpener.Outcome {
    await AddressOpener(environment: environment, runner: programs).open(address)
  }

  /// The keyboard, if standard input and this stream are both terminals and the cursor can be moved.
  func keyboard(for stream: StandardStream) -> Keyboard? {
    movesCursor(on: stream) && terminal.isTerminal(.input) ? terminal.keyboard : nil
  }

  /// Does some work while keys are read one at a time, if possible: typing then does not echo and
  /// scroll the screen.
  func readingKeys<Result>(
    on stream: StandardStream, _ work: @Sendable () async throws -> Result
  ) async throws -> Result {
    let keyboard = keyboard(for: stream)
    if let result = try await keyboard?.reading(.lines, on: stream, work) { return result }
    return try await work()
  }

  var isInForeground: Bool { terminal.keyboard?.isInForeground() ?? true }

  /// Whether output to a stream can be overwritten by moving the cursor.
  func movesCursor(on stream: StandardStream) -> Bool {
    !isSpoken
      && TextCapabilities.movesCursor(environment: environment, terminal: terminal, stream: stream)
  }

  /// Whether a form can be shown: only as text, and only to a person at a terminal.
  var canShowForms: Bool {
    outputFormat == .text && options?.isInputForbidden != true && terminal.isTerminal(.input)
      && terminal.isTerminal(.output)
  }

  /// Where a form is shown that is not needed for an answer: to a person, or where answers are piped in; `nil`
  /// elsewhere.
  func forPipedAnswers() -> ConfiguredTerminal? {
    if canShowForms { return self }
    guard outputFormat == .text, options?.isInputForbidden != true, terminal.isOpen(.input),
      !terminal.isTerminal(.input), terminal.isLineComing(), let first = terminal.readLine()
    else { return nil }
    // Reading it was the only way to know that it is there.
    let next = Mutex<String?>(first)
    let readLine = terminal.readLine
    var display = self
    display.terminal.readLine = {
      next.withLock { line in
        defer { line = nil }
        return line
      } ?? readLine()
    }
    return display
  }

  /// The stream of a command's question: stderr, so that stdout has the answer alone, unless only that is seen.
  var questionStream: StandardStream {
    terminal.isTerminal(.error) || !terminal.isTerminal(.output) ? .error : .output
  }

  /// - Parameters:
  ///   - word: the command line that needs no question: `zoo refresh COUNT`.
  ///   - stream: where it would be asked.
  func requireInput(
    orElse word: String, asking stream: StandardStream
  ) throws(QuestionForbidden) {
    let reason: QuestionForbidden.Reason? =
      if options?.isInputForbidden == true {
        .option
      } else if !terminal.isOpen(.input) {
        .inputClosed
      } else if terminal.isTerminal(.input), !terminal.isTerminal(stream) {
        .unseen
      } else {
        nil
      }
    if let reason { throw QuestionForbidden(missing: word, reason) }
  }
}
