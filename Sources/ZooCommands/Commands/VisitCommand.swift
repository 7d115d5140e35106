import Arguments
import ZooService

/// `zoo`: the guided session.
struct VisitCommand: Command {
  static let version = Option("version", "print the version of zoo")

  static let spec = CommandSpec(
    "", "the guided session",
    discussion: [
      "Without a command, zoo asks how many animals you would like to see, shows them, and lets "
        + "you look around. With a command it only asks for what you left out."
    ],
    options: [version],
    examples: [
      ("zoo", "the guided session"),
      ("zoo refresh 3", "three random zoo animals"),
      ("zoo detail 1", "the first of them"),
      ("zoo settings --weight kg --height m", "your units from now on"),
    ])

  private let asksForVersion: Bool

  init(_ parsed: ParsedArguments) { asksForVersion = parsed.has(Self.version) }

  func answerEarly(_ context: ServiceContext) -> EarlyOutcome? {
    asksForVersion ? .answer(.version) : nil
  }
  func run(with service: AnimalService) -> CommandOutcome {
    .question(.visit, fallback: .missing("zoo refresh COUNT"))
  }
}
