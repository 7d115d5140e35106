extension CommandLineSpec {
  /// The manual page of the whole program, in mdoc (`man 7 mdoc`).
  ///
  /// - Parameter date: when its text was last changed: `November 21, 2026`.
  package func manual(date: String) -> String {
    var page = ManualPage()
    page.macro("Dd", date)
    page.macro("Dt", "\(program.uppercased()) 1")
    page.macro("Os")
    // Values are to be searched for and copied, so no word is hyphenated; groff's mdoc would turn that on again.
    page.macro("nh")
    page.macro("nr", "doc-hyphen-flags 0")
    page.section("NAME")
    page.macro("Nm", program)
    page.macro("Nd", ManualPage.escaped(summary.last == "." ? String(summary.dropLast()) : summary))
    page.section("SYNOPSIS")
    for command in everyCommand { page.synopsis(of: command) }
    page.section("DESCRIPTION")
    page.paragraphs(root.discussion)
    page.options(root.options + commonOptions)
    page.section("COMMANDS")
    for command in commands { page.command(command) }
    for topic in topics { page.topic(topic) }
    page.section("EXAMPLES")
    page.examples(everyCommand.flatMap(\.examples))
    return page.text
  }
}

/// Builds a page in mdoc.
private struct ManualPage {
  private(set) var text = ""

  mutating func macro(_ name: String, _ words: String = "") {
    text += ".\(name)" + (words.isEmpty ? "" : " \(words)") + "\n"
  }

  mutating func section(_ title: String) { macro("Sh", title) }

  /// Writes text, escaped and wrapped at 66 characters. Each sentence begins a line, as mdoc wants
  /// it.
  mutating func write(_ words: String) {
    var line = ""
    for word in words.split(separator: " ") {
      if !line.isEmpty, line.count + word.count >= 66 || [".", "?", "!"].contains(line.last) {
        writeLine(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    writeLine(line)
  }

  private mutating func writeLine(_ line: String) {
    let isMacro = line.hasPrefix(".") || line.hasPrefix("'")
    text += (isMacro ? "\\&" : "") + Self.escaped(line) + "\n"
  }

  mutating func paragraphs(_ paragraphs: [String]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { macro("Pp") }
      write(paragraph)
    }
  }

  mutating func synopsis(of command: CommandSpec) {
    macro("Nm")
    if !command.name.isEmpty { macro("Cm", command.name) }
    for operand in command.operands {
      let dots = operand.repeats ? " ..." : ""
      macro(operand.isOptional ? "Op Ar" : "Ar", operand.placeholder + dots)
    }
    macro("Op Ar", "options")
  }

  mutating func command(_ command: CommandSpec) {
    macro("Ss", command.name)
    write(command.summary.capitalizedFirst + ".")
    for paragraph in command.discussion {
      macro("Pp")
      write(paragraph)
    }
    if !command.operands.isEmpty {
      rows(command.operands.map { ("Ar \($0.placeholder)", $0.summary) })
    }
    options(command.options)
  }

  mutating func options(_ options: [Option]) {
    guard !options.isEmpty else { return }
    rows(
      options.map { option in
        let forms = option.forms.map { "Fl \($0.dropFirst())" }.joined(separator: " , ")
        let value = option.placeholder.map { " Ar \(Self.escaped($0))" } ?? ""
        return (forms + value, option.meaning)
      })
  }

  mutating func topic(_ topic: HelpTopic) {
    section(topic.section)
    for (index, block) in topic.blocks.enumerated() {
      switch block {
      case .text(let paragraph):
        if index > 0 { macro("Pp") }
        write(paragraph)
      case .rows(let all): rows(all.map { ("Li \(Self.argument($0.term))", $0.meaning) })
      }
    }
  }

  mutating func examples(_ examples: [(line: String, effect: String)]) {
    for (index, example) in examples.enumerated() {
      if index > 0 { macro("Pp") }
      write(example.effect.capitalizedFirst + ":")
      macro("Bd", "-literal -offset indent")
      writeLine(example.line)
      macro("Ed")
    }
  }

  private mutating func rows(_ rows: [(head: String, meaning: String)]) {
    macro("Bl", "-tag -width Ds")
    for row in rows {
      macro("It", row.head)
      write(row.meaning)
    }
    macro("El")
  }

  /// Quotes words as one argument of a macro.
  private static func argument(_ words: String) -> String {
    "\""
      + escaped(words).split(separator: "\"", omittingEmptySubsequences: false).joined(
        separator: "\\(dq") + "\""
  }

  /// Escapes a text so that every formatter can read it: as ASCII, the rest as `\[uXXXX]`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar))]"
      }
    }.joined()
  }

  /// The code point of a character, in at least four hexadecimal digits.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
