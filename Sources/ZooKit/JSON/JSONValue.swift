/// Any JSON value, kept as it came, so that one unexpected field never costs the rest of a record.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// Parses a JSON text; `JSONParser` says how duplicate keys, odd numbers and broken characters
  /// are handled, and what depth and memory are allowed.
  ///
  /// - Parameter strict: whether duplicate keys, lone surrogates and invalid UTF-8 are
  ///   errors, as for text that will be written back. Otherwise the last of duplicate keys wins.
  package init(
    parsing text: some Sequence<UInt8>, strict: Bool = false
  ) throws(JSONError) {
    let bytes = Array(text)
    var budget = JSONBudget(bytes: bytes.count)
    self = try JSONParser.value(of: bytes, strict: strict, budget: &budget)
  }

  /// Parses one part of a longer JSON text; an error's line and column are those within the part.
  ///
  /// - Parameter budget: the memory that all parts together may take; reduced by this one.
  package init(parsing part: [UInt8], within budget: inout JSONBudget) throws(JSONError) {
    self = try JSONParser.value(of: part, budget: &budget)
  }

  package static func integer(_ value: some BinaryInteger) -> JSONValue {
    .number(JSONNumber(value))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  package init(floatLiteral value: Double) { self = .number(JSONNumber(parsed: "\(value)")) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(nilLiteral: ()) { self = .null }
  /// An object; the last of duplicate keys wins.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member($0.0, $0.1) }))
  }
}

extension JSONValue {
  /// A member of an object; `nil` when it is missing or `null`, or when this isn't an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key] else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The most scalars of a text that are kept, about ten screens; no API sends texts nearly that
  /// long.
  package static let maximumTextLength = 5000

  /// A string or number as text: trimmed, runs of spaces collapsed, cut to `maximumTextLength`
  /// scalars; `nil` when nothing is left, or for any other kind of value.
  package var text: String? {
    let raw: String
    switch self {
    case .string(let value): raw = value
    case .number(let value): raw = value.text
    default: return nil
    }
    let isLong = raw.utf8.count > Self.maximumTextLength
    let taken = isLong ? String(raw.unicodeScalars.prefix(Self.maximumTextLength)) : raw
    let folded = taken.singleSpaced
    return folded.isEmpty ? nil : folded
  }

  /// The value as an integer; `nil` when it isn't a whole number.
  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return number.integer.flatMap { Int(exactly: $0) }
  }

  /// The number of a key; `nil` for any other kind of value.
  package func number(_ key: String) -> JSONNumber? {
    if case .number(let number)? = self[key] { number } else { nil }
  }

  /// The text of a key.
  package func text(_ key: String) -> String? { self[key]?.text }

  /// The text of the first key that has one.
  package func text(_ keys: String...) -> String? {
    for key in keys { if let text = self[key]?.text { return text } }
    return nil
  }

  /// The texts of a member.
  package func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }

  /// The texts of an array, or of a string split at commas; empty ones are left out.
  package var texts: [String] {
    switch self {
    case .array(let elements): elements.compactMap(\.text)
    case .string: text?.commaSeparated ?? []
    default: []
    }
  }

  /// A flag given as a Boolean, a number, or `"true"`, `"false"`, `"1"` or `"0"`.
  package func flag(_ key: String) -> Bool? {
    switch self[key] {
    case .bool(let value): value
    case .number(let value): value.integer.map { $0 != 0 }
    case .string("true"), .string("1"): true
    case .string("false"), .string("0"): false
    default: nil
    }
  }
}
