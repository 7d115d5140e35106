import Foundation

/// A decoded picture: four bytes per pixel, red, green, blue and opacity.
struct PixelImage: Sendable {
  let width: Int
  let height: Int
  private let pixels: [UInt8]

  /// Reads what `chafa` writes for kitty: raw pixels in base64, their size in the first code; `nil` for
  /// anything else.
  init?(kittyCodes codes: Data) {
    // Millions of bytes: read as such, without making characters of them.
    let escape = UInt8(0x1B)
    let parts = codes.split(separator: escape).filter { $0.starts(with: "_G".utf8) }
    guard let first = parts.first else { return nil }
    let keys = String(
      decoding: first.dropFirst(2).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self
    )
    .split(separator: ",")
    func number(_ key: String) -> Int? {
      keys.first { $0.hasPrefix("\(key)=") }.flatMap { Int($0.dropFirst(key.count + 1)) }
    }
    guard keys.contains("f=32"), let width = number("s"), let height = number("v"),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for part in parts {
      // Each part is padded by itself.
      guard let start = part.firstIndex(of: UInt8(ascii: ";")) else { continue }
      guard let bytes = Data(base64Encoded: part[part.index(after: start)...]) else { return nil }
      pixels += bytes
    }
    guard pixels.count == width * height * 4 else { return nil }
    self.init(width: width, height: height, pixels: pixels)
  }

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  func cropped(x: Range<Int>, y: Range<Int>) -> PixelImage {
    var part: [UInt8] = []
    part.reserveCapacity(x.count * y.count * 4)
    for row in y {
      let start = row * width
      part += pixels[(start + x.lowerBound) * 4..<(start + x.upperBound) * 4]
    }
    return PixelImage(width: x.count, height: y.count, pixels: part)
  }

  /// The picture as high as its true shape needs, by repeating or leaving out rows.
  ///
  /// - Parameter size: the size in the file's header, before it is turned as its metadata may say.
  func shaped(as size: (width: Int, height: Int)) -> PixelImage {
    let (high, turned) = (
      max(width * size.height / max(size.width, 1), 1),
      max(width * size.width / max(size.height, 1), 1)
    )
    let wanted = abs(high - height) <= abs(turned - height) ? high : turned
    guard abs(wanted - height) > height / 50 else { return self }
    let rows = (0..<wanted).flatMap { row -> ArraySlice<UInt8> in
      let source = min(row * height / wanted, height - 1)
      return pixels[source * width * 4..<(source + 1) * width * 4]
    }
    return PixelImage(width: width, height: wanted, pixels: rows)
  }

  var png: Data { PNGEncoder.data(pixels, width: width, height: height, channels: 4) }
}

/// The picture that was decoded last, so that each step of zooming doesn't decode it again.
actor DecodedPictureCache {
  private var last: (file: Data, image: Task<PixelImage?, Never>)?

  /// Pixels of a picture's longer side that zooming can show: as raw pixels it has to stay within what may be
  /// read from a program (`ProgramLimits.output`).
  private static let longestSide = 1600

  func image(of file: Data, by chafa: Chafa) async -> PixelImage? {
    if let last, last.file == file { return await last.image.value }
    let image = Task { await chafa.pixels(of: file, atMost: Self.longestSide) }
    last = (file, image)
    return await image.value
  }
}
