/// What stands on a command line, held against its declaration.
package struct ParsedArguments: Sendable, Equatable {
  /// The command; the root one when none was named.
  package let command: CommandSpec
  /// The words that are no options.
  package let operands: [String]
  fileprivate let values: [String: [String]]

  /// Whether an option was given.
  package func has(_ option: Option) -> Bool { values[option.name] != nil }
  /// The value given last for an option; of a flag the form it was given in: `-h`, `--help`.
  package func value(_ option: Option) -> String? { values[option.name]?.last }
  /// Every value given for an option, in order.
  package func values(_ option: Option) -> [String] { values[option.name] ?? [] }
}

/// A command line that does not fit its declaration.
package enum UsageError: Error, Equatable {
  /// No command of that name; the nearest one that there is.
  case unknownCommand(String, suggestion: String?)
  /// No option of that name on that command; the nearest one that it has.
  case unknownOption(String, command: String, suggestion: String?)
  /// The option needs a value and the line ends.
  case missingValue(option: String, placeholder: String)
  /// The flag takes no value.
  case unexpectedValue(option: String, value: String)
  /// A word too many.
  case unexpectedOperand(String, command: String)
  /// A needed word is missing.
  case missingOperand(String, command: String)
}

extension CommandLineSpec {
  /// Reads a command line: `--x v` and `--x=v` are the same, `-qy` is `-q -y`, of an option given
  /// twice the last counts, `--` ends the options, a word of a dash and a digit is an operand,
  /// nothing is abbreviated.
  ///
  /// The command is the first word that is no option; options may stand before it.
  ///
  /// - Throws: `UsageError`.
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    let command = try command(of: arguments)
    let options = options(of: command)
    var operands: [String] = []
    var values: [String: [String]] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.isOption else {
        operands.append(word)
        continue
      }
      if let letters = word.cluster(of: options) {
        rest = letters + rest
        continue
      }
      let (name, attached) = word.optionParts
      guard let option = options.first(where: { $0.answers(to: name) }) else {
        let known = options.map { "--\($0.name)" }
        throw .unknownOption(name, command: command.name, suggestion: name.nearest(in: known))
      }
      let value = try self.value(of: option, as: name, attached: attached, rest: &rest)
      values[option.name, default: []].append(value)
    }
    // The first is the command itself, where one was named.
    let words = operands.dropFirst(command.name.isEmpty ? 0 : 1)
    return ParsedArguments(command: command, operands: Array(words), values: values)
  }

  /// Holds the operands against what the command takes.
  ///
  /// Apart from `parse`, because `zoo detail --help` is right without its operand.
  ///
  /// - Throws: `UsageError`.
  package func checkOperands(of parsed: ParsedArguments) throws(UsageError) {
    let taken = parsed.command.operands
    if parsed.operands.count > taken.count, taken.last?.repeats != true {
      throw .unexpectedOperand(parsed.operands[taken.count], command: parsed.command.name)
    }
    for operand in taken.dropFirst(parsed.operands.count) where !operand.isOptional {
      throw .missingOperand(operand.placeholder, command: parsed.command.name)
    }
  }

  private func value(
    of option: Option, as form: String, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if let attached { throw .unexpectedValue(option: "--\(option.name)", value: attached) }
      return form
    }
    if let attached { return attached }
    // `--sort -name`: a declared word may begin with a dash.
    guard let next = rest.first,
      next == "-" || !next.isOption || option.completion.words.contains(next)
    else {
      throw .missingValue(option: "--\(option.name)", placeholder: placeholder)
    }
    return rest.removeFirst()
  }

  private func command(of arguments: [String]) throws(UsageError) -> CommandSpec {
    // A value behind an option is not the command: `--color never refresh`.
    var rest = arguments[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.isOption else {
        if let command = command(named: word), !word.isEmpty { return command }
        throw .unknownCommand(word, suggestion: word.nearest(in: commands.map(\.name)))
      }
      let (name, attached) = word.optionParts
      let declared = (commonOptions + root.options + commands.flatMap(\.options))
        .first { $0.answers(to: name) }
      if declared?.placeholder != nil, attached == nil { rest = rest.dropFirst() }
    }
    return root
  }
}

extension Option {
  /// Whether `--name` or `-n` means this option.
  fileprivate func answers(to word: String) -> Bool {
    forms.contains(word)
  }
}

extension String {
  /// Whether the word is written as an option: a dash and no digit behind it.
  fileprivate var isOption: Bool {
    hasPrefix("-") && count > 1 && !(dropFirst().first?.isNumber ?? false)
  }

  /// `-qy` as `-q` and `-y`; `nil` where one of the letters is none of the options.
  fileprivate func cluster(of options: [Option]) -> [String]? {
    guard !hasPrefix("--"), count > 2 else { return nil }
    let letters = dropFirst().map { "-\($0)" }
    return letters.allSatisfy { letter in options.contains { $0.answers(to: letter) } }
      ? letters : nil
  }

  /// `--x=v` as `--x` and `v`.
  fileprivate var optionParts: (name: String, value: String?) {
    guard hasPrefix("--"), let sign = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
