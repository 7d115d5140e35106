/// The words of help, completions and manual about a declared command line.
package struct HelpTexts: Sendable {
  package let summary: String
  /// By the word typed for a command; the program's own by the empty one.
  package let commands: [String: CommandHelpText]
  /// What options do, by their long names.
  package let options: [String: String]
  /// In the order of the manual page.
  package let topics: [HelpTopic]
  /// What the shortest help says besides the commands.
  package let essentials: [(term: String, meaning: String)]

  package init(
    summary: String, commands: [String: CommandHelpText], options: [String: String],
    topics: [HelpTopic] = [], essentials: [(term: String, meaning: String)] = []
  ) {
    self.summary = summary
    self.commands = commands
    self.options = options
    self.topics = topics
    self.essentials = essentials
  }
}

/// The words about one command.
package struct CommandHelpText: Sendable {
  package let summary: String
  /// A longer description, one paragraph per element.
  package let discussion: [String]
  /// What its operands are, by their placeholders.
  package let operands: [String: String]
  /// What options do that do something else here, by their long names.
  package let options: [String: String]
  package let examples: [(line: String, effect: String)]
  /// Whether the shortest help, which has to fit one screen, leaves the command out.
  package let isRare: Bool

  package init(
    _ summary: String, isRare: Bool = false, discussion: [String] = [],
    operands: [String: String] = [:],
    options: [String: String] = [:], examples: [(line: String, effect: String)] = []
  ) {
    self.summary = summary
    self.isRare = isRare
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
  }
}
