/// Dots over a part of the earth, row by row from the north.
struct GeoGrid {
  let frame: MapFrame
  let width: Int
  let height: Int

  init(_ frame: MapFrame, width: Int, height: Int) {
    (self.frame, self.width, self.height) = (frame, width, height)
  }

  /// Where a place on the earth is, in dots from the corner in the northwest.
  private func place(of point: Point, turned: Double) -> Point {
    Point(
      x: (point.x + turned - frame.left) / (frame.right - frame.left) * Double(width),
      y: (frame.top - point.y) / frame.down * Double(height))
  }

  /// The dots inside polygons.
  func filled(_ polygons: [[Point]]) -> [Bool] {
    var dots = Array(repeating: false, count: width * height)
    for polygon in polygons {
      // A polygon within another is a hole: the Caspian Sea.
      fill(polygon) { dots[$0].toggle() }
    }
    return dots
  }

  /// So many degrees are beside a shore.
  private static let reach = 3.0
  /// Fewer would look like any coast.
  private static let leastReach = 1.6

  /// The dots where something lives. Those beside shores, and one for an island too small for any, are marked.
  func area(of range: Geography.SpeciesRange, land: [Bool]) -> (dots: [Bool], marks: Set<Int>) {
    var (dots, marks) = area(of: range.places, land: land)
    let shores = area(of: range.shores, land: land).dots
    let (across, down) = (
      max(Self.reach / (frame.right - frame.left) * Double(width), Self.leastReach),
      max(Self.reach / frame.down * Double(height), Self.leastReach)
    )
    for row in 0..<height {
      for column in 0..<width where shores[row * width + column] {
        for y in max(row - Int(down), 0)...min(row + Int(down), height - 1) {
          for x in max(column - Int(across), 0)...min(column + Int(across), width - 1) {
            let (right, below) = (Double(x - column) / across, Double(y - row) / down)
            guard !land[y * width + x], right * right + below * below <= 1 else { continue }
            dots[y * width + x] = true
            marks.insert(y * width + x)
          }
        }
      }
    }
    return (dots, marks)
  }

  /// The dots of places: on land, at sea or both.
  private func area(
    of places: [Geography.Area], land: [Bool]
  ) -> (dots: [Bool], marks: Set<Int>) {
    var dots = Array(repeating: false, count: width * height)
    var marks: Set<Int> = []
    for place in places {
      for polygon in place.polygons {
        var isEmpty = true
        fill(polygon) { index in
          guard place.part == .both || land[index] == (place.part == .land) else { return }
          dots[index] = true
          isEmpty = false
        }
        if isEmpty, let middle = middle(of: polygon) {
          dots[middle] = true
          marks.insert(middle)
        }
      }
    }
    return (dots, marks)
  }

  /// The dot in the middle of a polygon; `nil` outside of the frame.
  private func middle(of polygon: [Point]) -> Int? {
    let box = Box(around: polygon)
    let center = Point(x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2)
    for turned in [0.0, 360] {
      let dot = place(of: center, turned: turned)
      guard dot.x >= 0, dot.y >= 0, dot.x < Double(width), dot.y < Double(height) else { continue }
      return Int(dot.y) * width + Int(dot.x)
    }
    return nil
  }

  /// Passes on the dots inside a polygon, by the even-odd rule; also of the part that is a turn of the earth further east.
  private func fill(_ polygon: [Point], take: (Int) -> Void) {
    for turned in [0.0, 360] {
      let points = polygon.map { place(of: $0, turned: turned) }
      let box = Box(around: points)
      guard box.right > 0, box.left < Double(width) else { continue }
      points.forEachRow(width: width, height: height) { row, columns in
        for column in columns { take(row * width + column) }
      }
    }
  }
}
