import Arguments
import ZooService

/// `zoo cache`
struct CacheCommand: Command {
  private static let clear = Option("clear", "delete all downloaded data")

  static let spec = CommandSpec(
    "cache", "show or clear downloaded data", options: [clear],
    examples: [("zoo cache --clear", "start over: everything is fetched again")])

  private let isCleared: Bool

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) { isCleared = parsed.has(Self.clear) }

  func run(with service: AnimalService) throws -> CommandOutcome {
    .answer(.cache(try service.cache(clearing: isCleared)))
  }
}
