import Console
import ZooKit

// How a command speaks with the user: answers, notices and questions.

extension Context {
  /// Writes the answer as text.
  func show(_ lines: [StyledLine]) throws {
    try world.terminal.write(renderer(for: .output).text(of: lines), .output)
  }

  /// Writes the answer as JSON.
  func show(_ value: JSONValue) throws {
    try world.terminal.write(value.jsonText(indented: true) + "\n", .output)
  }

  /// Writes a notice on stderr, unless notices are unwanted.
  func note(_ sentence: String) {
    if !options.isQuiet { tell(sentence) }
  }

  /// Writes on stderr what a person has to know to go on, however quiet it is to be.
  func tell(_ sentence: String) {
    let lines = Wording.lines(of: sentence, in: world).map { StyledLine($0, .quiet) }
    // A notice that cannot be written must not cost the answer.
    try? world.terminal.write(renderer(for: .error).text(of: lines), .error)
  }

  /// How text for a stream is written.
  func renderer(for stream: Console.Stream) -> Renderer {
    let isTerminal = world.terminal.isTerminal(stream)
    let mode = preferences[.color]
    return Renderer(
      colored: Appearance.usesColor(
        flag: mode.origin == .flag ? mode.value.text : nil, preference: preferences.color,
        environment: world.environment, isTerminal: isTerminal),
      linked: Appearance.opensLinks(environment: world.environment, isTerminal: isTerminal))
  }

  /// Asks a question: on a real terminal with a line that can be edited, else line by line, an
  /// answer that was piped in written behind it.
  ///
  /// - Parameter stream: stderr for a command's question, so that stdout is the answer alone; stdout
  ///   in the session, which is a conversation.
  /// - Returns: `nil` at the end of input.
  func ask(_ question: StyledLine, on stream: Console.Stream) async throws -> String? {
    try await prompt(question, on: stream).answer()
  }

  /// A question, not yet asked.
  func prompt(_ question: StyledLine, on stream: Console.Stream) -> LinePrompt {
    LinePrompt(
      question, on: stream, of: world.terminal, keyboard: keyboard(for: stream),
      renderer: renderer(for: stream),
      width: { min(width, world.terminal.size()?.columns ?? width) })
  }

  /// The keyboard, where a stream is the same person's terminal.
  func keyboard(for stream: Console.Stream) -> Keyboard? {
    movesCursor(on: stream) && world.terminal.isTerminal(.input) ? world.terminal.keyboard : nil
  }

  /// Does some work while keys are read one at a time, where they can be: what is typed meanwhile
  /// does not show, so nothing on the screen moves by it.
  func readingKeys(
    on stream: Console.Stream, _ work: @Sendable () async throws -> Void
  ) async throws {
    let done: Void? = try await keyboard(for: stream)?.reading(.lines, on: stream, work)
    if done == nil { try await work() }
  }

  /// Whether the terminal is this program's, rather than that of a job in front of it.
  var isInFront: Bool { world.terminal.keyboard?.isInFront() ?? true }

  /// Whether what was written to a stream can be written over.
  func movesCursor(on stream: Console.Stream) -> Bool {
    Appearance.movesCursor(
      environment: world.environment, terminal: world.terminal, stream: stream)
  }

  /// Makes sure that a question may be asked.
  ///
  /// - Parameter flag: what would answer it: `zoo refresh COUNT`.
  /// - Throws: `QuestionForbidden`.
  func requireInput(orElse flag: String) throws {
    if options.isInputForbidden || !world.terminal.isOpen(.input) {
      throw QuestionForbidden(missing: flag, isInputClosed: !options.isInputForbidden)
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
