import Arguments
import ZooService
import ZooKit

/// `zoo completions SHELL`
struct CompletionsCommand: Command {
  /// The word that asks for animal names instead of a script; the completion scripts use it.
  private static let namesWord = "animals"
  static let listNamesArguments = [spec.name, namesWord]

  static let spec = CommandSpec(
    "completions", "print the completion script for a shell",
    discussion: [
      "Completes animals to the names in the last list, without a request. "
        + "'zoo completions animals' prints them.",
      "With zsh, put the line after compinit, or add the folder of the installed _zoo to fpath "
        + "before it.",
    ],
    operands: [
      Operand(
        "SHELL", completedBy: .words(Shell.allCases.map(\.rawValue) + [namesWord]),
        "bash, zsh or fish; or animals")
    ],
    examples: [
      ("eval \"$(zoo completions bash)\"", "in ~/.bashrc; for zsh in ~/.zshrc, after compinit"),
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
