import Foundation

/// Any JSON value, kept as it came, so that one odd field never costs the rest of a record.
public enum JSONValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int64)
  /// Any other number, exactly as it was written.
  case number(Decimal)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object; the order of its keys is not kept.
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  /// Reads whatever stands there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let whole = try? container.decode(Int64.self) {
      self = .integer(whole)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else {
      self = .number(try container.decode(Decimal.self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A flag.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
  /// An object; of equal keys the last counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSONValue {
  /// A member of an object; `nil` when it is missing, `null`, or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  /// The text of a string or number, outer spaces removed and inner runs folded to one.
  ///
  /// - Returns: `nil` when nothing is left, or for a list, object or flag.
  public var text: String? {
    let raw: String
    switch self {
    case .string(let value): raw = value
    case .integer(let value): raw = String(value)
    case .number(let value): raw = "\(value)"
    default: return nil
    }
    let folded = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return folded.isEmpty ? nil : folded
  }

  /// The text of the first of the keys that has any.
  public func text(_ keys: String...) -> String? {
    keys.lazy.compactMap { self[$0]?.text }.first
  }

  /// The texts of a list, or of one text cut at its commas; empty ones left out.
  public func texts(_ key: String) -> [String] {
    switch self[key] {
    case .array(let elements): elements.compactMap(\.text)
    case .string(let list): list.split(separator: ",").compactMap { JSONValue.string("\($0)").text }
    default: []
    }
  }

  /// A flag given as `true`, 1 or "1".
  public func flag(_ key: String) -> Bool? {
    switch self[key] {
    case .bool(let value): value
    case .integer(let value): value != 0
    case .string("true"), .string("1"): true
    case .string("false"), .string("0"): false
    default: nil
    }
  }
}
