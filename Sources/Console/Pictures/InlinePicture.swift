import Foundation

/// A picture file in the escape codes of a terminal's own protocol.
public enum InlinePicture {
  /// The file for the terminal to draw in so many columns and rows; `nil` when the protocol does
  /// not take that kind of file.
  public static func escapeCodes(
    _ file: Data, for method: PictureMethod.InlineProtocol, columns: Int, rows: Int
  ) -> String? {
    let isPNG = file.starts(with: [0x89, 0x50, 0x4E, 0x47])
    let isWebP = file.starts(with: Array("RIFF".utf8))
    switch method {
    case .iTerm:
      guard !isWebP else { return nil }
      let size = "width=\(columns);height=\(rows);preserveAspectRatio=1"
      let body = file.base64EncodedString()
      return "\u{1B}]1337;File=inline=1;size=\(file.count);\(size):\(body)\u{7}\n"
    case .kitty:
      guard isPNG else { return nil }
      return kitty(file.base64EncodedString(), columns: columns, rows: rows)
    }
  }

  /// kitty takes at most 4096 characters a code; `m=1` says that more follows.
  private static func kitty(_ body: String, columns: Int, rows: Int) -> String {
    var codes = ""
    var rest = Substring(body)
    var control = "a=T,f=100,c=\(columns),r=\(rows),"
    repeat {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(part.count)
      codes += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      control = ""
    } while !rest.isEmpty
    return codes + "\n"
  }
}
