/// One preference: its key in the file, its flag, what it may be and what it is by default.
///
/// The one table (`all`) feeds the file's decoding, `zoo settings` and its flags, and the test
/// that holds the JSON Schema in `config/` against the code.
package struct PreferenceKey: Sendable {
  /// What values are allowed.
  package enum Rule: Sendable {
    /// One of these words; the words behind each mean the same.
    case choice([(value: String, names: [String])])
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A number, whole or not.
    case number(ClosedRange<Double>)
    /// An object of exhibit ids and base addresses.
    case addresses
  }

  /// The key in `preferences.json`.
  package let name: String
  /// The long option that sets it, without dashes.
  package let flag: String
  /// What it is, for help: `unit of heights`.
  package let summary: String
  /// What a wrong value is not: `a unit of height`.
  package let kind: String
  /// What the flag's value is called in help: `UNIT`.
  package let placeholder: String
  /// What is allowed.
  package let rule: Rule
  /// What holds when nobody says otherwise.
  package let fallback: JSONValue

  /// The unit heights are shown in.
  package static let height = unit(.height, "unit of heights")
  /// The unit weights are shown in.
  package static let weight = unit(.weight, "unit of weights")
  /// How many animals a page holds.
  package static let perPage = Preference.perPage.key
  /// Where data may come from.
  package static let source = Preference.source.key
  /// How lists look.
  package static let view = Preference.view.key
  /// How pictures are shown.
  package static let pictures = Preference.pictures.key
  /// How much the pictures kept between runs may take.
  package static let pictureCache = Preference.pictureCache.key
  /// When colour is used.
  package static let color = Preference.color.key
  /// Whether what is shown is made to be read aloud.
  package static let accessible = Preference.accessible.key
  /// How long an exchange with an API may take.
  package static let timeout = Preference.timeout.key
  /// The APIs' base addresses, Wikipedia's among them; its may be empty.
  package static let apis = Self(
    name: "apis", flag: "api", summary: "base address of an exhibit's API, or of Wikipedia",
    kind: "an address of an API", placeholder: "EXHIBIT=URL",
    rule: .addresses, fallback: [:])

  /// Every preference, in the order `zoo settings` shows them.
  package static let all = [
    height, weight, perPage, view, source, pictures, pictureCache, color, accessible,
    timeout, apis,
  ]

  private static func unit(_ quantity: Quantity, _ summary: String) -> Self {
    let units = MeasurementUnit.choices(for: quantity)
    return Self(
      name: quantity.rawValue, flag: quantity.rawValue, summary: summary,
      kind: "a unit of \(quantity.rawValue)", placeholder: "UNIT",
      rule: .choice(units.map { ($0.symbol, $0.names) }), fallback: .string(units[0].symbol))
  }

  /// A choice of words.
  static func choice(
    _ name: String, _ summary: String, kind: String, _ values: [String], fallback: String
  ) -> Self {
    Self(
      name: name, flag: name, summary: summary, kind: kind, placeholder: "WORD",
      rule: .choice(values.map { ($0, [$0]) }), fallback: .string(fallback))
  }
}

extension PreferenceKey {
  /// The allowed values in words: `ft, cm or m`.
  package var allowed: String {
    switch rule {
    case .choice(let choices): choices.map(\.value).alternatives
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(Int(range.upperBound))"
    case .addresses: "an http or https address"
    }
  }

  /// The words that are taken as they stand, for completions and suggestions.
  package var words: [String] { choices.map(\.value) }

  private var choices: [(value: String, names: [String])] {
    if case .choice(let choices) = rule { choices } else { [] }
  }

  /// The value a typed word stands for.
  ///
  /// - Throws: `InvalidValue` when it is not allowed.
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
        rule.isAddresses ? word.withoutPassword : word, kind: kind, allowed: allowed,
        words: choices.flatMap(\.names))
    }
    return value
  }

  /// Whether a typed word takes the preference back: `default`, and of a unit `own`, since then each
  /// source has its own. For this once the built-in default holds then; taken back from the user's file,
  /// what stands in a system-wide one does.
  package func isTakenBack(by word: String) -> Bool {
    word.lowercased() == "default" || Quantity(rawValue: name) != nil && word.lowercased() == "own"
  }

  /// The value that a word means, in any case.
  private func choice(of word: String) -> String? {
    guard case .choice(let choices) = rule else { return nil }
    return choices.first { $0.names.contains(word.lowercased()) }?.value
  }

  /// An accepted value as it is kept: a unit by its symbol, however it was called.
  func normal(_ value: JSONValue) -> JSONValue {
    guard case .string(let word) = value, let choice = choice(of: word) else { return value }
    return .string(choice)
  }

  /// A number as people type it, as JSON writes it: `.5` is `0.5`.
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

extension PreferenceKey.Rule {
  /// Whether the value is an object of web addresses.
  package var isAddresses: Bool {
    if case .addresses = self { true } else { false }
  }
}
