import Testing

@testable import Outlines

@Suite("Maps")
struct MapTests {
  private func text(_ map: MapDrawing) -> String {
    map.rows.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }

  @Test("every place is drawn, by itself and with others, at every size")
  func places() throws {
    #expect(Geography.placeNames.count > 100)
    for name in Geography.placeNames {
      for (columns, rows) in [(1, 1), (10, 3), (24, 12), (76, 16)] {
        let map = try #require(MapDrawing(of: [name], columns: columns, rows: rows, .braille))
        #expect(
          map.rows.count <= rows
            && map.rows.allSatisfy { row in
              row.reduce(0) { $0 + $1.text.count } <= columns
            })
        let hasAny = map.rows.joined().contains { $0.isInside }
        #expect(hasAny, "\(name) at \(columns)")
      }
    }
    #expect(MapDrawing(of: ["Atlantis"], columns: 24, rows: 12, .braille) == nil)
    #expect(MapDrawing(of: ["Kenya"], columns: 0, rows: 12, .braille) == nil)
  }

  @Test(
    "a map is of the smallest part of the earth that holds the places",
    arguments: [
      (["Kenya", "Botswana"], "Africa"), (["France", "Norway"], "Europe"),
      (["Peru"], "South America"),
      (["Canada", "Brazil"], "the Americas"), (["Tasmania"], "Australia and New Zealand"),
      (["India", "Kenya"], "the Old World"), (["Alaska", "Siberia"], "the world"),
      (["worldwide"], "the world"), (["Antarctica"], "the world"),
    ] as [([String], String)])
  func frames(places: [String], frame: String) throws {
    let map = try #require(MapDrawing(of: places, columns: 76, rows: 20, .braille))
    #expect(map.frame.name == frame)
    // Polar places need more of the earth than the others.
    #expect(map.frame != .world || places != ["Antarctica"])
  }

  @Test("known points are inside, and their neighbours across a border or the sea outside")
  func points() {
    for (name, x, y, isInside) in [
      ("India", 78, 20, true), ("India", 81, 7, false), ("Madagascar", 47, -19, true),
      ("Madagascar", 35, -15, false), ("Australia", 134, -25, true), ("Tasmania", 146.5, -42, true),
      ("Tasmania", 145, -37, false), ("Borneo", 114, 1, true), ("Borneo", 102, 0, false),
      ("Chile", -71, -31, true), ("Chile", -65, -33, false), ("Amazon", -62, -4, true),
      ("Andes", -76, -10, true), ("Andes", -60, -10, false), ("Ireland", -8, 53, true),
      ("Ireland", -2, 53, false), ("Japan", 138, 36, true), ("Japan", 127, 37, false),
    ] as [(String, Double, Double, Bool)] {
      let polygons = Geography.place(name)?.polygons ?? []
      let isFound = polygons.contains { Self.contains(Point(x: x, y: y), $0) }
      #expect(isFound == isInside, "\(name) at \(x), \(y)")
    }
  }

  @Test(
    "shores mean the sea beside them, of an ocean only that; all oceans, and one that is far, stay")
  func shores() {
    for (names, shores, x, y, isInside) in [
      (["Pacific Ocean"], ["Peru"], -79, -12, true),
      (["Pacific Ocean"], ["Peru"], -150, -12, false),
      (["Pacific Ocean"], ["Peru"], -75, -12, false), (["all oceans"], ["Peru"], -150, -12, true),
      (["Southern Ocean"], ["New Zealand"], -150, -65, true),
      (["Kenya"], ["Peru"], 38, 1, true), ([], ["Red Sea"], 38, 20, true),
    ] as [([String], [String], Double, Double, Bool)] {
      let grid = GeoGrid(MapFrame("", -180...180, -90...90), width: 360, height: 180)
      let range = Geography.SpeciesRange(names, shores: shores)
      let land = grid.filled(Geography.land)
      let dot = Int(89.5 - y) * 360 + Int(x + 180)
      let isFound = grid.area(of: range, land: land).dots[dot]
      #expect(isFound == isInside, "\(names) \(shores) at \(x), \(y)")
    }
  }

  private static func contains(_ point: Point, _ polygon: [Point]) -> Bool {
    var isInside = false
    for (index, end) in polygon.enumerated() {
      let start = polygon[(index + polygon.count - 1) % polygon.count]
      if (start.y <= point.y) != (end.y <= point.y),
        point.x < start.x + (point.y - start.y) * (end.x - start.x) / (end.y - start.y)
      {
        isInside.toggle()
      }
    }
    return isInside
  }

  @Test("Chile is drawn from north to south, with the regions of a bird")
  func chile() throws {
    func filled(_ regions: String) throws -> [Int] {
      let map = try #require(MapDrawing(ofChile: regions, columns: 8, rows: 24, .braille))
      return map.rows.indices.filter { map.rows[$0].contains(where: \.isInside) }
    }
    #expect(try filled("All of Chile").count > 20)
    let named = try #require(
      MapDrawing(ofChile: "Antofagasta", columns: 8, rows: 24, .braille))
    #expect(named.labels.values.filter(\.isInside).map(\.text) == ["Antofagasta"])
    #expect(named.labels.count > 8)
    let north = try filled("Arica y Parinacota to Atacama")
    let south = try filled("Aysén, Magallanes")
    let (end, start) = (try #require(north.max()), try #require(south.min()))
    #expect(end < start)
    #expect(MapDrawing(ofChile: "Narnia", columns: 8, rows: 24, .braille) == nil)
  }
}
