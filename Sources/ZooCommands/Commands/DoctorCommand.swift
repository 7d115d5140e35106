import Arguments
import ZooService

/// `zoo doctor`
struct DoctorCommand: Command {
  static let spec = CommandSpec(
    "doctor", "how things stand: files, networks, the terminal; for bug reports",
    discussion: [
      "Tells where everything is kept and how much, every preference and its origin, what the "
        + "terminal can show and why, which proxy counts for which address, and when each API last "
        + "answered. It asks nobody for anything, and shows no keys."
    ])

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) {}

  func run(with service: AnimalService) -> CommandOutcome { .setupReport(service.setupReport()) }
}
