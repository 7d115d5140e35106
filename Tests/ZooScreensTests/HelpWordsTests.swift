import Arguments
import Foundation
import Testing
import ZooCommands
import ZooKit
import ZooSources
import ZooWording

@Suite("Words of help")
struct HelpWordsTests {
  @Test("every command, operand and option has words", arguments: commands)
  func complete(name: String) throws {
    let command = try #require(Wording.commandLineWithHelp.command(named: name))
    #expect(!command.summary.isEmpty)
    for operand in command.operands { #expect(!operand.summary.isEmpty, "\(operand.usage)") }
    for option in Wording.commandLineWithHelp.options(of: command) {
      #expect(!option.summary.isEmpty, "\(option.usage)")
    }
  }

  @Test("no words are about what doesn't exist")
  func nothingElse() {
    let text = Wording.helpText
    #expect(Set(text.commands.keys) == Set(Self.commands))
    let options = Set(
      Self.commands.flatMap { name in
        let command = Commands.commandLine.command(named: name)
        return command.map { Commands.commandLine.options(of: $0).map(\.name) } ?? []
      })
    #expect(Set(text.options.keys).isSubset(of: options))
    for (name, words) in text.commands {
      let command = Commands.commandLine.command(named: name)
      #expect(
        Set(words.operands.keys) == Set(command?.operands.map(\.placeholder) ?? []), "\(name)")
      let known = command.map { Commands.commandLine.options(of: $0).map(\.name) } ?? []
      #expect(Set(words.options.keys).isSubset(of: known), "\(name)")
      for (option, summary) in words.options { #expect(text.options[option] != summary) }
    }
  }

  @Test("every exhibit has a sentence of its own")
  func exhibits() {
    for exhibit in Exhibit.all {
      #expect(Wording.summary(of: exhibit) != exhibit.plural, "\(exhibit.id)")
    }
  }

  @Test("the schema of the preferences describes them in the words of help")
  func schema() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("config/preferences.schema.json")
    let schema = try JSONValue(parsing: Data(contentsOf: file))
    for key in PreferenceKey.all {
      let property = try #require(schema["properties"]?[key.name], "\(key.name)")
      #expect(property["description"]?.text == Wording.summary(of: key), "\(key.name)")
    }
  }

  private static let commands =
    [Commands.commandLine.root.name] + Commands.commandLine.commands.map(\.name)
}
