/// How a shell goes on with a word of a command line.
package enum Completion: Sendable, Equatable {
  /// Not at all: only the user knows it.
  case nothing
  /// With one of these.
  case words([String])
  /// With the path of a file.
  case file
  /// With the name of a command, or of something else to read about.
  case subject
  /// With what the program itself lists when it is asked (`CommandLineSpec.listing`).
  case listed

  /// The words it can be, where they can be said beforehand.
  package var words: [String] { if case .words(let words) = self { words } else { [] } }
}

/// An option as declared: the one place that parser, help, completions and manual know it from.
package struct Option: Sendable, Equatable {
  /// Its long name without dashes.
  package let name: String
  /// Its one-letter form, if it has one.
  package let letter: Character?
  /// What its value is called in help, `UNIT`; `nil` for a flag that takes none.
  package let placeholder: String?
  /// What it does, in one line.
  package let summary: String
  /// How its value is completed.
  package let completion: Completion

  /// Declares an option.
  package init(
    _ name: String, letter: Character? = nil, placeholder: String? = nil,
    completedBy completion: Completion = .nothing, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.summary = summary
    self.completion = completion
  }

  /// How it may be written, its letter first.
  package var forms: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// The option as help shows it: `--weight UNIT`.
  package var usage: String {
    forms.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "")
  }
}

/// A word that is not an option, as declared.
package struct Operand: Sendable, Equatable {
  /// What it is called in help: `WHICH`.
  package let placeholder: String
  /// What it is, in one line.
  package let summary: String
  /// Whether the command can do without it.
  package let isOptional: Bool
  /// Whether any number of words may stand for it. Nothing can stand behind it then.
  package let repeats: Bool
  /// How it is completed.
  package let completion: Completion

  /// The operand as help shows it: `[WHICH…]`.
  package var usage: String {
    let name = placeholder + (repeats ? "…" : "")
    return isOptional ? "[\(name)]" : name
  }

  /// Declares an operand.
  package init(
    _ placeholder: String, completedBy completion: Completion = .nothing, isOptional: Bool = false,
    repeats: Bool = false, _ summary: String
  ) {
    self.placeholder = placeholder
    self.summary = summary
    self.isOptional = isOptional
    self.repeats = repeats
    self.completion = completion
  }
}

/// A command as declared.
package struct CommandSpec: Sendable, Equatable {
  /// The word that calls it; "" for the program itself.
  package let name: String
  /// What it does, in one line.
  package let summary: String
  /// More about it, a paragraph an element.
  package let discussion: [String]
  /// The words it takes besides options, in order.
  package let operands: [Operand]
  /// Its own options; those of every command stand in the table.
  package let options: [Option]
  /// Command lines to learn from, each with what it does.
  package let examples: [(line: String, effect: String)]

  /// Declares a command.
  package init(
    _ name: String, _ summary: String, discussion: [String] = [], operands: [Operand] = [],
    options: [Option] = [], examples: [(line: String, effect: String)] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
  }

  /// The same with the words that a subject is completed by.
  fileprivate func completing(subjects: [String]) -> CommandSpec {
    let operands = operands.map { operand in
      operand.completion == .subject
        ? Operand(
          operand.placeholder, completedBy: .words(subjects), isOptional: operand.isOptional,
          repeats: operand.repeats, operand.summary) : operand
    }
    return CommandSpec(
      name, summary, discussion: discussion, operands: operands, options: options,
      examples: examples)
  }

  /// Whether both declare a command of that name.
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

/// A program's whole command line as declared.
package struct CommandLineSpec: Sendable {
  /// The program's name.
  package let program: String
  /// What it is, in one line.
  package let summary: String
  /// What the program does without a command.
  package let root: CommandSpec
  /// The commands, in the order help shows them.
  package let commands: [CommandSpec]
  /// The options that every command takes.
  package let commonOptions: [Option]
  /// What can be read about besides commands.
  package let topics: [HelpTopic]
  /// The words behind the program's name that make it print what completes a word, a line each.
  package let listing: [String]

  /// Declares a program.
  package init(
    program: String, summary: String, root: CommandSpec, commands: [CommandSpec],
    commonOptions: [Option], topics: [HelpTopic] = [], listing: [String] = []
  ) {
    self.program = program
    self.summary = summary
    self.root = root
    let subjects = commands.map(\.name) + topics.map(\.name)
    self.commands = commands.map { $0.completing(subjects: subjects) }
    self.commonOptions = commonOptions
    self.topics = topics
    self.listing = listing
  }

  /// The command of that name.
  package func command(named name: String) -> CommandSpec? {
    name.isEmpty ? root : commands.first { $0.name == name }
  }

  /// Every option a command takes: its own, then the common ones it does not declare itself.
  package func options(of command: CommandSpec) -> [Option] {
    let own = Set(command.options.map(\.name))
    return command.options + commonOptions.filter { !own.contains($0.name) }
  }
}
