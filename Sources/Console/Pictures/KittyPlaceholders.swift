/// Pictures of kitty's protocol as text (Unicode placeholders): whatever moves text moves them, lists can
/// paint over them, and tmux passes them on.
enum KittyPlaceholders {
  private static let placeholder = "\u{10EEEE}"
  /// No window is wider.
  private static let mostColumns = 10_000

  /// Whether a terminal of that name and version supports them, as in `kitty(0.35.1)` or `ghostty 1.2.3`:
  /// kitty since 0.28, Ghostty always.
  static func areSupported(by terminal: Substring) -> Bool {
    let name = terminal.lowercased()
    guard name.hasPrefix("kitty(") else { return name.hasPrefix("ghostty") }
    let version = name.dropFirst(6).split(separator: ".").prefix(2).compactMap { Int($0) }
    return version.count == 2 && (version[0], version[1]) >= (0, 28)
  }

  /// The picture for the terminal to store, and the text that represents it.
  ///
  /// - Parameters:
  ///   - codes: what makes kitty draw the picture at the cursor.
  ///   - columns: the width, where the codes don't give it.
  ///   - isWrapped: whether to wrap the codes for tmux.
  /// - Returns: `nil` for other codes, and for more rows than there are marks to count them.
  static func picture(
    _ codes: String, columns: Int, rows: Int, isWrapped: Bool
  ) -> TerminalPicture? {
    let parts = codes.split(separator: "\u{1B}\\")
    guard let first = parts.first, parts.allSatisfy({ $0.hasPrefix("\u{1B}_G") }) else {
      return nil
    }
    let control = first.dropFirst(3).prefix { $0 != ";" }
    var keys = control.split(separator: ",").map(String.init)
    func count(_ key: String) -> Int? {
      keys.first { $0.hasPrefix("\(key)=") }.flatMap {
        Int(digits: Array($0.dropFirst(2).utf8), atMost: mostColumns)
      }
    }
    let (columns, rows) = (count("c") ?? columns, count("r") ?? rows)
    guard columns > 0, (1...rowMarks.count).contains(rows) else { return nil }
    keys.removeAll { key in ["c=", "r=", "C=", "q="].contains { key.hasPrefix($0) } }
    let (low, high) = number(of: codes)
    let placed = ["U=1", "q=2", "i=\(high << 24 | low)", "c=\(columns)", "r=\(rows)"]
    let beginning =
      "\u{1B}_G" + (placed + keys).joined(separator: ",") + first.dropFirst(3 + control.count)
    let whole = ([beginning] + parts.dropFirst().map(String.init)).map { $0 + "\u{1B}\\" }
    let handed = (isWrapped ? whole.map(wrapped) : whole).joined()
    let cells = (0..<rows).map { row in
      let corner = placeholder + [row, 0, high].map { String(rowMarks[$0]) }.joined()
      // Cells without marks continue the one before.
      let rest = String(repeating: placeholder, count: columns - 1)
      return (row == 0 ? handed : "") + "\u{1B}[38;5;\(low)m\(corner)\(rest)\u{1B}[39m"
    }
    return TerminalPicture(cells: cells, columns: columns)
  }

  /// A code wrapped so that tmux passes it on.
  private static func wrapped(_ code: String) -> String {
    "\u{1B}Ptmux;" + code.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
  }

  /// The picture's id in the terminal, from a checksum of its codes: a palette colour, which every tmux passes on,
  /// and a mark.
  private static func number(of codes: String) -> (low: Int, high: Int) {
    let sum = Int(PNGEncoder.checksum(codes.utf8))
    return (sum % 255 + 1, (sum >> 8) % rowMarks.count)
  }

  /// The combining marks that encode rows, columns and ids from 0 (the first 64 of kitty's
  /// rowcolumn-diacritics.txt).
  static let rowMarks: [Unicode.Scalar] = [
    0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F,
    0x0346...0x0346, 0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B,
    0x0363...0x036F, 0x0483...0x0487, 0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1,
    0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF, 0x05C4...0x05C4, 0x0610...0x0617,
    0x0657...0x0658,
  ].joined().compactMap(Unicode.Scalar.init)
}
