import Arguments
import ZooKit

/// The options of every command, as given.
public struct CommonOptions: Sendable {
  static let help = Option("help", letter: "h", "show help and do nothing else")
  static let json = Option("json", "print one JSON value instead of text")
  static let quiet = Option("quiet", letter: "q", "no notices and no progress on stderr")
  static let noInput = Option("no-input", "never ask anything")

  /// The preferences that every command takes as a flag for this once.
  static let preferenceKeys: [PreferenceKey] = [.source, .timeout, .color, .pictures]

  static let declared =
    [json] + preferenceKeys.map(\.option) + [quiet, noInput, help]

  /// Whether one JSON value is printed instead of text.
  public var isJSON: Bool
  /// Whether notices and progress are left out.
  public var isQuiet: Bool
  /// Whether questions are forbidden.
  public var isInputForbidden: Bool
  /// The preferences given as flags.
  public var preferences: [String: JSONValue]

  /// Reads what was typed.
  ///
  /// - Throws: `InvalidValue`.
  public init(_ parsed: ParsedArguments) throws {
    isJSON = parsed.has(Self.json)
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
  /// The values of the preferences given as options.
  ///
  /// - Throws: `InvalidValue`.
  func preferences(_ keys: [PreferenceKey]) throws(InvalidValue) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for key in keys {
      if let word = value(key.option) { values[key.name] = try key.value(of: word) }
    }
    return values
  }
}
