import Outlines
import TestSupport
import Testing

@Suite("Outlines")
struct OutlineTests {
  private static let all = Outline.names.compactMap(Outline.named)

  @Test("every outline can be read and has room for what it says")
  func tables() {
    #expect(Self.all.count == Outline.names.count && Self.all.count >= 200)
    for outline in Self.all {
      let bounds = outline.bounds
      #expect(bounds.width > 10 && bounds.height > 10, "\(outline.name)")
      for part in ["shoulder", "body", "total", "wingspan", "shell"] {
        guard let length = outline.length(of: part) else { continue }
        // A curled tail is longer than the drawing is wide, but not by much.
        #expect((5...400).contains(length), "\(outline.name): \(part)")
      }
      if let shoulder = outline.length(of: "shoulder") {
        #expect(shoulder <= bounds.height, "\(outline.name)")
      }
    }
    #expect(Outline.named("unicorn") == nil && Outline.named("") == nil)
  }

  @Test("all outlines at twelve rows look as recorded")
  func golden() {
    let drawings = Self.all.map { outline in
      let bitmap = Bitmap(outline, width: 160, height: 48)
      return ([outline.name] + DotCharacters.braille.text(of: bitmap)).joined(separator: "\n")
    }
    let text = drawings.joined(separator: "\n\n") + "\n"
    #expect(Golden.difference(text, "outlines") == nil)
  }

  @Test(
    "a drawing is as large as it fits, and never empty", arguments: [(2, 4), (12, 12), (160, 48)])
  func sizes(width: Int, height: Int) {
    for outline in Self.all {
      let bitmap = Bitmap(outline, width: width, height: height)
      #expect(bitmap.width <= width && bitmap.height <= height, "\(outline.name)")
      #expect(bitmap.width == width || bitmap.height == height, "\(outline.name)")
      let dots = (0..<bitmap.height).reduce(0) { count, y in
        count + (0..<bitmap.width).count { bitmap.isSet(x: $0, y: y) }
      }
      #expect(dots > 0, "\(outline.name)")
      if width > 12 { #expect(dots > 60, "\(outline.name)") }
    }
  }

  @Test("dots that are not square are drawn so that the shape stays", arguments: [0.8, 1.0, 1.25])
  func stretch(stretch: Double) throws {
    let person = try #require(Outline.named("person"))
    let bitmap = Bitmap(person, scale: 0.5, stretch: stretch)
    let expected = person.bounds.width * 0.5 * stretch
    #expect(abs(Double(bitmap.width) - expected) <= 1)
    #expect(abs(Double(bitmap.height) - person.bounds.height * 0.5) <= 1)
  }

  @Test("braille and half blocks show the dots of a bitmap, the lowest in the last row")
  func characters() throws {
    let coin = try #require(Outline.named("coin"))
    let bitmap = Bitmap(coin, width: 9, height: 9)
    let braille = DotCharacters.braille.text(of: bitmap)
    #expect(braille.count == 3 && braille.allSatisfy { $0.count == 5 })
    let blocks = DotCharacters.halfBlocks.text(of: bitmap)
    #expect(blocks.count == 5 && blocks.allSatisfy { $0.count == 9 })
    #expect(Set(blocks.joined()).isSubset(of: "█▀▄ "))
    let inBraille = braille.joined().unicodeScalars.filter { $0 != " " }
      .reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }
    let inBlocks = blocks.joined().reduce(0) { $0 + ($1 == "█" ? 2 : $1 == " " ? 0 : 1) }
    #expect(inBraille == inBlocks && inBraille > 20)
  }
}

@Suite("Outlines side by side")
struct LineupTests {
  private static func figure(_ name: String, metres: Double, columns: Int = 1) throws
    -> Lineup.Figure
  {
    let outline = try #require(Outline.named(name))
    return Lineup.Figure(outline, unit: metres / outline.bounds.height, minimumColumns: columns)
  }

  /// How many rows of dots a drawing has.
  private static func dots(_ rows: [String]) -> Int {
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return rows.reduce(0) { count, row in
      count
        + bits.count { pair in
          row.unicodeScalars.contains { scalar in
            scalar != " " && pair.contains { (scalar.value - 0x2800) & $0 != 0 }
          }
        }
    }
  }

  @Test("heights are in proportion within one dot", arguments: [(60, 12), (100, 20), (200, 40)])
  func scale(columns: Int, rows: Int) throws {
    let heights = [5.0, 3.2, 1.7, 1.1, 0.2]
    let figures = try zip(["giraffe", "elephant", "person", "penguin", "chihuahua"], heights)
      .map { try Self.figure($0, metres: $1) }
    let lineup = try #require(
      Lineup(figures, columns: columns, rows: rows, characters: .braille, stretch: 1))
    let drawn = lineup.figures.map { Self.dots($0.rows) }
    let scale = Double(drawn[0]) / heights[0]
    for (dots, height) in zip(drawn, heights) {
      #expect(abs(Double(dots) - height * scale) <= 1.5, "\(drawn)")
    }
    #expect(Set(lineup.figures.map(\.rows.count)).count == 1)
    let width = lineup.figures.reduce(0) { $0 + $1.columns } + lineup.gap * 4
    #expect(width <= columns && lineup.figures[0].rows.count <= rows)
  }

  @Test("who swims is above the ground, and words below keep their room")
  func places() throws {
    let figures = [
      try Self.figure("giraffe", metres: 5), try Self.figure("dolphin", metres: 0.8, columns: 20),
    ]
    let lineup = try #require(
      Lineup(figures, columns: 80, rows: 16, characters: .braille, stretch: 1))
    #expect(lineup.figures[1].columns == 20)
    #expect(lineup.figures[1].rows.last?.allSatisfy { $0 == " " } == true)
    #expect(lineup.figures[0].rows.last?.contains { $0 != " " } == true)
    #expect(lineup.figures.allSatisfy { $0.rows.allSatisfy { $0.count > 0 } })
  }

  @Test(
    "without room or without a size there is none",
    arguments: [(3, 10), (80, 0), (-5, 10)])
  func none(columns: Int, rows: Int) throws {
    let figures = [try Self.figure("lion", metres: 1), try Self.figure("tapir", metres: 1)]
    #expect(
      Lineup(figures, columns: columns, rows: rows, characters: .braille, stretch: 1) == nil)
    #expect(Lineup([], columns: 80, rows: 10, characters: .braille, stretch: 1) == nil)
  }
}
