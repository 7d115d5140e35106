import Foundation
import Testing

@testable import ZooKit

@Suite("Text without asking Unicode")
struct FoldingTests {
  @Test("whatever character is between two others, spaces are folded as Unicode has them")
  func spaces() {
    for scalar in (0...0x1_FFFF).compactMap(Unicode.Scalar.init) {
      for text in ["a\(scalar)b", "a \(scalar)b", "a\(scalar) b"] {
        let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard text.singleSpaced != folded else { continue }
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test("whatever character is between two others, it is folded as Unicode has it")
  func accents() {
    for scalar in (0...0x2FFF).compactMap(Unicode.Scalar.init) {
      for text in ["A\(scalar)b", "A \(scalar)", "\(scalar)b é"] {
        let folded = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard text.folded != folded else { continue }
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test("as queries compare it, a text has words with one space between them, folded or not")
  func queryTexts() {
    for scalar in (0...0x2FFF).compactMap(Unicode.Scalar.init) {
      for text in ["A\(scalar)b", "A \(scalar)", "\(scalar)b é", "A\(scalar)'s"] {
        let compared = text.queryText
        guard compared != text.folded.queryText || compared != compared.singleSpaced else {
          continue
        }
        Issue.record("U+\(String(scalar.value, radix: 16)): \(compared)")
      }
    }
    #expect("Pallas’s Cat, don't".queryText == "pallass cat dont")
    #expect("red\u{A0}panda\u{2009}- 5\u{2032}".queryText == "red panda 5")
  }

  @Test("whatever can't be seen or may change the text around it is escaped in JSON")
  func escapes() {
    for scalar in (0x20...0x1_FFFF).compactMap(Unicode.Scalar.init) {
      let isEscaped =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !(0x200C...0x200D).contains(scalar.value)
        default: scalar == "\"" || scalar == "\\"
        }
      let text = JSONValue.string("a\(scalar)b").jsonText()
      guard text.contains("\\") != isEscaped else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16)): \(text)")
    }
  }

  @Test("no text that has a word once folded is taken for one that can't")
  func search() {
    let texts = [
      "They don’t climb", "They don't climb", "Pallas’s Cat", "Лев и Рысь", "狮子", "a 🦁 — lion",
      "Ñandú",
      "Straße", "Siam–Katze", "САВАННА", "cafe\u{301}s", "L’Hoest’s",
    ]
    for text in texts {
      for word in text.queryText.split(separator: " ") {
        for end in word.indices.map({ word.index(after: $0) }) {
          #expect(text.mayContain(Array(word[..<end].utf8)), "\(word[..<end]) in \(text)")
        }
      }
    }
    #expect(!"The lion sleeps — at noon".mayContain(Array("лев".utf8)))
    #expect(!"a 🐯 tiger".mayContain(Array("🦁".utf8)))
  }
}
