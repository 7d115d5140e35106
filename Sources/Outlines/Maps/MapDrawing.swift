/// A map in characters: land as an outline, where something lives filled, at sea as a checkerboard.
package struct MapDrawing: Sendable, Equatable {
  /// A piece of a row.
  package struct Run: Sendable, Equatable {
    package var text: String
    /// Whether it lives there.
    package let isInside: Bool
  }

  package let rows: [[Run]]
  /// What is beside some of the rows: the names of the regions of Chile.
  package private(set) var labels: [Int: Run] = [:]
  package let frame: MapFrame

  /// Draws these places and their surroundings; `nil` if no map has any of them.
  ///
  /// - Parameters:
  ///   - shores: places of which only the sea beside them counts.
  ///   - stretch: how many dots across are as long as one down: 1 for square dots.
  package init?(
    of names: [String], shores: [String] = [], columns: Int, rows: Int, _ characters: DotCharacters,
    stretch: Double = 1
  ) {
    let range = Geography.SpeciesRange(names, shores: shores)
    guard !range.isEmpty, columns > 0, rows > 0 else { return nil }
    let frame = MapFrame.holding(GeoMask(range), columns: columns)
    self.init(frame, columns, rows, characters, stretch, land: Geography.land) { grid, land in
      grid.area(of: range, land: land)
    }
  }

  /// The map of Chile with some of its regions; `nil` if none is known.
  ///
  /// - Parameter regions: `Antofagasta, Atacama to Los Lagos`, or `All of Chile`.
  package init?(
    ofChile regions: String, columns: Int, rows: Int, _ characters: DotCharacters,
    stretch: Double = 1
  ) {
    let all = Geography.regionsOfChile
    let bands =
      regions == "All of Chile"
      ? [-90...0]
      : regions.split(separator: ",").compactMap { run -> ClosedRange<Double>? in
        let ends = String(run).replacing(" to ", with: ",").split(separator: ",")
          .map { all[String($0.drop { $0 == " " })] }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil,
          last.lowerBound <= first.upperBound
        else { return nil }
        return last.lowerBound...first.upperBound
      }
    guard !bands.isEmpty, columns > 0, rows > 0 else { return nil }
    let frame = MapFrame.chile
    self.init(frame, columns, rows, characters, stretch, land: Geography.chile) { grid, land in
      let dots = land.indices.map { index in
        let latitude =
          frame.top - (Double(index / grid.width) + 0.5) / Double(grid.height) * frame.down
        return land[index] && bands.contains { $0.contains(latitude) }
      }
      return (dots, [])
    }
    // Where two are beside one row, those where it lives come first.
    let named = all.map { name, range in
      let middle = (range.lowerBound + range.upperBound) / 2
      return (name, middle, isInside: bands.contains { $0.contains(middle) })
    }
    .sorted { $0.isInside != $1.isInside ? $0.isInside : $0.1 > $1.1 }
    for (name, middle, isInside) in named {
      let row = Int((frame.top - middle) / frame.down * Double(self.rows.count))
      if self.rows.indices.contains(row), labels[row] == nil {
        labels[row] = Run(text: name, isInside: isInside)
      }
    }
  }

  private init(
    _ frame: MapFrame, _ columns: Int, _ rows: Int, _ characters: DotCharacters, _ stretch: Double,
    land polygons: [[Point]], area: (GeoGrid, [Bool]) -> (dots: [Bool], marks: Set<Int>)
  ) {
    let scale = min(
      Double(rows * characters.rows) / frame.down,
      Double(columns * characters.columns) / (frame.across * stretch))
    let grid = GeoGrid(
      frame, width: max(Int((frame.across * scale * stretch).rounded()), 1),
      height: max(Int((frame.down * scale).rounded()), 1))
    let land = grid.filled(polygons)
    let (inside, marks) = area(grid, land)
    let dots = MapDots(
      land: land, inside: inside, marks: marks, width: grid.width, height: grid.height)
    self.frame = frame
    self.rows = dots.rows(characters)
  }
}

/// The dots of a map.
private struct MapDots {
  let land: [Bool]
  let inside: [Bool]
  /// The dots beside shores, and of islands that are too small for any.
  let marks: Set<Int>
  let width: Int
  let height: Int

  /// Whether a checkerboard would leave nothing at all.
  private var isPatternTooCoarse = false

  init(land: [Bool], inside: [Bool], marks: Set<Int>, width: Int, height: Int) {
    (self.land, self.inside, self.marks) = (land, inside, marks)
    (self.width, self.height) = (width, height)
    isPatternTooCoarse = !inside.indices.contains { isFilled($0 % width, $0 / width) }
  }

  private func isLand(_ x: Int, _ y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && land[y * width + x]
  }

  private func hasNeighbour(_ x: Int, _ y: Int, where isWanted: (Int, Int) -> Bool) -> Bool {
    isWanted(x - 1, y) || isWanted(x + 1, y) || isWanted(x, y - 1) || isWanted(x, y + 1)
  }

  /// Whether a dot is set because something lives there.
  private func isFilled(_ x: Int, _ y: Int) -> Bool {
    guard x < width, y < height, inside[y * width + x] else { return false }
    if isPatternTooCoarse || marks.contains(y * width + x) { return true }
    // At sea with a gap along coasts, which would vanish otherwise.
    return isLand(x, y) || (x + y) % 2 == 0 && !hasNeighbour(x, y, where: isLand)
  }

  private func isCoast(_ x: Int, _ y: Int) -> Bool {
    isLand(x, y)
      && hasNeighbour(x, y) { x, y in
        (0..<width).contains(x) && (0..<height).contains(y) && !land[y * width + x]
      }
  }

  func rows(_ characters: DotCharacters) -> [[MapDrawing.Run]] {
    let bitmap = Bitmap(width: width, height: height) { isFilled($0, $1) || isCoast($0, $1) }
    let text = characters.text(of: bitmap)
    // The lowest dots are at the bottom of the last row.
    let top = text.count * characters.rows - height
    return text.enumerated().map { row, line in
      var runs: [MapDrawing.Run] = []
      for (column, character) in line.enumerated() {
        let isInside = (0..<characters.rows).contains { down in
          (0..<characters.columns).contains { across in
            let y = row * characters.rows + down - top
            return y >= 0 && isFilled(column * characters.columns + across, y)
          }
        }
        if runs.last?.isInside == isInside {
          runs[runs.count - 1].text.append(character)
        } else {
          runs.append(MapDrawing.Run(text: String(character), isInside: isInside))
        }
      }
      return runs
    }
  }
}
