import Foundation

/// A picture file in the escape codes of a terminal's own protocol, as it is.
enum InlinePicture {
  /// The file for the terminal to draw in at most so many columns and rows; `nil` when the protocol
  /// does not take that kind of file.
  static func picture(
    _ file: Data, by form: TerminalGraphics.Form, columns: Int, rows: Int,
    cell: TerminalGraphics.Cell
  ) -> TerminalPicture? {
    let codes: String?
    switch form {
    case .iTerm: codes = iTerm(file, columns: columns, rows: rows)
    case .kitty: codes = kitty(file, columns: columns, rows: rows, cell: cell)?.codes
    case .sixel: codes = nil
    }
    return codes.map { TerminalPicture(graphics: $0, columns: columns, rows: rows) }
  }

  private static func iTerm(_ file: Data, columns: Int, rows: Int) -> String? {
    guard !file.starts(with: Array("RIFF".utf8)) else { return nil }
    let size = "width=\(columns);height=\(rows);preserveAspectRatio=1"
    let body = file.base64EncodedString()
    return "\u{1B}]1337;File=inline=1;size=\(file.count);\(size):\(body)\u{7}"
  }

  /// kitty takes at most 4096 characters a code; `m=1` says that more follows. Columns and rows
  /// together would stretch the picture, so the side that is reached first is said alone. `q=2`: no
  /// answer is to land in the input; `C=1`: the cursor stays.
  ///
  /// - Returns: with them, how many cells the picture takes; `nil` for what is no PNG.
  static func kitty(
    _ file: Data, columns: Int, rows: Int, cell: TerminalGraphics.Cell
  ) -> (codes: String, size: (columns: Int, rows: Int))? {
    guard let (width, height) = pixels(ofPNG: file) else { return nil }
    let isWide = width * rows * cell.height >= height * columns * cell.width
    let side = isWide ? "c=\(columns)" : "r=\(rows)"
    let size =
      isWide
      ? (columns, max(height * columns * cell.width / (width * cell.height), 1))
      : (max(width * rows * cell.height / (height * cell.width), 1), rows)
    var codes = ""
    var rest = Substring(file.base64EncodedString())
    var control = "a=T,f=100,q=2,C=1,\(side),"
    repeat {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(part.count)
      codes += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      control = ""
    } while !rest.isEmpty
    return (codes, size)
  }

  /// The size of a PNG, from its header.
  private static func pixels(ofPNG file: Data) -> (width: Int, height: Int)? {
    let bytes = Array(file.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(at place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    // Larger ones are refused before they come here; this keeps the product inside an integer.
    guard (1...1_000_000).contains(width), (1...1_000_000).contains(height) else { return nil }
    return (width, height)
  }

  /// Takes away every picture of kitty's protocol: clearing the screen leaves them standing.
  static let removal = "\u{1B}_Ga=d,q=2\u{1B}\\"
}
