import Arguments
import Console
import Testing

@Suite("Arguments")
struct ArgumentTests {
  private static let unit = Option(
    "unit", placeholder: "UNIT", completedBy: .words(["kg", "lb"]), "the unit")
  private static let tag = Option("tag", placeholder: "TAG", "a tag")
  private static let quiet = Option("quiet", letter: "q", "say less")
  private static let excited = Option("excited", letter: "x", "say more")
  private static let table = CommandLineSpec(
    program: "keeper", summary: "Keep animals.", root: CommandSpec("", "keep"),
    commands: [
      CommandSpec(
        "feed", "feed one", operands: [Operand("WHO", "who is fed")], options: [unit, tag]),
      CommandSpec("sleep", "sleep", operands: [Operand("HOURS", isOptional: true, "how long")]),
    ],
    commonOptions: [quiet, excited],
    shorthands: [(["--label"], ["--tag"]), (["--kilos"], ["--unit", "kg"])])

  @Test("a value may stand behind its option or be attached to it")
  func values() throws {
    for arguments in [["feed", "--unit", "kg", "panda"], ["feed", "--unit=kg", "panda"]] {
      let parsed = try Self.table.parse(arguments)
      #expect(parsed.command.name == "feed")
      #expect(parsed.value(Self.unit) == "kg")
      #expect(parsed.operands == ["panda"])
    }
  }

  @Test("options may stand before the command, and their values are not taken for it")
  func optionsFirst() throws {
    let parsed = try Self.table.parse(["-q", "--unit", "kg", "feed", "sleep"])
    #expect(parsed.command.name == "feed")
    #expect(parsed.operands == ["sleep"])
    #expect(parsed.has(Self.quiet))
  }

  @Test("a repeatable option keeps every value in order")
  func repeats() throws {
    let parsed = try Self.table.parse(["feed", "--tag", "a", "--tag=b", "x"])
    #expect(parsed.values(Self.tag) == ["a", "b"])
  }

  @Test("of an option given twice the last counts, and letters may stand together")
  func lastAndClusters() throws {
    let parsed = try Self.table.parse(["feed", "--unit", "kg", "--unit=lb", "-qx", "panda"])
    #expect(parsed.value(Self.unit) == "lb")
    #expect(parsed.has(Self.quiet) && parsed.has(Self.excited))
  }

  @Test("a shorthand takes its option's value, and an error names what was typed")
  func shorthands() throws {
    for arguments in [["feed", "--label", "a", "x"], ["feed", "--label=a", "x"]] {
      #expect(try Self.table.parse(arguments).values(Self.tag) == ["a"])
    }
    #expect(try Self.table.parse(["feed", "--kilos", "x"]).value(Self.unit) == "kg")
    for typed in ["--label", "--tag", "--kilos=3"] {
      let name = String(typed.prefix { $0 != "=" })
      #expect(throws: UsageError.unknownOption(name, command: "sleep", suggestion: nil)) {
        _ = try Self.table.parse(["sleep", typed, "3"])
      }
    }
  }

  @Test("a declared word may begin with a dash")
  func dashedWord() throws {
    let order = Option(
      "sort", placeholder: "ORDER", completedBy: .words(["name", "-name"]), "the order")
    let table = CommandLineSpec(
      program: "p", summary: "", root: CommandSpec("", "", options: [order]), commands: [],
      commonOptions: [])
    #expect(try table.parse(["--sort", "-name"]).value(order) == "-name")
  }

  @Test("every error is a sentence that names what was typed and what to do")
  func sentences() {
    let errors: [UsageError] = [
      .unknownCommand("x", suggestion: nil), .unknownCommand("fed", suggestion: "feed"),
      .unknownOption("--x", command: "", suggestion: nil), .unexpectedOperand("x", command: "feed"),
      .missingValue(option: "--x", placeholder: "X"), .unexpectedValue(option: "--x", value: "y"),
      .missingOperand("WHO", command: "feed"),
    ]
    let sentences = errors.map(Self.table.message)
    #expect(Set(sentences).count == errors.count)
    #expect(sentences.allSatisfy { $0.contains("'") && ($0.hasSuffix(".") || $0.hasSuffix("?")) })
  }

  @Test("two dashes end the options, and a negative number is no option")
  func operands() throws {
    #expect(try Self.table.parse(["feed", "--", "--unit"]).operands == ["--unit"])
    #expect(try Self.table.parse(["sleep", "-1"]).operands == ["-1"])
    #expect(try Self.table.parse(["feed", "--unit", "-"]).value(Self.unit) == "-")
  }

  @Test(
    "a line that does not fit says why",
    arguments: [
      (["fed"], .unknownCommand("fed", suggestion: "feed")),
      (["feed", "--unti", "kg"], .unknownOption("--unti", command: "feed", suggestion: "--unit")),
      (["sleep", "--unit", "kg"], .unknownOption("--unit", command: "sleep", suggestion: nil)),
      (["feed", "--un", "kg"], .unknownOption("--un", command: "feed", suggestion: "--unit")),
      (["feed", "--unit"], .missingValue(option: "--unit", placeholder: "UNIT")),
      (["feed", "--unit", "--tag"], .missingValue(option: "--unit", placeholder: "UNIT")),
      (["feed", "--quiet=yes"], .unexpectedValue(option: "--quiet", value: "yes")),
      (["feed", "-qz", "panda"], .unknownOption("-qz", command: "feed", suggestion: nil)),
      (["sleep", "1", "2"], .unexpectedOperand("2", command: "sleep")),
      (["sleep", String(repeating: "1", count: 5000)], .tooLong),
      (["feed"], .missingOperand("WHO", command: "feed")),
    ] as [([String], UsageError)])
  func errors(arguments: [String], error: UsageError) {
    #expect(throws: error) {
      try Self.table.checkOperands(of: Self.table.parse(arguments))
    }
  }

  @Test("help names everything that is declared, at any width", arguments: [24, 40, 80, 200])
  func help(width: Int) throws {
    let feed = try #require(Self.table.command(named: "feed"))
    let text = Renderer().text(of: Self.table.help(for: feed, width: Cells(width)))
    for word in ["keeper feed WHO", "--unit UNIT", "kg, lb", "--tag TAG", "-q, --quiet"] {
      #expect(text.contains(word))
    }
    let root = Renderer().text(of: Self.table.help(for: Self.table.root, width: Cells(width)))
    #expect(root.contains("feed") && root.contains("sleep"))
  }

  @Test(
    "the word that was probably meant is found, and a far one is not",
    arguments: [
      ("refrsh", "refresh"), ("detial", "detail"), ("LIST", "list"), ("xyz", nil), ("", nil),
      ("l", nil),
    ] as [(String, String?)])
  func suggestion(typed: String, meant: String?) {
    #expect(typed.nearest(in: ["refresh", "list", "detail", "settings"]) == meant)
  }
}

@Suite("Wrapped lines")
struct WrappedLineTests {
  @Test(
    "a styled line is broken between words, whatever their styles, and a long word is cut",
    arguments: [
      (80, ["Save Mimi (yes)?"]), (10, ["Save Mimi", "(yes)?"]), (6, ["Save", "Mimi", "(yes)?"]),
      (3, ["Sav", "e", "Mim", "i", "(ye", "s)?"]),
    ])
  func wrapping(width: Int, lines: [String]) {
    // Only its style makes the question mark a separate word.
    let line: StyledLine = [Span("Save Mimi", .name), Span(" (yes)", .quiet), Span("?", .name)]
    #expect(line.wrapped(to: Cells(width)).map { Renderer().text(of: $0) } == lines)
  }
}
