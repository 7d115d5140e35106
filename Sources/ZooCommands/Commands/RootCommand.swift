import Arguments
import ZooService
import ZooKit
import ZooQuery
import ZooSources

/// `zoo`: the guided session; `zoo WORDS`: whatever the words mean.
struct RootCommand: Command {
  static let version = Option("version", letter: "V")

  private static let words = Operand(
    "WORDS", completedBy: CompletionsCommand.animals, isOptional: true, repeats: true)

  static let spec = CommandSpec(
    "", operands: [words], options: [version],
    acceptedOptions: DetailCommand.spec.options + ListCommand.spec.options)

  private enum Meaning {
    case version
    case visit
    /// Every other command, with what the words mean as its operands.
    case command(any Command)
  }

  private let meaning: Meaning

  init(_ parsed: ParsedArguments) throws {
    meaning = try Self.meaning(of: parsed)
  }

  private static func meaning(of parsed: ParsedArguments) throws -> Meaning {
    if parsed.has(version) { return .version }
    guard !parsed.operands.isEmpty else { return try meaningOfOptions(parsed) }
    let typed = parsed.operands.joined(separator: " ")
    // Birds are a kind, of which more than one exhibit has some.
    let isOfOneExhibit =
      try parsed.exhibit() != nil || parsed.has(DetailCommand.random)
      || [ListCommand.search, ListCommand.tag, ListCommand.sort, ListCommand.file]
        .contains(where: parsed.has)
    switch Intent(typed) {
    case .exhibits where Query(typed).isTerm && !isOfOneExhibit:
      return .command(try ListCommand(try redirect(parsed, to: ListCommand.self), kind: typed))
    case .exhibits(let named):
      let called = named.last.flatMap(Exhibit.named) ?? .animals
      let chosen = try parsed.exhibit() ?? called
      // `birds` of another exhibit are its animals of that kind.
      return .command(
        named.contains(chosen.id)
          ? try visiting(chosen, parsed) : try lookup(called.kind, parsed))
    case .ownCats:
      let listed = try redirect(parsed, to: ListCommand.self)
      return .command(try ListCommand(listed.with(operands: parsed.operands)))
    case .comparison(let names):
      return .command(SeparatedNamesCommand(names, parsed))
    case .ranking(let superlative, let exhibit, let kind):
      return try ranking(by: superlative, exhibit.flatMap(Exhibit.named), kind, parsed)
    case .animals(let typed): return .command(try lookup(typed, parsed))
    }
  }

  /// The list of an exhibit by size, or of a kind of its animals.
  private static func ranking(
    by superlative: Superlative, _ named: Exhibit?, _ kind: String?, _ parsed: ParsedArguments
  ) throws -> Meaning {
    guard !parsed.has(ListCommand.sort), !parsed.has(DetailCommand.random) else {
      throw UsageError.unexpectedOperand(superlative.word, command: ListCommand.spec.name)
    }
    var parsed = parsed
    parsed.set(ListCommand.sort, to: superlative.word)
    let chosen = try parsed.exhibit()
    if let chosen, let named, chosen != named {
      return .command(try visiting(chosen, parsed, kind: kind ?? named.kind))
    }
    // A file may be of any exhibit, and so may a kind.
    if named == nil, chosen == nil, kind != nil || parsed.has(ListCommand.file) {
      return .command(try ListCommand(try redirect(parsed, to: ListCommand.self), kind: kind))
    }
    return .command(
      try visiting(named ?? chosen ?? superlative.exhibit(at: .animals), parsed, kind: kind))
  }

  /// Words that are a name, or a search if they come with options of a list.
  static func lookup(_ typed: String, _ parsed: ParsedArguments) throws -> any Command {
    if let search = try searching(typed, parsed) { return search }
    let detail = try redirect(
      parsed, to: DetailCommand.self,
      keeping: [ListCommand.grid, ListCommand.all, CommonOptions.tsv])
    return try LookupCommand(typed, detail)
  }

  /// Names to compare.
  static func comparison(
    of names: ComparedNames, _ parsed: ParsedArguments
  ) throws -> CompareCommand {
    try CompareCommand(names, try redirect(parsed, to: CompareCommand.self))
  }

  /// Options without words: `zoo --exhibit birds`, `zoo --random`.
  private static func meaningOfOptions(_ parsed: ParsedArguments) throws -> Meaning {
    if let exhibit = try parsed.exhibit() {
      return .command(try visiting(exhibit, parsed))
    }
    if parsed.has(DetailCommand.random) {
      return .command(try DetailCommand(try redirect(parsed, to: DetailCommand.self)))
    }
    if ListCommand.ownOptions.contains(where: parsed.has) {
      return .command(try ListCommand(try redirect(parsed, to: ListCommand.self)))
    }
    _ = try Commands.commandLine.redirect(parsed, to: spec.replacing(CommonOptions.sizes))
    return .visit
  }

  /// An exhibit by itself is its list, or with `--random` one animal of it.
  ///
  /// - Parameter kind: what kind of its animals are listed; `nil` for all.
  private static func visiting(
    _ exhibit: Exhibit, _ parsed: ParsedArguments, kind: String? = nil
  ) throws -> any Command {
    var parsed = parsed
    if let other = try parsed.exhibit(), other != exhibit {
      throw UsageError.unexpectedOperand(other.id, command: "list \(exhibit.id)")
    }
    if parsed.has(DetailCommand.random) {
      parsed = try redirect(parsed, to: DetailCommand.self)
      parsed.set(DetailCommand.exhibit, to: exhibit.id)
      return try DetailCommand(parsed)
    }
    parsed.remove(DetailCommand.exhibit)
    parsed = try redirect(parsed, to: ListCommand.self)
    return try ListCommand(parsed.with(operands: [exhibit.id]), kind: kind)
  }

  /// Words with options of a list alone, such as `--all`, are a search; `nil` without such options.
  private static func searching(
    _ typed: String, _ parsed: ParsedArguments
  ) throws -> ListCommand? {
    let (exhibits, words) = Query.exhibitsFirst(in: typed)
    let isLimited = try exhibits.count == 1 || parsed.exhibit() != nil
    // A list of all exhibits has all that matches anyway.
    let ignored = [ListCommand.grid] + (isLimited ? [] : [ListCommand.all])
    guard ListCommand.ownOptions.contains(where: { !ignored.contains($0) && parsed.has($0) }) else {
      return nil
    }
    if let other = parsed.value(ListCommand.search) {
      throw UsageError.unexpectedOperand(words, command: "list --search \(other)")
    }
    guard let exhibit = try parsed.exhibit() ?? exhibits.first.flatMap(Exhibit.named) else {
      if let (word, command) = LookupCommand.misspeltCommand(in: words) {
        throw UsageError.unknownCommand(word, suggestion: command)
      }
      // A kind says which exhibit it is of.
      guard parsed.has(ListCommand.sort) else { throw InvalidValue(words, .exhibitToSearch) }
      return try ListCommand(try redirect(parsed, to: ListCommand.self), kind: words)
    }
    var parsed = parsed
    parsed.remove(DetailCommand.exhibit)
    parsed = try redirect(parsed, to: ListCommand.self)
    parsed.set(ListCommand.search, to: words)
    return try ListCommand(parsed.with(operands: [exhibit.id]))
  }

  private static func redirect(
    _ parsed: ParsedArguments, to command: any Command.Type, keeping kept: [Option] = []
  ) throws -> ParsedArguments {
    try Commands.commandLine.redirect(parsed, to: command.spec, keeping: kept).with(operands: [])
  }

  var ignoresBrokenPreferences: Bool {
    if case .command(let command) = meaning { command.ignoresBrokenPreferences } else { false }
  }

  func answerEarly(_ context: ServiceContext) throws -> EarlyOutcome? {
    switch meaning {
    case .version: .answer(.version)
    case .visit: nil
    case .command(let command): try command.answerEarly(context)
    }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    guard case .command(let command) = meaning else {
      return .visit(from: .count, fallback: .missing("zoo refresh COUNT"))
    }
    return try await command.run(with: service)
  }
}
