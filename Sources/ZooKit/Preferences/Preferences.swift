/// What holds for this run: every preference with its value and where the value comes from.
package struct Preferences: Sendable, Equatable {
  /// Where a value comes from, from the weakest to the strongest.
  package enum Origin: String, Sendable {
    /// Built into the program.
    case `default`
    /// The system-wide file.
    case system
    /// The user's own file.
    case user
    /// An environment variable.
    case environment
    /// A flag of this command.
    case flag
  }

  /// A value and where it comes from.
  package struct Setting: Sendable, Equatable {
    /// The value.
    package var value: JSONValue
    /// Where it comes from.
    package var origin: Origin
  }

  private var settings: [String: Setting]
  private var addresses: [String: Setting] = [:]

  /// The built-in defaults.
  package init() {
    settings = Dictionary(
      uniqueKeysWithValues: PreferenceKey.all.map {
        ($0.name, Setting(value: $0.fallback, origin: .default))
      })
  }

  /// Lays values over what holds so far; `null` takes one back, so that its default holds. Keys that are
  /// no preference are passed over.
  ///
  /// - Precondition: the others were accepted by their keys.
  package mutating func apply(_ values: [String: JSONValue], from origin: Origin) {
    for key in PreferenceKey.all {
      guard let value = values[key.name] else { continue }
      if case .addresses = key.rule, case .object(let given) = value {
        for (exhibit, address) in given {
          addresses[exhibit] = Setting(value: address, origin: origin)
        }
        settings[key.name] = Setting(value: .object(addresses.mapValues(\.value)), origin: origin)
      } else if value == .null {
        settings[key.name] = Setting(value: key.fallback, origin: .default)
      } else {
        settings[key.name] = Setting(value: key.normal(value), origin: origin)
      }
    }
  }

  /// The value that holds.
  package subscript<Value>(preference: Preference<Value>) -> Value {
    preference.value(of: setting(of: preference.key).value)
  }

  /// A preference's value as it is written, and where it comes from.
  package func setting(of key: PreferenceKey) -> Setting {
    settings[key.name] ?? Setting(value: key.fallback, origin: .default)
  }

  /// The unit chosen for a quantity; `nil` when none was, so that the API's own unit shows.
  package func unit(of quantity: Quantity) -> MeasurementUnit? {
    let setting = setting(of: quantity == .weight ? .weight : .height)
    guard setting.origin != .default, let symbol = setting.value.text else { return nil }
    return MeasurementUnit(symbol, of: quantity)
  }

  /// The base address to ask for an exhibit, without a slash at its end; `nil` when it has none.
  package func address(of exhibit: Exhibit) -> String? {
    address(of: exhibit.id, orElse: exhibit.publicAddress)
  }

  /// The base address set under a name, or another where there is none.
  func address(of name: String, orElse fallback: String?) -> String? {
    var address = fallback
    if case .string(let text)? = addresses[name]?.value { address = text }
    while address?.hasSuffix("/") == true { address?.removeLast() }
    return address
  }

  /// Where a base address comes from.
  ///
  /// - Parameter name: the id of an exhibit, or `Wikipedia.id`.
  package func addressOrigin(of name: String) -> Origin { addresses[name]?.origin ?? .default }
}

extension Measure {
  /// The range in the unit that the user has chosen for it.
  package func shown(under preferences: Preferences) -> Shown {
    shown(in: preferences.unit(of: quantity))
  }
}
