import Testing
import ZooKit

@testable import RecordScan

@Suite("Plain letters")
struct ASCIIFolderTests {
  @Test(
    "whatever stands between two letters, words are found as in the folded text, or nothing is said"
  )
  func everyCharacter() throws {
    var letters = ASCIIFolder()
    let words = ["ta", "bby", "tabby", "a"]
    let searches = try words.map { try #require(WordSearch(Array($0.utf8))) }
    for scalar in (0x80...0x1_FFFF).compactMap(Unicode.Scalar.init) {
      let text = "ta\(scalar)bby"
      let bytes = Array(text.utf8)
      let padded = bytes + [UInt8](repeating: 0, count: RecordScan.padding)
      let found = padded.withUnsafeBytes { buffer in
        letters.withFoldedText(of: buffer, 0..<bytes.count) { plain, part in
          searches.map { $0.isFound(in: plain, part) }
        }
      }
      if "éñ中한🐧".unicodeScalars.contains(scalar) { #expect(found != nil, "\(scalar)") }
      guard let found else { continue }
      let folded = text.folded
      let expected = words.map(folded.contains)
      if found != expected {
        Issue.record("U+\(String(scalar.value, radix: 16)): \(found), in folded text \(expected)")
      }
    }
  }
}
