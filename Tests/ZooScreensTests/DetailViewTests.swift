import Collections
import Foundation
import Testing
import ZooKit
import ZooSources

@testable import Console
@testable import ZooScreens

@Suite("Detail and its picture")
struct DetailViewTests {
  @Test(
    "an address is never drawn over: it stands below the picture it has no room beside",
    arguments: [(80, 24), (120, 30), (200, 50)])
  func addresses(columns: Int, rows: Int) throws {
    let address = "https://example.org/" + String(repeating: "a", count: columns / 2)
    let animal = Animal(
      id: "x", name: "X",
      facts: [.text("group", "Toy"), .links("moreAt", [address])],
      pictures: [Picture("http://h/p.png")].compactMap { $0 }, emoji: "🐾")
    var window = LayoutContext(columns: Cells(columns), rows: Cells(rows))
    window.isPictured = true
    let frame = DetailView(preferences: Preferences(), window: window, now: Date()).frame(animal)
    let slot = try #require(frame.pictures.first)
    let cells = [String](
      repeating: String(repeating: "▄", count: slot.columns.count), count: slot.rows.count)
    let lines = frame.lines([
      slot: .picture(TerminalPicture(cells: cells, columns: slot.columns.count), nil)
    ])
    #expect(lines.count <= rows && lines.allSatisfy { $0.displayWidth <= Cells(columns) })
    let text = lines.map { Renderer().text(of: $0) }
    #expect(text.count { $0.contains("▄") } == slot.rows.count)
    #expect(text.contains { $0.contains(address) && !$0.contains("▄") })
    #expect(text.contains { $0.contains("Toy") && $0.contains("▄") })
  }

  @Test("scores that are wider than the words stand below a drawing, in full")
  func besideDrawing() async throws {
    let siamese = try #require(
      BuiltInCollection.catBreeds.records.lazy.compactMap { Exhibit.catBreeds.decode($0, nil) }
        .first { $0.name == "Siamese" })
    let window = LayoutContext(columns: 80, rows: 23, drawingStyle: DrawingStyle())
    let view = DetailView(
      preferences: Preferences(), window: window, now: Date(), cutting: .init(hint: ""))
    let lines = view.frame(siamese).lines([:])
    let text = lines.map { Renderer().text(of: $0) }
    #expect(window.canShow(lines))
    #expect(text.count { $0.contains("⣿") } > 7)
    for score in ["Affectionate", "Energy", "Health issues"] {
      #expect(text.contains { $0.contains(score) }, "\(score)")
    }
  }

  @Test(
    "every cat breed has room for its drawing in a visit at 80 by 24, however much is known of it")
  func smallDrawings() async throws {
    let breeds = BuiltInCollection.catBreeds.records.compactMap {
      Exhibit.catBreeds.decode($0, nil)
    }
    #expect(breeds.count == 67)
    // Without the question and the empty lines above it and above the animal.
    let window = LayoutContext(columns: 80, rows: 21, drawingStyle: DrawingStyle())
    let view = DetailView(
      preferences: Preferences(), window: window, now: Date(),
      cutting: .init(hint: "", hasToFit: true))
    for breed in breeds {
      let lines = view.frame(breed).lines([:])
      let text = lines.map { Renderer().text(of: $0) }
      #expect(window.canShow(lines) && text.contains { $0.contains("⣿") }, "\(breed.name)")
    }
  }

  @Test(
    "a map stands where its column has room for it, and in no other",
    arguments: [(60, 70), (80, 40), (120, 50), (140, 60), (200, 60)])
  func map(columns: Int, rows: Int) throws {
    let lion = try #require(
      BuiltInCollection.animals.records.lazy.compactMap { Exhibit.animals.decode($0, nil) }
        .first { $0.name == "Lion" })
    let window = LayoutContext(
      columns: Cells(columns), rows: Cells(rows), drawingStyle: DrawingStyle())
    let lines = DetailView(preferences: Preferences(), window: window, now: Date()).frame(lion)
      .lines([:])
    #expect(Renderer().text(of: lines).contains("Where it lives"))
    #expect(window.canShow(lines) && lines.allSatisfy { $0.displayWidth <= window.columns })
  }

  @Test(
    "a bird keeps its picture however long its facts are, which 'more' shows in full",
    arguments: [(80, 24), (120, 30), (200, 50)])
  func longFacts(columns: Int, rows: Int) throws {
    let text = String(repeating: "Long words about this bird. ", count: 25)
    let bird = Animal(
      id: "x", name: "Cóndor", latinName: "Vultur gryphus",
      facts: [
        .text("englishName", "Andean Condor"), .text("order", "Cathartiformes"),
        .text("size", text), .text("habitat", text),
        .text("regions", text), .text("conservation", "Vulnerable"),
        .text("conservationNote", text), .flag("migrates", false),
        .flag("sexesDiffer", true), .text("didYouKnow", text),
        .links("audio", ["https://h.example/" + String(repeating: "a", count: 70)]),
      ], pictures: [Picture("https://h.example/p.png")].compactMap { $0 }, emoji: "🐦")
    let window = LayoutContext(columns: Cells(columns), rows: Cells(rows), isPictured: true)
    func frame(_ cutting: DetailLayout.Truncation) -> Frame {
      DetailView(preferences: Preferences(), window: window, now: Date(), cutting: cutting)
        .frame(bird)
    }
    let cut = frame(.init(hint: "Type 'more'.", hasToFit: true))
    let slot = try #require(cut.pictures.first)
    #expect(slot.rows >= 5)
    let lines = cut.lines([:])
    #expect(window.canShow(lines))
    let shown = Renderer().text(of: lines)
    #expect(shown.contains("more") && shown.contains("Type 'more'."))
    for label in ["English", "Habitat", "Did you know", "Song", "Picture"] {
      #expect(shown.contains(label), "\(label)")
    }
    #expect(!Renderer().text(of: frame(.init()).lines([:])).contains("Type 'more'."))
  }
}
