import Foundation
import ZooKit

/// The part of JSON Schema (draft 2020-12) that `config/` uses, to validate real output.
package struct JSONSchema {
  private let root: JSONValue
  private let directory: URL

  /// Reads `config/NAME.schema.json`.
  package init(_ name: String, beside test: String = #filePath) throws {
    let config = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("../../config")
    try self.init(at: config.appendingPathComponent("\(name).schema.json"))
  }

  private init(at url: URL) throws {
    root = try JSONValue(parsing: Data(contentsOf: url))
    directory = url.deletingLastPathComponent()
  }

  /// How a value violates the schema, each fault with its path; empty if valid.
  package func faults(of value: JSONValue) throws -> [String] {
    try faults(of: value, root, at: "$")
  }

  /// Unknown keywords are faults: ignoring one would make a test that cannot fail.
  private static let known: Set<String> = [
    "$schema", "$defs", "title", "description", "default", "type", "properties", "required",
    "additionalProperties", "items", "minItems", "maxItems", "enum", "pattern", "minimum",
    "maximum", "anyOf", "$ref",
  ]

  private func faults(
    of value: JSONValue, _ schema: JSONValue, at place: String
  ) throws -> [String] {
    guard case .object(let rules) = schema else {
      return schema == .bool(true) ? [] : ["\(place) is not allowed"]
    }
    var faults = rules.keys.filter { !Self.known.contains($0) }.map { "\($0) is not understood" }
    if let target = rules["$ref"]?.text { faults += try follow(target, value, at: place) }
    if let type = rules["type"], !Self.types(of: value).contains(where: type.names.contains) {
      faults.append("\(place) is no \(type.names)")
    }
    if case .array(let allowed)? = rules["enum"], !allowed.contains(value) {
      faults.append("\(place) is none of \(allowed.map { $0.jsonText() })")
    }
    if let pattern = rules["pattern"]?.text, let text = value.text,
      try text.firstMatch(of: Regex(pattern)) == nil
    {
      faults.append("\(place) is not like \(pattern)")
    }
    if case .number(let number) = value {
      if case .number(let least)? = rules["minimum"], number.double < least.double {
        faults.append("\(place) is too small")
      }
      if case .number(let most)? = rules["maximum"], number.double > most.double {
        faults.append("\(place) is too large")
      }
    }
    if case .array(let choices)? = rules["anyOf"] {
      let each = try choices.map { try self.faults(of: value, $0, at: place) }
      if !each.contains(where: \.isEmpty) { faults += each.min { $0.count < $1.count } ?? [] }
    }
    return faults + (try inner(value, rules, at: place))
  }

  private func inner(
    _ value: JSONValue, _ rules: JSONObject, at place: String
  ) throws -> [String] {
    var faults: [String] = []
    switch value {
    case .array(let elements):
      if let least = rules["minItems"]?.integer, elements.count < least {
        faults.append("\(place) has too few")
      }
      if let most = rules["maxItems"]?.integer, elements.count > most {
        faults.append("\(place) has too many")
      }
      guard let rule = rules["items"] else { break }
      for (index, element) in elements.enumerated() {
        faults += try self.faults(of: element, rule, at: "\(place)[\(index)]")
      }
    case .object(let members):
      if case .array(let required)? = rules["required"] {
        faults += required.compactMap(\.text).filter { members[$0] == nil }
          .map { "\(place).\($0) is missing" }
      }
      guard rules["properties"] != nil || rules["additionalProperties"] != nil else { break }
      for (name, member) in members {
        let rule = rules["properties"]?[name] ?? rules["additionalProperties"] ?? .bool(true)
        faults += try self.faults(of: member, rule, at: "\(place).\(name)")
      }
    default: break
    }
    return faults
  }

  private func follow(_ target: String, _ value: JSONValue, at place: String) throws -> [String] {
    guard target.hasPrefix("#/$defs/") else {
      return try JSONSchema(at: directory.appendingPathComponent(target)).faults(of: value)
        .map { "\(place)\($0.dropFirst())" }
    }
    guard let definition = root["$defs"]?[String(target.dropFirst(8))] else {
      return ["\(target) is nowhere"]
    }
    return try faults(of: value, definition, at: place)
  }

  private static func types(of value: JSONValue) -> [String] {
    switch value {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let number): number.integer == nil ? ["number"] : ["number", "integer"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}

extension JSONValue {
  /// The names of one type or several.
  fileprivate var names: [String] {
    if case .array(let all) = self { all.compactMap(\.text) } else { [text].compactMap { $0 } }
  }
}
