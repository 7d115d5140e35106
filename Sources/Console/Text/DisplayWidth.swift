extension Character {
  /// How many terminal columns the character takes: 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth characters and emoji take two (Unicode Standard Annex 11 and
  /// Technical Standard 51); marks that combine with the character before them take none.
  package var displayWidth: Cells {
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.isWide || AmbiguousWidth.isWide && first.isAmbiguous { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }
}

extension StringProtocol {
  package var displayWidth: Cells {
    guard let plain = plainColumns, plain == utf8.count || !AmbiguousWidth.isWide else {
      return map(\.displayWidth).total
    }
    return Cells(plain)
  }
}

extension Unicode.Scalar {
  fileprivate var isAmbiguous: Bool { Self.ambiguousRanges.contains { $0.contains(value) } }

  fileprivate var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return true }
    return Self.wideRanges.contains { $0.contains(value) }
  }

  /// The blocks whose characters are wide or fullwidth in Unicode's EastAsianWidth.txt.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F251, 0x20000...0x3FFFD,
  ]
}
