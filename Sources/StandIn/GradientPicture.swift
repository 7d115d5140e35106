import Foundation

/// A small picture for each name: a gradient between two colours, the same every time.
///
/// The stand-in has no photographs, but programs that fetch pictures need some.
package struct GradientPicture {
  private let name: String
  private let width: Int
  private let height: Int

  /// Creates the picture of a name, with a size in pixels.
  package init(_ name: String, width: Int = 96, height: Int = 64) {
    self.name = name
    (self.width, self.height) = (width, height)
  }

  /// The picture as a PNG file (ISO/IEC 15948), its pixels uncompressed.
  package var png: Data {
    var header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    header += [8, 2, 0, 0, 0]  // Eight bits per channel, RGB.
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.stored(pixels))
      + Self.chunk("IEND", [])
  }

  private var pixels: [UInt8] {
    let seed = name.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    let colours = (0..<6).map { UInt8(truncatingIfNeeded: seed >> ($0 * 8)) }
    return (0..<height).flatMap { row -> [UInt8] in
      [0]
        + (0..<width).flatMap { column -> [UInt8] in
          let share = (row + column) * 255 / (width + height)
          return (0..<3).map { channel in
            let (from, to) = (Int(colours[channel]), Int(colours[channel + 3]))
            return UInt8(from + (to - from) * share / 255)
          }
        }
    }
  }

  /// Bytes as a zlib stream (RFC 1950) of stored blocks (RFC 1951), which need no compressor.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      result += [rest.isEmpty ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      result += [UInt8(~length & 0xFF), UInt8(~length >> 8)] + block
    } while !rest.isEmpty
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return result + bigEndian(high << 16 | low)
  }

  private static func chunk(_ type: String, _ contents: [UInt8]) -> Data {
    let checked = Array(type.utf8) + contents
    return Data(bigEndian(UInt32(contents.count)) + checked + bigEndian(checksum(checked)))
  }

  /// CRC-32 as PNG defines it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: value >> shift) }
  }
}
