import Foundation

/// Writes PNG files (ISO/IEC 15948) whose pixels are not compressed, which needs no compressor.
package enum PNGEncoder {
  /// The first bytes of every PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Makes a file of eight bits per channel.
  ///
  /// - Parameters:
  ///   - pixels: the bytes row by row, `channels` for each pixel.
  ///   - channels: 3 for red, green and blue, or 4 with opacity.
  package static func data(_ pixels: [UInt8], width: Int, height: Int, channels: Int) -> Data {
    let stride = width * channels
    var rows: [UInt8] = []
    rows.reserveCapacity((stride + 1) * height)
    for row in 0..<height {
      rows.append(0)  // No filter.
      rows += pixels[row * stride..<(row + 1) * stride]
    }
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    let format: [UInt8] = [8, channels == 4 ? 6 : 2, 0, 0, 0]
    return Data(signature)
      + chunk("IHDR", header + format) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// Bytes as a zlib stream (RFC 1950) of stored blocks (RFC 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(bytes.count + bytes.count / 0xFFFF * 5 + 16)
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      result += [rest.isEmpty ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      result += [UInt8(~length & 0xFF), UInt8(~length >> 8)]
      result += block
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
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      sum >> 8 ^ checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
    }
  }

  /// The checksum of each byte.
  private static let checksums: [UInt32] = (0..<256).map { byte in
    var sum = UInt32(byte)
    for _ in 0..<8 {
      let isOdd = sum & 1 == 1
      sum >>= 1
      if isOdd { sum ^= 0xEDB8_8320 }
    }
    return sum
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: value >> shift) }
  }
}
