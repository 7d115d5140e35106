import Arguments
import ZooService
import ZooKit
import ZooQuery

/// `zoo compare A B [C…]`
struct CompareCommand: Command {
  static let spec = CommandSpec(
    "compare", otherNames: ["diff"],
    operands: [
      Operand("WHICH", completedBy: CompletionsCommand.animals, isOptional: true, repeats: true)
    ],
    options: [DetailCommand.exhibit, DetailCommand.drawing] + CommonOptions.sizes)

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
        throw UsageError.missingOperand("WHICH", with: "--drawing", command: Self.spec.name)
      }
      let window = BrowserPlace(of: (exhibit ?? .animals).id, for: .comparison)
      return .question(missing: "zoo compare A B", orVisit: .browser(window)) { prompter in
        let found = try await prompter.ask(.compared) { words, listing in
          try await compared(ComparedNames(typed: words), listing, with: service)
        }
        return found.map { CommandAnswer(comparing: $0) }
      }
    }
    return outcome(for: try await compared(names, with: service))
  }

  private func compared(
    _ names: ComparedNames, _ listing: Listing? = nil, with service: AnimalService
  ) async throws -> [FoundAnimal] {
    try await service.compared(names, in: [exhibit].compactMap(\.self), listing: listing)
  }

  /// Shows animals that were found.
  func outcome(for found: [FoundAnimal]) -> CommandOutcome {
    let answer = CommandAnswer(comparing: found)
    return .answer(isDrawing ? .drawing(of: answer) : answer)
  }
}
