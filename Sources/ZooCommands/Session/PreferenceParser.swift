import Arguments
import ZooKit
import ZooSources

/// Preferences as people type them without dashes: `weight kg height m`, `units metric`, `api birds https://…`, or a
/// unit alone.
enum PreferenceParser {
  /// What can be set by name, as on the command line: `per-page`.
  static let names = SettingsItem.all.filter { $0.api == nil }.map(\.name) + ["units"]

  /// Reads preferences by the keys of their file, `weight kg` or `weight=kg`; `null` resets one.
  ///
  /// - Throws: `InvalidValue`, or `UsageError` where a value is missing.
  static func read(_ words: [String]) throws -> JSONObject {
    // An address may have such a sign of its own.
    var rest = words.flatMap { $0.prefix { $0 != "=" }.contains(":") ? [$0] : nameAndValue($0) }[
      ...]
    var changes: JSONObject = [:]
    while !rest.isEmpty { changes = merged(changes, try setting(&rest)) }
    return changes
  }

  /// Both changes, the later ones counting; addresses are set one by one.
  static func merged(
    _ changes: JSONObject, _ later: JSONObject
  ) -> JSONObject {
    var all = changes.merging(later)
    for (key, new) in later {
      guard case .object(let before)? = changes[key], case .object(let now) = new else { continue }
      all[key] = .object(before.merging(now))
    }
    return all
  }

  /// Reads `weight kg`, `units metric`, `api birds https://…` or `api birds=https://…`, or a unit alone.
  private static func setting(_ rest: inout ArraySlice<String>) throws -> JSONObject {
    func value(of option: Option) throws(UsageError) -> String {
      if let value = rest.popFirst() { return value }
      throw .missingValue(option: option.name, placeholder: option.placeholder ?? "")
    }
    for count in [2, 1] where count <= rest.count {
      guard let item = SettingsItem.named(rest.prefix(count)) else { continue }
      rest.removeFirst(count)
      return [item.key.name: try item.typed(try value(of: item.key.option))]
    }
    let word = rest.removeFirst()
    switch word.lowercased() {
    case CommonOptions.units.name:
      let system = try CommonOptions.system(try value(of: CommonOptions.units))
      return JSONObject(Quantity.allCases.map { ($0.rawValue, system) })
    case PreferenceKey.apis.flag, PreferenceKey.apis.name:
      let name = try value(of: PreferenceKey.apis.option)
      return try address(rest.popFirst() ?? "", of: name)
    default:
      let units = Quantity.allCases.compactMap { quantity in
        UnitChoice(word, of: quantity).map { (quantity.rawValue, JSONValue.string($0.word)) }
      }
      if units.isEmpty { throw InvalidValue(word, .preferenceName, words: names) }
      return JSONObject(units)
    }
  }

  /// Parses `animals=https://…`.
  static func address(_ word: String) throws(InvalidValue) -> JSONObject {
    let parts = nameAndValue(word)
    guard parts.count == 2 else { throw InvalidValue(word, .exhibitAddress) }
    return try address(parts[1], of: parts[0])
  }

  private static func address(_ text: String, of name: String) throws(InvalidValue) -> JSONObject {
    guard let item = SettingsItem.all.first(where: { $0.api == name }) else {
      throw InvalidValue(name, .exhibit, words: Exhibit.addressNames)
    }
    return [item.key.name: try item.typed(text)]
  }

  /// What stands before the first `=` of a word and behind it; the word where there is none.
  private static func nameAndValue(_ word: String) -> [String] {
    word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }
}

extension PreferenceKey {
  /// The value that was typed; `null` for `default`.
  func typed(_ word: String) throws(InvalidValue) -> JSONValue {
    Self.isDefault(word) ? .null : try value(of: word)
  }
}
