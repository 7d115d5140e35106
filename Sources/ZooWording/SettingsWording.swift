import Arguments
import ZooCommands
import ZooKit
import ZooSources

// What the settings show and say.

extension Wording {
  package static let settings = "Settings"
  package static let notSaved = "not saved yet"
  package static func preferencesPath(_ path: String, isSaved: Bool) -> String {
    "\(isSaved ? "Saved in" : "Will be saved in") \(path)"
  }

  package static let settingsHelp =
    "Type a unit or a setting and its value ('per-page 20'), 'save' to save, 'back' to go back."

  /// The keys at the selected field of the settings, or at the question whether to leave.
  package static func settingsKeyLine(of form: SettingsForm) -> [KeyRow] {
    if form.step == .leaving { return leavingKeys }
    let here: [KeyRow] =
      switch form.selected {
      case nil: [("Enter", "save")]
      case let item? where item.key.words.isEmpty: [("Enter", "next")]
      case _?: [("←→", "change"), ("Enter", "next")]
      }
    return here + [("Esc", "leave"), ("?", "keys and words"), ("↑↓", "move")]
  }

  /// What can be said to the question whether to leave a form.
  static let leavingKeys: [KeyRow] = [
    ("'save'", "keeps your changes"), ("'discard'", "leaves without them"), ("Enter", "stays"),
  ]

  /// A unit as each source has it: in feet and pounds for most of them.
  package static func sourceUnit(of quantity: Quantity) -> String {
    let unit: MeasurementUnit = quantity == .height ? .foot : .pound
    return "\(unit.symbol) (as the \(Exhibit.animals.plural) have it)"
  }

  /// What a setting means, what it takes, and which variable or flag decides it for now.
  package static func meaning(of item: SettingsItem, override: String?) -> String {
    meaning(of: item) + (override.map { " \($0) overrides it for now." } ?? "")
  }

  private static func meaning(of item: SettingsItem) -> String {
    let summary = summary(of: item.key).capitalizedFirst
    if let name = item.api {
      return name == Wikipedia.id
        ? "Where pictures come from that the APIs don't have: an address, 'none' or 'default'."
        : "Where the API of the \(Exhibit.named(name)?.plural ?? name) is: type an address, or 'default'."
    }
    if Quantity.allCases.contains(where: { $0.rawValue == item.key.name }) {
      return "\(summary); 'source' keeps each exhibit's own."
    }
    return item.key.words.isEmpty
      ? "\(summary): type \(allowedValues(of: item.key))." : "\(summary)."
  }

  /// A setting for a screen reader: "height: m (not saved yet); or ft, cm, metric".
  package static func spokenSetting(
    _ name: String, _ value: String, _ origin: String, others: [String]
  ) -> String {
    "\(name): \(value)" + (origin.isEmpty ? "" : " (\(origin))")
      + (others.isEmpty ? "" : "; or \(others.joined(separator: ", "))")
  }

  package static let arrowsShowAll = "↑↓ show the rest"
  package static let save = "Save"
  package static let noAddress = "none"

  /// An animal's measures as an example of the chosen units.
  package static func example(_ name: String?, _ measures: [String]) -> String {
    "\(name ?? "For example, an emperor penguin"): \(measures.joined(separator: "; "))"
  }

  package static let preferencesSaved = "Saved your preferences."

  /// - Parameter isSoon: whether the editor came back at once, perhaps because it opens its windows elsewhere.
  package static func nothingEdited(isSoon: Bool) -> String {
    "Nothing was changed."
      + (isSoon ? " An editor with windows of its own has to wait: EDITOR='code --wait'." : "")
  }
}
