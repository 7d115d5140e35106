import Foundation

/// Bodies that a client should never get, but sometimes does.
package enum OddBody: String, Sendable, CaseIterable {
  case object
  case nothing
  /// Nested brackets, 100,000 deep.
  case deep
  /// A list of 64 MiB of zeros.
  case long
  /// A record with bytes that are not UTF-8.
  case latin1
  /// A record with half a surrogate pair.
  case surrogate
  case nan
  /// A record with numbers that no type can represent.
  case huge
  /// A record with every key twice.
  case twice
  /// A list of empty records.
  case empties
  /// A record with escape codes and marks that change the direction of text.
  case codes
  /// A record with a word one mebibyte long.
  case word

  var bytes: Data {
    switch self {
    case .object: Data("{}".utf8)
    case .nothing: Data()
    case .deep: Data(repeating: UInt8(ascii: "["), count: 100_000)
    case .long:
      Data("[".utf8) + (0..<25).reduce(Data(",0".utf8)) { zeros, _ in zeros + zeros }.dropFirst()
        + Data("]".utf8)
    case .latin1:
      Data(#"[{"id": "1", "uid": "1", "name": "Puma "#.utf8) + [0xF1, 0xFF] + Data("\"}]".utf8)
    case .surrogate: Data(#"[{"id": "1", "uid": "1", "name": "Puma \ud800"}]"#.utf8)
    case .nan:
      Data(
        #"[{"id": "1", "name": "Puma", "weight_min": NaN}, {"id": "2", "uid": "2", "name": "Puma"}]"#
          .utf8)
    case .huge:
      Data(
        #"[{"id": 1e999, "uid": "1", "name": "Puma", "weight_min": "1e-9223372036854775808"}]"#.utf8
      )
    case .twice:
      Data(
        #"[{"id": "1", "id": "2", "uid": "1", "uid": "2", "name": "Puma", "name": "Lion"}]"#.utf8)
    case .empties: Data("[{},{},{},{},{},{},{},{},{},{}]".utf8)
    case .codes:
      Data(
        (#"[{"id": "1", "uid": "1", "habitat": "\u001b]0;owned\u0007\u009b2J\u202e\u061c","#
          + #" "name": "Pu\u001b[31mma\u001b[0m\u200f\ue0041\udb40\udc41"}]"#).utf8)
    case .word:
      Data(#"[{"id": "1", "uid": "1", "name": "Puma", "habitat": ""#.utf8)
        + Data(repeating: UInt8(ascii: "w"), count: 1 << 20) + Data("\"}]".utf8)
    }
  }

  /// A gzip file (RFC 1952) of spaces: one deflate block with fixed codes (RFC 1951), in which every 13
  /// bits repeat 258 bytes.
  static func packed(mebibytes: Int) -> Data {
    var bits = BitWriter([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
    bits.write(0b011, count: 3)  // The last block, with fixed codes.
    bits.write(reversed: 0x30 + 0x20, count: 8)
    for _ in 0..<16 {
      bits.write(reversed: 0b1100_0101, count: 8)  // Length 258,
      bits.write(0, count: 5)  // distance 1.
    }
    // Eight such codes are 13 bytes; from the third byte of the block on they repeat.
    var tail = Data(bits.bytes[12..<25])
    let length = (mebibytes << 20) / (8 * 258) * tail.count
    while tail.count < length { tail += tail }
    return bits.bytes[..<12] + tail.prefix(length)
  }
}

/// Writes bits, filling each byte from its lowest one, as deflate does (RFC 1951).
private struct BitWriter {
  private(set) var bytes: Data
  private var (current, used): (UInt8, Int) = (0, 0)

  init(_ bytes: [UInt8]) { self.bytes = Data(bytes) }

  mutating func write(_ value: Int, count: Int) {
    for bit in 0..<count { write(bit: value >> bit & 1) }
  }

  /// Huffman codes are written with their highest bit first.
  mutating func write(reversed value: Int, count: Int) {
    for bit in (0..<count).reversed() { write(bit: value >> bit & 1) }
  }

  private mutating func write(bit: Int) {
    current |= UInt8(bit) << used
    used += 1
    guard used == 8 else { return }
    bytes.append(current)
    (current, used) = (0, 0)
  }
}
