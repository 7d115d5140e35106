import Arguments
import Console
import ZooFiles
import ZooKit
import ZooSources

/// `zoo edit WHICH`
struct EditCommand: Command {
  static let spec = CommandSpec(
    "edit", "change a cat of your own",
    discussion: ["Without options it asks; with any, it changes those and nothing else."],
    operands: [Operand("WHICH", "its number in the list shown last, its id or part of its name")],
    options: OwnOptions.all,
    examples: [("zoo edit mimi --owner Eva", "give it another owner")])

  private let target: Target
  private let parsed: ParsedArguments

  init(_ parsed: ParsedArguments) throws {
    target = try Target(parsed)
    self.parsed = parsed
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options)
    let specimen = try context.findOwn(target)
    if OwnOptions.all.contains(where: parsed.has) {
      var answers = OwnSpecimens.answers(of: specimen)
      OwnOptions.apply(parsed, to: &answers)
      try context.showKept(try context.keep(answers, editing: specimen))
    } else {
      try context.requireInput(orElse: "zoo edit WHICH --name NAME")
      let form = OwnForm(.own, editing: specimen)
      if let changed = try await context.fill(form) { try context.showKept(changed) }
    }
  }
}
