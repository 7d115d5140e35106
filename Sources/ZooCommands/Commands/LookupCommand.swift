import Arguments
import ZooQuery
import ZooService
import ZooKit
import ZooSources

/// `zoo lion`: one animal, or everything that matches as well.
///
/// It has no name on the command line: `RootCommand` makes it of words that mean nothing else.
struct LookupCommand: Command {
  static let spec = RootCommand.spec

  private let target: Lookup
  private let detail: DetailCommand
  private let isGrid: Bool
  /// The command that was meant by words that nothing matches.
  private let commandMeant: (word: String, command: String)?

  init(_ parsed: ParsedArguments) throws {
    try self.init(parsed.operands.joined(separator: " "), parsed)
  }

  init(_ typed: String, _ parsed: ParsedArguments) throws {
    commandMeant = Self.misspeltCommand(in: typed)
    target = try Lookup(
      typed: typed, in: [try parsed.exhibit()].compactMap(\.self),
      isMaybeCommand: typed == commandMeant?.word)
    detail = try DetailCommand(parsed.with(operands: [typed]))
    isGrid = parsed.has(ListCommand.grid)
  }

  /// The first word, and the command or the superlative that it may be a misspelling of.
  static func misspeltCommand(in typed: String) -> (word: String, command: String)? {
    let first = typed.split(separator: " ").first.map(String.init) ?? ""
    // Only a visit has 'open'.
    if first == "open" { return (first, "list --file") }
    let names = Commands.all.flatMap { [$0.spec.name] + $0.spec.otherNames }
    return Query.command(misspeltIn: typed, among: names).map { (first, $0) }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    do {
      let found = try await service.find(target)
      return try await detail.outcome(for: found, with: service)
    } catch Failure.severalMatches(_, _, let candidates, _) where !detail.isSaving {
      return .answer(.listing(candidates, isGrid: isGrid || service.preferences.isGrid))
    } catch let failure as Failure {
      if case .noMatch(_, _, let name, let excess) = failure, let commandMeant,
        // Who types `fin whale` means whales.
        excess?.areUnknown != false || !target.typed.contains(" "),
        // Both words of `snow lepard` are a misspelt name, so `show` wasn't meant.
        !(target.typed.contains(" ") && name?.hasAsManyWords(as: target.typed) == true)
      {
        throw UsageError.unknownCommand(commandMeant.word, suggestion: commandMeant.command)
      }
      throw failure
    }
  }
}

extension Query {
  /// The command, of these, or the superlative that the first word probably is, misspelt; of several words, it may have two
  /// typos.
  static func command(misspeltIn typed: String, among commands: [String]) -> String? {
    let words = typed.split(separator: " ")
    guard let first = words.first?.lowercased(), !isFiller(first) else { return nil }
    let known = (commands + Superlative.words).filter { $0.count > 2 }
    return first.nearest(in: known, atMost: min(words.count, 2)).flatMap { $0 == first ? nil : $0 }
  }
}
