/// The polygons of maps, as tables of text.
enum MapTables {}

/// The land of the earth and the places that animals live in, as polygons: x is the longitude in degrees east, y the latitude
/// in degrees north.
enum Geography {
  /// Of a place's polygons, the part that counts.
  enum Surface: Character, Sendable {
    case land = "L"
    case sea = "S"
    case both = "B"
  }

  struct Area: Sendable {
    let part: Surface
    let polygons: [[Point]]
  }

  /// Where something lives: in places, and in the sea beside the land of others.
  struct SpeciesRange {
    private(set) var places: [Area]
    let shores: [Area]

    /// An ocean beside one of the shores says no more than these do, so it's left out.
    init(_ names: [String], shores: [String]) {
      let beside = shores.compactMap(Geography.place)
      self.shores = beside.filter { $0.part == .land }
      places = names.compactMap(Geography.place) + beside.filter { $0.part != .land }
      let near = GeoMask(SpeciesRange(beside: self.shores))
      places.removeAll { place in
        let sea = GeoMask(SpeciesRange(places: [place]))
        return place.part == .sea && Self.oceans.contains(sea.count) && sea.meets(near)
      }
    }

    private init(places: [Area] = [], beside shores: [Area] = []) {
      (self.places, self.shores) = (places, shores)
    }

    var isEmpty: Bool { places.isEmpty && shores.isEmpty }

    /// Larger than their seas, smaller than all of them together; in dots of a degree.
    private static let oceans = 1_500..<30_000
  }

  static let land = polygons(MapTables.land.split(separator: "\n"))
  static let chile = polygons(MapTables.chile.split(separator: "\n"))

  /// The place with a name of the vocabulary; `nil` if none is drawn.
  static func place(_ name: String) -> Area? {
    guard let text = texts[name], let part = text.first.flatMap(Surface.init) else { return nil }
    return Area(part: part, polygons: polygons(text.dropFirst().split(separator: ";")))
  }

  /// The names of all places.
  static var placeNames: [String] { texts.keys.sorted() }

  private static let texts = entries(of: MapTables.places)

  /// The northern and southern ends of the regions of Chile, by their names.
  static let regionsOfChile = entries(of: MapTables.regionsOfChile).compactMapValues {
    text -> ClosedRange<Double>? in
    let ends = text.split(separator: " ").compactMap { Double($0) }
    return ends.count == 2 ? ends[1]...ends[0] : nil
  }

  private static func entries(of table: String) -> [String: Substring] {
    Dictionary(
      table.split(separator: "\n").compactMap { line in
        line.firstIndex(of: ":").map {
          (String(line[..<$0]), line[line.index(after: $0)...].drop { $0 == " " })
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func polygons(_ lines: [Substring]) -> [[Point]] {
    lines.map { line in
      line.split(separator: " ").compactMap { pair in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
      }
    }
  }
}
