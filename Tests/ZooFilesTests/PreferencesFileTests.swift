import Foundation
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooFiles

@Suite("Preferences file")
struct PreferencesFileTests {
  private let directory = TemporaryDirectory()
  private var file: PreferencesFile { PreferencesFile(directory: directory.path) }

  @Test("what is saved is flat, sorted, ends in a line break, and only what was asked for")
  func saving() throws {
    try file.save(["weight": "kg", "height": "m"])
    let text = "{\n  \"height\": \"m\",\n  \"version\": 1,\n  \"weight\": \"kg\"\n}\n"
    #expect(directory.read("preferences.json") == text)
    try file.save(["weight": "st"])
    #expect(directory.read("preferences.json") == text.replacingOccurrences(of: "kg", with: "st"))
    try file.save(["weight": nil])
    #expect(try file.read() == ["height": "m", "version": 1])
  }

  @Test("unknown keys survive, whatever they hold")
  func unknownKeys() throws {
    try directory.write(
      #"{"mine": {"deep": [1, 2.5, null]}, "weight": "kg"}"#, to: "preferences.json")
    try file.save(["height": "cm"])
    let values = try file.read()
    #expect(values["mine"] == ["deep": [1, 2.5, nil]])
    #expect(values["weight"] == "kg" && values["height"] == "cm")
    #expect(PreferencesFile.unknownKeys(in: values, apis: ["birds"]) == ["mine"])
    let addresses: JSONObject = ["apis": ["birdz": "http://b"]]
    #expect(PreferencesFile.unknownKeys(in: addresses, apis: ["birds"]) == ["apis.birdz"])
  }

  @Test("addresses are added to those that are there")
  func addresses() throws {
    try file.save(["apis": ["animals": "http://a"]])
    try file.save(["apis": ["birds": "http://b"]])
    #expect(try file.read()["apis"] == ["animals": "http://a", "birds": "http://b"])
    try file.save(["apis": ["animals": nil]])
    #expect(try file.read()["apis"] == ["birds": "http://b"])
  }

  @Test(
    "a file that is not as it should be is named with its fault and never written over",
    arguments: [
      ("", .empty), ("  \n", .empty),
      (#"{"weight": "kg""#, .notJSON(JSONError(.cutOff, line: 1, column: 16))),
      (
        "{\"weight\": \"kg\",\n \"weight\": \"lb\"}",
        .notJSON(JSONError(.repeatedKey("weight"), line: 2, column: 2))
      ),
      ("[]", .notAnObject),
      ("{\"version\": 2}", .otherVersion("2")),
      (
        #"{"weight": "stone-age"}"#,
        .badValue(.weight, value: #""stone-age""#)
      ),
      (
        #"{"perPage": 0}"#,
        .badValue(.perPage, value: "0")
      ),
      (
        #"{"height": 3}"#,
        .badValue(.height, value: "3")
      ),
      (
        #"{"apis": {"animals": "file:///x"}}"#,
        .badValue(.apis, api: "animals", value: #""file:///x""#)
      ),
    ] as [(String, PreferencesError.Cause)])
  func faults(text: String, problem: PreferencesError.Cause) throws {
    try directory.write(text, to: "preferences.json")
    let error = PreferencesError(path: file.path, problem: problem)
    #expect(throws: error) { try file.read() }
    #expect(throws: error) { try file.save(["weight": "kg"]) }
    #expect(directory.read("preferences.json") == text)
  }

  @Test("a file of ten megabytes is refused")
  func tooLarge() throws {
    try directory.write(String(repeating: " ", count: 10 << 20), to: "preferences.json")
    let error = FileError(.read, file.path, .tooLarge(limit: 1 << 20))
    #expect(throws: error) { try file.read() }
  }

  @Test("a reset keeps the old file, and the older one too")
  func reset() throws {
    #expect(try file.reset() == nil)
    for (text, name) in [("broken", "preferences.json.old-1"), ("{}", "preferences.json.old-2")] {
      try directory.write(text, to: "preferences.json")
      #expect(try file.reset() == directory.file(name))
      #expect(directory.read(name) == text)
    }
    #expect(try file.read().isEmpty)
  }

  @Test("the documented defaults and their schema agree with the code")
  func documentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func json(_ name: String) throws -> JSONValue {
      let url = root.appendingPathComponent("config/\(name)")
      return try JSONValue(parsing: Data(contentsOf: url))
    }
    let defaults = try json("preferences.json")
    let schema = try json("preferences.schema.json")
    for key in PreferenceKey.all {
      #expect(defaults[key.name] == key.fallback, "\(key.name)")
      let property = try #require(schema["properties"]?[key.name], "\(key.name)")
      #expect(property["default"] == key.fallback, "\(key.name)")
      switch key.rule {
      case .choice: #expect(property["enum"] == .array(key.words.map { .string($0) }))
      case .integer(let range):
        #expect(property["minimum"] == .integer(range.lowerBound))
        #expect(property["maximum"] == .integer(range.upperBound))
      case .number(let range):
        #expect(property["minimum"]?.text.flatMap(Double.init) == range.lowerBound)
        #expect(property["maximum"]?.text.flatMap(Double.init) == range.upperBound)
      case .addresses:
        guard case .object(let listed)? = property["properties"] else {
          Issue.record("the schema lists no exhibits")
          continue
        }
        #expect(Set(listed.keys) == Set(Exhibit.all.map(\.id) + [Wikipedia.id]))
      }
    }
    guard case .object(let properties)? = schema["properties"] else {
      Issue.record("the schema lists no properties")
      return
    }
    #expect(Set(properties.keys) == Set(PreferenceKey.all.map(\.name) + ["version", "$schema"]))
  }
}
