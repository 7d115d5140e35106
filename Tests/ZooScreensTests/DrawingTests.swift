import Collections
import Console
import Outlines
import TestSupport
import Testing
import ZooCommands
import ZooKit
import ZooQuery
import ZooSources

@testable import ZooScreens

@Suite("Drawings of animals")
struct DrawingTests {
  private static func animal(
    _ name: String, outline: String? = nil, exhibit: Exhibit.ID = "animals", type: String? = nil,
    metres: String? = nil
  ) -> Animal {
    Animal(
      id: name, exhibit: exhibit, name: name, silhouette: outline.map { Silhouette(outline: $0) },
      facts: [
        .text("type", type),
        .measure(
          metres.flatMap {
            Measure(.height, .init(range: $0, unit: .metre), measured: .standing)
          }),
      ], emoji: "🐾")
  }

  @Test("every place of the vocabulary is on the map, or a place that it is a part of")
  func places() {
    for term in Vocabulary.shared.terms where term.category == .place {
      #expect(
        term.whole.contains { id in
          let name = Vocabulary.shared[id].name
          return MapDrawing(of: [name], columns: 24, rows: 12, .braille) != nil
        }, "\(term.name)")
    }
  }

  @Test(
    "every built-in animal has an outline of its own and a colour; all but the cats have a scale")
  func builtIn() throws {
    for collection in BuiltInCollection.all {
      let exhibit = try #require(Exhibit.named(collection.exhibit))
      for animal in collection.records.compactMap({ exhibit.decode($0, nil) }) {
        let silhouette = try #require(animal.silhouette, "\(animal.name)")
        #expect(Outline.named(silhouette.outline) != nil, "\(animal.name): \(silhouette.outline)")
        #expect(silhouette.colour != nil, "\(animal.name)")
        let drawing = try #require(AnimalDrawing(animal))
        if exhibit.id != "cats" { #expect(drawing.unit != nil, "\(animal.name)") }
      }
    }
  }

  @Test("an outline is of the animal's class")
  func classes() {
    let birds: Set = ["owl", "eagle", "duck", "penguin", "songbird", "parrot", "heron", "ostrich"]
    for animal in BuiltInCollection.animals.records.compactMap({ Exhibit.animals.decode($0, nil) })
    {
      let outline = animal.silhouette?.outline ?? ""
      let type = animal.words("type") ?? ""
      if birds.contains(outline) { #expect(type == "Bird", "\(animal.name)") }
      if outline.contains("shark") || outline == "fish" {
        #expect(type == "Fish", "\(animal.name)")
      }
      if ["snake", "lizard", "tortoise", "crocodile"].contains(outline) {
        #expect(type == "Reptile", "\(animal.name)")
      }
      if ["big cat", "bear", "wolf", "deer", "monkey"].contains(outline) {
        #expect(type == "Mammal", "\(animal.name)")
      }
    }
  }

  @Test(
    "an animal without one gets that of a word in its name, of its type or its exhibit, or none")
  func fallbacks() {
    #expect(AnimalDrawing(Self.animal("Great Horned Owl", type: "Bird"))?.outline.name == "owl")
    #expect(AnimalDrawing(Self.animal("Owl Monkey", type: "Mammal"))?.outline.name == "monkey")
    #expect(AnimalDrawing(Self.animal("Penguin", exhibit: "cats"))?.outline.name == "cat")
    #expect(AnimalDrawing(Self.animal("Zorilla", type: "Bird"))?.outline.name == "songbird")
    #expect(AnimalDrawing(Self.animal("Cat 5f3a", exhibit: "cats"))?.outline.name == "cat")
    #expect(AnimalDrawing(Self.animal("Rex", exhibit: "dog-breeds"))?.outline.name == "retriever")
    #expect(AnimalDrawing(Self.animal("Zorilla", type: "Mammal")) == nil)
    #expect(AnimalDrawing(Self.animal("X", outline: "no such", type: "Mammal")) == nil)
  }

  @Test(
    "an absurd size gives a drawing without a scale",
    arguments: ["0", "1000000000", "0.0000001", "NaN", "-3", "tall"])
  func absurd(metres: String) {
    let animal = Self.animal("Lion", outline: "lion", metres: metres)
    let drawing = AnimalDrawing(animal)
    #expect(drawing != nil && drawing?.unit == nil)
    #expect(LineupView.Figure(animal) == nil)
    let lines = PersonComparisonView(preferences: Preferences(), width: 80)
      .drawing(of: animal, rows: 12, DrawingStyle())
    #expect(lines.isEmpty)
  }

  @Test(
    "what is smaller than a hand stands beside a hand, what is smaller than a coin beside a coin")
  func companions() {
    #expect(LineupView.Figure.companion(ofExtent: 2, units: .metric)?.name == "a person")
    #expect(LineupView.Figure.companion(ofExtent: 0.2, units: .metric)?.name == "a hand, 18 cm")
    #expect(LineupView.Figure.companion(ofExtent: 0.01, units: .metric)?.name == "a coin, 2.4 cm")
    #expect(
      LineupView.Figure.companion(ofExtent: 0.2, units: .unit(.foot))?.name == "a hand, 7.1 in")
  }

  @Test(
    "drawings are for terminals that can show them",
    arguments: [
      (["LANG": "en_US.UTF-8"], DotCharacters.braille), (["LANG": "C"], nil), ([:], .braille),
      (["LC_ALL": "POSIX", "LANG": "C.UTF-8"], nil),
      (["LANG": "C.UTF-8", "TERM": "linux"], .halfBlocks),
    ] as [([String: String], DotCharacters?)])
  func styles(environment: [String: String], characters: DotCharacters?) {
    #expect(DrawingStyle(environment: environment, cell: nil)?.characters == characters)
  }

  @Test("six animals with long names stand in one line-up, however wide the window")
  func longNames() throws {
    let names = [
      "American Staffordshire Terrier", "Bull Terrier", "Cairn Terrier", "Border Terrier",
      "Irish Terrier", "Australian Terrier",
    ]
    let dogs = BuiltInCollection.dogBreeds.records.compactMap { Exhibit.dogBreeds.decode($0, nil) }
      .filter { names.contains($0.name) }.compactMap { LineupView.Figure($0) }
    #expect(dogs.count == 6)
    for columns in 56...160 {
      let view = LineupView(style: DrawingStyle(), columns: Cells(columns))
      let lines = view.lines(dogs, rows: 14)
      #expect(
        !lines.isEmpty && lines.allSatisfy { $0.displayWidth <= Cells(columns) }, "\(columns)")
    }
  }

  @Test("the name by which a bird is listed is in the table, whole")
  func listedNames() throws {
    let birds = BuiltInCollection.birds.records.compactMap { Exhibit.birds.decode($0, nil) }
    let animals = BuiltInCollection.animals.records.compactMap { Exhibit.animals.decode($0, nil) }
    let bird = try #require(birds.first { $0.name == "Picaflor de Juan Fernández" })
    let frog = try #require(animals.first { $0.name == "Panamanian Golden Frog" })
    func text(_ columns: Int) -> String {
      var window = LayoutContext(columns: Cells(columns), rows: 24)
      window.drawingStyle = DrawingStyle()
      let view = ComparisonView(
        animals: [bird, frog], preferences: Preferences(), window: window)
      return Renderer().text(of: view.lines)
    }
    for columns in [60, 80, 120] {
      #expect(text(columns).contains("(Picaflor") && text(columns).contains("Fernández)"))
    }
  }

  @Test(
    "a comparison is drawn where there is room, and has bars elsewhere",
    arguments: [20, 40, 80, 200])
  func comparison(columns: Int) throws {
    let names = ["Reticulated Giraffe", "Lion", "Emperor Penguin", "Naked Mole-rat"]
    let animals = BuiltInCollection.animals.records.compactMap { Exhibit.animals.decode($0, nil) }
      .filter { names.contains($0.name) }
    #expect(animals.count == 4)
    for rows in [10, 24, 50] {
      var window = LayoutContext(columns: Cells(columns), rows: Cells(rows))
      window.drawingStyle = DrawingStyle()
      let lines = ComparisonView(
        animals: animals, preferences: Preferences(), window: window
      ).lines
      #expect(
        lines.allSatisfy { $0.displayWidth <= Cells(columns) || columns < 40 }, "\(columns)x\(rows)"
      )
      let isDrawn = lines.contains {
        $0.spans.contains { $0.text.contains(where: Screen.isBraille) }
      }
      #expect(
        isDrawn == (columns >= 80 && rows >= 24 || columns >= 40 && rows >= 50),
        "\(columns)x\(rows)")
      if isDrawn { #expect(window.canShow(lines), "\(columns)x\(rows)") }
      // One whose size is not known leaves the others their drawing.
      let mimi = Animal(id: "m", name: "Mimi", emoji: "🐱")
      let mixed = ComparisonView(
        animals: [animals[0], animals[1], mimi], preferences: Preferences(), window: window
      ).lines
      let isMixedDrawn = mixed.contains {
        $0.spans.contains { $0.text.contains(where: Screen.isBraille) }
      }
      #expect(isMixedDrawn == isDrawn && Renderer().text(of: mixed).contains("not"))
      window.isSpoken = true
      window.drawingStyle = nil
      let spoken = ComparisonView(
        animals: animals, preferences: Preferences(), window: window
      ).lines
      let text = Renderer().text(of: spoken).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      #expect(text.contains("weighs as much as"))
    }
  }
}
