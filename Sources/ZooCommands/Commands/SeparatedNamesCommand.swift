import Arguments
import ZooService
import ZooKit
import ZooQuery
import ZooSources

/// `zoo lion and tiger`, which is a comparison, `zoo snakes or lizards`, which is a list, or `zoo blue and yellow macaw`, which
/// is one animal.
///
/// It has no name on the command line: `RootCommand` makes it of words with separators between them.
struct SeparatedNamesCommand: Command {
  static let spec = RootCommand.spec

  private let names: ComparedNames
  /// The options, of which each meaning has others.
  private let parsed: ParsedArguments

  init(_ parsed: ParsedArguments) throws { self.init(ComparedNames(parsed.operands), parsed) }

  init(_ names: ComparedNames, _ parsed: ParsedArguments) {
    self.names = names
    self.parsed = parsed
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    do {
      let found = try await service.compared(names, in: [try parsed.exhibit()].compactMap(\.self))
      return found.count == 1
        ? try await RootCommand.lookup(found[0].animal.name, parsed).run(with: service)
        : try RootCommand.comparison(of: names, parsed).outcome(for: found)
    } catch Failure.severalMatches(_, _, let candidates, _) where names.areListed {
      return .answer(.listing(candidates, isGrid: service.preferences.isGrid))
    }
  }
}
