import ZooKit
import ZooSources

/// A row of the settings: a preference, or the address of one API.
package struct SettingsItem: Sendable, Equatable {
  package let key: PreferenceKey
  /// The API, or Wikipedia, whose address it is; `nil` for other preferences.
  package let api: String?

  /// Every preference, in the order shown.
  package static let all: [Self] =
    PreferenceKey.all.filter { !$0.rule.isAddresses }.map { Self(key: $0, api: nil) }
    + Exhibit.addressNames.map { Self(key: .apis, api: $0) }

  /// What it is called on the command line, without dashes: `per-page`, `api birds`.
  package var name: String { api.map { "\(key.flag) \($0)" } ?? key.flag }

  /// The one that words name, however they are spelled: `per-page`, `perPage`, `per page`, `api birds`.
  static func named(_ words: some Sequence<String>) -> Self? {
    func plain(_ text: String) -> String { text.lowercased().filter { !"- ".contains($0) } }
    let typed = plain(words.joined())
    return all.first { item in
      [item.key.flag, item.key.name].contains { plain($0 + (item.api ?? "")) == typed }
    }
  }

  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Its value, for an API its address; empty where it has none.
  package func value(in preferences: Preferences) -> String {
    guard let api else { return preferences.setting(of: key).value.text ?? "" }
    if api == Wikipedia.id { return preferences.wikipediaSetting ?? "" }
    return Exhibit.named(api).flatMap { preferences.address(of: $0) } ?? ""
  }

  package func origin(in preferences: Preferences) -> Preferences.Origin {
    api.map { preferences.addressOrigin(of: $0) } ?? preferences.setting(of: key).origin
  }

  /// The variable or flag that overrides the preferences files for it; `nil` if none does.
  func override(in preferences: Preferences) -> String? {
    switch origin(in: preferences) {
    case .flag: return "--\(key.flag)"
    case .environment:
      guard let api else { return key.variable }
      return Exhibit.named(api)?.addressVariable ?? Wikipedia.addressVariable
    case .default, .system, .user: return nil
    }
  }

  /// Its value in a JSON object of preferences; `nil` if there is none.
  func value(in object: JSONObject) -> JSONValue? {
    guard let api else { return object[key.name] }
    if case .object(let addresses)? = object[key.name] { return addresses[api] }
    return nil
  }

  /// The value that was typed, as it is kept; `null` for `default`, and for no address but Wikipedia's, which is off then.
  func typed(_ word: String) throws(InvalidValue) -> JSONValue {
    guard let api else { return try key.typed(word) }
    let isNone = word.isEmpty || word.lowercased() == "none" && api == Wikipedia.id
    let address: JSONValue =
      isNone ? api == Wikipedia.id ? "" : .null : try key.typed(word)
    return .object([api: address])
  }
}
