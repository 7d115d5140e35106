import Arguments
import Console
import ZooKit
import ZooSources

/// `zoo remove WHICH`
struct RemoveCommand: Command {
  static let yes = Option("yes", letter: "y", "do not ask whether you are sure")

  static let spec = CommandSpec(
    "remove", "remove a cat of your own",
    operands: [Operand("WHICH", "its number in the list shown last, its id or part of its name")],
    options: [yes], examples: [("zoo remove mimi", "after asking whether you are sure")])

  private let target: Target
  private let isSure: Bool

  init(_ parsed: ParsedArguments) throws {
    target = try Target(parsed)
    isSure = parsed.has(Self.yes)
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options)
    let specimen = try context.findOwn(target)
    var isConfirmed = isSure
    if !isConfirmed { isConfirmed = try await confirm(specimen, context) }
    guard isConfirmed else {
      return context.note("Nothing was removed.")
    }
    guard try context.ownStore().remove(specimen.id, from: .own) else {
      throw OwnError.notOwn(specimen.name, exhibit: Exhibit.own.plural)
    }
    if options.isJSON {
      try context.show(JSONView.specimen(specimen, in: .own, context.preferences))
    } else {
      try context.show([StyledLine("\(specimen.name) was removed.")])
    }
  }

  /// Asks until the answer is yes or no; end of input is no.
  private func confirm(_ specimen: Specimen, _ context: Context) async throws -> Bool {
    try context.requireInput(orElse: "zoo remove WHICH --yes")
    let question = StyledLine("Remove \(specimen.name) for good (yes/no)?", .name)
    while let answer = try await context.ask(question, on: .error) {
      if let confirmation = Confirmation(answer) { return confirmation == .yes }
      context.tell(Confirmation.problem(answer))
    }
    return false
  }
}
