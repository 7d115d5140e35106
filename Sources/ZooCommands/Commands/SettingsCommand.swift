import Arguments
import ZooService
import ZooKit
import ZooSources

/// `zoo settings`
struct SettingsCommand: Command {
  static let reset = Option("reset", "rename the preferences file and use the defaults")

  static let edit = Option(
    "edit", "open the file in $VISUAL or $EDITOR; saved only when everything in it is valid")

  static let spec = CommandSpec(
    "settings", otherNames: ["config"], "your units and other preferences",
    discussion: [
      "With options, saves only those; if one is wrong, saves none. Without options it "
        + "asks on a terminal, and elsewhere shows each value and where it comes from. 'default' "
        + "resets one; 'source' shows sizes in the units of the source."
    ],
    operands: [
      Operand(
        "NAME VALUE", completedBy: .words(names + UnitChoice.everyWord), isOptional: true,
        repeats: true, "the same without dashes: weight kg height m, or units alone")
    ],
    options: options.map(\.takingDefault) + [reset, edit],
    examples: [
      ("zoo settings --weight kg --height m", "kilograms and metres from now on"),
      ("zoo settings --units metric", "grams, kilograms or tonnes, whatever suits"),
      ("zoo settings --json", "every value and where it comes from"),
    ])

  /// Everything that can be set by name.
  private static let names =
    PreferenceKey.all.filter { !$0.rule.isAddresses }.map(\.flag) + ["units"]

  private static var options: [Option] {
    let others = PreferenceKey.all.map(\.option).filter { !CommonOptions.sizes.contains($0) }
    return CommonOptions.sizes + others
  }

  private let changes: [String: JSONValue]
  private let isReset: Bool
  private let isEdited: Bool
  /// Whether a setting was named without a value.
  private let asksForValue: Bool

  init(_ parsed: ParsedArguments) throws {
    isReset = parsed.has(Self.reset)
    isEdited = parsed.has(Self.edit)
    var changes = try parsed.preferences()
    var words = parsed.operands[...]
    // `zoo config get weight` asks for its value.
    asksForValue = words.count == 1 && Self.names.contains(words.first ?? "")
    if asksForValue { words = [] }
    while let word = words.popFirst() {
      changes.merge(try Self.setting(word, &words)) { $1 }
    }
    let addresses = try parsed.values(PreferenceKey.apis.option).map { try Self.address($0) }
    if !addresses.isEmpty {
      changes[PreferenceKey.apis.name] = .object(Dictionary(addresses) { $1 })
    }
    self.changes = changes
  }

  /// Reads `weight kg`, `units metric`, or a unit alone.
  private static func setting(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws -> [String: JSONValue] {
    let name = word.lowercased()
    let keys = PreferenceKey.all.filter { !$0.rule.isAddresses }
    let key = keys.first { [$0.flag, $0.name.lowercased()].contains(name) }
    guard key != nil || name == CommonOptions.units.name else {
      let units = Quantity.allCases.compactMap { quantity in
        UnitChoice(word, of: quantity).map { (quantity.rawValue, JSONValue.string($0.word)) }
      }
      guard !units.isEmpty else { throw InvalidValue(word, .preferenceName, words: names) }
      return Dictionary(uniqueKeysWithValues: units)
    }
    guard let value = rest.popFirst() else {
      let option = key?.option ?? CommonOptions.units
      throw UsageError.missingValue(option: option.name, placeholder: option.placeholder ?? "")
    }
    guard let key else {
      let system = try CommonOptions.system(value)
      return Dictionary(uniqueKeysWithValues: Quantity.allCases.map { ($0.rawValue, system) })
    }
    return [key.name: PreferenceKey.isDefault(value) ? .null : try key.value(of: value)]
  }

  /// Parses `animals=https://…`; `default` or an empty value restores the default address, but an empty one
  /// for Wikipedia switches it off.
  private static func address(_ word: String) throws(InvalidValue) -> (String, JSONValue) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else {
      throw InvalidValue(word, .exhibitAddress)
    }
    let name = parts[0]
    guard Exhibit.addressNames.contains(name) else {
      throw InvalidValue(name, .exhibit(orSearch: false), words: Exhibit.addressNames)
    }
    if PreferenceKey.isDefault(parts[1]) { return (name, .null) }
    guard parts[1].isEmpty else { return (name, try PreferenceKey.apis.value(of: parts[1])) }
    return (name, name == Wikipedia.id ? "" : .null)
  }

  /// Handles `--edit` and `--reset` before the preferences are read, because they may be broken.
  func answerEarly(_ context: ServiceContext) throws -> EarlyOutcome? {
    if isEdited {
      guard !isReset, changes.isEmpty else {
        throw InvalidValue("--edit", .editAlone)
      }
      return .editPreferences
    }
    guard isReset else { return nil }
    if let backup = try AnimalService.preferencesFile(context).reset() {
      context.report(.preferencesMoved(path: backup), Preferences())
    }
    return nil
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    if !changes.isEmpty {
      let (_, path) = try service.save(changes)
      service.report(.saved(path: path))
    }
    // Shows the values without this run's flags, which are saved by now.
    let kept = changes.isEmpty ? service : try service.withoutFlags()
    // What was just saved or reset has been said.
    let isShown = changes.isEmpty && !isReset
    let answer = Answer.settings(
      kept.preferences, directory: isShown ? kept.preferencesDirectory : nil)
    return isShown && !asksForValue
      ? .question(.settings, fallback: .answer(answer)) : .answer(answer)
  }
}

extension Option {
  /// The same option where `default` is offered too.
  fileprivate var takingDefault: Option {
    let isAddress = name == PreferenceKey.apis.flag
    let extra = isAddress ? Exhibit.addressNames.map { "\($0)=" } : ["default"]
    return Option(
      name, letter: letter, placeholder: placeholder, completedBy: completion, fallback: fallback,
      extraWords: extra, summary)
  }
}
