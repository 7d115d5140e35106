import Arguments
import ZooService
import ZooKit

/// `zoo search TEXT`
struct SearchCommand: Command {
  static let spec = CommandSpec(
    "search", otherNames: ["find"], "look through all exhibits",
    discussion: [
      "Finds animals with these words in a name, a tag or a fact, among all that are known without "
        + "a network. 'zoo list EXHIBIT --search TEXT' searches one exhibit, its API included."
    ],
    operands: [
      Operand(
        "TEXT", isOptional: true, repeats: true, "the words to look for; without any, zoo asks")
    ],
    options: CommonOptions.sizes + [CommonOptions.tsv],
    examples: [("zoo search bear", "all bears, and anything else that mentions them")])

  /// `nil` if there are none, so that the session asks.
  private let words: String?

  init(_ parsed: ParsedArguments) throws {
    words = parsed.joinedOperands()
    // Checks that there are not too many.
    if let words { _ = try Lookup(words) }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    guard let words else { return .question(.searching, fallback: .missing("zoo search TEXT")) }
    return .answer(service.answer(with: await service.search(words)))
  }
}
