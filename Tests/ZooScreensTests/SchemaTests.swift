import Foundation
import TestSupport
import Testing
import ZooKit

@Suite("Schemas of JSON output", .ownThreadForRequests)
struct SchemaTests {
  private let world = TestWorld(http: .real)

  private func value(_ arguments: [String]) async throws -> JSONValue {
    let run = await world.run(arguments: arguments + ["--json"])
    #expect(run.code == 0, "\(arguments): \(run.error)")
    return try JSONValue(parsing: Data(run.output.utf8))
  }

  @Test(
    "what is printed is as its schema in config says",
    arguments: [
      ("list", "refresh 3"),
      ("list", "list animals --all"), ("list", "list cat-breeds --all --source built-in"),
      ("list", "list dog-breeds --all --source built-in"),
      ("list", "list birds --all --source built-in"), ("list", "list cats --all --source built-in"),
      ("list", "list birds --search pato --source built-in --page 2"),
      ("animal", "detail okapi --source built-in"),
      ("animal", "detail okapi --source built-in --weight kg --height m"),
      ("animal", "detail tucuquere --exhibit birds --source built-in"),
      ("animal", "add --name Mimi --owner Ana --tag tabby"),
      ("animal", "edit mimi --owner Eva"), ("animal", "remove mimi --yes"),
      ("animal", "detail --random"), ("animal", "detail --random --line --exhibit cats"),
      ("comparison", "compare lion okapi --source built-in"),
      ("gallery", "gallery abyssinian --exhibit cat-breeds --source built-in"),
      ("map", "map lion"), ("map", "map penguins"), ("quiz", "quiz --seed 7"),
      ("quiz", "quiz dogs --count 3"),
      ("settings", "settings"), ("settings", "settings --weight kg --timeout 2.5"),
      ("cache", "cache"), ("cache", "cache --clear"), ("doctor", "doctor"),
      ("text", "help"), ("text", "help detail"), ("text", "list -h"), ("text", "help files"),
      ("version", "--version"),
      ("text", "completions bash"), ("text", "completions animals"), ("text", "help --man"),
    ])
  func shapes(schema: String, line: String) async throws {
    if line.hasPrefix("edit") || line.hasPrefix("remove") {
      _ = try await value(["add", "--name", "Mimi"])
    }
    let value = try await value(line.split(separator: " ").map(String.init))
    #expect(try JSONSchema(schema).faults(of: value) == [], "zoo \(line)")
  }

  @Test("what an API sends in words, or not at all, is in the schema too")
  func odd() async throws {
    try world.home.write(
      """
      [{"id": 1, "name": "A", "weight_min": "much", "length_max": "7"}, {"id": 2, "name": "B"},
       {"id": 3, "name": "C", "weight_min": "+5", "weight_max": "007", "diet": null}]
      """, to: "animals.json")
    let path = world.home.file("animals.json")
    let list = try await value(["list", "animals", "--file", path])
    #expect(try JSONSchema("list").faults(of: list) == [])
  }

  @Test("a schema says of a wrong value what is wrong with it")
  func refusing() async throws {
    let schema = try JSONSchema("list")
    for (text, fault) in [
      (#"{"animals": [], "exhibit": "animals"}"#, "$.source is missing"),
      (#"{"animals": [], "exhibit": "fish", "source": "live"}"#, "$.exhibit is none of"),
      (#"{"animals": [], "exhibit": "birds", "source": "live", "x": 1}"#, "$.x is not allowed"),
      (#"{"animals": [], "exhibit": "birds", "source": "live", "page": 0}"#, "$.page is too small"),
      (
        #"{"animals": [{"id": 7, "name": "", "emoji": ""}], "exhibit": "birds", "source": "live"}"#,
        "$.animals[0].id is no"
      ),
      (
        """
        {"animals": [{"id": "7", "name": "", "emoji": "", "weight": {"min": "1", "max": 1, "text": "",
        "unit": "kg"}}], "exhibit": "birds", "source": "live"}
        """, "$.animals[0].weight"
      ),
    ] {
      let faults = try schema.faults(of: try JSONValue(parsing: Data(text.utf8)))
      #expect(faults.contains { $0.hasPrefix(fault) }, "\(faults)")
    }
  }
}
