import Arguments
import ZooKit

/// The options that every command takes, as given on the command line.
package struct CommonOptions: Sendable {
  static let help = Option("help", letter: "h", "show help")
  static let json = Option("json", "print one JSON value instead of text")
  /// Only for lists.
  static let tsv = Option("tsv", "one animal per line, tab-separated")
  static let quiet = Option("quiet", letter: "q", "no notices and no progress")
  static let noInput = Option("no-input", "never ask questions")

  /// The preferences that every command takes as a flag, for one run.
  static let preferenceKeys: [PreferenceKey] = [.source, .timeout, .color, .pictures]

  /// For commands that show sizes.
  static let sizes = [PreferenceKey.height, .weight].map(\.option)

  static let declared =
    [json] + preferenceKeys.map(\.option) + [quiet, noInput, help]

  package enum OutputFormat: Sendable {
    case text
    case json
    case tsv
  }

  package var format: OutputFormat
  package var isQuiet: Bool
  package var isInputForbidden: Bool
  package var preferences: [String: JSONValue]

  /// - Throws: `InvalidValue`.
  package init(_ parsed: ParsedArguments) throws {
    format = parsed.has(Self.json) ? .json : parsed.has(Self.tsv) ? .tsv : .text
    isQuiet = parsed.has(Self.quiet)
    isInputForbidden = parsed.has(Self.noInput)
    preferences = try parsed.preferences()
  }
}

extension PreferenceKey {
  var option: Option {
    Option(
      flag, placeholder: placeholder, completedBy: words.isEmpty ? .nothing : .words(words), summary
    )
  }
}

extension ParsedArguments {
  /// The preferences given as options, as far as the command declares them; `null` for one reset to its
  /// default. Addresses are read by `zoo settings` alone.
  func preferences() throws(InvalidValue) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for key in PreferenceKey.all where !key.rule.isAddresses {
      guard let word = value(key.option) else { continue }
      values[key.name] = key.isSetToDefault(by: word) ? .null : try key.value(of: word)
    }
    return values
  }
}
