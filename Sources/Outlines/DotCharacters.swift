/// Characters that show several dots each.
package enum DotCharacters: Sendable, Equatable {
  /// Braille patterns: two dots across, four down.
  case braille
  /// Half blocks: one across, two down.
  case halfBlocks

  package var columns: Int { self == .braille ? 2 : 1 }
  package var rows: Int { self == .braille ? 4 : 2 }

  /// A bitmap as rows of text, all equally wide, its lowest dots at the bottom of the last.
  package func text(of bitmap: Bitmap) -> [String] {
    let height = (bitmap.height + rows - 1) / rows
    let width = (bitmap.width + columns - 1) / columns
    let top = height * rows - bitmap.height
    return (0..<height).map { row in
      String(
        String.UnicodeScalarView(
          (0..<width).map { column in
            character { x, y in
              bitmap.isSet(x: column * columns + x, y: row * rows + y - top)
            }
          }))
    }
  }

  /// The bit of each dot in a braille pattern, by row, the left one first (Unicode, block U+2800).
  private static let brailleBits: [(UInt32, UInt32)] = [
    (0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80),
  ]

  private func character(_ isSet: (Int, Int) -> Bool) -> Unicode.Scalar {
    switch self {
    case .braille:
      let bits = Self.brailleBits.enumerated().reduce(UInt32(0)) { sum, row in
        sum | (isSet(0, row.offset) ? row.element.0 : 0)
          | (isSet(1, row.offset) ? row.element.1 : 0)
      }
      // An empty pattern would be as wide as a space, but copied as something else.
      return bits == 0 ? " " : Unicode.Scalar(0x2800 + bits) ?? " "
    case .halfBlocks:
      switch (isSet(0, 0), isSet(0, 1)) {
      case (true, true): return "█"
      case (true, false): return "▀"
      case (false, true): return "▄"
      case (false, false): return " "
      }
    }
  }
}
