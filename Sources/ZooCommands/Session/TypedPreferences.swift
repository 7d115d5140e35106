import Arguments
import ZooKit
import ZooSources

/// Preferences as people type them without dashes: `weight kg height m`, `units metric`, `api birds https://…`, or a
/// unit alone.
enum TypedPreferences {
  /// What can be set by name, as on the command line: `per-page`.
  static let names = keys.map(\.flag) + ["units"]

  private static let keys = PreferenceKey.all.filter { !$0.rule.isAddresses }

  /// Reads preferences by the keys of their file; `null` resets one.
  ///
  /// - Throws: `InvalidValue`, or `UsageError` where a value is missing.
  static func read(_ words: [String]) throws -> JSONObject {
    var changes: JSONObject = [:]
    var rest = words[...]
    while var word = rest.popFirst() {
      // `per page 5`
      if key(word) == nil, let next = rest.first, key("\(word)-\(next)") != nil {
        word = "\(word)-\(rest.removeFirst())"
      }
      changes = merged(changes, try setting(word, &rest))
    }
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

  /// The preference that a name means; `nil` for the addresses and `units`.
  static func key(_ name: String) -> PreferenceKey? {
    keys.first { [$0.flag, $0.name.lowercased()].contains(name.lowercased()) }
  }

  /// Reads `weight kg`, `units metric`, `api birds https://…` or `api birds=https://…`, or a unit alone.
  private static func setting(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws -> JSONObject {
    let name = word.lowercased()
    let key = key(name)
    let isAddress = [PreferenceKey.apis.flag, PreferenceKey.apis.name].contains(name)
    guard key != nil || isAddress || name == CommonOptions.units.name else {
      let units = Quantity.allCases.compactMap { quantity in
        UnitChoice(word, of: quantity).map { (quantity.rawValue, JSONValue.string($0.word)) }
      }
      if units.isEmpty { throw InvalidValue(word, .preferenceName, words: names) }
      return JSONObject(units)
    }
    guard let value = rest.popFirst() else {
      let option = key?.option ?? (isAddress ? PreferenceKey.apis.option : CommonOptions.units)
      throw UsageError.missingValue(option: option.name, placeholder: option.placeholder ?? "")
    }
    if isAddress {
      let isApart = !value.contains("=") && rest.first != nil
      let (name, address) = try address(isApart ? "\(value)=\(rest.removeFirst())" : value)
      return [PreferenceKey.apis.name: .object([name: address])]
    }
    guard let key else {
      let system = try CommonOptions.system(value)
      return JSONObject(Quantity.allCases.map { ($0.rawValue, system) })
    }
    return [key.name: try key.typed(value)]
  }

  /// Parses `animals=https://…`; `default` or an empty value restores the default address, but an empty one
  /// for Wikipedia switches it off.
  static func address(_ word: String) throws(InvalidValue) -> (String, JSONValue) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else { throw InvalidValue(word, .exhibitAddress) }
    return (parts[0], try address(parts[1], of: parts[0]))
  }

  /// The address for a name, as it is kept; `null` is the default.
  static func address(_ text: String, of name: String) throws(InvalidValue) -> JSONValue {
    guard Exhibit.addressNames.contains(name) else {
      throw InvalidValue(name, .exhibit, words: Exhibit.addressNames)
    }
    if PreferenceKey.isDefault(text) { return .null }
    if text.isEmpty { return name == Wikipedia.id ? "" : .null }
    if text.lowercased() == "none", name == Wikipedia.id { return "" }
    return try PreferenceKey.apis.value(of: text)
  }
}

extension PreferenceKey {
  /// The value that was typed; `null` for `default`.
  func typed(_ word: String) throws(InvalidValue) -> JSONValue {
    Self.isDefault(word) ? .null : try value(of: word)
  }
}
