import Arguments
import ZooService
import ZooKit

/// `zoo compare A B [C…]`
struct CompareCommand: Command {
  static let spec = CommandSpec(
    "compare", otherNames: ["diff"], "the sizes of two to six animals",
    discussion: [
      "Name each by its number in the last list, its id or part of its name. They may come from "
        + "different exhibits. Names of several words need no quotes. Without any, zoo asks."
    ],
    operands: [
      Operand(
        "WHICH", completedBy: CompletionsCommand.animals, isOptional: true, repeats: true,
        "two to six, each by its number in the last list, its id or part of its name")
    ],
    options: [DetailCommand.exhibit, DetailCommand.drawing] + CommonOptions.sizes,
    examples: [
      ("zoo compare 1 3", "the first and the third of the last list"),
      ("zoo compare giraffe okapi red panda --weight kg", "by name, in kilograms this time"),
    ])

  private let names: ComparedNames
  private let exhibit: Exhibit?
  private let isDrawing: Bool

  init(_ parsed: ParsedArguments) throws {
    try self.init(ComparedNames(parsed.operands), parsed)
  }

  /// - Parameter parsed: where the options are.
  init(_ names: ComparedNames, _ parsed: ParsedArguments) throws {
    self.names = names
    exhibit = try parsed.exhibit()
    isDrawing = parsed.has(DetailCommand.drawing)
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    if names.words.isEmpty {
      if isDrawing {
        throw UsageError.missingOperand("WHICH with --drawing", command: Self.spec.name)
      }
      return .question(.comparing([], in: exhibit?.id), fallback: .missing("zoo compare A B"))
    }
    let targets = try await service.comparedAnimals(
      in: names.words, areNames: names.areNames, exhibits: [exhibit?.id].compactMap { $0 })
    do {
      let answer = Answer.comparison(try await service.loadForComparison(targets))
      return .answer(isDrawing ? .drawing(of: answer) : answer)
    } catch let failure as Failure {
      guard case .severalMatches = failure, !isDrawing else { throw failure }
      return .question(.comparing(targets, in: exhibit?.id), fallback: .failure(failure))
    }
  }
}
