import Console
import Testing
import ZooKit
import ZooWording

@testable import ZooScreens

@Suite("Beside a person")
struct ScaleTests {
  private static func sentence(_ measures: Measure?...) -> String? {
    Wording.personSentence(
      Animal(id: "x", name: "X", facts: measures.map { .measure($0) }, emoji: "🐾"))
  }

  @Test(
    "weights are told as people say them",
    arguments: [
      ("70", "It weighs about as much as a person."), ("140", "It weighs as much as two people."),
      ("224", "It weighs as much as three people."),
      ("4300", "It weighs as much as 61 people."), ("120000", "It weighs as much as 1700 people."),
      ("52", "Four of them weigh as much as three people."),
      ("94", "Three of them weigh as much as four people."),
      ("35", "Two of them weigh as much as a person."),
      ("1.8", "39 of them weigh as much as a person."),
      ("0.004", "18,000 of them weigh as much as a person."),
      // Of a range so wide no size is usual.
      ("12 - 75", "A large one weighs about as much as a person."),
      ("2 - 14", "Five large ones weigh as much as a person."),
      ("35 - 140", "Four of them weigh as much as five people."),
    ])
  func weights(kilograms: String, sentence: String) {
    let weight = Measure(.weight, .init(range: kilograms, unit: .kilogram))
    #expect(Self.sentence(weight) == sentence)
  }

  @Test("there is no sentence where there is nothing to compare", arguments: ["heavy", "0", "-3"])
  func nothing(pounds: String) {
    #expect(Self.sentence(Measure(.weight, .init(low: pounds, high: pounds, unit: .pound))) == nil)
  }

  @Test(
    "a height reaches a part of a person, and a length is as long as one is tall",
    arguments: [
      (.standing, "5.6", "It is 3.3 times as tall as a person."),
      (.standing, "1.2", "It reaches a person's chest."),
      (.standing, "1.75", "It is about as tall as a person."),
      (.standing, "0.01", "It reaches no higher than a person's sole."),
      (.shoulder, "0.6", "Its shoulder reaches the middle of a person's thigh."),
      (.shoulder, "0.4", "Its shoulder reaches a person's knee."),
      (.shoulder, "3.4", "Its shoulder is twice as high as a person is tall."),
      (.total, "25", "It is 15 times as long as a person is tall."),
      (.total, "1.5", "It is not quite as long as a person is tall."),
      (.total, "0.05", "34 of them end to end are as long as a person is tall."),
      (.total, "0.69", "A person is 2.5 times as tall as it is long."),
      (.shell, "0.1", "A person is 17 times as tall as its shell is long."),
      (.across, "0.85", "A person is twice as tall as it is wide."),
      (.wingspan, "0.2", "A person is 8.5 times as tall as its span is long."),
      (nil, "0.2", "A person is 8.5 times as tall."),
      (.total, "0.3 - 1.7", "A large one is about as long as a person is tall."),
      (.total, "0.05 - 0.34", "Five large ones end to end are as long as a person is tall."),
      (.total, "0.57", "Three of them end to end are as long as a person is tall."),
      (.wingspan, "3.1", "Its span is 1.8 times as long as a person is tall."),
    ] as [(BodyDimension?, String, String)])
  func sizes(dimension: BodyDimension?, metres: String, sentence: String) {
    let size = Measure(.height, .init(range: metres, unit: .metre), measured: dimension)
    #expect(Self.sentence(size) == sentence)
  }

  @Test("weight and height make one sentence, and a length gives way to a height")
  func both() {
    let weight = Measure(.weight, .init(range: "800 - 1200", unit: .kilogram))
    let height = Measure(.height, .init(range: "4.5 - 5.5", unit: .metre), measured: .standing)
    let length = Measure(.height, .init(range: "3 - 4", unit: .metre), measured: .headAndBody)
    #expect(
      Self.sentence(weight, height, length)
        == "It weighs as much as 14 people and is 2.9 times as tall as a person.")
    let light = Measure(.weight, .init(range: "20", unit: .kilogram))
    let shoulder = Measure(.height, .init(range: "0.6", unit: .metre), measured: .shoulder)
    #expect(
      Self.sentence(light, shoulder)
        == "Four of them weigh as much as a person. Its shoulder reaches the middle of a person's thigh."
    )
  }

  @Test("no line is wider than the window, and the person is in the user's units")
  func lines() {
    let weight = Measure(.weight, .init(range: "0.008", unit: .pound))
    let animal = Animal(id: "x", name: "X", facts: [.measure(weight)], emoji: "🐾")
    var preferences = Preferences()
    for width in [20, 34, 60, 200] {
      let lines = PersonComparisonView(preferences: preferences, width: Cells(width)).lines(animal)
      #expect(lines.allSatisfy { $0.displayWidth <= Cells(width) })
    }
    let title = { (preferences: Preferences) in
      let lines = PersonComparisonView(preferences: preferences, width: 80).lines(animal)
      return Renderer().text(of: lines[0])
    }
    // Without a choice, in the units of the animal's system.
    #expect(title(preferences) == "  Compared with a person (5.6 ft, 154 lb)")
    preferences.apply(["height": "m", "weight": "kg"], from: .flag)
    #expect(title(preferences) == "  Compared with a person (1.7 m, 70 kg)")
  }

  @Test("a scale is in the units that a person beside it has")
  func scale() {
    func symbols(_ choice: UnitChoice) -> [String] { choice.scaleUnits.map(\.symbol) }
    #expect(symbols(.metric) == ["m", "cm", "mm"] && symbols(.imperial) == ["ft", "in"])
    #expect(symbols(.unit(.centimetre)) == ["cm", "mm"] && symbols(.unit(.metre))[0] == "m")
  }

  @Test("whales and elephants have a scale in centimetres, too")
  func longScale() {
    for (columnsPerMetre, expected) in [(2.4, "┤ 500 cm"), (24, "┤ 50 cm"), (1.2, "┤ 1000 cm")] {
      let drawn = LineupView.Rendering(lines: [], columnsPerMetre: columnsPerMetre, columns: 76)
      let bar = Renderer().text(of: [drawn.scaleBar(in: [("cm", 0.01)])])
      #expect(bar.contains(expected), "\(bar)")
    }
  }

  @Test("a comparison is in one unit, that of the largest animal in the system of the first")
  func oneUnit() {
    func animal(_ name: String, _ weight: Measure?) -> Animal {
      Animal(id: name, exhibit: "animals", name: name, facts: [.measure(weight)], emoji: "🐾")
    }
    let owl = animal("Owl", Measure(.weight, .init(range: "830", unit: .gram)))
    let lion = animal("Lion", Measure(.weight, .init(range: "260 - 495", unit: .pound)))
    func text(_ animals: [Animal]) -> String {
      let view = ComparisonView(
        animals: animals, preferences: Preferences(), window: LayoutContext(columns: 80))
      return Renderer().text(of: view.lines)
    }
    #expect(text([owl, lion]).contains("0.83 kg") && text([owl, lion]).contains("118 – 225 kg"))
    #expect(text([lion, owl]).contains("260 – 495 lb") && text([lion, owl]).contains("1.83 lb"))
  }
}
