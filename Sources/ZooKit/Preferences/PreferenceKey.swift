/// The declaration of one preference: its key in the file, flag, allowed values and default.
///
/// The table `all` drives the file's decoding, `zoo settings`, the flags, and the test that
/// compares the JSON Schema in `config/` with the code.
package struct PreferenceKey: Sendable {
  /// What values are allowed.
  package enum Rule: Sendable {
    /// One of these values; `names` are the words accepted for each.
    case choice([(value: String, names: [String])])
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// An object from exhibit ids to base URLs.
    case addresses
  }

  /// The key in `preferences.json`.
  package let name: String
  /// The long option that sets it, without dashes.
  package let flag: String
  /// What the flag's value is called in help: `UNIT`.
  package let placeholder: String
  package let rule: Rule
  package let fallback: JSONValue
  /// The environment variable that sets it to `yes` with any value; `nil` if none does.
  package var variable: String?

  package static let height = unit(.height)
  package static let weight = unit(.weight)
  package static let perPage = Self(
    name: "perPage", flag: "per-page", placeholder: "N", rule: .integer(1...100), fallback: 10)
  /// The only source to use; `auto` takes the best one available.
  package static let source = choice(
    "source", ["auto"] + [Source.live, .cache, .builtIn].map(\.rawValue))
  /// How lists look.
  package static let view = choice("view", ["list", "grid"])
  /// How pictures are shown: `drawn` draws animals even where there are photographs, `chafa` and `inline` force
  /// one way, `link` shows addresses.
  package static let pictures = choice(
    "pictures", ["auto", "never", "drawn", "chafa", "inline", "link"])
  package static let pictureCache = Self(
    name: "pictureCache", flag: "picture-cache", placeholder: "MIB", rule: .integer(1...10_000),
    fallback: 100)
  package static let color = choice(
    "color", ["auto", "always", "never"])
  /// Whether output is adapted to screen readers: text alone, no repainting, symbols or bars.
  package static let accessible = choice(
    "accessible", ["no", "yes"], variable: "ACCESSIBLE")
  package static let timeout = Self(
    name: "timeout", flag: "timeout", placeholder: "SECONDS", rule: .number(0.1...600), fallback: 15
  )
  /// The base URLs of the APIs and of Wikipedia; Wikipedia's may be empty, which turns it off.
  package static let apis = Self(
    name: "apis", flag: "api", placeholder: "EXHIBIT=URL",
    rule: .addresses, fallback: [:])

  /// Every preference, in the order `zoo settings` shows them.
  package static let all = [
    height, weight, perPage, view, source, pictures, pictureCache, color, accessible,
    timeout, apis,
  ]

  /// The preference with a key in the file; `nil` if there is none.
  package static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  /// Those that a running visit can't change any more.
  package static let usedFromStart = [pictures, pictureCache, color, accessible]

  private static func unit(_ quantity: Quantity) -> Self {
    let choices = UnitChoice.choices(for: quantity)
    return Self(
      name: quantity.rawValue, flag: quantity.rawValue, placeholder: "UNIT",
      rule: .choice(choices.map { ($0.word, $0.names) }),
      fallback: .string(UnitChoice.source.word))
  }

  /// A preference that is one of `values`, by default the first.
  private static func choice(
    _ name: String, _ values: [String], variable: String? = nil
  ) -> Self {
    Self(
      name: name, flag: name, placeholder: "WORD",
      rule: .choice(values.map { ($0, [$0]) }), fallback: .string(values[0]), variable: variable)
  }
}

extension PreferenceKey {
  /// The allowed words, for completions and suggestions; empty unless the preference is a choice.
  package var words: [String] { choices.map(\.value) }

  private var choices: [(value: String, names: [String])] {
    if case .choice(let choices) = rule { choices } else { [] }
  }

  package func value(of word: String) throws(InvalidValue) -> JSONValue {
    let value: JSONValue? =
      switch rule {
      case .choice: choice(of: word).map { .string($0) }
      case .integer: Int64(word).map { .integer($0) }
      case .number: Self.number(word).map { .number($0) }
      case .addresses: .string(word)
      }
    guard let value, accepts(rule.isAddresses ? ["": value] : value) else {
      throw InvalidValue(
        rule.isAddresses ? word.withoutPassword : word, .preference(name),
        words: choices.flatMap(\.names))
    }
    return value
  }

  /// Whether a typed word resets the preference. On the command line the built-in default then applies; in
  /// the user's file, the system-wide value.
  package static func isDefault(_ word: String) -> Bool { word.lowercased() == "default" }

  /// The choice that a word names, ignoring case.
  private func choice(of word: String) -> String? {
    guard case .choice(let choices) = rule else { return nil }
    return choices.first { $0.names.contains(word.lowercased()) }?.value
  }

  /// The canonical form of an accepted value: `pounds` becomes `lb`.
  func canonical(_ value: JSONValue) -> JSONValue {
    guard case .string(let word) = value, let choice = choice(of: word) else { return value }
    return .string(choice)
  }

  /// Parses a number as people type it: `.5` becomes JSON's `0.5`.
  private static func number(_ word: String) -> JSONNumber? {
    guard DecimalNumber(word) != nil else { return nil }
    return JSONNumber(word) ?? Double(word).flatMap { JSONNumber("\($0)") }
  }

  /// Whether a value in a file is allowed.
  package func accepts(_ value: JSONValue) -> Bool {
    switch (rule, value) {
    case (.choice, .string(let word)): choice(of: word) != nil
    case (.integer(let range), .number(let number)):
      number.integer.map { range.contains(Int($0)) } ?? false
    case (.number(let range), .number(let number)): range.contains(number.double)
    case (.addresses, .object(let addresses)):
      addresses.allSatisfy { name, address in
        Self.isAddress(address) || name == Wikipedia.id && address == ""
      }
    default: false
    }
  }

  private static func isAddress(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value else { return false }
    return WebAddress(text)?.isBase == true
  }
}

extension PreferenceKey: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

extension PreferenceKey.Rule {
  package var isAddresses: Bool {
    if case .addresses = self { true } else { false }
  }
}
