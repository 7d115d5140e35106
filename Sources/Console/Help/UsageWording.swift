import Arguments

extension CommandLineSpec {
  package func message(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let suggestion):
      "There is no command \(word.quoted)." + hint(suggestion, else: "See \(help("")).")
    case .unknownOption(let option, let command, let suggestion):
      "\(name(command)) has no option \(option.quoted)."
        + hint(suggestion, else: "See \(help(command)).")
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: \(option) \(placeholder)."
    case .unexpectedValue(let option, let value):
      "'\(option)' takes no value; you gave \(value.quoted)."
    case .unexpectedOperand(let word, let command):
      "\(name(command)) doesn't take \(word.quoted). See \(help(command))."
    case .missingOperand(let placeholder, let option, let command):
      "\(name(command)) needs \(placeholder)\(option.map { " with \($0)" } ?? ""). See \(help(command))."
    case .tooLong: "That's too long: some thousand letters are the most."
    }
  }

  private func name(_ command: String) -> String {
    command.isEmpty ? "'\(program)'" : "'\(program) \(command)'"
  }

  private func help(_ command: String) -> String {
    command.isEmpty ? "'\(program) --help'" : "'\(program) \(command) --help'"
  }

  private func hint(_ suggestion: String?, else other: String) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? " \(other)"
  }
}

extension StringProtocol {
  /// A typed value in quotes, shortened and without control codes.
  package var quoted: String { "“\(printable.truncated(to: 40))”" }
}
