import Console
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

  /// The picture as a PNG file.
  package var png: Data { PNGFile.data(pixels, width: width, height: height, channels: 3) }

  private var pixels: [UInt8] {
    let seed = name.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    let colours = (0..<6).map { UInt8(truncatingIfNeeded: seed >> ($0 * 8)) }
    return (0..<height).flatMap { row in
      (0..<width).flatMap { column -> [UInt8] in
        let share = (row + column) * 255 / (width + height)
        return (0..<3).map { channel in
          let (from, to) = (Int(colours[channel]), Int(colours[channel + 3]))
          return UInt8(from + (to - from) * share / 255)
        }
      }
    }
  }
}
