import Arguments

extension CommandTable {
  /// The help of a command, or of the whole program, in lines of at most `width` columns.
  public func help(for command: CommandSpec, width: Int) -> [StyledLine] {
    let isRoot = command.name.isEmpty
    var lines: [StyledLine] = []
    lines += (isRoot ? summary : command.summary).wrapped(to: width).map { StyledLine($0) }
    lines += ["", StyledLine("Usage", .heading)]
    lines += usage(of: command).flatMap { $0.wrapped(to: width - 2) }
      .map { StyledLine([Span("  "), Span($0, .key)]) }
    for paragraph in command.discussion {
      lines += [""] + paragraph.wrapped(to: width).map { StyledLine($0) }
    }
    if isRoot {
      lines += section("Commands", commands.map { ($0.name, $0.summary) }, width)
    }
    lines += section("Words", command.operands.map { ($0.placeholder, $0.summary) }, width)
    lines += section("Options", command.options.map(\.helpRow), width)
    let common = options(of: command).dropFirst(command.options.count)
    lines += section("On every command", common.map(\.helpRow), width)
    lines += section("Examples", command.examples.map { ($0.line, $0.effect) }, width)
    return lines
  }

  /// The lines that show how a command is called.
  private func usage(of command: CommandSpec) -> [String] {
    if command.name.isEmpty { return ["\(program) [OPTIONS]", "\(program) COMMAND [OPTIONS]"] }
    let words = command.operands.map(\.usage)
    return [([program, command.name] + words + ["[OPTIONS]"]).joined(separator: " ")]
  }

  /// A heading and rows of two columns; nothing where there are no rows.
  private func section(
    _ title: String, _ rows: [(term: String, meaning: String)], _ width: Int
  ) -> [StyledLine] {
    guard !rows.isEmpty else { return [] }
    let longest = rows.map(\.term.displayWidth).max() ?? 0
    let isNarrow = width < 60
    let column = isNarrow ? 6 : min(longest + 4, 30)
    var lines: [StyledLine] = ["", StyledLine(title, .heading)]
    for (term, meaning) in rows {
      let text = StyledLine(meaning)
      let terms = term.wrapped(to: width - 2).map { StyledLine([Span("  "), Span($0, .key)]) }
      if !isNarrow, term.displayWidth + 4 <= column {
        lines += terms[0].padded(to: column).hanging(text, width: max(width, column + 20))
      } else {
        let indent: StyledLine = [Span(String(repeating: " ", count: column))]
        lines += terms + indent.hanging(text, width: max(width, column + 20))
      }
    }
    return lines
  }
}

extension Option {
  /// The option as a row of help.
  fileprivate var helpRow: (String, String) {
    let words = completion.words
    return (usage, words.isEmpty ? summary : "\(summary) (\(words.joined(separator: ", ")))")
  }
}
