import Arguments
import ZooService
import ZooKit
import ZooSources

/// `zoo settings`
struct SettingsCommand: Command {
  static let reset = Option("reset")

  static let edit = Option("edit")

  static let spec = CommandSpec(
    "settings", otherNames: ["config"],
    operands: [
      Operand(
        "NAME VALUE", completedBy: .words(PreferenceParser.names + UnitChoice.everyWord),
        isOptional: true, repeats: true)
    ],
    options: options.map(\.takingDefault) + [reset, edit])

  private static var options: [Option] {
    let others = PreferenceKey.all.map(\.option).filter { !CommonOptions.sizes.contains($0) }
    return CommonOptions.sizes + others
  }

  private let changes: JSONObject
  private let isReset: Bool
  private let isEdited: Bool
  /// Whether a setting was named without a value.
  private let asksForValue: Bool

  init(_ parsed: ParsedArguments) throws {
    isReset = parsed.has(Self.reset)
    isEdited = parsed.has(Self.edit)
    // `zoo config get weight` asks for its value.
    let words = parsed.operands
    asksForValue = SettingsItem.named(words) != nil || words == [CommonOptions.units.name]
    let typed = asksForValue ? [:] : try PreferenceParser.read(words)
    changes = try parsed.values(PreferenceKey.apis.option)
      .map { try PreferenceParser.address($0) }
      .reduce(PreferenceParser.merged(try parsed.preferences(), typed), PreferenceParser.merged)
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
    let answer = CommandAnswer.settings(
      kept.preferences, directory: isShown ? kept.preferencesDirectory : nil)
    return isShown && !asksForValue
      ? .visit(from: .settings(SettingsForm(service.preferences)), fallback: .answer(answer))
      : .answer(answer)
  }
}

extension Option {
  /// The same option where `default` is offered too.
  fileprivate var takingDefault: Option {
    let isAddress = name == PreferenceKey.apis.flag
    let extra = isAddress ? Exhibit.addressNames.map { "\($0)=" } : ["default"]
    return Option(
      name, letter: letter, placeholder: placeholder, completedBy: completion, fallback: fallback,
      extraWords: extra)
  }
}
