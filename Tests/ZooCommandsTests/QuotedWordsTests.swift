import Testing

@testable import ZooCommands

@Suite("Quoted words")
struct QuotedWordsTests {
  @Test(
    "quotes keep the words of a name together; an apostrophe is none",
    arguments: [
      ("'red panda' lion", ["red panda", "lion"]), ("\"lion\"", ["lion"]),
      ("'tis pallas's cat", ["'tis", "pallas's", "cat"]), ("\" ' a'", ["\"", " a"]), ("", []),
    ])
  func quotes(typed: String, words: [String]) {
    #expect(typed.quotedWords == words)
  }
}
