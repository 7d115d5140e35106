/// A shell that a command line can be completed in.
package enum Shell: String, Sendable, CaseIterable {
  /// GNU Bash, 3.2 and later.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}

extension CommandLineSpec {
  /// What a shell reads to complete this program's command lines.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// Every command, the program without one first.
  var everyCommand: [CommandSpec] { [root] + commands }

  /// The forms of every option that takes a value, on whichever command.
  var formsWithValue: [String] {
    let all = everyCommand.flatMap(options).filter { $0.placeholder != nil }
    return Set(all.flatMap(\.forms)).sorted()
  }

  /// Every place of a command line that a shell has something to offer for.
  ///
  /// A place is the command, then what is completed: the form of an option whose value it is
  /// (`detail --exhibit`), the number of an operand (`settings 0`), each operand (`detail every`) or
  /// an option itself (`detail -`).
  var places: [(name: String, offer: Offer)] {
    everyCommand.flatMap { command -> [(name: String, offer: Offer)] in
      let options = options(of: command)
      let named = options.map { (name: "--\($0.name)", summary: $0.summary) }
      let values = options.filter { $0.placeholder != nil }.flatMap { option in
        option.forms.map { ($0, Offer.completion(option.completion)) }
      }
      let operands = command.operands.enumerated().map { index, operand in
        (operand.repeats ? "every" : "\(index)", Offer.completion(operand.completion))
      }
      let names = commands.map { (name: $0.name, summary: $0.summary) }
      let all =
        [("-", .described("option", named))] + values
        + (command.name.isEmpty ? [("0", .described("command", names))] : operands)
      return all.filter(\.1.isKnown).map { ("\(command.name) \($0.0)", $0.1) }
    }
  }
}

/// What a shell offers for a place of a command line.
enum Offer {
  /// Names of a kind, each with what it does.
  case described(String, [(name: String, summary: String)])
  /// A value, as it was declared.
  case completion(Completion)

  /// Whether there is anything to offer.
  var isKnown: Bool {
    switch self {
    case .described: true
    case .completion(let completion): completion.isKnown
    }
  }
}

extension Completion {
  /// Whether a shell has anything to offer.
  var isKnown: Bool { self != .nothing }
}

extension String {
  /// The text as a word of a POSIX shell, and of fish as long as it has no backslash.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
