/// A parsed command line.
package struct ParsedArguments: Sendable, Equatable {
  /// The command; the root one when none was named.
  package let command: CommandSpec
  package let operands: [String]
  fileprivate var values: [String: [String]]

  package func has(_ option: Option) -> Bool { values[option.name] != nil }
  /// The last value given for an option; for a flag, how it was written: `-h`, `--help`.
  package func value(_ option: Option) -> String? { values[option.name]?.last }
  package func values(_ option: Option) -> [String] { values[option.name] ?? [] }

  package mutating func set(_ option: Option, to value: String) { values[option.name] = [value] }
  package mutating func remove(_ option: Option) { values[option.name] = nil }

  package func with(operands: [String]) -> ParsedArguments {
    ParsedArguments(command: command, operands: operands, values: values)
  }
}

/// What is wrong with a command line.
package enum UsageError: Error, Equatable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case missingValue(option: String, placeholder: String)
  /// A value for a flag, which takes none.
  case unexpectedValue(option: String, value: String)
  case unexpectedOperand(String, command: String)
  /// An operand or option that the command needs, or needs beside this option.
  case missingOperand(String, with: String? = nil, command: String)
  /// More was typed than is read.
  case tooLong
}

extension CommandLineSpec {
  /// How many bytes all arguments together may have: a path has up to 4,096, and no name or search is nearly as long.
  private static let longest = 5000

  /// Parses a command line: `--x v` and `--x=v` are the same, `-qy` is `-q -y`, the last of
  /// repeated options counts, `--` ends the options, a dash and a digit begin an operand, and
  /// nothing can be abbreviated.
  ///
  /// The command is the first word that isn't an option; options may come before it.
  ///
  /// A first word that names no command belongs to the program itself, if that takes words.
  package func parse(_ typed: [String]) throws(UsageError) -> ParsedArguments {
    guard typed.reduce(0, { $0 + $1.utf8.count }) <= Self.longest else { throw .tooLong }
    let arguments = expandingShorthands(typed)
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
        throw .unknownOption(
          spelling(of: name, in: typed), command: command.name, suggestion: name.nearest(in: known))
      }
      let value = try self.value(of: option, as: name, attached: attached, rest: &rest)
      values[option.name, default: []].append(value)
    }
    // The first is the command itself, where one was named.
    let words = operands.dropFirst(command.name.isEmpty ? 0 : 1)
    return ParsedArguments(command: command, operands: Array(words), values: values)
  }

  private func expandingShorthands(_ arguments: [String]) -> [String] {
    let expanded =
      arguments.prefix { $0 != "--" }.flatMap(expandingOption) + arguments.drop { $0 != "--" }
    guard let shorthand = shorthands.first(where: { expanded.starts(with: $0.words) }) else {
      return expanded
    }
    return shorthand.meaning + expanded.dropFirst(shorthand.words.count)
  }

  /// What a shorthand for an option means, with its value after `=`; any other word as it is.
  private func expandingOption(_ word: String) -> [String] {
    let (name, value) = word.optionParts
    guard let meaning = shorthands.first(where: { $0.words == [name] })?.meaning,
      name.hasPrefix("-"), value == nil || meaning.count == 1
    else { return [word] }
    return meaning + [value].compactMap { $0 }
  }

  /// What is left of a command line without the options that a command takes, and their values.
  package func withoutOptions(of command: CommandSpec, _ arguments: [String]) -> [String] {
    let options = options(of: command)
    var (left, rest) = ([String](), arguments[...])
    while let word = rest.popFirst() {
      let (name, attached) = word.optionParts
      guard let option = options.first(where: { $0.answers(to: name) }) else {
        left.append(word)
        continue
      }
      if option.placeholder != nil, attached == nil { rest = rest.dropFirst() }
    }
    return left
  }

  /// How an option was typed: by its name, or as a shorthand for it.
  private func spelling(of name: String, in arguments: [String]) -> String {
    let names = arguments.map(\.optionParts.name)
    let shorthand = shorthands.first { $0.meaning.first == name && names.contains($0.words[0]) }
    return shorthand?.words[0] ?? name
  }

  /// The same arguments for another command.
  ///
  /// - Parameter kept: options that may stay, though it doesn't take them.
  /// - Throws: `UsageError` for an option that it doesn't take.
  package func redirect(
    _ parsed: ParsedArguments, to command: CommandSpec, keeping kept: [Option] = []
  ) throws(UsageError) -> ParsedArguments {
    let taken = Set((options(of: command) + kept).map(\.name))
    if let name = parsed.values.keys.sorted().first(where: { !taken.contains($0) }) {
      throw .unknownOption("--\(name)", command: command.name, suggestion: nil)
    }
    return ParsedArguments(command: command, operands: parsed.operands, values: parsed.values)
  }

  /// Checks the number of operands.
  ///
  /// Not part of `parse`, because `zoo detail --help` is valid without its operand.
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
    // An option's value is not the command: `--color never refresh`.
    var rest = arguments[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.isOption else {
        if let command = command(named: word), !word.isEmpty { return command }
        if !root.operands.isEmpty { return root }
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
  /// Whether the word looks like an option: a dash, not followed by a digit.
  fileprivate var isOption: Bool {
    hasPrefix("-") && count > 1 && !(dropFirst().first?.isNumber ?? false)
  }

  /// Splits `-qy` into `-q` and `-y`; `nil` when a letter is not one of the options.
  fileprivate func cluster(of options: [Option]) -> [String]? {
    guard !hasPrefix("--"), count > 2 else { return nil }
    let letters = dropFirst().map { "-\($0)" }
    return letters.allSatisfy { letter in options.contains { $0.answers(to: letter) } }
      ? letters : nil
  }

  /// Splits `--x=v` into `--x` and `v`.
  fileprivate var optionParts: (name: String, value: String?) {
    guard hasPrefix("--"), let sign = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
