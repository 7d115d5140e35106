import Arguments
import ZooService
import ZooKit

/// `zoo completions SHELL`
struct CompletionsCommand: Command {
  /// The word that asks for animal names instead of a script; the completion scripts use it.
  private static let namesWord = "animals"
  static let listNamesArguments = [spec.name, namesWord]

  static let spec = CommandSpec(
    "completions", "what a shell reads to complete command lines of zoo",
    discussion: [
      "An animal is completed to the names in the list shown last, without a request. "
        + "'zoo completions animals' prints those.",
      "With zsh the line belongs behind compinit; or the folder of the installed _zoo into fpath "
        + "before it.",
    ],
    operands: [
      Operand(
        "SHELL", completedBy: .words(Shell.allCases.map(\.rawValue) + [namesWord]),
        "bash, zsh or fish; or animals")
    ],
    examples: [
      ("eval \"$(zoo completions bash)\"", "in ~/.bashrc; with zsh in ~/.zshrc, behind compinit"),
      ("zoo completions fish | source", "in ~/.config/fish/config.fish"),
    ])

  /// `nil` when names are asked for.
  private let shell: Shell?

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) throws {
    let word = parsed.operands.first ?? ""
    shell = Shell(rawValue: word)
    guard shell != nil || word == Self.namesWord else {
      throw InvalidValue(word, .shell, words: Shell.allCases.map(\.rawValue))
    }
  }

  func answerEarly(_ context: ServiceContext) -> EarlyOutcome? {
    shell.map { .answer(.text(Commands.commandLine.completions(for: $0))) }
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    .answer(.names(try service.lastShownNames()))
  }
}
