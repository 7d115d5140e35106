/// Any JSON value, kept as it came, so that one odd field never costs the rest of a record.
package enum JSONValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, exactly as it was written.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object; the order of its keys is not kept.
  case object([String: JSONValue])
}

extension JSONValue {
  /// Reads a JSON text. How equal keys, odd numbers and broken characters are taken, and what is
  /// refused as too deep or too much, stands at `JSONParser`.
  ///
  /// - Parameter refusingOddities: whether an object with a key twice is an error, rather than the
  ///   last value the one that counts, and half a character too; for what will be written back.
  /// - Throws: `JSONError`, with line and column.
  package init(
    parsing text: some Sequence<UInt8>, refusingOddities: Bool = false
  ) throws(JSONError) {
    let bytes = Array(text)
    var budget = JSONBudget(bytes: bytes.count)
    self = try JSONParser.value(of: bytes, refusingOddities: refusingOddities, budget: &budget)
  }

  /// Reads a JSON text that is a part of a longer one.
  ///
  /// - Parameter budget: what all parts together may take; what is left of it comes back.
  /// - Throws: `JSONError`; its place is one within the part.
  package init(parsing part: [UInt8], within budget: inout JSONBudget) throws(JSONError) {
    self = try JSONParser.value(of: part, budget: &budget)
  }

  /// A whole number.
  package static func integer(_ value: some BinaryInteger) -> JSONValue {
    .number(JSONNumber(value))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  package init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  /// A number with a fraction.
  package init(floatLiteral value: Double) { self = .number(JSONNumber(parsed: "\(value)")) }
  /// A flag.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// `null`.
  package init(nilLiteral: ()) { self = .null }
  /// An object; of equal keys the last counts.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSONValue {
  /// A member of an object; `nil` when it is missing, `null`, or this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  /// The most of a text that is taken: a story of ten screens. No API's longest comes near.
  package static let longestText = 5000

  /// The text of a string or number, outer spaces removed and inner runs folded to one, and cut
  /// where it is longer than `longestText` scalars.
  ///
  /// - Returns: `nil` when nothing is left, or for a list, object or flag.
  package var text: String? {
    let raw: String
    switch self {
    case .string(let value): raw = value
    case .number(let value): raw = value.text
    default: return nil
    }
    let isLong = raw.utf8.count > Self.longestText
    let taken = isLong ? String(raw.unicodeScalars.prefix(Self.longestText)) : raw
    let folded = taken.singleSpaced
    return folded.isEmpty ? nil : folded
  }

  /// The whole number that it is; `nil` for anything else.
  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return number.integer.flatMap { Int(exactly: $0) }
  }

  /// The text of the first of the keys that has any.
  package func text(_ keys: String...) -> String? {
    keys.lazy.compactMap { self[$0]?.text }.first
  }

  /// The texts of a list, or of one text cut at its commas; empty ones left out.
  package func texts(_ key: String) -> [String] {
    switch self[key] {
    case .array(let elements): elements.compactMap(\.text)
    case .string(let list): list.split(separator: ",").compactMap { JSONValue.string("\($0)").text }
    default: []
    }
  }

  /// A flag given as `true`, 1 or "1".
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
