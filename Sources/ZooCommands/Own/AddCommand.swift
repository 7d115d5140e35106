import Console
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
      if let specimen = try context.fill(OwnForm(.own)) { try context.showKept(specimen) }
    } else {
      try context.showKept(try context.keep(answers, editing: nil))
    }
  }
}

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
      if let changed = try context.fill(form) { try context.showKept(changed) }
    }
  }
}

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
    guard try isSure || confirm(specimen, context) else {
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
  private func confirm(_ specimen: Specimen, _ context: Context) throws -> Bool {
    try context.requireInput(orElse: "zoo remove WHICH --yes")
    let question = StyledLine("Remove \(specimen.name) for good (yes/no)?", .name)
    while let answer = try context.ask(question, on: .error) {
      if let confirmation = Confirmation(answer) { return confirmation == .yes }
      context.tell(Confirmation.problem(answer))
    }
    return false
  }
}
