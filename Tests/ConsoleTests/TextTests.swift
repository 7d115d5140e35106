import Testing

@testable import Console

@Suite("Styled text")
struct StyledTextTests {
  @Test(
    "a line is cut across its pieces, with an ellipsis in the style of the last",
    arguments: [
      (9, "redpandas"), (8, "redpand…"), (4, "red…"), (3, "re…"), (1, "…"), (0, ""),
    ])
  func cutting(width: Int, shown: String) {
    let line: StyledLine = [Span("red", .name), Span("panda"), Span("s", .quiet)]
    let cut = line.truncated(to: Cells(width))
    #expect(Renderer().text(of: cut) == shown)
    #expect(cut.displayWidth <= Cells(width))
  }
}

@Suite("Text")
struct TextTests {
  @Test(
    "a character takes the columns that a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("🐘", 2), ("❤\u{FE0F}", 2), ("\u{200B}", 0),
      ("ｱ", 1), ("Ａ", 2), ("–", 1), ("“Ñandú” – …", 11), ("a\u{AD}b", 2), ("©\u{FE0F}x", 3),
      ("", 0), ("a\tb", 2), ("–漢…", 4),
    ])
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == Cells(columns))
    #expect(text.map(\.displayWidth).total == Cells(columns))
  }

  @Test("a text that is too wide ends in an ellipsis and fits")
  func truncation() {
    #expect("Red Panda".truncated(to: 9) == "Red Panda")
    #expect("Red Panda".truncated(to: 5) == "Red…")
    #expect("漢字漢字".truncated(to: 4) == "漢…")
    #expect("anything".truncated(to: 0) == "")
  }

  @Test("lines break between words, and a word that is too long is cut")
  func wrapping() {
    #expect("the quick brown fox".wrapped(to: 9) == ["the quick", "brown fox"])
    #expect("incomprehensible".wrapped(to: 6) == ["incomp", "rehens", "ible"])
    // A hyphen is the better place.
    #expect("White-throated Hawk".wrapped(to: 10) == ["White-", "throated", "Hawk"])
    #expect("never-ending-ness".wrapped(to: 14) == ["never-ending-", "ness"])
    #expect("-incomprehensible".wrapped(to: 8) == ["-", "incompre", "hensible"])
    #expect("-a🚀".wrapped(to: 2) == ["-", "a", "🚀"])
    #expect("".wrapped(to: 6) == [""])
    #expect("🐘🐘🐘".wrapped(to: 1) == ["🐘", "🐘", "🐘"])
  }

  @Test("a measure stays on one line, and a dot on that of what it follows")
  func bindingWords() {
    #expect("Weight 330 – 1430 lb".wrapped(to: 14) == ["Weight", "330 – 1430 lb"])
    #expect("Weight 330 – 1430 lb".wrapped(to: 10) == ["Weight 330", "– 1430 lb"])
    #expect("In 1907 the zoo".wrapped(to: 8) == ["In 1907", "the zoo"])
    #expect("Africa, Asia · 5 cm".wrapped(to: 12) == ["Africa,", "Asia · 5 cm"])
  }

  @Test("a styled line is broken between words and keeps its styles")
  func styledWrapping() {
    let line: StyledLine = [Span("ha ha ha", .name), Span(" (ho ho)", .quiet)]
    let wrapped = line.wrapped(to: 6)
    #expect(wrapped.map { Renderer().text(of: $0) } == ["ha ha", "ha (ho", "ho)"])
    #expect(wrapped.last?.spans.first?.style == .quiet)
    #expect(Renderer().text(of: line.wrapped(to: 80)[0]) == "ha ha ha (ho ho)")
  }

  @Test("nothing that a terminal would obey is left in a text from outside")
  func printable() {
    #expect("\u{1B}[31mred\u{7}\u{9B}2JJ".printable == "redJ")
    #expect("one\ntwo\tthree".printable == "one two three")
    #expect("\u{202E}evil".printable == "evil")
    #expect(Span("a\u{1B}[1mb", link: "http://x/\u{7}").text == "ab")
    #expect(Span("a", link: "http://x/\u{7}").link == "http://x/")
  }

  @Test("colour and links are written only where they are wanted")
  func rendering() {
    let line: StyledLine = [Span("Okapi", .name, link: "https://zoo.example"), Span("  ")]
    #expect(Renderer().text(of: line) == "Okapi")
    #expect(Renderer(colored: true).text(of: line) == "\u{1B}[1mOkapi\u{1B}[0m")
    #expect(
      Renderer(linked: true).text(of: line)
        == "\u{1B}]8;;https://zoo.example\u{1B}\\Okapi\u{1B}]8;;\u{1B}\\")
  }

  @Test("text hangs behind its lead, and blocks stand side by side as far as they fit")
  func layout() {
    func texts(_ lines: [StyledLine]) -> [String] { lines.map { Renderer().text(of: $0) } }
    let hanging = StyledLine("1  ").hanging("the quick brown fox", width: 12)
    #expect(texts(hanging) == ["1  the quick", "   brown fox"])
    let blocks: [[StyledLine]] = [["aa", "a"], ["bb"], ["cc", "c", "c"], ["dd"]]
    let three = ["aa bb cc", "a     c", "      c", "dd"]
    func beside(of cell: Cells = 2, in width: Cells, spacing: Cells = 0) -> [String] {
      texts(blocks.sideBySide(TileLayout(of: cell, gap: 1, in: width), spacing: spacing))
    }
    #expect(beside(in: 8) == three)
    #expect(beside(in: 7).first == "aa bb")
    #expect(beside(in: 5, spacing: 1) == ["aa bb", "a", "", "cc dd", "c", "c"])
    #expect(beside(of: 9, in: 5).first == "aa")
  }

  @Test("tiles are as wide as a row allows, and things are spread evenly over the rows")
  func tiles() {
    // Ten in rows of four would leave two in the last; three rows take them as 4, 4 and 2.
    for (least, width, things, count, cell) in [
      (20, 80, nil as Int?, 3, 25), (20, 120, 10, 5, 22), (20, 200, 10, 5, 38), (30, 100, 2, 2, 49),
      (90, 40, 10, 1, 40), (1, 0, 10, 1, 1), (20, 80, 1, 1, 80), (20, 80, 0, 1, 80),
    ] {
      let tiles = TileLayout(atLeast: Cells(least), gap: 2, in: Cells(width), for: things)
      let place = "\(least), \(width), \(things ?? 0)"
      #expect(tiles.count == count && tiles.width.count == cell, "\(place)")
      #expect(tiles.width * count + tiles.gap * (count - 1) <= Cells(max(width, 1)))
    }
  }
}
