/// The size of a sixel picture in pixels, from its raster attributes `"1;1;WIDTH;HEIGHT` (DEC STD 070).
struct SixelSize: Equatable {
  /// Sixels are painted in bands six pixels high.
  static let band = 6

  let width: Int
  /// Rounded up to whole bands, since that is what a terminal paints.
  let height: Int

  /// Reads the size at the start of a picture; `nil` if it is missing.
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
