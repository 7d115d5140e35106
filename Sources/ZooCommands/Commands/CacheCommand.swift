import Arguments
import ZooService

/// `zoo cache`
struct CacheCommand: Command {
  private static let clear = Option("clear", "remove all of it; it can be fetched again")

  static let spec = CommandSpec(
    "cache", "what is kept of what was fetched, where and how much", options: [clear],
    examples: [("zoo cache --clear", "have everything fetched anew")])

  private let isCleared: Bool

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) { isCleared = parsed.has(Self.clear) }

  func run(with service: AnimalService) throws -> CommandOutcome {
    .answer(.cache(try service.cache(clearing: isCleared)))
  }
}
