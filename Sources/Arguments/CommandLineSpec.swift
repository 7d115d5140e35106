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
  /// What it does, for help; empty where `CommandLineSpec.described(by:)` adds it.
  package fileprivate(set) var summary: String
  package let completion: CompletionKind
  /// The value it has when it isn't given, for help.
  package let fallback: String?
  /// Words that shells complete and help doesn't list.
  package let extraWords: [String]

  package init(
    _ name: String, letter: Character? = nil, placeholder: String? = nil,
    completedBy completion: CompletionKind = .nothing, fallback: String? = nil,
    extraWords: [String] = [], _ summary: String = ""
  ) {
    self.fallback = fallback
    self.extraWords = extraWords
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.summary = summary
    self.completion = completion
  }

  fileprivate func described(by summaries: [String: String]) -> Option {
    var option = self
    option.summary = summaries[name] ?? summary
    return option
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
  package fileprivate(set) var summary: String
  package let isOptional: Bool
  /// Whether it takes any number of words; no other operand can follow it then.
  package let repeats: Bool
  package fileprivate(set) var completion: CompletionKind

  /// The operand as help shows it: `[WHICH…]`.
  package var usage: String {
    let name = placeholder + (repeats ? "…" : "")
    return isOptional ? "[\(name)]" : name
  }

  package init(
    _ placeholder: String, completedBy completion: CompletionKind = .nothing,
    isOptional: Bool = false,
    repeats: Bool = false, _ summary: String = ""
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
  package fileprivate(set) var summary: String
  /// Whether the shortest help leaves it out.
  package fileprivate(set) var isRare = false
  /// A longer description, one paragraph per element.
  package fileprivate(set) var discussion: [String]
  package fileprivate(set) var operands: [Operand]
  /// Its own options, without those that every command takes.
  package fileprivate(set) var options: [Option]
  /// Options it takes besides, which help explains at other commands.
  package fileprivate(set) var acceptedOptions: [Option]
  package fileprivate(set) var examples: [(line: String, effect: String)]

  package init(
    _ name: String, otherNames: [String] = [], _ summary: String = "", discussion: [String] = [],
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
    var command = self
    (command.options, command.acceptedOptions) = (options, [])
    return command
  }

  /// A copy whose operands of kind `commandOrTopic` are completed with these words.
  fileprivate func completing(subjects: [String]) -> CommandSpec {
    var command = self
    for index in operands.indices where operands[index].completion == .commandOrTopic {
      command.operands[index].completion = .words(subjects)
    }
    return command
  }

  /// The same with the words of its help.
  ///
  /// - Parameter summaries: those of options, where the command's own words have none.
  fileprivate func described(by text: CommandHelpText, options summaries: [String: String])
    -> CommandSpec
  {
    var command = self
    (command.summary, command.discussion) = (text.summary, text.discussion)
    command.examples = text.examples
    command.isRare = text.isRare
    for index in operands.indices {
      command.operands[index].summary = text.operands[operands[index].placeholder] ?? ""
    }
    let summaries = summaries.merging(text.options) { $1 }
    command.options = options.map { $0.described(by: summaries) }
    command.acceptedOptions = acceptedOptions.map { $0.described(by: summaries) }
    return command
  }

  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

/// The declaration of a program's whole command line.
package struct CommandLineSpec: Sendable {
  package let program: String
  package private(set) var summary: String
  /// What the program does without a command.
  package private(set) var root: CommandSpec
  /// The commands, in the order help shows them.
  package private(set) var commands: [CommandSpec]
  package private(set) var commonOptions: [Option]
  /// Words that mean others: first words such as `random` for `detail --random`, and single options.
  package let shorthands: [(words: [String], meaning: [String])]
  package let topicNames: [String]
  /// The topics of help by these names, once it is described.
  package private(set) var topics: [HelpTopic] = []
  /// What the shortest help says besides the commands.
  package private(set) var essentials: [(term: String, meaning: String)]
  /// The arguments that make the program print completions, one per line.
  package let namesCommand: [String]

  package init(
    program: String, summary: String = "", root: CommandSpec, commands: [CommandSpec],
    commonOptions: [Option],
    shorthands: [(words: [String], meaning: [String])] = [], topicNames: [String] = [],
    essentials: [(term: String, meaning: String)] = [], namesCommand: [String] = []
  ) {
    self.program = program
    self.summary = summary
    self.root = root
    let subjects = commands.map(\.name) + topicNames
    self.commands = commands.map { $0.completing(subjects: subjects) }
    self.commonOptions = commonOptions
    self.shorthands = shorthands
    self.topicNames = topicNames
    self.essentials = essentials
    self.namesCommand = namesCommand
  }

  /// The same with the words of help, completions and manual, for a program that keeps them apart from its
  /// declarations.
  package func described(by text: HelpTexts) -> CommandLineSpec {
    var spec = self
    (spec.summary, spec.essentials, spec.topics) = (text.summary, text.essentials, text.topics)
    func described(_ command: CommandSpec) -> CommandSpec {
      text.commands[command.name].map { command.described(by: $0, options: text.options) }
        ?? command
    }
    spec.root = described(root)
    spec.commands = commands.map(described)
    spec.commonOptions = commonOptions.map { $0.described(by: text.options) }
    return spec
  }

  /// Whether words may follow one that names a command, or is short for one; `nil` for other words.
  package func takesWords(_ word: String) -> Bool? {
    guard !word.isEmpty, !word.hasPrefix("-") else { return nil }
    if let command = command(named: word) { return !command.operands.isEmpty }
    return shorthands.contains { $0.words == [word] } ? true : nil
  }

  /// The line that an unknown option was meant as which is called like a command: `--list`.
  package func line(ofCommand option: String) -> String? {
    let name = String(option.drop { $0 == "-" })
    return takesWords(name).map { _ in "\(program) \(name)" }
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
