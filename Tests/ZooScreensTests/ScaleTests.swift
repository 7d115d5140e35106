import Console
import Testing
import ZooKit

@testable import ZooCommands
@testable import ZooKeeping
@testable import ZooScreens

@Suite("Beside a person")
struct ScaleTests {
  private static func lines(_ pounds: String, width: Int = 80) -> [String] {
    let weight = Measure(.weight, Measure.Reading(low: pounds, high: pounds, unit: .pound))
    let animal = Specimen(id: "x", name: "X", facts: [.measure("Weight", weight)], emoji: "🐾")
    return ScaleView(width: width, column: 10).lines(animal).map { Renderer().text(of: $0) }
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

  @Test("no line is wider than the terminal", arguments: [34, 40, 60, 200])
  func widths(width: Int) {
    for line in Self.lines("0.008", width: width) { #expect(line.displayWidth <= width) }
  }
}
