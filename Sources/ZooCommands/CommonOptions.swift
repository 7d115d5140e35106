import Arguments
import ZooKit

/// The options that every command takes, as given on the command line.
package struct CommonOptions: Sendable {
  static let help = Option("help", letter: "h")
  static let json = Option("json")
  /// Only for lists.
  static let tsv = Option("tsv")
  static let quiet = Option("quiet", letter: "q")
  static let noInput = Option("no-input")

  /// The preferences that every command takes as a flag, for one run.
  static let preferenceKeys: [PreferenceKey] = [.source, .timeout, .color, .pictures]

  /// For commands that show sizes.
  static let sizes = [PreferenceKey.height, .weight].map(\.option) + [units]
  /// Sets both; what suits the size of an animal, or the source's own.
  static let units = Option("units", placeholder: "SYSTEM", completedBy: .words(systems))
  private static let systems = [UnitChoice.metric, .imperial, .source].map(\.word)

  static let declared =
    [json] + preferenceKeys.map(\.option) + [quiet, noInput, help]

  /// Reads the value of `--units`; `default` resets both.
  static func system(_ word: String) throws(InvalidValue) -> JSONValue {
    if PreferenceKey.isDefault(word) { return .null }
    guard systems.contains(word.lowercased()) else {
      throw InvalidValue(word, .unitSystem, words: systems)
    }
    return .string(word.lowercased())
  }

  package enum OutputFormat: Sendable {
    case text
    case json
    case tsv
  }

  package var format: OutputFormat
  package var isQuiet: Bool
  package var isInputForbidden: Bool
  package var preferences: JSONObject

  /// - Throws: `InvalidValue`.
  package init(_ parsed: ParsedArguments) throws {
    if parsed.has(Self.json), parsed.has(Self.tsv) { throw InvalidValue("--tsv", .oneFormat) }
    format = parsed.has(Self.json) ? .json : parsed.has(Self.tsv) ? .tsv : .text
    isQuiet = parsed.has(Self.quiet)
    isInputForbidden = parsed.has(Self.noInput)
    preferences = try parsed.preferences()
  }
}

extension PreferenceKey {
  var option: Option {
    Option(
      flag, placeholder: placeholder, completedBy: words.isEmpty ? .nothing : .words(words),
      fallback: rule.isAddresses ? nil : fallback.text)
  }
}

extension ParsedArguments {
  /// The preferences given as options, as far as the command declares them; `null` for one reset to its
  /// default. Addresses are read by `zoo settings` alone.
  func preferences() throws(InvalidValue) -> JSONObject {
    var values: JSONObject = [:]
    if let word = value(CommonOptions.units) {
      for key in [PreferenceKey.height, .weight] {
        values[key.name] = try CommonOptions.system(word)
      }
    }
    for key in PreferenceKey.all where !key.rule.isAddresses {
      guard let word = value(key.option) else { continue }
      values[key.name] = try key.typed(word)
    }
    return values
  }
}
