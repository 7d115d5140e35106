import Arguments
import ZooKit

/// The options of every command, as given.
package struct CommonOptions: Sendable {
  static let help = Option("help", letter: "h", "show help and do nothing else")
  static let json = Option("json", "print one JSON value instead of text")
  /// For lists alone.
  static let tsv = Option("tsv", "print a line an animal, with tabs between its columns")
  static let quiet = Option("quiet", letter: "q", "no notices and no progress on stderr")
  static let noInput = Option("no-input", "never ask anything")

  /// The preferences that every command takes as a flag for this once.
  static let preferenceKeys: [PreferenceKey] = [.source, .timeout, .color, .pictures]

  static let declared =
    [json] + preferenceKeys.map(\.option) + [quiet, noInput, help]

  /// What an answer is printed as.
  package enum Form: Sendable {
    /// For a person.
    case text
    /// One JSON value.
    case json
    /// Lines of columns with tabs between them.
    case tsv
  }

  /// What the answer is printed as.
  package var form: Form
  /// Whether notices and progress are left out.
  package var isQuiet: Bool
  /// Whether questions are forbidden.
  package var isInputForbidden: Bool
  /// The preferences given as flags.
  package var preferences: [String: JSONValue]

  /// Reads what was typed.
  ///
  /// - Throws: `InvalidValue`.
  package init(_ parsed: ParsedArguments) throws {
    form = parsed.has(Self.json) ? .json : parsed.has(Self.tsv) ? .tsv : .text
    isQuiet = parsed.has(Self.quiet)
    isInputForbidden = parsed.has(Self.noInput)
    preferences = try parsed.preferences(Self.preferenceKeys)
  }
}

extension PreferenceKey {
  /// The preference as an option.
  var option: Option {
    Option(
      flag, placeholder: placeholder, completedBy: words.isEmpty ? .nothing : .words(words), summary
    )
  }
}

extension ParsedArguments {
  /// The values of the preferences given as options; `null` for one that is taken back.
  ///
  /// - Throws: `InvalidValue`.
  func preferences(_ keys: [PreferenceKey]) throws(InvalidValue) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for key in keys {
      guard let word = value(key.option) else { continue }
      values[key.name] = key.isSetToDefault(by: word) ? .null : try key.value(of: word)
    }
    return values
  }
}
