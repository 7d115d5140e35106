import Testing

@testable import ZooKit

/// Checks JSON rule by rule: those of RFC 8259 that JSONTestSuite covers, and our decisions where the
/// standard leaves a choice.
@Suite("JSON parser")
struct JSONParserTests {
  private static func value(_ text: String) throws(JSONError) -> JSONValue {
    try JSONValue(parsing: text.utf8)
  }

  @Test(
    "what the standard takes is taken",
    arguments: [
      ("[]", []), ("[ ]", []), ("{}", [:]), (" [1]\n", [1]), ("[\t1\r,\n2 ]", [1, 2]),
      ("null", .null), ("true", true), (" false ", false), ("42", 42), ("\"\"", ""),
      ("[null, 1, \"1\", {}]", [.null, 1, "1", [:]]), ("[false]", [false]), ("[[[]]]", [[[]]]),
      (#"{"":0}"#, ["": 0]), (#"{"a":{"b":[{}]}}"#, ["a": ["b": [[:]]]]),
      (#"{"a": "b", "a": "c"}"#, ["a": "c"]), (#"{"foo\u0000bar": 42}"#, ["foo\u{0}bar": 42]),
      (#"["\"\\\/\b\f\n\r\t"]"#, ["\"\\/\u{8}\u{C}\n\r\t"]), (#"["\u0060\u012a\u12AB"]"#, ["`Īካ"]),
      (#"["\uD801\udc37"]"#, ["𐐷"]), (#"["\ud83d\ude39\ud83d\udc8d"]"#, ["😹💍"]),
      (#"["\\u0000"]"#, ["\\u0000"]), (#"["\\a"]"#, ["\\a"]), (#"["\u0000"]"#, ["\u{0}"]),
      (#"["\uFFFF"]"#, ["\u{FFFF}"]), (#"["\uDBFF\uDFFE"]"#, ["\u{10FFFE}"]),
      ("[\"\u{7F}\u{2028}\u{2029}€𝄞\"]", ["\u{7F}\u{2028}\u{2029}€𝄞"]),
      (#"["a/*b*/c"]"#, ["a/*b*/c"]),
      ("\u{FEFF}{}", [:]),
    ] as [(String, JSONValue)])
  func taken(text: String, value: JSONValue) throws {
    #expect(try Self.value(text) == value)
  }

  @Test(
    "numbers are the text that came",
    arguments: [
      "0", "-0", "0e1", "0e+1", "123", "-1", "-123", "1E22", "1E-2", "1E+2", "123e65", "1.90",
      "123.456e78", "-0.000000000000000000000000000000000000000000000000000000000000000000001",
      "1e9999", "-1e+9999", "123.456e-789", "100000000000000000000000000000000000000000000000001",
      "1e-9223372036854775808",
    ])
  func numbers(text: String) throws {
    #expect(try Self.value(text) == .number(try #require(JSONNumber(text))))
    #expect(try Self.value("[\(text)]").jsonText() == "[\(text)]")
  }

  @Test(
    "what is no number is refused",
    arguments: [
      "+1", "++1", "-", "--1", "-01", "012", "00", "-012", "1.", "-1.", ".5", "-.5", "0.e1", "2.e3",
      "0e", "0e+", "0E", "1eE2", "1.0e", "1.0e-", "1.0e+", "1e1.5", "0.1.2", "0x1", "0x42", "1+2",
      "1 000", "1_000", "1,5", "1a", "-foo", "NaN", "-NaN", "Infinity", "-Infinity", "Inf",
      "\u{FF11}",
      "1e", "- 1", "9.e+", "0.3e", "0.3e+", "1ea",
    ])
  func noNumbers(text: String) {
    #expect(JSONNumber(text) == nil)
    #expect(throws: JSONError.self) { try Self.value(text) }
    #expect(throws: JSONError.self) { try Self.value("{\"a\": \(text)}") }
  }

  @Test(
    "what the standard refuses is refused",
    arguments: [
      "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1}",
      "[a]",
      "[\"a\"", "[\"a\",", "[\"a\" \"b\"]", "[\"\": 1]", "[\"x\"]]", "[1]x", "[]1", "[][]", "1]",
      "{]",
      "[*]", "[3[4]]", "[1\n1]", "[1\u{C}]", "[\u{B}]", "[\u{A0}]", "[\u{2060}]", "[nul]", "[nu",
      "[tru",
      "[fals]", "[True]", "[nULL]", "{\"a\"}", "{\"a\" 1}", "{\"a\":}", "{\"a\":1,}",
      "{\"a\":1 \"b\":2}",
      "{\"a\"::1}", "{\"a\",1}", "{a:1}", "{1:1}", "{'a':0}", "{null:null}", "{:1}", "{,}",
      "{\"a\":1,,}",
      "{\"a\":1", "{\"a\":", "{\"a\"", "{\"a", "{[: 1}", "{\"a\":1}#", "{\"a\":1}/**/", "{/**/}",
      "[1//\n]",
      "{\"a\": true}\u{0}", "\"", "'a'", "\"a", "\"\\", "[\"\\", "\"\\x00\"", "\"\\a\"", "\"\\u\"",
      "\"\\u12\"", "\"\\uqqqq\"", "\"\\u12 4\"", "\"\\U0041\"", "\"\\😀\"", "\"\\\u{FF}\"",
      "\"\\ud834\\u12\"", "\"\\ud834\\", "\"a\nb\"", "\"a\tb\"", "\"\u{0}\"", "\"\u{1F}\"", "<.>",
      "[<null>]",
      "abc", "*", "å", "\u{FEFF}", "\u{2060}", "{🇨🇭}", "[\"a\",\n4\n,1,", "1 true", "\"x\" \"y\"",
    ])
  func refused(text: String) {
    #expect(throws: JSONError.self) { try Self.value(text) }
  }

  @Test(
    "half a character becomes the sign for one, and the rest is kept",
    arguments: [
      (#""\ud800""#, "\u{FFFD}"), (#""a\udc00b""#, "a\u{FFFD}b"), (#""\ud800\n""#, "\u{FFFD}\n"),
      (#""\uD800\uD800\uDC00""#, "\u{FFFD}\u{10000}"), (#""\ud800abc""#, "\u{FFFD}abc"),
      (#""\uDd1e\uD834""#, "\u{FFFD}\u{FFFD}"), (#""\ud800\u0041""#, "\u{FFFD}A"),
    ])
  func loneSurrogates(text: String, value: String) throws {
    #expect(try Self.value(text) == .string(value))
  }

  @Test("bytes that are no UTF-8 cost no more than themselves, and UTF-16 needs its mark")
  func brokenBytes() throws {
    let broken: [[UInt8]] = [
      [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE5], [0xF4, 0xBF, 0xBF, 0xBF],
    ]
    for bytes in broken {
      let text = Array("[\"a".utf8) + bytes + Array("b\", 1]".utf8)
      guard case .array(let elements) = try JSONValue(parsing: text),
        case .string(let word) = elements[0]
      else {
        Issue.record("\(bytes) cost the list")
        continue
      }
      #expect(word.hasPrefix("a\u{FFFD}") && word.hasSuffix("b") && elements[1] == 1)
      #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
    }
    for text in [[0, 0x5B, 0, 0x5D], [0xEF, 0xBB, 0x7B, 0x7D], [0xFF, 0xFE, 0x5B]] as [[UInt8]] {
      #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    }
    for text in [[0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0xFE, 0xFF, 0, 0x5B, 0, 0x5D]] as [[UInt8]] {
      #expect(try JSONValue(parsing: text) == .array([]))
    }
  }

  @Test("depth is bounded, however deep the text goes")
  func depth() throws {
    func nested(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
    }
    #expect(throws: Never.self) { try Self.value(nested(64, "[", "]")) }
    for text in [
      nested(65, "[", "]"), nested(65, #"{"a":"#, "}"), nested(100_000, "[", "]"),
      String(repeating: "[", count: 100_000), String(repeating: #"[{"":"#, count: 50_000),
    ] {
      let error = #expect(throws: JSONError.self) { try Self.value(text) }
      #expect(error?.fault == .tooDeep(limit: 64))
    }
  }

  @Test(
    "what would unfold into many times its length is refused, and what is only long is not",
    arguments: [
      ("[]", true), ("[0]", true), ("{}", true), (#"{"a":0}"#, true), ("0", true),
      ("\"\(String(repeating: "a", count: 200))\"", false),
      (#"{"name": "Ada", "tags": ["a long enough tag", "and another one"], "owner": null}"#, false),
    ])
  func budget(element: String, isRefused: Bool) {
    let count = (4 << 20) / element.utf8.count
    let text = "[" + repeatElement(element, count: count).joined(separator: ",") + "]"
    var error: JSONError?
    do { _ = try Self.value(text) } catch let fault { error = fault }
    #expect((error?.fault == .overBudget) == isRefused)
  }

  @Test(
    "an error names its line and column",
    arguments: [
      ("{\n  \"a\": 1,\n  x\n}", 3, 3), ("", 1, 1), ("[1, 2", 1, 6), ("[\"é\", é]", 1, 7),
      ("{\"a\": 01}", 1, 7), ("\n\n \"a\n", 3, 4),
    ])
  func places(text: String, line: Int, column: Int) {
    let error = #expect(throws: JSONError.self) { try Self.value(text) }
    #expect(error?.line == line && error?.column == column)
  }

  @Test("where equal keys are refused, the second one is named")
  func repeatedKeys() throws {
    let text = "{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2}}"
    #expect(try JSONValue(parsing: text.utf8) == ["a": 1, "b": ["c": 2]])
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: text.utf8, strict: true)
    }
    #expect(error?.fault == .repeatedKey("c") && error?.line == 2)
    // Half a surrogate pair or a broken character is refused rather than replaced.
    for half in [
      Array(#"["\ud800"]"#.utf8), Array(#"["\udc00\ud800"]"#.utf8),
      Array("[\"".utf8) + [0xF1] + Array("\"]".utf8),
    ] {
      #expect(throws: JSONError.self) { try JSONValue(parsing: half, strict: true) }
    }
    let whole: JSONValue = ["😹é"]
    #expect(try JSONValue(parsing: #"["\ud83d\ude39é"]"#.utf8, strict: true) == whole)
  }

  @Test("a text longer than any story is cut where it is taken for a fact")
  func longTexts() throws {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(JSONValue.string(long).text?.count == JSONValue.maximumTextLength)
    #expect(JSONValue.string("short").text == "short")
  }
}
