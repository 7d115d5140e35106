import Console
import Testing
import ZooKit

@testable import ZooCommands
@testable import ZooService
@testable import ZooScreens

@Suite("Beside a person")
struct ScaleTests {
  private static func lines(_ pounds: String, width: Int = 80) -> [String] {
    let weight = Measure(.weight, Measure.Reading(low: pounds, high: pounds, unit: .pound))
    let animal = Animal(id: "x", name: "X", facts: [.measure(weight)], emoji: "🐾")
    return PersonComparisonView(width: width, column: 10).lines(animal).map {
      Renderer().text(of: $0)
    }
  }

  @Test(
    "the longer bar is the greater, and the ratio is told as people say it",
    arguments: [
      ("136.69", "as much"), ("273.4", "2 times"), ("437.4", "3.2 times"), ("13668", "100 times"),
      ("68.3", "50 %"),
      ("0.008", "1/17000"), ("13.6", "1/10"),
    ])
  func ratios(pounds: String, words: String) {
    let lines = Self.lines(pounds)
    #expect(lines.count == 3)
    #expect(lines[1].hasSuffix(" " + words))
    let bars = lines.dropFirst().map { line in line.filter { "▏▎▍▌▋▊▉█".contains($0) }.count }
    #expect(bars.max() == 32 && bars.min() ?? 0 >= 1)
  }

  @Test(
    "nothing is drawn where there is nothing to compare, or no room", arguments: ["heavy", "0"])
  func nothing(pounds: String) {
    #expect(Self.lines(pounds).isEmpty)
    #expect(Self.lines("10", width: 30).isEmpty)
  }

  private static func lines(of measures: Measure?...) -> [String] {
    let animal = Animal(id: "x", name: "X", facts: measures.map { .measure($0) }, emoji: "🐾")
    return PersonComparisonView(width: 80, column: 10).lines(animal).map { Renderer().text(of: $0) }
  }

  @Test("a length is as long as a person is tall, and only told where no height is known")
  func lengths() {
    let snake = Measure(.height, .init(range: "10 - 13", unit: .foot), measured: .total)
    let long = Self.lines(of: snake)
    #expect(
      long.count == 3 && long[1].contains("Length") && long[1].hasSuffix(" 2.4 times as long"))
    #expect(long[2].hasSuffix(" as a person is tall"))
    let equal = Measure(.height, .init(range: "1.65", unit: .metre), measured: .total)
    #expect(Self.lines(of: equal)[1].hasSuffix(" just as long"))
    let tall = Measure(.height, .init(range: "14 - 18", unit: .foot), measured: .standing)
    let both = Self.lines(of: tall, snake)
    #expect(both.count == 3 && both[1].contains("Height") && both[1].hasSuffix(" 3.3 times"))
    #expect(both[2].hasSuffix(" a person"))
  }

  @Test("no line is wider than the terminal", arguments: [34, 40, 60, 200])
  func widths(width: Int) {
    for line in Self.lines("0.008", width: width) { #expect(line.displayWidth <= width) }
  }
}
