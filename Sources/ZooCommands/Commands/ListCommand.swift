import Console
import ZooKit
import ZooSources

/// `zoo list [EXHIBIT]`
struct ListCommand: Command {
  static let spec = CommandSpec(
    "list", "the zoo animals fetched last",
    operands: [
      Operand("EXHIBIT", choices: Exhibit.all.map(\.id), isOptional: true, "the exhibit to list")
    ],
    examples: [("zoo list", "the zoo animals fetched last, without fetching")])

  private let exhibit: Exhibit

  init(_ parsed: ParsedArguments) throws {
    exhibit = try Exhibit(typed: parsed.operand(0) ?? Exhibit.animals.id)
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options)
    guard let lists = context.lists else { throw NoHome() }
    guard let listing = try lists.lastFetched(exhibit) else { throw NothingFetched() }
    context.remember(listing, of: exhibit)
    try context.show(listing, of: exhibit)
  }
}

/// No zoo animals have been fetched yet.
struct NothingFetched: Error, Equatable {}

extension Exhibit {
  /// The exhibit a user means.
  ///
  /// - Throws: `InvalidValue` when there is none of that name.
  init(typed word: String) throws(InvalidValue) {
    guard let exhibit = Exhibit.named(word) else {
      let names = Exhibit.all.map(\.id)
      throw InvalidValue(word, kind: "an exhibit", allowed: names.alternatives, words: names)
    }
    self = exhibit
  }
}
