/// How far a picture is enlarged, and which part of it is in the middle.
package struct PictureZoom: Sendable, Hashable {
  /// How many times as large as in its area, as an index of `factors`; 0 for the whole picture.
  private var step = 0
  /// The middle of the visible part, in thousandths of the picture's width and height.
  private var (x, y) = (500, 500)

  private static let factors: [Double] = [1, 1.5, 2, 3, 4, 6, 8]

  package init() {}

  package var factor: Double { Self.factors[step] }
  package var isWhole: Bool { step == 0 }

  package enum PanDirection: Sendable {
    case left, right, up, down
  }

  /// Enlarges it by one step, around the same middle.
  package mutating func zoomIn() { step = min(step + 1, Self.factors.count - 1) }

  /// The opposite; the whole picture is always in the middle.
  package mutating func zoomOut() {
    step = max(step - 1, 0)
    clamp()
  }

  /// Moves the visible part by a quarter of what is visible.
  package mutating func move(_ direction: PanDirection) {
    let distance = Int(250 / factor)
    switch direction {
    case .left: x -= distance
    case .right: x += distance
    case .up: y -= distance
    case .down: y += distance
    }
    clamp()
  }

  /// Keeps the middle where the visible part doesn't leave the picture.
  private mutating func clamp() {
    let half = Int(500 / factor)
    x = min(max(x, half), 1000 - half)
    y = min(max(y, half), 1000 - half)
  }

  /// The visible part of a picture, in its pixels.
  ///
  /// - Parameters:
  ///   - width: the picture's, in pixels.
  ///   - area: the size in pixels of the area it is shown in.
  package func part(
    width: Int, height: Int, in area: (width: Int, height: Int)
  ) -> (x: Range<Int>, y: Range<Int>) {
    let fitting = min(
      Double(area.width) / Double(width), Double(area.height) / Double(height))
    func range(_ size: Int, _ room: Int, _ middle: Int) -> Range<Int> {
      let visible = min(Double(room) / (fitting * factor), Double(size))
      let count = min(max(Int(visible.rounded()), 1), size)
      let start = size * middle / 1000 - count / 2
      return min(max(start, 0), size - count)..<min(max(start, 0), size - count) + count
    }
    return (range(width, area.width, x), range(height, area.height, y))
  }

  /// Part of a cache key.
  var key: String { "\(step).\(x).\(y)" }
}
