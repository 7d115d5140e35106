// Turns the curves of an outline into polygons.

extension Outline.Shape {
  /// The polygons that cover the shape; together, where it is a line.
  ///
  /// - Parameter minimumWidth: what a line is wide at least, so that it doesn't vanish in a small drawing.
  func polygons(minimumWidth: Double) -> [[Point]] {
    switch kind {
    case .area: [points.smoothed(isClosed: true)]
    case .line(let from, let to):
      Self.line(points.smoothed(isClosed: false), from: from, to: to, minimumWidth)
    }
  }

  /// The width of a line where it is widest; infinite for an area.
  var widest: Double {
    switch kind {
    case .area: .infinity
    case .line(let from, let to): max(from, to)
    }
  }

  private static func line(
    _ points: [Point], from: Double, to: Double, _ minimumWidth: Double
  ) -> [[Point]] {
    let steps = Double(max(points.count - 1, 1))
    let radii = points.indices.map {
      max(from + (to - from) * Double($0) / steps, minimumWidth) / 2
    }
    // Between two neighbours the line turns so little that not each needs a round joint.
    let joints = points.indices.filter { $0 % 3 == 0 || $0 == points.count - 1 }.map { index in
      Self.circle.map {
        Point(
          x: points[index].x + radii[index] * $0.x, y: points[index].y + radii[index] * $0.y)
      }
    }
    let parts = points.indices.dropLast().compactMap { index -> [Point]? in
      let (start, end) = (points[index], points[index + 1])
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return nil }
      let across = Point(x: -dy / length, y: dx / length)
      return [
        start.moved(by: across, radii[index]), end.moved(by: across, radii[index + 1]),
        end.moved(by: across, -radii[index + 1]), start.moved(by: across, -radii[index]),
      ]
    }
    return joints + parts
  }

  /// The corners of a regular polygon of twelve sides with radius 1.
  private static let circle: [Point] = {
    let half = 0.75.squareRoot()
    let quarter = [(1.0, 0.0), (half, 0.5), (0.5, half)]
    return [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)].flatMap { cosine, sine in
      quarter.map { Point(x: $0.0 * cosine - $0.1 * sine, y: $0.0 * sine + $0.1 * cosine) }
    }
  }()
}

extension Point {
  fileprivate func moved(by direction: Point, _ distance: Double) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}

extension [Point] {
  /// How many straight pieces stand for the curve between two points.
  private static var pieces: Int { 6 }

  /// A smooth curve through the points (Catmull-Rom), with a corner where a point stands twice.
  fileprivate func smoothed(isClosed: Bool) -> [Point] {
    guard count > 1 else { return self }
    func point(_ index: Int) -> Point {
      isClosed ? self[(index + count) % count] : self[Swift.min(Swift.max(index, 0), count - 1)]
    }
    var curve: [Point] = []
    curve.reserveCapacity(count * Self.pieces + 1)
    let last = isClosed ? count : count - 1
    for index in 0..<last {
      let (before, start) = (point(index - 1), point(index))
      let (end, after) = (point(index + 1), point(index + 2))
      if start == end {
        curve.append(start)
        continue
      }
      // The ends of an open line are points that stand twice, too.
      let leaving = before == start ? Point(x: 0, y: 0) : before.halfway(to: end)
      let arriving = after == end ? Point(x: 0, y: 0) : start.halfway(to: after)
      for piece in 0..<Self.pieces {
        let t = Double(piece) / Double(Self.pieces)
        let (square, cube) = (t * t, t * t * t)
        let (a, b) = (2 * cube - 3 * square + 1, cube - 2 * square + t)
        let (c, d) = (3 * square - 2 * cube, cube - square)
        curve.append(
          Point(
            x: a * start.x + b * leaving.x + c * end.x + d * arriving.x,
            y: a * start.y + b * leaving.y + c * end.y + d * arriving.y))
      }
    }
    if !isClosed { curve.append(point(count - 1)) }
    return curve
  }
}

extension Point {
  /// Half of the way to another point, as a direction.
  fileprivate func halfway(to other: Point) -> Point {
    Point(x: (other.x - x) / 2, y: (other.y - y) / 2)
  }
}
