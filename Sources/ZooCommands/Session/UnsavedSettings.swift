import ZooKit

/// What was chosen in the settings, over the saved preferences.
package struct UnsavedSettings: Equatable, Sendable {
  private let saved: Preferences
  /// Only what was chosen, so that saving pins no default that nobody chose.
  private(set) var changes: JSONObject = [:]

  init(over saved: Preferences) { self.saved = saved }

  /// What an item will be after saving; for a default the built-in one, though a system-wide file may have another.
  package func value(of item: SettingsItem) -> String {
    switch item.value(in: changes) {
    case .null?: item.defaultValue
    case let value?: value.text ?? ""
    case nil: item.value(in: saved)
    }
  }

  /// Where an item's value comes from; `nil` if it was chosen here.
  package func origin(of item: SettingsItem) -> Preferences.Origin? {
    isChanged(item) ? nil : item.origin(in: saved)
  }

  private func isChanged(_ item: SettingsItem) -> Bool {
    switch item.value(in: changes) {
    case nil: false
    case .null?: item.origin(in: saved) != .default
    case _?: value(of: item) != item.value(in: saved)
    }
  }

  /// Whether anything is not saved yet.
  package var isChanged: Bool { SettingsItem.all.contains(where: isChanged) }

  /// The variable or flag that overrides the preferences files for an item; `nil` if none does.
  package func override(of item: SettingsItem) -> String? { item.override(in: saved) }

  /// The variables and flags that override what was chosen here, once it is saved.
  func overrides(in saved: Preferences) -> [String] {
    SettingsItem.all.filter { $0.value(in: changes) != nil }
      .compactMap { $0.override(in: saved) }
  }

  /// The units chosen so far, else the saved ones.
  package func units(of quantity: Quantity) -> UnitChoice {
    let key: PreferenceKey = quantity == .height ? .height : .weight
    return UnitChoice(value(of: SettingsItem(key: key, api: nil)), of: quantity) ?? .source
  }

  mutating func take(_ new: JSONObject) { changes = TypedPreferences.merged(changes, new) }

  /// Chooses the word that many places after an item's own, or before it.
  mutating func choose(by steps: Int, in item: SettingsItem) {
    let words = item.key.words
    guard !words.isEmpty else { return }
    let place = words.firstIndex(of: value(of: item)) ?? 0
    let word = words[(place + steps + words.count) % words.count]
    // Back at what is saved, nothing was chosen.
    changes[item.key.name] = word == item.value(in: saved) ? nil : .string(word)
  }
}
