import Arguments
import ZooService

/// `zoo doctor`
struct DoctorCommand: Command {
  static let spec = CommandSpec(
    "doctor", "everything for a bug report: files, network, terminal",
    discussion: [
      "Shows where files are and how large, every preference and where it comes from, what the "
        + "terminal can show and why, the proxy for each address, and when each API last answered. "
        + "It sends nothing and shows no keys."
    ])

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) {}

  func run(with service: AnimalService) -> CommandOutcome { .setupReport(service.setupReport()) }
}
