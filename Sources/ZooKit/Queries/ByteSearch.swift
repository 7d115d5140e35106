import Foundation

// Looks for folded words in the bytes of texts, which takes a fraction of the time of folding these.

extension String {
  /// Whether a folded word may be in the text, found without folding it: a letter beyond ASCII counts as any other.
  package func mayContain(_ word: [UInt8]) -> Bool {
    var text = self
    return text.withUTF8 { $0.mayContain(word) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte; `memchr` compares many at once.
  func place(of byte: UInt8, in part: Range<Int>) -> Int? {
    guard let baseAddress, !part.isEmpty else { return nil }
    let start = UnsafeRawPointer(baseAddress)
    return memchr(start + part.lowerBound, Int32(byte), part.count).map {
      $0 - UnsafeMutableRawPointer(mutating: start)
    }
  }

  /// The first place of a word in a part; `nil` for an empty one.
  package func place(of word: [UInt8], in part: Range<Int>) -> Int? {
    guard let first = word.first, word.count <= part.count else { return nil }
    var starts = part.lowerBound..<(part.upperBound - word.count + 1)
    while let start = place(of: first, in: starts) {
      if (1..<word.count).allSatisfy({ self[start + $0] == word[$0] }) { return start }
      starts = (start + 1)..<starts.upperBound
    }
    return nil
  }

  /// Whether a folded word may be in a text of these bytes, found without folding it.
  func mayContain(_ word: [UInt8]) -> Bool {
    word.withUnsafeBufferPointer { word in
      guard let first = word.first else { return true }
      let capital = (0x61...0x7A).contains(first) ? first & ~0x20 : first
      var start = 0
      while start < count {
        let byte = self[start]
        if byte >= 0xC0, !isOneLetter(at: start) { return true }
        if byte == first || byte == capital || byte >= 0xC0, matches(word, at: start) {
          return true
        }
        start += 1
      }
      return false
    }
  }

  /// Whether the character that begins here is surely one letter when folded. `ß` and `ŉ` become two, a combining mark none.
  private func isOneLetter(at start: Int) -> Bool {
    switch self[start] {
    case 0xC2, 0xC4, 0xE2, 0xF0: true
    case 0xC3: start + 1 < count && self[start + 1] != 0x9F
    case 0xC5: start + 1 < count && self[start + 1] != 0x89
    default: false
    }
  }

  private func matches(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var (place, wanted) = (start, 0)
    while wanted < word.count {
      guard place < count else { return false }
      let length = length(at: place)
      if wanted > 0, isApostrophe(at: place), self[place] != word[wanted] {
        // Folding joins what stands around it: `dont`.
        place += length
        continue
      }
      if self[place] < 0x80 || standsForItself(at: place) {
        let isSame = (0..<length).allSatisfy { index in
          wanted + index < word.count && self[place + index].lowercased == word[wanted + index]
        }
        guard isSame else { return false }
        wanted += length
      } else {
        wanted += word.length(at: wanted)
      }
      place += length
    }
    return true
  }

  /// How many bytes the character has that begins here.
  private func length(at place: Int) -> Int {
    var end = place + 1
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return end - place
  }

  private func isApostrophe(at place: Int) -> Bool {
    self[place] == 0x27
      || place + 2 < count && self[place] == 0xE2 && self[place + 1] == 0x80
        && self[place + 2] == 0x99
  }

  /// Whether general punctuation or an emoji is here, which folding leaves as it is.
  private func standsForItself(at place: Int) -> Bool {
    guard place + 1 < count else { return false }
    return self[place] == 0xE2 && self[place + 1] == 0x80
      || self[place] == 0xF0 && self[place + 1] == 0x9F
  }
}

extension UInt8 {
  /// An ASCII capital letter in lower case; any other byte unchanged.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
