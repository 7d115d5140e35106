import Arguments
import ZooFiles
import ZooKit
import ZooService
import ZooSources

/// `zoo add`
struct AddCommand: Command {
  static let spec = CommandSpec(
    "add", operands: [Operand("NAME", isOptional: true, repeats: true)],
    options: CatOptions.options)

  /// `nil` when no option was given.
  private let changes: CatOptions?

  init(_ parsed: ParsedArguments) throws {
    var words = parsed.operands
    // `zoo add cat Mimi`
    if words.count > 1, Exhibit.meansEveryCat(words[0]) {
      words.removeFirst()
    } else if words.count > 1, let other = Exhibit.called(words[0]) {
      throw InvalidValue(other.noun, .ownAnimal)
    }
    if let word = words.first, parsed.has(CatOptions.nameOption) {
      throw UsageError.unexpectedOperand(word, command: "\(Self.spec.name) --name")
    }
    changes = CatOptions(parsed, name: words.isEmpty ? nil : words.joined(separator: " "))
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    guard let changes else {
      return .question(.adding, fallback: .missing("zoo add --name NAME"))
    }
    let cat = try service.keep(changes.applied(to: UsersCats.Answers()))
    return .answer(.animal(cat, in: .own))
  }
}
