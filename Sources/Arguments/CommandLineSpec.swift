/// How a shell completes a word of a command line.
package enum CompletionKind: Sendable, Equatable {
  /// Not at all: only the user knows the value.
  case nothing
  case words([String])
  case file
  case commandOrTopic
  /// With what the program prints for `CommandLineSpec.namesCommand`, this kind of names and the words typed.
  case names(String)

  /// The words to choose from, if they are fixed.
  package var words: [String] { if case .words(let words) = self { words } else { [] } }
}

/// The declaration of an option, used by parser, help, completions and manual.
package struct Option: Sendable, Equatable {
  /// Its long name without dashes.
  package let name: String
  package let letter: Character?
  /// What its value is called in help, `UNIT`; `nil` for a flag that takes none.
  package let placeholder: String?
  package let summary: String
  package let completion: CompletionKind
  /// The value it has when it isn't given, for help.
  package let fallback: String?
  /// Words that shells complete and help doesn't list.
  package let extraWords: [String]

  package init(
    _ name: String, letter: Character? = nil, placeholder: String? = nil,
    completedBy completion: CompletionKind = .nothing, fallback: String? = nil,
    extraWords: [String] = [], _ summary: String
  ) {
    self.fallback = fallback
    self.extraWords = extraWords
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.summary = summary
    self.completion = completion
  }

  /// How it can be written, with its letter first.
  package var forms: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// What it does, with its words and the value it has otherwise: `how lists look (list, grid; default:
  /// list)`.
  package var meaning: String {
    let words = completion.words.joined(separator: ", ")
    let known = [words, fallback.map { "default: \($0)" } ?? ""].filter { !$0.isEmpty }
    return known.isEmpty ? summary : "\(summary) (\(known.joined(separator: "; ")))"
  }

  /// What shells complete its value to.
  var completed: CompletionKind {
    extraWords.isEmpty ? completion : .words(completion.words + extraWords)
  }

  /// The option as help shows it: `--weight UNIT`.
  package var usage: String {
    forms.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "")
  }
}

/// The declaration of an operand, a word that is not an option.
package struct Operand: Sendable, Equatable {
  /// What it is called in help: `WHICH`.
  package let placeholder: String
  package let summary: String
  package let isOptional: Bool
  /// Whether it takes any number of words; no other operand can follow it then.
  package let repeats: Bool
  package let completion: CompletionKind

  /// The operand as help shows it: `[WHICH…]`.
  package var usage: String {
    let name = placeholder + (repeats ? "…" : "")
    return isOptional ? "[\(name)]" : name
  }

  package init(
    _ placeholder: String, completedBy completion: CompletionKind = .nothing,
    isOptional: Bool = false,
    repeats: Bool = false, _ summary: String
  ) {
    self.placeholder = placeholder
    self.summary = summary
    self.isOptional = isOptional
    self.repeats = repeats
    self.completion = completion
  }
}

/// The declaration of a command.
package struct CommandSpec: Sendable, Equatable {
  /// The word a user types for it; empty for the program itself.
  package let name: String
  /// Words that other programs teach for it; accepted, but not advertised.
  package let otherNames: [String]
  package let summary: String
  /// A longer description, one paragraph per element.
  package let discussion: [String]
  package let operands: [Operand]
  /// Its own options, without those that every command takes.
  package let options: [Option]
  /// Options it takes besides, which help explains at other commands.
  package let acceptedOptions: [Option]
  package let examples: [(line: String, effect: String)]

  package init(
    _ name: String, otherNames: [String] = [], _ summary: String, discussion: [String] = [],
    operands: [Operand] = [], options: [Option] = [], acceptedOptions: [Option] = [],
    examples: [(line: String, effect: String)] = []
  ) {
    self.name = name
    self.otherNames = otherNames
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.acceptedOptions = acceptedOptions
    self.examples = examples
  }

  /// The same command taking other options.
  package func replacing(_ options: [Option]) -> CommandSpec {
    CommandSpec(
      name, otherNames: otherNames, summary, discussion: discussion, operands: operands,
      options: options, examples: examples)
  }

  /// A copy whose operands of kind `commandOrTopic` are completed with these words.
  fileprivate func completing(subjects: [String]) -> CommandSpec {
    let operands = operands.map { operand in
      operand.completion == .commandOrTopic
        ? Operand(
          operand.placeholder, completedBy: .words(subjects), isOptional: operand.isOptional,
          repeats: operand.repeats, operand.summary) : operand
    }
    return CommandSpec(
      name, otherNames: otherNames, summary, discussion: discussion, operands: operands,
      options: options, acceptedOptions: acceptedOptions, examples: examples)
  }

  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

/// The declaration of a program's whole command line.
package struct CommandLineSpec: Sendable {
  package let program: String
  package let summary: String
  /// What the program does without a command.
  package let root: CommandSpec
  /// The commands, in the order help shows them.
  package let commands: [CommandSpec]
  package let commonOptions: [Option]
  /// Words that mean others: first words such as `random` for `detail --random`, and single options.
  package let shorthands: [(words: [String], meaning: [String])]
  package let topics: [HelpTopic]
  /// What the shortest help says besides the commands.
  package let essentials: [(term: String, meaning: String)]
  /// The arguments that make the program print completions, one per line.
  package let namesCommand: [String]

  package init(
    program: String, summary: String, root: CommandSpec, commands: [CommandSpec],
    commonOptions: [Option],
    shorthands: [(words: [String], meaning: [String])] = [], topics: [HelpTopic] = [],
    essentials: [(term: String, meaning: String)] = [], namesCommand: [String] = []
  ) {
    self.program = program
    self.summary = summary
    self.root = root
    let subjects = commands.map(\.name) + topics.map(\.name)
    self.commands = commands.map { $0.completing(subjects: subjects) }
    self.commonOptions = commonOptions
    self.shorthands = shorthands
    self.topics = topics
    self.essentials = essentials
    self.namesCommand = namesCommand
  }

  package func command(named name: String) -> CommandSpec? {
    name.isEmpty ? root : commands.first { ([$0.name] + $0.otherNames).contains(name) }
  }

  /// Every option a command takes: its own, then the common ones it does not declare itself, then those
  /// explained elsewhere.
  package func options(of command: CommandSpec) -> [Option] {
    var seen: Set<String> = []
    return (command.options + commonOptions + command.acceptedOptions)
      .filter { seen.insert($0.name).inserted }
  }
}
