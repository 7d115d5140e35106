import Arguments
import Console
import ZooFiles
import ZooKit
import ZooSources

/// `zoo add`
struct AddCommand: Command {
  static let spec = CommandSpec(
    "add", "add a cat of your own",
    discussion: ["Without options it asks; with any, it asks nothing and needs at least --name."],
    options: OwnOptions.all,
    examples: [
      ("zoo add --name Mimi --owner Ana --tag tabby --tag sleepy", "a cat with an owner and tags")
    ])

  private let answers: OwnSpecimens.Answers
  private let isAsking: Bool

  init(_ parsed: ParsedArguments) throws {
    var answers = OwnSpecimens.Answers()
    OwnOptions.apply(parsed, to: &answers)
    self.answers = answers
    isAsking = !OwnOptions.all.contains { parsed.has($0) }
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options)
    if isAsking {
      try context.requireInput(orElse: "zoo add --name NAME")
      if let specimen = try await context.fill(OwnForm(.own)) { try context.showKept(specimen) }
    } else {
      try context.showKept(try context.keep(answers, editing: nil))
    }
  }
}
