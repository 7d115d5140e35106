/// A shell that completions are written for.
package enum Shell: String, Sendable, CaseIterable {
  /// GNU Bash, 3.2 and later.
  case bash
  case zsh
  case fish
}

extension CommandLineSpec {
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// All commands, the root one first.
  var everyCommand: [CommandSpec] { [root] + commands }

  /// The forms of all options that take a value, in any command.
  var formsWithValue: [String] {
    let all = everyCommand.flatMap(options).filter { $0.placeholder != nil }
    return Set(all.flatMap(\.forms)).sorted()
  }

  /// All positions on a command line that have completions.
  ///
  /// A position's name is the command, then what is completed: the value of an option
  /// (`detail --exhibit`), an operand by number (`settings 0`), any operand (`detail every`) or an
  /// option itself (`detail -`).
  var completionPoints: [(name: String, offer: CompletionOffer)] {
    everyCommand.flatMap { command -> [(name: String, offer: CompletionOffer)] in
      let options = options(of: command)
      let named = options.map { (name: "--\($0.name)", summary: $0.summary) }
      let values = options.filter { $0.placeholder != nil }.flatMap { option in
        option.forms.map { ($0, CompletionOffer.completion(option.completed)) }
      }
      let operands = command.operands.enumerated().map { index, operand in
        (operand.repeats ? "every" : "\(index)", CompletionOffer.completion(operand.completion))
      }
      let names = commands.map { (name: $0.name, summary: $0.summary) }
      let all =
        [("-", .described("option", named))] + values
        + (command.name.isEmpty ? [("0", .described("command", names))] : operands)
      return all.filter(\.1.isKnown).map { ("\(command.name) \($0.0)", $0.1) }
    }
  }
}

/// What a shell offers at a position.
enum CompletionOffer {
  /// Names of a kind (`option` or `command`), each with its summary.
  case described(String, [(name: String, summary: String)])
  /// A value, completed as it was declared.
  case completion(CompletionKind)

  var isKnown: Bool {
    switch self {
    case .described: true
    case .completion(let completion): completion.isKnown
    }
  }
}

extension CompletionKind {
  var isKnown: Bool { self != .nothing }
}

extension String {
  /// The text quoted for a POSIX shell, and for fish unless it has a backslash.
  package var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
