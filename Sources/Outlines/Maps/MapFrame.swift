import Foundation

/// A part of the earth that maps show, in one of a few shapes that people know.
package struct MapFrame: Sendable, Equatable {
  /// `Africa`; empty for Chile, which says itself what it is.
  package let name: String
  let left: Double
  let right: Double
  var bottom: Double
  var top: Double
  /// Where it is undistorted: degrees across are so much shorter there.
  var parallel: Double

  init(
    _ name: String, _ longitudes: ClosedRange<Double>, _ latitudes: ClosedRange<Double>,
    parallel: Double = 0
  ) {
    self.name = name
    (left, right) = (longitudes.lowerBound, longitudes.upperBound)
    (bottom, top) = (latitudes.lowerBound, latitudes.upperBound)
    self.parallel = parallel
  }

  /// The smallest first; the world is cut in the Bering Strait.
  static let all = [
    MapFrame("Europe", -25...45, 34...72, parallel: 50),
    MapFrame("Australia and New Zealand", 110...180, -48 ... -8, parallel: 25),
    MapFrame("South America", -95 ... -32, -57...14, parallel: 15),
    MapFrame("Africa", -20...55, -36...38),
    MapFrame("Asia", 40...150, -12...60, parallel: 25),
    MapFrame("North America", -170 ... -50, 7...80, parallel: 45),
    MapFrame("the Americas", -170 ... -32, -57...80, parallel: 20),
    MapFrame("the Old World", -20...180, -45...78, parallel: 20),
    world,
  ]
  static let world = MapFrame("the world", -169...191, -60...84)
  static let chile = MapFrame("", -76 ... -66.3, -56 ... -17.3, parallel: 40)

  /// How many units across, of which one is a degree down.
  var across: Double { (right - left) * cos(parallel * .pi / 180) }
  var down: Double { top - bottom }

  /// A frame holds an area if so much of it is inside.
  private static let leastShare = 0.93
  /// In fewer columns the world is undistorted in the middle latitudes, so that it stays high enough.
  private static let narrowColumns = 60

  /// The first of the frames that holds an area.
  static func holding(_ area: GeoMask, columns: Int) -> MapFrame {
    var frame = all.first { area.share(in: $0) > leastShare } ?? world
    guard frame == world else { return frame }
    if area.reachesBelow(world.bottom) { frame.bottom = -90 }
    if area.reachesAbove(world.top) { frame.top = 90 }
    if columns < narrowColumns { frame.parallel = 30 }
    return frame
  }
}

/// Where on the earth something is, a dot for each degree.
struct GeoMask {
  private let dots: [Bool]

  private static let grid = GeoGrid(
    MapFrame("", -180...180, -90...90), width: 360, height: 180)
  private static let land = grid.filled(Geography.land)
  /// How large a dot of each row is: a degree across is the shorter, the nearer to a pole.
  private static let sizes = (0..<grid.height).map { cos(latitude(of: $0) * .pi / 180) }

  init(_ range: Geography.SpeciesRange) { dots = Self.grid.area(of: range, land: Self.land).dots }

  var count: Int { dots.count { $0 } }

  /// Whether there is a dot in both.
  func meets(_ other: GeoMask) -> Bool { zip(dots, other.dots).contains { $0 && $1 } }

  private static func latitude(of row: Int) -> Double { 89.5 - Double(row) }

  /// How much of it is in a frame, from 0 to 1.
  func share(in frame: MapFrame) -> Double {
    var (all, inside) = (0.0, 0.0)
    for row in 0..<Self.grid.height {
      let isInRow = (frame.bottom...frame.top).contains(Self.latitude(of: row))
      for column in 0..<Self.grid.width where dots[row * Self.grid.width + column] {
        all += Self.sizes[row]
        let longitude = Double(column) - 179.5
        let longitudes = frame.left...frame.right
        if isInRow, longitudes.contains(longitude) || longitudes.contains(longitude + 360) {
          inside += Self.sizes[row]
        }
      }
    }
    return all > 0 ? inside / all : 0
  }

  func reachesBelow(_ latitude: Double) -> Bool { reaches { $0 < latitude } }
  func reachesAbove(_ latitude: Double) -> Bool { reaches { $0 > latitude } }

  private func reaches(_ isBeyond: (Double) -> Bool) -> Bool {
    (0..<Self.grid.height).contains { row in
      isBeyond(Self.latitude(of: row))
        && dots[row * Self.grid.width..<(row + 1) * Self.grid.width].contains(true)
    }
  }
}
