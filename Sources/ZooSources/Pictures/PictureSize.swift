import Foundation

/// How many pixels a picture says it has, read from its header alone.
///
/// A file of some kilobytes may unfold into gigabytes; this tells before any program unfolds it.
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  /// The most pixels taken: a photograph of 50 megapixels.
  static let maximumPixels = 50_000_000

  /// Whether it can be unfolded without harm.
  var isReasonable: Bool {
    width > 0 && height > 0 && width <= 50_000 && height <= 50_000
      && width * height <= Self.maximumPixels
  }

  /// Reads the header of a picture of that format.
  ///
  /// - Returns: `nil` when the header is not whole.
  init?(_ contents: Data, format: PictureFormat) {
    let bytes = [UInt8](contents.prefix(256 << 10))
    let size: (Int, Int)? =
      switch format {
      case .png: Self.png(bytes)
      case .gif: Self.gif(bytes)
      case .webp: Self.webp(bytes)
      case .jpeg: Self.jpeg(bytes)
      }
    guard let size else { return nil }
    (width, height) = size
  }

  /// The IHDR chunk, which comes first (ISO/IEC 15948).
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24 else { return nil }
    return (big(bytes[16..<20]), big(bytes[20..<24]))
  }

  /// The logical screen descriptor (GIF89a).
  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10 else { return nil }
    return (little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// The first chunk: extended, lossless or lossy (RFC 9649).
  private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    case "VP8L":
      let bits = little(bytes[21..<25])
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ": return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
    default: return nil
    }
  }

  /// The first start-of-frame segment (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var position = 2
    while position + 9 <= bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes[position + 7..<position + 9]), big(bytes[position + 5..<position + 7]))
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
