import Foundation
import Testing

@testable import ZooKit

@Suite("JSON")
struct JSONTests {
  private static func value(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: text.utf8)
  }

  @Test("what is read is written back: keys sorted, numbers and flags as they were")
  func roundTrip() throws {
    let text =
      #"{"b": [1, 2.5, null, true], "a": {"x": "é\n"}, "c": {}, "d": [], "e": 12345678901234567890}"#
    let value = try Self.value(text)
    #expect(
      value.jsonText()
        == #"{"a": {"x": "é\n"}, "b": [1, 2.5, null, true], "c": {}, "d": [], "e": 12345678901234567890}"#
    )
    #expect(try Self.value(value.jsonText(indented: true)) == value)
  }

  @Test("every control character is escaped, C1 among them")
  func escapes() {
    let value = JSONValue.string("\u{1B}[2J\u{9B}31m\u{7F}\"\\\t\r")
    #expect(JSONValue.string("\u{202E}").jsonText() == #""\u202e""#)
    #expect(value.jsonText() == #""\u001b[2J\u009b31m\u007f\"\\\t\r""#)
  }

  @Test("a character that has to be escaped or is not ASCII is found wherever it is in a string")
  func positions() throws {
    for length in 1...20 {
      for position in 0..<length {
        for odd in ["\"", "\\", "\u{1F}", "\u{7F}", "\u{9B}", "é", "🐘"] {
          let letters = String(repeating: "a", count: length)
          let text = letters.prefix(position) + odd + letters.dropFirst(position)
          let written = JSONValue.string(String(text)).jsonText()
          let foundation = try JSONDecoder().decode(String.self, from: Data(written.utf8))
          #expect(foundation == text)
          #expect(try Self.value(written) == .string(String(text)))
          #expect(!written.utf8.contains { $0 < 0x20 || $0 == 0x7F })
        }
      }
    }
  }

  @Test("an odd field is read as far as it makes sense")
  func leniency() throws {
    let record = try Self.value(
      #"{"id": 7, "name": "  Red   Panda ", "none": null, "empty": " ", "list": ["a", "", 3],"#
        + #" "csv": "x, y ,,z", "yes": 1, "no": "0", "odd": {"deep": true}, "f": 0.5}"#)
    #expect(record.text("id") == "7")
    #expect(record.text("name") == "Red Panda")
    #expect(record.text("none", "empty", "f") == "0.5")
    #expect(record.text("odd") == nil)
    #expect(record.texts("list") == ["a", "3"])
    #expect(record.texts("csv") == ["x", "y", "z"])
    #expect(record.texts("id") == [])
    #expect(record.flag("yes") == true && record.flag("no") == false && record.flag("id") == true)
    #expect(record.flag("name") == nil)
    #expect(JSONValue.array([1])["x"] == nil)
  }
}
