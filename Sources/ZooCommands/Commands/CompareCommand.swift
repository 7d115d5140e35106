import Arguments
import ZooService
import ZooKit

/// `zoo compare A B [C…]`
struct CompareCommand: Command {
  static let spec = CommandSpec(
    "compare", "two to six animals to scale",
    discussion: [
      "Name each by its number in the last list, its id or part of its name. They may come from "
        + "different exhibits."
    ],
    operands: [
      Operand(
        "WHICH", completedBy: .listed, repeats: true,
        "two to six, each by its number in the last list, its id or part of its name")
    ],
    options: [DetailCommand.exhibit] + CommonOptions.sizes,
    examples: [
      ("zoo compare 1 3", "the first and the third of the last list"),
      ("zoo compare giraffe okapi chihuahua --weight kg", "by name, in kilograms this time"),
    ])

  /// How many animals fit on one scale.
  private static let allowedCounts = 2...6

  private let targets: [Lookup]

  init(_ parsed: ParsedArguments) throws {
    targets = try Self.parseTargets(parsed.operands, in: try parsed.exhibit())
  }

  /// - Throws: `InvalidValue` also for too few or too many.
  static func parseTargets(
    _ words: [String], in exhibit: Exhibit? = nil
  ) throws(InvalidValue) -> [Lookup] {
    guard allowedCounts.contains(words.count) else {
      throw InvalidValue(words.joined(separator: " "), .comparison(count: words.count))
    }
    return try words.map { word throws(InvalidValue) in try Lookup(word, in: exhibit?.id) }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    .answer(.comparison(try await service.loadForComparison(targets)))
  }
}

extension AnimalService {
  /// Finds the animals to compare and loads everything their APIs know about them.
  ///
  /// - Parameter listing: the list that numbers refer to; `nil` for the one remembered from the last run.
  package func loadForComparison(
    _ targets: [Lookup], in listing: Listing? = nil
  ) async throws -> [Found] {
    var all: [Found] = []
    for target in targets { all.append(try await complete(try await find(target, in: listing))) }
    return all
  }
}
