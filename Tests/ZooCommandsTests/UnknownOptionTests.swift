import Arguments
import Testing

@testable import ZooCommands

@Suite("Unknown options")
struct UnknownOptionTests {
  @Test(
    "an unknown option is a misspelt one, words that say which animals, or one that another program has",
    arguments: [
      ("list --diet carnivore", "zoo carnivore"), ("--endangered", "zoo endangered"),
      ("--habitat=ocean", "zoo ocean"), ("list dogs --group herding", "zoo dogs herding"),
      ("list --diet carnivore --source built-in --json", "zoo carnivore"),
      ("list --serach owl", "--search"), ("compare lion tiger --sea", nil),
      ("--habitat ocean lobster roll", nil),
      ("list --all owl --al", "--all"), ("detail lion --wieght kg", "--weight"),
      ("list cats --tga cute", "--tag"), ("list --format csv", "--tsv"),
      ("list --format json", "--json"), ("detail lion --output=json", "--json"),
      ("list --foo bar", nil),
    ])
  func suggestion(line: String, meant: String?) throws {
    var found: String?
    let arguments = line.split(separator: " ").map(String.init)
    #expect(throws: UsageError.self) {
      do { _ = try Commands.parse(arguments) } catch {
        if case .unknownOption(_, _, let suggestion)? = error as? UsageError { found = suggestion }
        throw error
      }
    }
    #expect(found == meant)
    // What is suggested can be typed.
    if let found, found.hasPrefix("zoo ") {
      let words = found.split(separator: " ").dropFirst().map(String.init)
      #expect(try Commands.command(of: Commands.parse(words)) is RootCommand)
    }
  }

  @Test(
    "after list, words that are no exhibit are read as those of zoo are, after detail those that are one",
    arguments: [
      ("show me cats", true), ("detail dogs", true), ("show me a lion", true), ("detail", false),
      ("list carnivores", true), ("ls dogs herding", true), ("list dogs", false),
      ("list mine", false), ("list", false),
    ])
  func listed(line: String, areWords: Bool) throws {
    let parsed = try Commands.parse(line.split(separator: " ").map(String.init))
    #expect(try Commands.command(of: parsed) is RootCommand == areWords)
  }

  @Test("a misspelt exhibit after list is none of these")
  func misspelt() throws {
    let parsed = try Commands.parse(["list", "dgos"])
    #expect(throws: (any Error).self) { try Commands.command(of: parsed) }
  }
}
