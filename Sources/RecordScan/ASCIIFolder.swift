import ZooKit

/// Makes ASCII of a text in UTF-8, a byte for each character: letters with accents become the plain
/// ones that `folded` makes of them, and what stands for no letter becomes zero. Far faster than
/// folding, for texts that are only to be ruled out.
struct ASCIIFolder: Sendable {
  private var bytes: [UInt8] = []
  /// What becomes of the letters of `latin`, as far as it was asked.
  private var letters: [Letter?] = Array(repeating: nil, count: latin.count)

  /// Makes it.
  init() {}

  /// Does something with a part of a text in plain letters.
  ///
  /// - Parameter text: the bytes; the part ends behind an ASCII character.
  /// - Returns: `nil` where a character is met of which only Unicode knows what becomes of it.
  mutating func withLetters<Result>(
    of text: UnsafeRawBufferPointer, _ part: Range<Int>,
    _ body: (UnsafeRawBufferPointer, Range<Int>) -> Result
  ) -> Result? {
    let room = part.count + RecordScan.padding
    if bytes.count < room { bytes = Array(repeating: 0, count: 2 * room) }
    var letters = letters
    defer { self.letters = letters }
    return bytes.withUnsafeMutableBytes { bytes -> Result? in
      var (place, count) = (part.lowerBound, 0)
      while place < part.upperBound {
        let word = text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        if !word.hasHighBytes, place + 8 <= part.upperBound {
          bytes.storeBytes(of: word, toByteOffset: count, as: UInt64.self)
          count += 8
          place += 8
          continue
        }
        guard let (letter, length) = Self.letter(at: place, in: text, &letters) else { return nil }
        bytes[count] = letter
        count += 1
        place += length
      }
      return body(UnsafeRawBufferPointer(bytes), 0..<count)
    }
  }

  /// What stands for the character at a place, and how many bytes that takes.
  private static func letter(
    at place: Int, in text: UnsafeRawBufferPointer, _ known: inout [Letter?]
  ) -> (letter: UInt8, length: Int)? {
    let first = text[place]
    guard first >= 0x80 else { return (first, 1) }
    // In what is no UTF-8 such a byte stands alone.
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard (1..<length).allSatisfy({ text[place + $0] & 0xC0 == 0x80 }) else { return nil }
    let second = text[place + 1]
    switch first {
    case 0xC3...0xCB:
      let index = Int(text[place] - 0xC3) << 6 | Int(second & 0x3F)
      let letter = known[index] ?? Letter(latin.lowerBound + UInt32(index))
      known[index] = letter
      guard case .one(let byte) = letter else { return nil }
      return (byte, 2)
    // Chinese and Japanese letters from U+3100 on, Yi, and whole Korean syllables; signs and emoji beyond
    // the basic plane. What lies between may join the letter before (U+302A, U+A8E0, U+D7B0).
    case 0xE3 where second >= 0x84, 0xE4...0xE9, 0xEB...0xEC: return (0, 3)
    case 0xEA where second < 0x99 || second >= 0xB0: return (0, 3)
    case 0xED where second < 0x9E: return (0, 3)
    // Colours of skin (U+1F3FB to U+1F3FF) join the sign before, and folding drops them.
    case 0xF0 where second == 0x9F && text[place + 2] == 0x8F && text[place + 3] >= 0xBB:
      return nil
    case 0xF0 where second == 0x9F: return (0, 4)
    default: return nil
    }
  }

  /// The letters that two bytes from 0xC3 on stand for: of Latin scripts, with and without accents.
  private static let latin: Range<UInt32> = 0xC0..<0x300

  /// What becomes of a letter.
  private enum Letter {
    /// One in ASCII, or zero for none.
    case one(UInt8)
    /// Several.
    case several

    /// Asks Unicode, which takes microseconds.
    init(_ value: UInt32) {
      let folded = Unicode.Scalar(value).map { Array(String($0).folded.utf8) } ?? []
      let isPlain = folded.contains { $0 < 0x80 }
      self = !isPlain ? .one(0) : folded.count == 1 ? .one(folded[0]) : .several
    }
  }
}
