import Collections
import Foundation
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooService

/// The animal of the day, and the sentence about every animal.
@Suite("Animal of the day", .ownThreadForRequests)
struct TodayTests {
  private let world = TestWorld(http: .real)

  @Test("every animal comes once before one comes again, and neighbouring days differ")
  func cycle() {
    for count in [1, 2, 3, 10, 264, 330, 331, 1000] {
      let places = (0..<count).map { AnimalService.place(of: $0 + 20_000, among: count) }
      #expect(Set(places) == Set(0..<count), "\(count)")
      #expect(AnimalService.place(of: -3, among: count) >= 0)
    }
  }

  @Test("every built-in zoo animal has its day")
  func everyDay() {
    let days = (0..<BuiltInCollection.animals.count).map {
      AnimalService.animalOfTheDay(at: TestWorld.now + Double($0) * 86_400).id
    }
    #expect(Set(days).count == BuiltInCollection.animals.count)
  }

  @Test("it is the same all day long (UTC), by command and in the session, and stores nothing")
  func sameForAll() async {
    let morning = TestWorld.now.addingTimeInterval(-3 * 3600)
    let today = await world.run("today", http: .unexpected, now: morning)
    let later = await world.run("today", http: .unexpected, now: TestWorld.now + 20 * 3600)
    let tomorrow = await world.run("today", http: .unexpected, now: TestWorld.now + 86_400)
    #expect(today.code == 0 && today.output == later.output && today.output != tomorrow.output)
    #expect(world.home.files.isEmpty)
    let line = await world.run("today", "--line", http: .unexpected)
    #expect(line.output.split(separator: "\n").count == 1 && line.output.contains(" · "))
    let name = AnimalService.animalOfTheDay(at: TestWorld.now).name
    let visit = await world.run(answers: ["today", "q"], http: .unexpected)
    #expect(visit.output.contains("Animal of the day: \(name). Type 'today' to meet it"))
    #expect(visit.output.contains("Compared with a person") || visit.output.contains("Habitat"))
    #expect(visit.error.isEmpty)
  }

  @Test("a sentence is under the name, in JSON, searched like a fact, and in one line")
  func sentences() async throws {
    let found = await world.run("list", "animals", "--search", "dummy")
    #expect(found.output.contains("Lion"))
    let beginning = await world.run("list", "animals", "--search", "dumm")
    #expect(beginning.output.contains("Lion"))
    let part = await world.run("list", "animals", "--search", "ummy")
    #expect(!part.output.contains("Lion"))
    let json = await world.run("detail", "lion", "--json", http: .unexpected)
    let sentence = try #require(JSONValue(parsing: Data(json.output.utf8)).text("sentence"))
    let lion = await world.run("detail", "lion", http: .unexpected)
    let rows = lion.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].contains("Lion (Panthera leo)"))
    #expect(
      lion.output.replacing(/\n +/, with: " ").contains(sentence))
    let random = await world.run("detail", "--random", "--line")
    #expect(random.output.contains(" · ") && random.output.hasSuffix(".\n"))
    let line = await world.run("lion", "--line", http: .unexpected)
    #expect(line.output == "🦁 Lion (Panthera leo) · \(sentence)\n")
  }

  @Test("an animal from an API has our sentence too")
  func live() async throws {
    let body = #"[{"id": 7, "name": "King of Beasts", "latin_name": "Panthera leo"}]"#
    let shown = await world.run(
      "refresh", "1", "--json", environment: ["ZOO_ANIMALS_API": "http://api.example"],
      http: .answering(body))
    let value = try JSONValue(parsing: Data(shown.output.utf8))
    guard case .array(let animals)? = value["animals"] else {
      Issue.record("\(shown)")
      return
    }
    let builtIn = await world.run("detail", "lion", "--json", http: .unexpected)
    let sentence = try JSONValue(parsing: Data(builtIn.output.utf8)).text("sentence")
    #expect(sentence != nil && animals.first?.text("sentence") == sentence)
  }
}
