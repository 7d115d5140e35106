import Testing
import ZooKit

@Suite("Tables as text")
struct TextTableTests {
  private static let table = TextTable(
    """
    name | kinds | weight

    # Checked against a book.
    Lion | big cat, cat | 120 - 250
    Okapi | - |
    Ñandú|bird
    """)

  @Test("cells are found by their column; a dash, an empty cell and a missing one are unknown")
  func cells() {
    let rows = Self.table.rows
    #expect(rows.map { $0["name"] } == ["Lion", "Okapi", "Ñandú"])
    #expect(rows.map { $0["kinds"] } == ["big cat, cat", nil, "bird"])
    #expect(rows.map { $0["weight"] } == ["120 - 250", nil, nil])
    #expect(rows[0]["height"] == nil && rows[0].list("kinds") == ["big cat", "cat"])
    let names = Self.table.lines.cells(["weight", "height", "name"]).map(\.[2])
    #expect(names == ["Lion", "Okapi", "Ñandú"])
    #expect(Self.table.lines.cells(["weight"])[1] == [""])
  }

  @Test("lines of several tables have their cells by the columns of each")
  func severalTables() {
    let other = TextTable(
      """
      kinds | name
      owl | Snowy Owl
      """)
    let cells = (Self.table.lines + other.lines + Self.table.lines).cells(["name", "kinds"])
    #expect(cells.map(\.[0]) == ["Lion", "Okapi", "Ñandú", "Snowy Owl", "Lion", "Okapi", "Ñandú"])
    #expect(cells[3] == ["Snowy Owl", "owl"] && cells[5] == ["Okapi", ""])
  }

  @Test("what is listed has no spaces around it and nothing empty")
  func items() {
    #expect(" a b ,, c,".commaSeparated == ["a b", "c"])
  }
}
