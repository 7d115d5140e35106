/// The pixels of a picture in sixels, as its raster attributes say: `"1;1;WIDTH;HEIGHT` (DEC STD 070).
struct SixelSize: Equatable {
  /// The pixels of a band: sixels are painted six rows at a time.
  static let band = 6

  let width: Int
  /// Whole bands of six, which is what a terminal paints.
  let height: Int

  /// Reads the beginning of a picture; `nil` where it does not say how large it is.
  init?(_ codes: String) {
    let head = codes.utf8.prefix(200)
    guard let start = head.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let attributes = head[head.index(after: start)...]
      .prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    let numbers = String(Substring(attributes)).split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 4, (1...100_000).contains(numbers[2]), (1...100_000).contains(numbers[3])
    else { return nil }
    width = numbers[2]
    height = (numbers[3] + Self.band - 1) / Self.band * Self.band
  }
}
