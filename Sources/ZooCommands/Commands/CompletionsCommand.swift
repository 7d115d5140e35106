import Arguments
import ZooService
import ZooKit
import ZooQuery

/// `zoo completions SHELL`, and what the scripts it prints ask for.
struct CompletionsCommand: Command {
  /// What names are asked for, instead of a script.
  private enum NameKind: String, CaseIterable {
    /// All animals that are known without a request.
    case animals
    /// The user's own cats.
    case cats
    case tags
  }

  /// Completes the names of animals.
  static let animals = CompletionKind.names(NameKind.animals.rawValue)
  /// Completes the names of the user's cats.
  static let usersCats = CompletionKind.names(NameKind.cats.rawValue)
  /// Completes tags of cats.
  static let tags = CompletionKind.names(NameKind.tags.rawValue)

  static let spec = CommandSpec(
    "completions",
    operands: [
      Operand(
        "SHELL",
        completedBy: .words(Shell.allCases.map(\.rawValue) + NameKind.allCases.map(\.rawValue))),
      Operand("WORDS", isOptional: true, repeats: true),
    ])

  private enum Wanted {
    case script(Shell)
    case names(NameKind, [String])
  }

  private let wanted: Wanted

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) throws {
    let word = parsed.operands.first ?? ""
    if let kind = NameKind(rawValue: word) {
      wanted = .names(kind, Array(parsed.operands.dropFirst()))
    } else if let shell = Shell(rawValue: word) {
      if parsed.operands.count > 1 {
        throw UsageError.unexpectedOperand(parsed.operands[1], command: Self.spec.name)
      }
      wanted = .script(shell)
    } else {
      throw InvalidValue(word, .shell, words: Shell.allCases.map(\.rawValue))
    }
  }

  func answerEarly(_ context: ServiceContext) -> EarlyOutcome? {
    guard case .script(let shell) = wanted else { return nil }
    return .answer(.generated(.completions(shell)))
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    guard case .names(let kind, let words) = wanted else { return .answer(.names([])) }
    let names =
      switch kind {
      case .animals: await service.allNames()
      case .cats: try service.usersCats().map(\.name)
      case .tags: await service.knownTags()
      }
    let completed = NameCompletion.words(completing: words, in: names)
    guard completed.isEmpty, kind == .animals else { return .answer(.names(completed)) }
    // What no name begins with may be what animals are, where they live or what they are like.
    let terms = Vocabulary.shared.terms.map(\.plural)
    return .answer(.names(NameCompletion.words(completing: words, in: terms)))
  }
}
