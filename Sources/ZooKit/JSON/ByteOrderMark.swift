import Foundation

extension [UInt8] {
  /// A text in UTF-16 that begins with its byte order mark, as PowerShell's `>` writes it, in UTF-8; any other as it is.
  package var decodedToUTF8: [UInt8] {
    guard starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]),
      let text = String(bytes: self, encoding: .utf16)
    else { return self }
    return Array(text.utf8)
  }
}
