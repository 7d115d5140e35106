import Arguments
import ZooService
import ZooKit
import ZooQuery
import ZooSources

/// `zoo search TEXT`
struct SearchCommand: Command {
  static let spec = CommandSpec(
    "search", otherNames: ["find"],
    operands: [Operand("TEXT", isOptional: true, repeats: true)],
    options: CommonOptions.sizes + [CommonOptions.tsv])

  /// `nil` if there are none, so that they are asked for.
  private let words: String?

  /// Words that name an order ask for a list: the heaviest bird.
  static func isForRoot(_ parsed: ParsedArguments) -> Bool {
    parsed.joinedOperands().map { Intent($0).isOrder } == true
  }

  init(_ parsed: ParsedArguments) throws {
    words = parsed.joinedOperands()?.withoutFor
    // Checks that there are not too many.
    if let words { _ = try Lookup(typed: words) }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    guard let words else {
      return .question(missing: "zoo search TEXT") {
        try await $0.words(.search, behind: Self.spec)
      }
    }
    return .answer(service.answer(with: try await service.search(words)))
  }
}

extension Intent {
  /// Whether it asks for an order that some animals have.
  var isOrder: Bool {
    if case .ranking(let superlative, _, _) = self { superlative.order != nil } else { false }
  }
}

extension String {
  /// Whether it has as many words as another text, so that it stands for all of that.
  func hasAsManyWords(as other: String) -> Bool {
    split(separator: " ").count >= other.split(separator: " ").count
  }

  /// Words to search for, without the `for` of `search for owls`.
  var withoutFor: String {
    let words = split(separator: " ")
    return words.count > 1 && words[0].lowercased() == "for"
      ? words.dropFirst().joined(separator: " ") : self
  }
}
