import Console
import ZooCommands
import ZooService
import ZooKit
import ZooWording

/// Asks a command's questions on the terminal.
///
/// Questions go to stderr, so that stdout has the answer alone.
actor TerminalPromptIO {
  private let display: ConfiguredTerminal
  private let service: AnimalService
  private var limit: PipedAnswerGuard

  /// The most rows that a question takes at 80 columns.
  private static let questionRows: Cells = 2

  init(_ display: ConfiguredTerminal, _ service: AnimalService) {
    (self.display, self.service) = (display, service)
    limit = PipedAnswerGuard(isPerson: display.terminal.isTerminal(.input))
  }

  nonisolated var io: PromptIO {
    PromptIO(ask: { try await self.ask($0) }, show: { try await self.show($0) })
  }

  private func ask(_ prompt: PromptIO.Prompt) async throws -> String? {
    let kind: AnimalService.CompletionContext? =
      if case .at(.catForm(let form)) = prompt { form.completion } else { nil }
    let complete = kind.map { kind in
      { @Sendable [service] line in await service.completed(line, as: kind) }
    }
    let reply = try await display.prompt(Wording.question(prompt), on: display.questionStream)
      .reply(LinePrompt.Behavior(isShortcut: { $0 == .escape }, complete: complete))
    switch reply {
    case .line(let line, _): return try taken(line)
    // A form asks whether its answers may be lost.
    case .key: return if case .at(.catForm) = prompt { "back" } else { nil }
    }
  }

  private func taken(_ line: String?) throws -> String? {
    guard let line else {
      try limit.end()
      return nil
    }
    try limit.count(line)
    return line
  }

  private func show(_ screen: Session.Screen) throws {
    switch screen {
    case .status(let message): display.writeNotice(Wording.sentence(message))
    case .problem(let problem):
      limit.isLastInvalid = true
      display.writeMessage(Wording.sentence(problem))
    default:
      // Candidates are no answer either.
      if case .answer = screen { limit.isLastInvalid = true }
      // A list has room above its question, with its heading.
      let stream = display.questionStream
      let window = display.window(on: stream).reserving(rows: Self.questionRows)
      try display.show(view.lines(screen, window), on: stream)
    }
  }

  private var view: SessionScreenView { SessionScreenView(on: display, service.preferences) }
}
