import Arguments
import ZooKeeping
import ZooKit
import ZooSources

/// `zoo detail WHICH`
struct DetailCommand: Command {
  static let exhibit = Option(
    "exhibit", placeholder: "EXHIBIT", choices: Exhibit.all.map(\.id),
    "the exhibit to look in, instead of that of the list shown last")
  static let units: [PreferenceKey] = [.height, .weight]
  static let save = Option(
    "save", placeholder: "FILE", "store the picture as it came; of several, numbered files")

  static let spec = CommandSpec(
    "detail", "one animal: diet, size and all that is known of it",
    discussion: [
      "A number is a place in the list shown last. Anything else is an id or a part of a name; "
        + "accents and case do not matter. `id:162` is an id that is a number. Without it, you are "
        + "asked."
    ],
    operands: [
      Operand(
        "WHICH", isOptional: true, repeats: true,
        "its number in the list shown last, its id or part of its name")
    ],
    options: units.map(\.option) + [exhibit, save],
    examples: [
      ("zoo detail 2", "the second animal of the list shown last"),
      ("zoo detail 'red panda' --weight kg", "by name, in kilograms for this once"),
      ("zoo detail condor --exhibit birds", "a bird of Chile"),
    ])

  /// `nil` when it was left to be asked.
  private let target: Target?
  private let exhibit: Exhibit?
  private let save: String?
  let flags: [String: JSONValue]

  init(_ parsed: ParsedArguments) throws {
    let exhibit = try parsed.exhibit()
    target = try parsed.words().map { word in try Target(word, in: exhibit?.id) }
    self.exhibit = exhibit
    flags = try parsed.preferences(Self.units)
    save = try parsed.fileToSave()
    // Whose picture it is has to be said with it.
    if save != nil, target == nil {
      throw UsageError.missingOperand("WHICH", command: Self.spec.name)
    }
  }

  func run(with keeper: Keeper) async throws(Failure) -> Answer {
    guard let target else {
      let exhibit = exhibit?.id ?? keeper.exhibitShownLast
      return .question(.which(exhibit), otherwise: .missing("zoo detail WHICH"))
    }
    let found = try await keeper.complete(try await keeper.find(target))
    if let save {
      let portrait = found.specimen.portrait
      let isWanted = portrait.map { !$0.isIllustration || keeper.isIllustrated } ?? false
      try await keeper.save(isWanted ? [portrait].compactMap { $0 } : [], to: save)
    }
    return .specimen(found.specimen, in: found.exhibit)
  }
}

extension ParsedArguments {
  /// The operands as one: several words need no quotes. `nil` when there are none.
  func words() -> String? { operands.isEmpty ? nil : operands.joined(separator: " ") }

  /// The exhibit of `--exhibit`.
  ///
  /// - Throws: `InvalidValue`.
  func exhibit() throws(InvalidValue) -> Exhibit? {
    guard let word = value(DetailCommand.exhibit) else { return nil }
    return try Exhibit(typed: word)
  }

  /// The file of `--save`.
  ///
  /// - Throws: `InvalidValue` for a name that can be no file's.
  func fileToSave() throws(InvalidValue) -> String? {
    guard let name = value(DetailCommand.save) else { return nil }
    guard !name.isEmpty, !name.hasSuffix("/"), !name.contains("\0") else {
      throw InvalidValue(name, kind: "a file", allowed: "a name for the picture")
    }
    return name
  }
}
