/// A drawing as dots, row by row from the top.
package struct Bitmap: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// How much of each dot is covered, from 0 to `Bitmap.full`.
  private let coverage: [UInt8]

  /// Samples in each direction of a dot.
  private static let samples = 4
  package static let full = samples * samples
  /// A dot is set from this coverage on: a little less than half, so that thin parts stay.
  private static let threshold = 7
  /// Cleared lines narrower than so many dots are left out: widened, they would hollow small drawings.
  private static let thinnestCut = 1.0 / 3

  /// How much of a dot is covered, from 0 to 1.
  package func coverage(x: Int, y: Int) -> Double {
    Double(coverage[y * width + x]) / Double(Self.full)
  }

  package func isSet(x: Int, y: Int) -> Bool {
    x < width && (0..<height).contains(y) && coverage[y * width + x] >= Self.threshold
  }

  /// Dots that are set or not.
  package init(width: Int, height: Int, isSet: (_ x: Int, _ y: Int) -> Bool) {
    (self.width, self.height) = (width, height)
    coverage = (0..<width * height).map { isSet($0 % width, $0 / width) ? UInt8(Self.full) : 0 }
  }

  /// Draws an outline.
  ///
  /// - Parameters:
  ///   - scale: dots for each unit of the drawing, upwards.
  ///   - stretch: how many times as many across: 1 for square dots.
  package init(_ outline: Outline, scale: Double, stretch: Double = 1) {
    let bounds = outline.bounds
    let across = scale * stretch
    // A hair less, so that a whole number of dots is not rounded up to one more.
    width = max(Int((bounds.width * across - 1e-6).rounded(.up)), 1)
    height = max(Int((bounds.height * scale - 1e-6).rounded(.up)), 1)
    var canvas = Canvas(width: width * Self.samples, height: height * Self.samples)
    let samples = Double(Self.samples)
    for shape in outline.shapes where !shape.isCleared || shape.widest * scale >= Self.thinnestCut {
      // Painted lines stay a dot wide at least; cleared ones a little less, or they would cut small drawings.
      let polygons = shape.polygons(minimumWidth: (shape.isCleared ? 0.9 : 1.15) / scale)
      for polygon in polygons {
        canvas.fill(
          polygon.map {
            Point(
              x: ($0.x - bounds.left) * across * samples,
              y: (bounds.top - $0.y) * scale * samples)
          }, isCleared: shape.isCleared)
      }
    }
    var coverage = canvas.coverage(samples: Self.samples)
    // The smallest of animals is a dot at least.
    if let most = coverage.indices.max(by: { coverage[$0] < coverage[$1] }),
      coverage[most] < Self.threshold
    {
      coverage[most] = UInt8(Self.full)
    }
    self.coverage = coverage
  }

  /// Draws an outline as large as possible within so many dots.
  package init(_ outline: Outline, width: Int, height: Int, stretch: Double = 1) {
    let bounds = outline.bounds
    let scale = min(
      Double(height) / max(bounds.height, 1e-9),
      Double(width) / max(bounds.width * stretch, 1e-9))
    self.init(outline, scale: scale, stretch: stretch)
  }
}

extension [Point] {
  /// The dots inside the polygon within so many, row by row, by the even-odd rule; a row may come more than once.
  func forEachRow(width: Int, height: Int, _ take: (_ row: Int, _ columns: Range<Int>) -> Void) {
    guard let top = map(\.y).min(), let bottom = map(\.y).max(), bottom > 0,
      top < Double(height)
    else { return }
    var crossings: [Double] = []
    for row in Swift.max(Int(top), 0)...Swift.min(Int(bottom), height - 1) {
      let y = Double(row) + 0.5
      crossings.removeAll(keepingCapacity: true)
      var before = self[count - 1]
      for point in self {
        if (before.y <= y) != (point.y <= y) {
          crossings.append(
            before.x + (y - before.y) * (point.x - before.x) / (point.y - before.y))
        }
        before = point
      }
      crossings.sort()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let start = Swift.max(Int((crossings[pair] - 0.5).rounded(.up)), 0)
        let end = Swift.min(Int((crossings[pair + 1] - 0.5).rounded(.up)), width)
        if start < end { take(row, start..<end) }
      }
    }
  }
}

/// Samples that polygons are painted on.
private struct Canvas {
  /// Samples side by side, the left one in the lowest bit.
  private typealias Word = UInt64

  private let width: Int
  private let height: Int
  /// The words of each row, one row after the other.
  private var words: [Word]
  private let wordsPerRow: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + Word.bitWidth - 1) / Word.bitWidth
    words = Array(repeating: 0, count: wordsPerRow * height)
  }

  /// Sets or clears the inside of a polygon, by the even-odd rule.
  mutating func fill(_ polygon: [Point], isCleared: Bool) {
    polygon.forEachRow(width: width, height: height) { row, columns in
      var column = columns.lowerBound
      while column < columns.upperBound {
        let (word, bit) = column.quotientAndRemainder(dividingBy: Word.bitWidth)
        let count = min(Word.bitWidth - bit, columns.upperBound - column)
        let samples = (Word.max >> (Word.bitWidth - count)) << bit
        let place = row * wordsPerRow + word
        words[place] = isCleared ? words[place] & ~samples : words[place] | samples
        column += count
      }
    }
  }

  /// How many samples of each dot are set.
  ///
  /// - Parameter side: the samples of a dot in each direction, of which a word has a whole number.
  func coverage(samples side: Int) -> [UInt8] {
    let (dots, dotsPerWord) = (width / side, Word.bitWidth / side)
    var counts = [UInt8](repeating: 0, count: dots * (height / side))
    for (place, word) in words.enumerated() where word != 0 {
      let (row, column) = place.quotientAndRemainder(dividingBy: wordsPerRow)
      let first = column * dotsPerWord
      for dot in first..<min(first + dotsPerWord, dots) {
        let samples = (word >> ((dot - first) * side)) & ((1 << side) - 1)
        counts[row / side * dots + dot] += UInt8(samples.nonzeroBitCount)
      }
    }
    return counts
  }
}
