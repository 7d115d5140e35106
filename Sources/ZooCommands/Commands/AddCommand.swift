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
    let words = try Self.name(in: parsed.operands)
    if let word = words.first, parsed.has(CatOptions.nameOption) {
      throw UsageError.unexpectedOperand(word, command: "\(Self.spec.name) --name")
    }
    changes = CatOptions(parsed, name: words.isEmpty ? nil : words.joined(separator: " "))
  }

  /// The words of the name: all but `cat` or `my cat` before it.
  ///
  /// - Throws: `InvalidValue` for another animal: `dog Rex`.
  static func name(in words: [String]) throws(InvalidValue) -> [String] {
    var words = words[...]
    if words.count > 1, ["a", "my"].contains(words[0].lowercased()),
      Exhibit.allCalled(words[1]).contains(.own)
    {
      words.removeFirst()
    }
    guard let first = words.first else { return [] }
    if Exhibit.allCalled(first).contains(.own) { return Array(words.dropFirst()) }
    if words.count > 1, let other = Exhibit.called(first) {
      throw InvalidValue(other.noun, .ownAnimal)
    }
    return Array(words)
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    guard let changes else {
      return .question(missing: "zoo add --name NAME") { try await $0.cat(editing: nil) }
    }
    let cat = try service.keep(changes.applied(to: UsersCats.Draft()))
    return .answer(.animal(cat, in: .own))
  }
}
