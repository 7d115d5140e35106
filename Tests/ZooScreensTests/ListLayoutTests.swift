import Collections
import Console
import Foundation
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooScreens
@testable import ZooService

/// What a list's layout follows from, and what no layout leaves out.
@Suite("List layouts")
struct ListLayoutTests {
  private static func given(
    _ columns: Int, _ rows: Int?, _ thumbnails: ListLayout.Thumbnails, count: Int = 10,
    hasStories: Bool = false
  ) -> ListLayout.Input {
    ListLayout.Input(
      width: Cells(columns), rows: rows.map { Cells($0) }, count: count, thumbnails: thumbnails,
      hasStories: hasStories, hasWords: true, names: 25)
  }

  /// The layout that is taken if the words of each animal take so many lines in each.
  private static func taken(
    _ given: ListLayout.Input, isGrid: Bool = false, lines: Int
  ) -> ListLayout {
    let words = [Array(repeating: Cells(lines), count: given.count)]
    let fitted = (isGrid ? ListLayout.grids(given) : ListLayout.lists(given)).map {
      $0.fitted(given, words: words, titles: 0)
    }
    return (fitted.first { $0.hasRoom } ?? fitted[fitted.count - 1]).layout
  }

  @Test(
    "of a list's layouts the first that has room is taken",
    arguments: [
      // Drawings: large ones in one column, else in more, else none.
      (given(120, 60, .drawn), 2, .cards, 1, 3, 1), (given(80, 19, .drawn), 2, .cards, 2, 3, 0),
      (given(80, 14, .drawn), 2, .rows, 1, 0, 0), (given(40, 17, .drawn), 2, .rows, 1, 0, 0),
      // Stories need wider cards.
      (given(120, 26, .photographs, hasStories: true), 3, .cards, 2, 3, 1),
      (given(80, 22, .photographs, hasStories: true), 2, .cards, 1, 2, 0),
      // Ten pictures are worth a list that is scrolled, a hundred are not.
      (given(80, 20, .photographs, hasStories: true), 3, .cards, 1, 2, 0),
      (given(80, 20, .photographs, count: 100), 3, .rows, 1, 0, 0),
      (given(80, 20, .none), 1, .rows, 1, 0, 0), (given(80, nil, .none), 9, .rows, 1, 0, 0),
    ] as [(ListLayout.Input, Int, ListLayout.Kind, Int, Cells, Cells)])
  func lists(
    given: ListLayout.Input, lines: Int, kind: ListLayout.Kind, columns: Int, picture: Cells,
    spacing: Cells
  ) {
    let layout = Self.taken(given, lines: lines)
    #expect(layout.kind == kind && layout.tiles.count == columns)
    #expect(layout.pictureRows == picture && layout.spacing == spacing)
  }

  @Test(
    "a grid's pictures are as large as the words below them allow, else names stand alone",
    arguments: [
      (given(200, 47, .photographs), 3, .grid, 5, 12), (given(120, 26, .drawn), 3, .grid, 5, 7),
      (given(80, 20, .photographs), 2, .grid, 3, 3), (given(80, 20, .drawn), 3, .names, 2, 0),
      (given(80, 20, .none), 1, .names, 2, 0), (given(40, 17, .none), 2, .names, 1, 0),
      (given(120, nil, .photographs), 2, .grid, 5, 5),
    ] as [(ListLayout.Input, Int, ListLayout.Kind, Int, Cells)])
  func grids(
    given: ListLayout.Input, lines: Int, kind: ListLayout.Kind, columns: Int, picture: Cells
  ) {
    let layout = Self.taken(given, isGrid: true, lines: lines)
    #expect(layout.kind == kind && layout.tiles.count == columns)
    #expect(layout.pictureRows == picture)
  }

  // MARK: - What must be shown

  /// How often each word is there; one that no column of words can hold may be parted.
  private static func words(_ text: String) -> [Substring: Int] {
    text.split { !$0.isLetter && !$0.isNumber }.filter { $0.count <= 16 }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func animals(of exhibit: Exhibit, from source: Source) -> [Animal] {
    let records = BuiltInCollection.named(exhibit.id)?.records ?? []
    let base = source == .live ? "https://zoo.example" : nil
    return Array(records.lazy.compactMap { exhibit.decode($0, base) }.prefix(10))
  }

  private static func windows(_ columns: Int) -> [LayoutContext] {
    var windows = [
      LayoutContext(columns: Cells(columns)), LayoutContext(columns: Cells(columns), rows: 21),
      LayoutContext(columns: Cells(columns), rows: 21, drawingStyle: DrawingStyle()),
      LayoutContext(columns: Cells(columns), rows: 47, drawingStyle: DrawingStyle()),
    ]
    windows += windows.dropFirst(2).map { window in
      var window = window
      (window.isPictured, window.usesWikipedia) = (true, true)
      return window
    }
    return windows
  }

  @Test(
    "no list drops or cuts what its exhibit must show", arguments: Exhibit.all.map(\.id),
    [Source.live, .builtIn])
  func required(id: Exhibit.ID, source: Source) throws {
    let exhibit = try #require(Exhibit.named(id))
    var faults: [String] = []
    let animals = Self.animals(of: exhibit, from: source)
    let name = try #require(animals.first?.name)
    for isSearch in [false, true] {
      let listing = Listing(
        exhibit: exhibit.id, animals: animals, source: source, search: isSearch ? name : nil)
      let keys = isSearch ? exhibit.searchColumns : exhibit.columns
      let required = animals.flatMap { animal in keys.compactMap(animal.listedWords) }
      for columns in stride(from: 40, through: 200, by: Waiting.isWhole ? 8 : 40) {
        for window in Self.windows(columns) {
          for isGrid in [false, true] {
            let view = ListView(
              exhibit: exhibit, window: window, preferences: Preferences(), now: TestWorld.now,
              isGrid: isGrid)
            let lines = view.frame(listing).lines([:])
            let shown = Self.words(Renderer().text(of: lines))
            let missing = Self.words(required.joined(separator: " "))
              .filter { shown[$0.key, default: 0] < $0.value }.keys
            let place = "\(columns)×\(window.rows ?? 0), grid: \(isGrid), found: \(isSearch)"
            if !missing.isEmpty { faults.append("\(place): \(missing.joined(separator: " "))") }
            if window.rows != nil, lines.contains(where: { $0.displayWidth > window.columns }) {
              faults.append("\(place): too wide")
            }
            guard let key = exhibit.story else { continue }
            for story in animals.compactMap({ $0.words(key) }) {
              // Beside a picture and a number sixty columns are free from eighty on.
              let told = columns >= 80 && !isGrid ? story.firstSentence : story.firstWords
              let untold = Self.words(told).keys.filter { shown[$0] == nil }
              if !untold.isEmpty { faults.append("\(place): \(untold.joined(separator: " "))") }
            }
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }

  @Test("what is too long comes after what must be shown, and is said to be cut")
  func overlong() {
    let long = Animal(
      id: "1", exhibit: "cats", name: String(repeating: "Mew ", count: 75),
      facts: [.list("tags", (1...500).map { "tag\($0)" }), .text("owner", "Ada")], emoji: "🐱")
    for columns in [40, 80, 120] {
      let lines = ListView(
        exhibit: .cats, window: LayoutContext(columns: Cells(columns), rows: 20),
        preferences: Preferences(), now: TestWorld.now
      ).frame(Listing(exhibit: "cats", animals: [long, long], source: .live)).lines([:])
      let text = Renderer().text(of: lines)
      #expect(text.contains("Mew…") && Self.words(text)["tag500"] == 2 && text.contains("Ada"))
      #expect(lines.allSatisfy { $0.displayWidth <= Cells(columns) })
    }
    let breed = Animal(
      id: "1", exhibit: "cat-breeds", name: "Long",
      facts: [
        .text("origin", "Chile"), .text("description", String(repeating: "purr ", count: 2000)),
      ], emoji: "🐈")
    let lines = ListView(
      exhibit: .catBreeds, window: LayoutContext(columns: 80, rows: 20), preferences: Preferences(),
      now: TestWorld.now
    ).frame(Listing(exhibit: "cat-breeds", animals: [breed], source: .live)).lines([:])
    #expect(lines.count == 7 && Renderer().text(of: lines).contains("Chile"))
    #expect(Renderer().text(of: lines).hasSuffix("purr…\n"))
  }

  @Test("an outline is drawn once in a list, and none where they tell nobody apart")
  func outlines() {
    let window = LayoutContext(columns: 80, rows: 60, drawingStyle: DrawingStyle())
    func list(_ outlines: [String]) -> [String] {
      let animals = outlines.enumerated().map { index, outline in
        Animal(
          id: "\(index)", exhibit: "animals", name: "No. \(index)",
          silhouette: Silhouette(outline: outline, colour: .tan),
          facts: [.text("habitat", "Zoo")], emoji: "🐾")
      }
      return ListView(
        exhibit: .animals, window: window, preferences: Preferences(), now: TestWorld.now
      ).frame(Listing(exhibit: "animals", animals: animals, source: .builtIn)).lines([:])
        .map { Renderer().text(of: $0) }
    }
    let some = list(["lion", "eagle", "lion"])
    #expect(some.count { $0.contains("🐾") } == 1)
    #expect(some.contains { $0.hasPrefix("  3  🐾  ") && $0.contains("No. 2") })
    let same = list(["lion", "lion", "lion", "lion"])
    #expect(same.count { $0.contains("🐾") } == 4 && same.count == 6)
  }
}

extension String {
  fileprivate var firstSentence: String {
    let end = ranges(of: ". ").first { distance(from: startIndex, to: $0.lowerBound) > 20 }
    return end.map { String(self[..<$0.lowerBound]) } ?? self
  }

  fileprivate var firstWords: String { split(separator: " ").prefix(2).joined(separator: " ") }
}
