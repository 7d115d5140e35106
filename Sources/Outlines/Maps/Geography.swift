/// The polygons of maps, as tables of text.
enum MapTables {}

/// The land of the earth and the places that animals live in, as polygons: x is the longitude in degrees east, y the latitude
/// in degrees north.
enum Geography {
  /// Of a place's polygons, the part that counts.
  enum Part: Character, Sendable {
    case land = "L"
    case sea = "S"
    case both = "B"
  }

  struct Place: Sendable {
    let part: Part
    let polygons: [[Point]]
  }

  static let land = polygons(MapTables.land.split(separator: "\n"))
  static let chile = polygons(MapTables.chile.split(separator: "\n"))

  /// The place with a name of the vocabulary; `nil` if none is drawn.
  static func place(_ name: String) -> Place? {
    guard let text = texts[name], let part = text.first.flatMap(Part.init) else { return nil }
    return Place(part: part, polygons: polygons(text.dropFirst().split(separator: ";")))
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
