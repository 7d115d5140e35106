/// The preferences in effect for this run, each with its value and origin.
package struct Preferences: Sendable, Equatable {
  /// Where a value comes from, lowest precedence first.
  package enum Origin: String, Sendable {
    case `default`
    case system
    case user
    case environment
    case flag
  }

  package struct Setting: Sendable, Equatable {
    package var value: JSONValue
    package var origin: Origin
  }

  private var settings: [String: Setting]
  private var addresses: [String: Setting] = [:]
  /// How long to wait where the user has set no time.
  package private(set) var patience = TimeoutFactor.usual

  /// The built-in defaults.
  package init() {
    settings = Dictionary(
      uniqueKeysWithValues: PreferenceKey.all.map {
        ($0.name, Setting(value: $0.fallback, origin: .default))
      })
  }

  /// Overrides current values; `null` resets one to its default, and unknown keys are ignored.
  ///
  /// - Precondition: every other value was accepted by its key.
  package mutating func apply(_ values: JSONObject, from origin: Origin) {
    for key in PreferenceKey.all {
      guard let value = values[key.name] else { continue }
      if case .addresses = key.rule, case .object(let given) = value {
        for (exhibit, address) in given {
          addresses[exhibit] = Setting(value: address, origin: origin)
        }
        settings[key.name] = Setting(
          value: .object(JSONObject(addresses.mapValues(\.value))), origin: origin)
      } else if value == .null {
        settings[key.name] = Setting(value: key.fallback, origin: .default)
      } else {
        settings[key.name] = Setting(value: key.canonical(value), origin: origin)
      }
    }
  }

  /// Applies the environment variables that switch a preference on, whatever their value, and patience.
  package mutating func applyVariables(of environment: [String: String]) {
    patience = TimeoutFactor(environment: environment)
    for key in PreferenceKey.all {
      guard let variable = key.variable, environment[variable]?.isEmpty == false else { continue }
      apply([key.name: "yes"], from: .environment)
    }
  }

  package func setting(of key: PreferenceKey) -> Setting {
    settings[key.name] ?? Setting(value: key.fallback, origin: .default)
  }

  package func units(of quantity: Quantity) -> UnitChoice {
    word(key(of: quantity)).flatMap { UnitChoice($0, of: quantity) } ?? .source
  }

  /// Sets the units for what is shown, without a user having chosen them.
  mutating func set(_ units: UnitChoice, for quantity: Quantity) {
    settings[key(of: quantity).name]?.value = .string(units.word)
  }

  private func key(of quantity: Quantity) -> PreferenceKey {
    switch quantity {
    case .weight: .weight
    case .height: .height
    }
  }

  /// The base URL of an exhibit's API, without a trailing slash; `nil` when it has none.
  package func address(of exhibit: Exhibit) -> String? {
    address(of: exhibit.id, orElse: exhibit.publicAddress)
  }

  /// The base URL set for a name, or else `fallback`, without trailing slashes.
  func address(of name: String, orElse fallback: String?) -> String? {
    var address = fallback
    if case .string(let text)? = addresses[name]?.value { address = text }
    while address?.hasSuffix("/") == true { address?.removeLast() }
    return address
  }

  /// - Parameter name: the id of an exhibit, or `Wikipedia.id`.
  package func addressOrigin(of name: String) -> Origin { addresses[name]?.origin ?? .default }
}

// The values in effect, by their Swift types. Only what its key accepts is ever applied.
extension Preferences {
  package var perPage: Int { setting(of: .perPage).value.integer ?? 0 }
  /// In MiB.
  package var pictureCache: Int { setting(of: .pictureCache).value.integer ?? 0 }
  /// In seconds.
  package var timeout: Double {
    // As a number, which was found in range; its text may be cut.
    let seconds =
      if case .number(let number) = setting(of: .timeout).value { number.double } else { 0.0 }
    return isTimeoutChosen ? seconds : patience.seconds(seconds)
  }
  /// Whether somebody has said how long to wait.
  package var isTimeoutChosen: Bool { setting(of: .timeout).origin != .default }
  /// The only source to use; `nil` for the best one available.
  package var source: Source? { word(.source).flatMap(Source.init) }
  package var isGrid: Bool { word(.view) == "grid" }
  package var isAccessible: Bool { word(.accessible) == "yes" }

  /// The word of a preference that is one of several words.
  package func word(_ key: PreferenceKey) -> String? { setting(of: key).value.text }
}

extension Measure {
  package func shown(under preferences: Preferences) -> DisplayRange {
    shown(in: preferences.units(of: quantity))
  }
}
