import Testing

@testable import Console

@Suite("Printable text")
struct PrintableTests {
  @Test(
    "whole control sequences go, and what stands between them is kept",
    arguments: [
      ("\u{1B}[31mRed\u{1B}[0m", "Red"), ("a\u{1B}]0;title\u{7}b", "ab"),
      ("a\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\b", "alinkb"),
      ("\u{9B}31mRed", "Red"), ("\u{9D}0;title\u{9C}b", "b"), ("\u{1B}Pq#0\u{1B}\\b", "b"),
      ("\u{1B}_Gf=100;AAAA\u{1B}\\b", "b"), ("\u{1B}(Bb", "b"), ("\u{1B}cb", "b"),
      ("\u{1B}7b", "b"),
      ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[3\nb", "a b"), ("\u{1B}]0;no end\nb", " b"),
      ("\u{1B}[\u{1B}[31mb", "b"), ("\u{1B}[31é", "é"), ("\u{1B}]x\u{1B}[31mb", "b"),
      ("\u{1B}]x\u{18}b", "b"), ("[31m is no code", "[31m is no code"),
      ("a\u{8}\u{7F}\u{85}b", "ab"), ("a\tb\r\nc\u{2028}d", "a b  c d"),
    ])
  func sequences(text: String, shown: String) {
    #expect(text.printable == shown)
  }

  @Test(
    "what turns text around or hides goes, what belongs to letters and emoji stays",
    arguments: [
      ("a\u{202E}b\u{2066}c\u{061C}d\u{200E}e\u{200F}f", "abcdef"),
      ("a\u{200B}b\u{2060}c\u{FEFF}d", "abcd"),
      ("Pu\u{E0041}\u{E0042}ma", "Puma"), ("a\u{AD}b", "ab"), ("ة\u{600}١", "ة\u{600}١"),
      ("👩‍🚀", "👩‍🚀"), ("❤️", "❤️"), ("Ñandú e\u{301}", "Ñandú e\u{301}"), ("日本", "日本"),
    ])
  func invisible(text: String, shown: String) {
    #expect(text.printable == shown)
  }

  @Test("marks are not piled up, and what is left is printable as it is")
  func towers() {
    let tower = "a" + String(repeating: "\u{301}", count: 1000) + "b"
    #expect(tower.printable == "a" + String(repeating: "\u{301}", count: 8) + "b")
    #expect(tower.printable.printable == tower.printable)
  }

  @Test("a word of any length is cut in one go", arguments: [1, 2, 7, 80])
  func longWords(width: Int) {
    let word = String(repeating: "ab語", count: 50_000)
    let lines = ("x " + word + " y").wrapped(to: Cells(width))
    #expect(lines.joined().filter { $0 != " " } == "x" + word + "y")
    #expect(lines.allSatisfy { $0.displayWidth <= Cells(max(width, 2)) })
  }
}
