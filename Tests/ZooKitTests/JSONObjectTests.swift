import Testing
import ZooKit

@Suite("JSON objects")
struct JSONObjectTests {
  @Test("members are sorted by key, and the last of repeated ones counts")
  func order() throws {
    let object: JSONObject = ["b": 1, "é": 2, "a": 3, "b": 4]
    #expect(object.members == [.init("a", 3), .init("b", 4), .init("é", 2)])
    #expect(object.keys == ["a", "b", "é"])
    let parsed = try JSONValue(parsing: Array(#"{"b": 1, "é": 2, "a": 3, "b": 4}"#.utf8))
    #expect(parsed == .object(object))
    #expect(JSONObject([.init("x", 1), .init("x", 2), .init("x", 3)]) == ["x": 3])
  }

  @Test("a member is found, changed, added at its place and removed")
  func subscripts() {
    var object: JSONObject = ["b": 1, "d": 2]
    #expect(object["b"] == 1 && object["d"] == 2)
    for missing in ["", "a", "c", "e"] { #expect(object[missing] == nil) }
    object["b"] = 3
    object["a"] = 4
    object["c"] = .null
    object["e"] = 5
    #expect(object == ["a": 4, "b": 3, "c": nil, "d": 2, "e": 5])
    object["d"] = nil
    object["missing"] = nil
    #expect(object.keys == ["a", "b", "c", "e"])
    #expect(([:] as JSONObject)["a"] == nil)
  }

  @Test("merging and filtering keep the order")
  func merging() {
    let object: JSONObject = ["a": 1, "c": 2]
    let other: JSONObject = ["b": 3, "c": 4]
    #expect(object.merging(other) == ["a": 1, "b": 3, "c": 4])
    #expect(other.merging(object) == ["a": 1, "b": 3, "c": 2])
    #expect(object.merging([:]) == object)
    #expect(object.merging(other).filter { $0.value != 3 }.keys == ["a", "c"])
  }

  @Test("random changes leave what they leave in a dictionary")
  func randomChanges() {
    var (object, dictionary): (JSONObject, [String: JSONValue]) = ([:], [:])
    for step in 0..<2_000 {
      let key = "\(Int.random(in: 0..<40))"
      let value: JSONValue? = Bool.random() ? .integer(step) : nil
      object[key] = value
      dictionary[key] = value
      #expect(object[key] == value)
    }
    #expect(object.members == dictionary.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
  }
}
