import TestSupport
import Testing
import ZooKit

@testable import ZooScreens

/// Where in what is typed a command stands, and what insists on a source.
@Suite("Commands among other words", .ownThreadForRequests)
struct CommandWordsTests {
  private let world = TestWorld(http: .unexpected)

  @Test(
    "a command is found behind words that mean nothing, and at the end",
    arguments: [
      ("show me the map of koalas", "where it lives, by region"),
      ("koala map", "where it lives, by region"),
      ("list tags", "tabby\n"),
      ("golden retriever photo", "Golden Retriever"),
      ("show me a picture of a tiger", "Tiger (Panthera tigris)"),
      ("show me owls", "“owls” · 9 ·"), ("show all mammals", "“mammals” · 480 ·"),
      // An article asks for nothing, so one animal is wanted.
      ("detail the owl", "9 animals match “the owl”:"),
      ("birds --page 2", "All exhibits · “birds” · 20 of 293 · page 2 ·"),
      // Here it is no command, or one that takes no words.
      ("list random cats", "random"), ("cats with tags", "Cats · “cats” · 26 ·"),
      ("birds today", "No bird of Chile is called “today”."),
    ])
  func commands(typed: String, expected: String) async {
    let outcome = await world.run(
      arguments: typed.split(separator: " ").map(String.init) + ["--source", "built-in"],
      http: .real)
    #expect((outcome.output + outcome.error).contains(expected), "\(outcome)")
  }

  @Test("the fact of the day is today's")
  func today() async {
    let today = await world.run("today")
    #expect(await world.run("fact", "of", "the", "day").output == today.output)
    #expect(today.code == 0)
  }

  @Test("an option that is called like a command names it, and a near option comes first")
  func options() async {
    #expect(await world.run("--list").error.contains("Did you mean 'zoo list'?"))
    #expect(await world.run("list", "cats", "--tags", "x").error.contains("'--tag'?"))
  }

  @Test("a visit knows the cache and the version, as the shell does")
  func visit() async {
    let visit = await world.run(answers: ["version", "cache", "cache clear", "q"])
    for shown in ["zoo 0", "pictures", "Removed from the cache"] {
      #expect(visit.output.contains(shown), "\(visit.output)")
    }
  }

  @Test("whoever insists on the live source is given nothing that was shown before from another")
  func insisting() async {
    let nowhere = Dictionary(
      uniqueKeysWithValues: ["CAT_BREEDS", "DOG_BREEDS", "BIRDS", "CATS"].map {
        ("ZOO_\($0)_API", "http://127.0.0.1:9")
      })
    let shown = await world.run(
      "list", "animals", "--source", "built-in", "--per-page", "1",
      terminals: [.output], environment: nowhere, http: .real)
    #expect(shown.output.contains("Aardvark"))
    for word in ["aardvark", "mammals", "siamese"] {
      let live = await world.run(word, "--source", "live", environment: nowhere, http: .real)
      #expect(live.code == 69 && live.output.isEmpty, "\(live)")
    }
  }

  @Test("a ranking begins with the exhibit that has the first animal, and each has its page")
  func rankings() async {
    for (page, first) in [("1", "Tiger"), ("2", "Lion")] {
      let cats = await world.run(
        "biggest", "cat", "--per-page", "1", "--page", page, "--source", "built-in")
      #expect(cats.output.contains("2 of 82"), "\(cats.output)")
      #expect(cats.output.contains("1  ") && cats.output.contains(first), "\(cats.output)")
    }
  }

  @Test(
    "a superlative ranks by a score where the exhibit has one, and else lists those that are so",
    arguments: [
      ("friendliest cat breed", "by stranger friendly"), ("smartest cat", "by intelligence"),
      ("smartest dog", "“smartest dog”"), ("most affectionate dog", "“affectionate dog”"),
      ("el animal más grande", "heaviest first"), ("perro más pequeño", "lightest first"),
    ])
  func superlatives(typed: String, heading: String) async {
    let ranked = await world.run(
      arguments: typed.split(separator: " ").map(String.init) + ["--source", "built-in"])
    #expect(ranked.code == 0 && ranked.output.contains(heading), "\(ranked.output)")
  }

  @Test("animals of several exhibits that are sorted by a size are shown in one system")
  func units() async {
    let birds = await world.run("biggest", "bird", "--per-page", "1", "--source", "built-in")
    #expect(birds.output.contains("Common Ostrich") && !birds.output.contains(" kg"))
    let metric = await world.run(
      "biggest", "bird", "--per-page", "1", "--source", "built-in", "--units", "metric")
    #expect(!metric.output.contains(" lb") && metric.output.contains(" kg"))
  }

  @Test("the exhibit that a word calls comes first, and what was shown last changes no order")
  func order() async {
    let calm = await world.run("calm", "cats", "--source", "built-in", terminals: [.output])
    let titles = calm.output.split(separator: "\n").filter {
      $0.hasSuffix("s") && !$0.hasPrefix(" ")
    }
    #expect(titles.first == "Cat breeds", "\(calm.output)")
    let before = await world.run("mammals", "--source", "built-in")
    _ = await world.run(
      "list", "animals", "--page", "30", "--source", "built-in", terminals: [.output])
    #expect(await world.run("mammals", "--source", "built-in").output == before.output)
  }

  @Test(
    "a row says what it is listed for, and what isn't known of it",
    arguments: [
      ("ocean", "African Penguin  ocean · Rocky coasts"),
      ("animals in africa", "Basenji"),
      ("extinct in the wild", "Nothing here is “extinct in the wild”."),
      ("xyzzyq", "No animal called “xyzzyq”."),
      ("what is the fastest animal", "Which is fastest is not known. Choose heaviest,"),
      ("lightest insect --all", "Seven-spot Ladybird  Weight not known"),
    ])
  func rows(typed: String, expected: String) async {
    let outcome = await world.run(
      arguments: typed.split(separator: " ").map(String.init) + ["--source", "built-in"])
    let words = (outcome.output + outcome.error).singleSpaced
    #expect(words.contains(expected.singleSpaced), "\(words)")
  }

  @Test("a misspelt key is no part of a name, in a visit as after zoo")
  func misspelt() async {
    let visit = await world.run(answers: ["lis", "q"])
    #expect(visit.output.contains("Did you mean list?"), "\(visit.output)")
    #expect(await world.run("lis").error.contains("Did you mean 'list'?"))
  }
}
