import Console
import Foundation
import Synchronization
import TestSupport
import Testing
import ZooCommands
import ZooKit
import ZooService
import ZooSources
import ZooWording

@testable import ZooScreens

/// What commands ask, answered by a script instead of a terminal.
@Suite("Commands' questions")
struct PrompterTests {
  private let home = TemporaryDirectory()

  private func service() throws -> AnimalService {
    try AnimalService(
      ServiceContext(
        environment: ["HOME": home.path, "ZOO_CATS_API": "", "ZOO_CAT_BREEDS_API": ""],
        http: .real, now: Date.init, flags: [:], report: { _, _ in }, begin: { _, _ in {} }))
  }

  /// What was asked and shown in the order of lines, and the answer of the command.
  private func script(
    _ line: String, _ answers: String...
  ) async throws -> (lines: [String], answer: CommandAnswer?) {
    let lines = Mutex<[String]>([])
    let rest = Mutex(answers[...])
    @Sendable func next() -> String? { rest.withLock { $0.popFirst() } }
    @Sendable func write(_ text: String) { lines.withLock { $0.append(text) } }
    let service = try service()
    let view = SessionScreenView(answers: AnswerView(now: Date()))
    let io = PromptIO(
      ask: {
        let answer = next()
        write("\(Wording.question($0).question) \(answer ?? "^D")")
        return answer
      },
      show: { screen in
        if case .problem(let problem) = screen { return write(Wording.sentence(problem)) }
        write(
          Renderer().text(of: view.lines(screen, LayoutContext(columns: 60)))
            .trimmingCharacters(in: .newlines))
      })
    let command = try Commands.command(
      of: Commands.parse(line.split(separator: " ").map(String.init)))
    guard case .question(_, _, let asking) = try await command.run(with: service) else {
      Issue.record("\(line) asks nothing")
      return ([], nil)
    }
    let answer = try await asking(Prompter(asking: io, service))
    return (lines.withLock { $0 }, answer)
  }

  @Test("a count is asked for until it is one, and help and leaving work there")
  func count() async throws {
    let (lines, answer) = try await script("refresh", "11", "?", "3")
    #expect(lines.first == "How many zoo animals would you like to see (1-10)? 11")
    #expect(lines[1] == "Pick a number from 1 to 10." && lines[3].contains("how many animals"))
    guard case .listing(let listing, _)? = answer else {
      Issue.record("no list")
      return
    }
    #expect(listing.animals.count == 3)
    for leaving in ["q", "b", "back", "exit"] {
      #expect(try await script("refresh", leaving).answer == nil)
    }
    #expect(try await script("refresh").answer == nil)
  }

  @Test("a vague name lists its animals, of which a number is one; other words mean what they mean")
  func which() async throws {
    let (lines, answer) = try await script("detail", "panda", "2")
    #expect(lines[1].contains("1  🐼  Giant Panda") && lines[1].contains("2  🐾  Red Panda"))
    guard case .animal(let animal, _, _)? = answer else {
      Issue.record("no animal")
      return
    }
    #expect(animal.name == "Red Panda")
    guard case .comparison? = try await script("detail", "lion vs tiger").answer,
      case .listing? = try await script("detail", "heaviest bear").answer,
      case .animal? = try await script("detail", "map lion", "--json", "lion")
        .answer
    else {
      Issue.record("other words")
      return
    }
    let other = try await script("detail", "map lion", "girafe", "lion --json")
    #expect(
      [1, 3, 5].map { other.lines[$0] } == [
        "Only a name works here. Type q to leave.",
        "No animal called “girafe”. Did you mean giraffe?",
        "Only a name works here. Type q to leave.",
      ])
    // The exhibit that is asked for counts.
    let birds = try await script("gallery --exhibit birds", "siberian tiger", "zzzz")
    #expect(birds.answer == nil, "\(birds.lines)")
    #expect(birds.lines[1].hasPrefix("No bird of Chile"), "\(birds.lines)")
  }

  @Test("Enter takes what was probably meant, and a gallery may be of any exhibit that has some")
  func meant() async throws {
    guard
      case .animal(let okapi, _, _)? = try await script("detail", "okapy", "")
        .answer,
      case .comparison(let pair)? = try await script("compare", "okapy vs lion", "")
        .answer,
      case .gallery(let gallery)? = try await script(
        "gallery", "okapi", "sphinx", ""
      )
      .answer
    else {
      Issue.record("what was meant isn't taken")
      return
    }
    #expect(okapi.name == "Okapi" && pair.map(\.animal.name) == ["Okapi", "Lion"])
    #expect(gallery.animal.name == "Sphynx")
  }

  @Test("what is done with one of one's cats is asked for, and stopping says that nothing was")
  func own() async throws {
    let (form, added) = try await script("add", "Mimi", "Ana", "", "/none", "", "y")
    #expect(form.first == "Your own cat. Type 'back' to stop.")
    #expect(form.contains { $0.contains("/none") && !$0.contains("?") })
    guard case .animal(let mimi, _, _)? = added else {
      Issue.record("not added")
      return
    }
    let declined = try await script("remove", "momo", "mimi", "perhaps", "no")
    #expect(declined.answer == nil && declined.lines.last == "Nothing was removed.")
    #expect(declined.lines.contains("Type yes or no."))
    // One's cats are listed above the question.
    let left = try await script("edit", "q")
    #expect(left.answer == nil)
    #expect(left.lines.first?.contains("1  🐱  Mimi") == true)
    let kept = try await script("remove mimi")
    #expect(kept.answer == nil && kept.lines.last == "Nothing was removed.")
    let removed = try await script("remove", "1", "y")
    #expect(removed.answer == .removed(mimi, from: .own))
    await #expect(throws: Failure.self) { try await script("edit") }
  }

  @Test("a comparison takes names and numbers of the list shown")
  func comparison() async throws {
    let (lines, answer) = try await script("compare", "bear and okapi", "1 okapi")
    #expect(lines[1].contains("American Black Bear"))
    guard case .comparison(let found)? = answer else {
      Issue.record("no comparison")
      return
    }
    #expect(found.map(\.animal.name) == ["American Black Bear", "Okapi"])
  }
}
