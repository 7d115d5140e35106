import Console
import Foundation
import ZooCommands
import ZooService
import ZooKit

/// The terminal as this run uses it: how wide, in which colours, how quiet, and whether it may be
/// asked anything.
struct Display: Sendable {
  let terminal: Terminal
  let environment: [String: String]
  let programs: ProgramRunner
  let options: CommonOptions?
  let preferences: Preferences
  private let clock: @Sendable () -> Date

  /// Makes it of a world.
  ///
  /// - Parameter preferences: `nil` where none could be read; those given as flags count then.
  init(_ world: World, _ options: CommonOptions? = nil, _ preferences: Preferences? = nil) {
    terminal = world.terminal
    environment = world.environment
    programs = world.programs
    clock = world.now
    self.options = options
    var flags = Preferences()
    flags.apply(options?.preferences ?? [:], from: .flag)
    self.preferences = preferences ?? flags
  }

  /// What the service sees of a world: what is notable becomes a notice, and what takes longer than a
  /// moment a sign of life.
  static func context(of world: World, _ options: CommonOptions) -> ServiceContext {
    ServiceContext(
      environment: world.environment, http: world.http, now: world.now, flags: options.preferences,
      tell: { remark, preferences in
        Display(world, options, preferences).note(Wording.sentence(remark, now: world.now()))
      },
      begin: { activity, preferences in
        let (label, amount) = Wording.label(activity)
        return Display(world, options, preferences).progress.begin(label, amount: amount)
      })
  }

  var now: Date { clock() }
  var isQuiet: Bool { options?.isQuiet ?? false }
  /// What answers are printed as.
  var form: CommonOptions.Form { options?.form ?? .text }
  /// Whether what is shown is made to be read aloud.
  var isSpoken: Bool {
    preferences[.accessible] == .yes || environment["ACCESSIBLE"]?.isEmpty == false
  }

  /// The columns text is laid out in; asked for anew each time, since windows change.
  var width: Int { Appearance.width(environment: environment, terminal: terminal) }

  // MARK: - Saying

  /// Writes the answer as text.
  func show(_ lines: [StyledLine], on stream: StandardStream = .output) throws {
    try terminal.write(renderer(for: stream).text(of: lines), stream)
  }

  /// Writes an answer that needs neither pictures nor questions.
  func show(_ view: AnswerView, _ answer: Answer) async throws {
    if let text = text(of: answer, view.preferences) { return try terminal.write(text, .output) }
    try await showPaged(view.lines(answer, Window(columns: width, isSpoken: isSpoken)))
  }

  /// An answer for another program; `nil` for one that a person is to read.
  func text(of answer: Answer, _ preferences: Preferences) -> String? {
    switch form {
    case .text:
      guard case .text(let text) = answer else { return nil }
      return text
    case .tsv: return TSVView.text(of: answer)
    case .json:
      return JSONView(preferences: preferences).value(of: answer)
        .map { $0.jsonText(indented: true) + "\n" }
    }
  }

  /// Writes a notice on stderr, unless notices are unwanted.
  func note(_ sentence: String) {
    if !isQuiet { tell(sentence) }
  }

  /// Writes on stderr what a person has to know to go on, however quiet it is to be.
  func tell(_ sentence: String) {
    // A notice that cannot be written must not cost the answer.
    try? show(lines(of: sentence).map { StyledLine($0, .quiet) }, on: .error)
  }

  /// A sentence as it stands on stderr: in one line, or broken to fit where that is a terminal.
  func lines(of sentence: String) -> [String] {
    let line = "zoo: \(sentence)".printable
    return terminal.isTerminal(.error) ? line.wrapped(to: width) : [line]
  }

  /// The sign of life for this run.
  private var progress: ProgressLine {
    let isWanted = !isQuiet && !isSpoken && !Appearance.isDumb(environment) && isInFront
    return ProgressLine(on: terminal, isWanted: isWanted)
  }

  /// What the terminal can show of pictures, as far as is known by now.
  var graphics: TerminalGraphics {
    let replies = keyboard(for: .output)?.replies
    return TerminalGraphics(
      environment: environment, replies: replies?.known ?? [], windowCell: terminal.cell(),
      askedCell: replies?.cell)
  }

  /// How text for a stream is written.
  func renderer(for stream: StandardStream) -> Renderer {
    let isTerminal = terminal.isTerminal(stream)
    let mode = preferences.setting(of: .color)
    return Renderer(
      colored: Appearance.usesColor(
        flag: mode.origin == .flag ? mode.value.text : nil,
        preference: preferences[.color].rawValue,
        environment: environment, isTerminal: isTerminal),
      linked: Appearance.opensLinks(environment: environment, isTerminal: isTerminal),
      isLight: graphics.isLight == true)
  }

  // MARK: - Asking

  /// A question, not yet asked: on a real terminal with a line that can be edited, else line by line,
  /// an answer that was piped in written behind it.
  ///
  /// - Parameter stream: stderr for a command's question, so that stdout is the answer alone; stdout
  ///   in a visit, which is a conversation.
  func prompt(_ question: StyledLine, on stream: StandardStream) -> LinePrompt {
    LinePrompt(
      question, on: stream, of: terminal, keyboard: keyboard(for: stream),
      renderer: renderer(for: stream),
      width: { min(width, terminal.size()?.columns ?? width) })
  }

  /// The keyboard, where a stream is the same person's terminal.
  func keyboard(for stream: StandardStream) -> Keyboard? {
    movesCursor(on: stream) && terminal.isTerminal(.input) ? terminal.keyboard : nil
  }

  /// Does some work while keys are read one at a time, where they can be: what is typed meanwhile
  /// does not show, so nothing on the screen moves by it.
  func readingKeys<Result>(
    on stream: StandardStream, _ work: @Sendable () async throws -> Result
  ) async throws -> Result {
    let keyboard = keyboard(for: stream)
    if let result = try await keyboard?.reading(.lines, on: stream, work) { return result }
    return try await work()
  }

  /// Whether the terminal is this program's, rather than that of a job in front of it.
  var isInFront: Bool { terminal.keyboard?.isInFront() ?? true }

  /// Whether what was written to a stream can be written over.
  func movesCursor(on stream: StandardStream) -> Bool {
    !isSpoken
      && Appearance.movesCursor(environment: environment, terminal: terminal, stream: stream)
  }

  /// Whether a form can be filled in: only by a person at a terminal.
  var holdsForms: Bool {
    form == .text && options?.isInputForbidden != true && terminal.isTerminal(.input)
      && terminal.isTerminal(.output)
  }

  /// Makes sure that a question may be asked.
  ///
  /// - Parameter word: what would answer it: `zoo refresh COUNT`.
  /// - Throws: `QuestionForbidden`.
  func requireInput(orElse word: String) throws(QuestionForbidden) {
    let isForbidden = options?.isInputForbidden == true
    if isForbidden || !terminal.isOpen(.input) {
      throw QuestionForbidden(missing: word, isInputClosed: !isForbidden)
    }
  }
}

/// A command needed an answer and was not allowed to ask.
struct QuestionForbidden: Error, Equatable {
  /// What would have answered the question.
  var missing: String
  /// Whether standard input is closed, rather than `--no-input` given.
  var isInputClosed: Bool
}
