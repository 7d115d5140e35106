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
    let animal = try target.map { try service.findUsersCat($0) }
    if let animal, isConfirmed {
      try service.remove(animal)
      return .answer(.removed(animal, from: .own))
    }
    return .question(missing: "zoo remove WHICH --yes") { prompter in
      guard let cat = try await prompter.ownCat(animal, .remove),
        try await prompter.isConfirmed(.at(.removing(cat)))
      else { return nil }
      try service.remove(cat)
      return .removed(cat, from: .own)
    }
  }
}
