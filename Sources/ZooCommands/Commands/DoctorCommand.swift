import Arguments
import ZooService

/// `zoo doctor`
struct DoctorCommand: Command {
  static let spec = CommandSpec("doctor")

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) {}

  func run(with service: AnimalService) -> CommandOutcome { .setupReport(service.setupReport()) }
}
