import Foundation

extension String {
  /// The text in ASCII, as many columns wide: letters without their accents, plain dashes, quotation marks and dots, and
  /// spaces for emoji. For a terminal that would show anything else as several wrong characters.
  var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return map { character in
      if character.isASCII { return String(character) }
      if let plain = Self.plain[character] { return plain }
      let letter = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let letter, letter.isASCII { return String(letter) }
      let width = character.displayWidth
      return width == 1 ? "?" : String(spaces: width)
    }.joined()
  }

  private static let plain: [Character: String] = [
    "–": "-", "—": "-", "─": "-", "├": "|", "┤": "|", "│": "|", "·": "-", "…": ".", "×": "x",
    "’": "'",
    "‘": "'", "“": "\"", "”": "\"", "●": "*", "○": "o", "•": "*", "✓": "x", "❯": ">", "←": "<",
    "→": ">", "↑": "^", "↓": "v", "ß": "s", "ø": "o", "Ø": "O", "æ": "a", "Æ": "A", "œ": "o",
    "\u{A0}": " ",
  ]
}
