import Arguments
import ZooCommands
import ZooKit
import ZooWording

/// Help as JSON: the command line as it is declared.
enum HelpJSON {
  /// `{"command": "detail", "options": […], …}`; of a topic `{"topic": "files", "text": […]}`.
  static func value(of help: Answer.Help) -> JSONValue {
    switch help {
    case .command(let name, _):
      command(Wording.command(named: name))
    case .topic(let topic): self.topic(Wording.helpTopic(topic))
    }
  }

  private static func topic(_ topic: HelpTopic) -> JSONValue {
    [
      "topic": .string(topic.name), "summary": .string(topic.summary),
      "text": .array(topic.blocks.flatMap(texts).map(JSONValue.string)),
    ]
  }

  private static func command(_ command: CommandSpec) -> JSONValue {
    var members: JSONObject = [
      "command": .string(command.name), "summary": .string(command.summary),
      "discussion": .array(command.discussion.map(JSONValue.string)),
      "operands": .array(
        command.operands.map {
          [
            "name": .string($0.placeholder), "summary": .string($0.summary),
            "isOptional": .bool($0.isOptional), "repeats": .bool($0.repeats),
            "words": words($0.completion),
          ]
        }),
      "options": .array(Wording.commandLineWithHelp.options(of: command).map(option)),
      "examples": .array(
        command.examples.map { ["line": .string($0.line), "effect": .string($0.effect)] }),
    ]
    if command.name.isEmpty {
      members["commands"] = .array(Wording.commandLineWithHelp.commands.map { .string($0.name) })
      members["topics"] = .array(Wording.commandLineWithHelp.topics.map { .string($0.name) })
    }
    return .object(members)
  }

  private static func option(_ option: Option) -> JSONValue {
    [
      "name": .string(option.name), "letter": option.letter.map { .string(String($0)) } ?? .null,
      "value": option.placeholder.map { .string($0) } ?? .null,
      "summary": .string(option.summary), "words": words(option.completion),
      "default": option.fallback.map { .string($0) } ?? .null,
    ]
  }

  private static func words(_ completion: CompletionKind) -> JSONValue {
    .array(completion.words.map(JSONValue.string))
  }

  private static func texts(_ block: HelpTopic.Block) -> [String] {
    switch block {
    case .text(let paragraph): [paragraph]
    case .rows(let rows): rows.map { "\($0.term): \($0.meaning)" }
    }
  }
}
