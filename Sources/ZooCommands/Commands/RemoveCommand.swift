import Arguments
import ZooService
import ZooKit

/// `zoo remove WHICH`
struct RemoveCommand: Command {
  static let yes = Option("yes", letter: "y")

  static let spec = CommandSpec(
    "remove", otherNames: ["delete"], operands: [CatOptions.which],
    options: [yes])

  /// `nil` when no animal was named, so that it is asked for.
  private let target: Lookup?
  private let isConfirmed: Bool

  init(_ parsed: ParsedArguments) throws {
    target = try parsed.target()
    isConfirmed = parsed.has(Self.yes)
    if isConfirmed, target == nil {
      throw UsageError.missingOperand("WHICH", command: Self.spec.name)
    }
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    guard let target else {
      return .question(
        .which(.own(.remove)), fallback: .missing("zoo remove WHICH --yes"))
    }
    let animal = try service.findUsersCat(target)
    guard isConfirmed else {
      return .question(.removing(animal), fallback: .missing("zoo remove WHICH --yes"))
    }
    try service.remove(animal)
    return .answer(.removed(animal, from: .own))
  }
}
