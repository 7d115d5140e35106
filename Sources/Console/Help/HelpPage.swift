import Arguments

extension CommandLineSpec {
  /// The help of a command, or of the whole program, in lines of at most `width` columns.
  package func help(for command: CommandSpec, width: Cells) -> [StyledLine] {
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
      lines += section("Topics", topics.map { ("help \($0.name)", $0.summary) }, width)
    }
    lines += section("Words", command.operands.map { ($0.placeholder, $0.summary) }, width)
    lines += section("Options", command.options.map(\.helpRow), width)
    let common = options(of: command).dropFirst(command.options.count)
    lines += section("On every command", common.map(\.helpRow), width)
    lines += section("Examples", command.examples.map { ($0.line, $0.effect) }, width)
    return lines
  }

  /// Help for one screen: the usage and the command's own options.
  package func shortHelp(for command: CommandSpec, width: Cells) -> [StyledLine] {
    let isRoot = command.name.isEmpty
    // On one line each, so that it stays one screen.
    let options = command.options.map { option in
      let fits = option.usage.displayWidth + option.meaning.displayWidth + 6 < width
      return (option.usage, fits ? option.meaning : option.summary)
    }
    let listed = commands.filter { !$0.isRare }
    let rows = isRoot ? listed.map { ($0.name, $0.summary) } + essentials : options
    let more = isRoot ? "\(program) --help" : "\(program) \(command.name) --help"
    let about =
      topics.isEmpty || !isRoot
      ? ""
      : "; '\(program) help' explains a command or a topic"
    let usage = isRoot ? ["\(program) [COMMAND|WORDS] [OPTIONS]"] : usage(of: command)
    return usage.flatMap { $0.wrapped(to: width) }.map { StyledLine($0, .key) }
      + section(isRoot ? "Commands" : "Options", rows, width)
      + [""] + "For everything, see '\(more)'\(about).".wrapped(to: width).map { StyledLine($0) }
  }

  package func page(of topic: HelpTopic, width: Cells) -> [StyledLine] {
    let title = topic.summary.capitalizedFirst
    return [StyledLine(title, .heading)]
      + topic.blocks.flatMap { block -> [StyledLine] in
        switch block {
        case .text(let paragraph): [""] + paragraph.wrapped(to: width).map { StyledLine($0) }
        case .rows(let rows): [""] + self.rows(rows, width)
        }
      }
  }

  private func usage(of command: CommandSpec) -> [String] {
    if command.name.isEmpty {
      return ["\(program) [OPTIONS]"] + (commands.isEmpty ? [] : ["\(program) COMMAND [OPTIONS]"])
    }
    let words = command.operands.map(\.usage)
    return [([program, command.name] + words + ["[OPTIONS]"]).joined(separator: " ")]
  }

  /// A heading and rows of two columns; empty without rows.
  private func section(
    _ title: String, _ rows: [(term: String, meaning: String)], _ width: Cells
  ) -> [StyledLine] {
    rows.isEmpty ? [] : ["", StyledLine(title, .heading)] + self.rows(rows, width)
  }

  private func rows(_ rows: [(term: String, meaning: String)], _ width: Cells) -> [StyledLine] {
    let longest = rows.map(\.term.displayWidth).max() ?? 0
    let isNarrow = width < 60
    let column: Cells = isNarrow ? 6 : min(longest + 4, 30)
    var lines: [StyledLine] = []
    for (term, meaning) in rows {
      let text = StyledLine(meaning)
      let terms = term.wrapped(to: width - 2).map { StyledLine([Span("  "), Span($0, .key)]) }
      let isBeside = !isNarrow && term.displayWidth + 4 <= column
      let lead = (isBeside ? terms[0] : []).padded(to: column)
      lines += (isBeside ? [] : terms) + lead.hanging(text, width: max(width, column + 20))
    }
    return lines
  }
}

extension Option {
  fileprivate var helpRow: (String, String) { (usage, meaning) }
}
