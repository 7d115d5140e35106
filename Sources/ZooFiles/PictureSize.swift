import Foundation

/// A picture's size in pixels and bytes per pixel, read from its header alone.
///
/// A file of a few kilobytes may decode to gigabytes; this is checked before any program decodes
/// it.
package struct PictureSize: Equatable {
  /// In pixels, as is `height`.
  package let width: Int
  package let height: Int
  /// Bytes per decoded pixel; at least four, since every program adds an alpha channel.
  let depth: Int

  /// The most bytes that a picture may decode to: a photograph of 40 megapixels.
  static let maximumBytes = 160_000_000

  package var decodedBytes: Int { isReasonable ? width * height * depth : .max }

  /// Whether it can be decoded without harm.
  package var isReasonable: Bool {
    width > 0 && height > 0 && width <= 50_000 && height <= 50_000
      && width * height <= Self.maximumBytes / depth
  }

  /// `nil` when the header is incomplete or invalid.
  package init?(_ contents: Data, format: PictureFormat) {
    let bytes = [UInt8](contents.prefix(256 << 10))
    let size: (Int, Int, Int)? =
      switch format {
      case .png: Self.png(bytes)
      case .gif: Self.gif(bytes)
      case .webp: Self.webp(bytes)
      case .jpeg: Self.jpeg(bytes)
      }
    guard let size else { return nil }
    (width, height, depth) = (size.0, size.1, max(size.2, 4))
  }

  /// The IHDR chunk, which comes first (ISO/IEC 15948).
  private static func png(_ bytes: [UInt8]) -> (Int, Int, Int)? {
    guard bytes.count >= 26 else { return nil }
    // Up to four channels of one byte or, where the depth is 16 bits, of two.
    return (big(bytes[16..<20]), big(bytes[20..<24]), bytes[24] > 8 ? 8 : 4)
  }

  /// The logical screen descriptor (GIF89a).
  private static func gif(_ bytes: [UInt8]) -> (Int, Int, Int)? {
    guard bytes.count >= 10 else { return nil }
    return (little(bytes[6..<8]), little(bytes[8..<10]), 4)
  }

  /// The first chunk: extended, lossless or lossy (RFC 9649).
  private static func webp(_ bytes: [UInt8]) -> (Int, Int, Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1, 4)
    case "VP8L":
      let bits = little(bytes[21..<25])
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1, 4)
    case "VP8 ": return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF, 4)
    default: return nil
    }
  }

  /// The first start-of-frame segment (ITU-T T.81, B.2.2). Markers 01 and D0 to D9 have no length
  /// (B.1.1.3); no frame header follows a start of scan (DA).
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int, Int)? {
    var position = 2
    while position + 9 <= bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD9).contains(marker) {
        position += 2
        continue
      }
      if marker == 0xDA { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard position + 10 <= bytes.count else { return nil }
        return (
          big(bytes[position + 7..<position + 9]), big(bytes[position + 5..<position + 7]),
          Int(bytes[position + 9]) * (bytes[position + 4] > 8 ? 2 : 1)
        )
      }
      position += 2 + max(2, big(bytes[position + 2..<position + 4]))
    }
    return nil
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    big(ArraySlice(bytes.reversed()))
  }
}
