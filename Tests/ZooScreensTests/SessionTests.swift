import Console
import Foundation
import TestSupport
import Testing
import ZooFiles
import ZooKit
import ZooSources

@testable import ZooCommands
@testable import ZooService
@testable import ZooScreens

@Suite("Guided session", .ownThreadForRequests)
struct SessionTests {
  private let world = TestWorld(
    environment: ["ZOO_ANIMALS_API": "http://api.example"], http: .answering(twoAnimals))

  private func play(
    _ answers: String..., terminals: Set<StandardStream> = [], http: HTTPClient? = nil,
    arguments: [String] = []
  ) async -> (code: Int32, output: String, error: String) {
    let recording = Recording(answers: answers, terminals: terminals)
    let code = await Zoo.run(arguments, in: world.with(recording, http: http))
    return (code, recording.text(.output), recording.text(.error))
  }

  @Test("a whole visit: count, list, detail, settings, detail again, refresh, help, leave")
  func visit() async {
    let visit = await play(
      "11", "2", "1", "s", "kg", "m", "save", "puffin", "zebu?", "b", "", "?", "r", "2", "9", "q")
    #expect(visit.code == 0)
    #expect(visit.error.isEmpty)
    #expect(Golden.difference(visit.output, "visit") == nil)
    #expect(world.home.read(".config/zoo/preferences.json")?.contains("\"kg\"") == true)
  }

  @Test("end of input leaves at every question, and nothing is saved by it")
  func endOfInput() async {
    for answers in [[], ["2"], ["2", "1"], ["2", "s"], ["2", "s", "kg"], ["s"], ["2", "r"]] {
      let recording = Recording(answers: answers)
      #expect(await Zoo.run([], in: world.with(recording)) == 0)
      #expect(recording.text(.error).isEmpty)
    }
    #expect(world.home.read(".config/zoo/preferences.json") == nil)
  }

  @Test("what is piped in is written behind the question; what is typed is already there")
  func echo() async {
    let piped = await play("2", "q")
    #expect(piped.output.contains("(1-10)? 2\n"))
    let typed = await play("2", "q", terminals: [.input])
    #expect(!typed.output.contains("(1-10)? 2\n"))
  }

  @Test("a failed fetch offers to try again, the built-in collection and the way back")
  func failure() async {
    let failing = HTTPClient { request throws(FetchError) in
      if request.url.scheme == "zoo" { return try await HTTPClient.real.send(request) }
      throw FetchError(host: "api.example", cause: .refused)
    }
    let visit = await play(
      "2", "t", "what", "?", "back", "2", "c", "q", http: failing, arguments: ["--source", "live"])
    #expect(visit.code == 0)
    #expect(visit.output.components(separatedBy: "Can't reach api.example.").count == 4)
    #expect(visit.output.contains("Type one of these."))
    #expect(visit.output.contains("Zoo animals · 2 · built-in collection"))
  }

  @Test("settings that cannot be saved say why and keep the form")
  func unsavable() async throws {
    try world.home.write("in the way", to: ".config/zoo")
    let visit = await play("2", "s", "kg", "save", "back", "q")
    #expect(visit.code == 0)
    #expect(visit.output.contains("not a directory"))
    try FileManager.default.removeItem(atPath: world.home.file(".config"))
    let homeless = Recording(answers: ["2", "s", "kg", "save", "back", "q"])
    let code = await Zoo.run([], in: world.with(homeless, environment: ["HOME": ""]))
    #expect(code == 0)
    #expect(homeless.text(.output).contains("Set HOME"))
    #expect(homeless.text(.output).contains("Nothing was saved."))
  }

  @Test("a unit that was chosen is kept even where it is the default, and no other is")
  func chosenDefault() async {
    _ = await play("2", "s", "ft", "save", "q")
    let kept = world.home.read(".config/zoo/preferences.json")
    #expect(kept == "{\n  \"height\": \"ft\",\n  \"version\": 1\n}\n")
  }

  @Test("zoo settings asks on a terminal, takes words that are no unit amiss, and saves")
  func settingsForm() async {
    let form = Recording(
      answers: ["parsec", "", "ST", "CM", "save"], terminals: [.input, .output])
    #expect(await Zoo.run(["settings"], in: world.with(form)) == 0)
    #expect(
      form.text(.output).contains(
        "There is no setting or value called “parsec”."))
    #expect(form.text(.output).contains("not saved yet"))
    #expect(world.home.read(".config/zoo/preferences.json")?.contains("\"st\"") == true)
    let left = Recording(answers: ["kg", "back"], terminals: [.input, .output])
    #expect(await Zoo.run(["settings"], in: world.with(left)) == 0)
    #expect(left.text(.output).contains("Nothing was saved."))
    let ended = Recording(answers: ["kg"], terminals: [.input, .output])
    #expect(await Zoo.run(["settings"], in: world.with(ended)) == 0)
    #expect(world.home.read(".config/zoo/preferences.json")?.contains("\"st\"") == true)
  }
}
