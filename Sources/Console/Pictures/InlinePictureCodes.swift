import Foundation

/// Sends a picture file unchanged in the terminal's own protocol.
enum InlinePictureCodes {
  /// Makes the terminal draw the file within so many columns and rows; `nil` when the protocol doesn't accept
  /// that kind of file.
  ///
  /// - Parameter pixels: the picture's size, as its file says; `nil` where that is unknown.
  static func picture(
    _ file: Data, pixels: (width: Int, height: Int)?,
    by pictureProtocol: TerminalCapabilities.PictureProtocol, columns: Int,
    rows: Int, cell: CellSize
  ) -> TerminalPicture? {
    switch pictureProtocol {
    case .iTerm:
      return iTerm(file, columns: columns, rows: rows).map {
        TerminalPicture(graphics: $0, columns: columns, rows: rows)
      }
    case .kitty:
      return kitty(file, pixels: pixels, columns: columns, rows: rows, cell: cell).map {
        TerminalPicture(graphics: $0.codes, columns: $0.size.columns, rows: $0.size.rows)
      }
    case .sixel: return nil
    }
  }

  private static func iTerm(_ file: Data, columns: Int, rows: Int) -> String? {
    guard !file.starts(with: Array("RIFF".utf8)) else { return nil }
    let size = "width=\(columns);height=\(rows);preserveAspectRatio=1"
    let body = file.base64EncodedString()
    return "\u{1B}]1337;File=inline=1;size=\(file.count);\(size):\(body)\u{7}"
  }

  /// Encodes a PNG for kitty, which takes at most 4096 characters per code; `m=1` says that more follows.
  ///
  /// Columns and rows are both given, in the picture's proportions: with only one of them, kitty before 0.36
  /// (kitty#7380), Ghostty and WezTerm stretch the picture. `q=2` keeps replies out of the input, `C=1` keeps
  /// the cursor in place.
  ///
  /// - Returns: the codes and how many cells the picture takes; `nil` for anything but a PNG.
  static func kitty(
    _ file: Data, pixels: (width: Int, height: Int)?, columns: Int, rows: Int, cell: CellSize
  ) -> (codes: String, size: (columns: Int, rows: Int))? {
    guard let pixels, file.starts(with: PNGEncoder.signature) else { return nil }
    let size = cell.area(of: pixels, columns: columns, rows: rows)
    var codes = ""
    var rest = Substring(file.base64EncodedString())
    var control = "a=T,f=100,q=2,C=1,c=\(size.columns),r=\(size.rows),"
    repeat {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(part.count)
      codes += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      control = ""
    } while !rest.isEmpty
    return (codes, size)
  }

  /// Deletes all of kitty's pictures, which clearing the screen doesn't do.
  static let deletionCodes = "\u{1B}_Ga=d,q=2\u{1B}\\"
}
