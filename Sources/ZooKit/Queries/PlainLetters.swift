/// Makes ASCII of a text in UTF-8, a byte for each character: letters with accents become the plain
/// ones that `folded` makes of them, and what stands for no letter becomes zero. Far faster than
/// folding, for texts that are only to be ruled out.
public struct PlainLetters: Sendable {
  private var bytes: [UInt8] = []

  /// Makes it.
  public init() {}

  /// Does something with a part of a text in plain letters.
  ///
  /// - Parameter text: the bytes; the part ends behind an ASCII character.
  /// - Returns: `nil` where a character is met of which only Unicode knows what becomes of it.
  public mutating func withLetters<Result>(
    of text: UnsafeRawBufferPointer, _ part: Range<Int>,
    _ body: (UnsafeRawBufferPointer, Range<Int>) -> Result
  ) -> Result? {
    let room = part.count + JSONSkim.spare
    if bytes.count < room { bytes = Array(repeating: 0, count: 2 * room) }
    return bytes.withUnsafeMutableBytes { bytes -> Result? in
      var (place, count) = (part.lowerBound, 0)
      while place < part.upperBound {
        guard let (letter, length) = Self.letter(at: place, in: text) else { return nil }
        bytes[count] = letter
        count += 1
        place += length
      }
      return body(UnsafeRawBufferPointer(bytes), 0..<count)
    }
  }

  /// What stands for the character at a place, and how many bytes that takes.
  private static func letter(
    at place: Int, in text: UnsafeRawBufferPointer
  ) -> (letter: UInt8, length: Int)? {
    switch text[place] {
    case ..<0x80: return (text[place], 1)
    case 0xC3...0xCB:
      let second = text[place + 1]
      guard second & 0xC0 == 0x80 else { return nil }
      let letter = latin[Int(text[place] - 0xC3) << 6 | Int(second & 0x3F)]
      return letter.map { ($0, 2) }
    // Chinese, Japanese and Korean; signs and emoji beyond the basic plane.
    case 0xE3...0xED: return (0, 3)
    case 0xF0 where text[place + 1] == 0x9F: return (0, 4)
    default: return nil
    }
  }

  /// What becomes of the letters from U+00C0 to U+02FF; `nil` where it is more than one letter.
  private static let latin: [UInt8?] = (0xC0..<0x300).map { value in
    let folded = Unicode.Scalar(value).map { String($0).folded.utf8 }.map(Array.init) ?? []
    guard folded.contains(where: { $0 < 0x80 }) else { return 0 }
    return folded.count == 1 ? folded[0] : nil
  }
}
