import Synchronization
import Testing

@testable import Console

@Suite("Appearance")
struct TextCapabilitiesTests {
  @Test(
    "the flag comes first, then NO_COLOR, what forces colour, a dumb terminal or CLICOLOR=0, the preference, the stream",
    arguments: [
      ("always", "never", ["NO_COLOR": "1"], false, true),
      ("never", "always", ["CLICOLOR_FORCE": "1"], true, false),
      (nil, "always", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      ("auto", "auto", ["NO_COLOR": ""], true, true),
      (nil, "never", ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
      (nil, "auto", ["CLICOLOR_FORCE": "0"], false, false),
      (nil, "auto", ["FORCE_COLOR": "1"], false, true),
      (nil, "never", ["FORCE_COLOR": "3", "CLICOLOR": "0"], false, true),
      (nil, "auto", ["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
      (nil, "auto", ["FORCE_COLOR": "0"], true, false),
      (nil, "always", ["CLICOLOR": "0"], true, false),
      (nil, "auto", ["CLICOLOR": "1"], true, true),
      (nil, "always", ["TERM": "dumb"], true, false),
      (nil, "auto", ["TERM": ""], true, false),
      (nil, "always", [:], false, true),
      (nil, "never", [:], true, false),
      (nil, "auto", [:], true, true),
      (nil, "auto", [:], false, false),
    ] as [(String?, String, [String: String], Bool, Bool)])
  func color(
    flag: String?, preference: String, environment: [String: String], isTerminal: Bool,
    expected: Bool
  ) {
    func isColored(_ environment: [String: String]) -> Bool {
      TextCapabilities.usesColor(
        flag: flag, preference: preference, environment: environment, isTerminal: isTerminal)
    }
    #expect(isColored(["TERM": "xterm"].merging(environment) { $1 }) == expected)
    // An unset TERM counts as a dumb terminal.
    var (unset, dumb) = (environment, environment)
    (unset["TERM"], dumb["TERM"]) = (nil, "dumb")
    #expect(isColored(unset) == isColored(dumb))
  }

  @Test(
    "the width is that of COLUMNS, then of the terminal, then 80",
    arguments: [
      (["COLUMNS": "40"], 120, 40), (["COLUMNS": "0"], 120, 120),
      (["COLUMNS": "9223372036854775807"], 80, 10_000), (["COLUMNS": "wide"], 120, 120),
      ([:], 120, 120), ([:], nil, 80),
    ] as [([String: String], Int?, Int)])
  func width(environment: [String: String], columns: Int?, expected: Int) {
    let terminal = Self.terminal(columns: columns)
    #expect(TextCapabilities.width(environment: environment, terminal: terminal) == Cells(expected))
  }

  @Test(
    "links are written only for terminals known to open them",
    arguments: [
      (["VTE_VERSION": "7200"], true, true), (["VTE_VERSION": "7200"], false, false),
      (["VTE_VERSION": "4000"], true, false), (["TERM_PROGRAM": "WezTerm"], true, true),
      (["TERM_PROGRAM": "WezTerm", "TMUX": "/tmp/x"], true, false),
      (["KITTY_WINDOW_ID": "1"], true, true), (["TERM": "foot"], true, true),
      (["TERM": "xterm-256color"], true, false),
      (["TERM": "dumb", "WT_SESSION": "1"], true, false),
    ] as [([String: String], Bool, Bool)])
  func links(environment: [String: String], isTerminal: Bool, expected: Bool) {
    let named = ["TERM": "xterm"].merging(environment) { $1 }
    #expect(TextCapabilities.opensLinks(environment: named, isTerminal: isTerminal) == expected)
  }

  @Test("progress shows itself only when the work takes a while, and clears away behind it")
  func progress() async {
    let written = Written()
    let progress = ProgressLine(on: Self.terminal(columns: 80, written: written))
    await progress.start("Quick")()
    #expect(written.text.isEmpty)
    let end = progress.start("Slow\u{1B}") { (done: 1, total: 4) }
    while !written.text.contains("Slow") { await Task.yield() }
    await end()
    #expect(written.text.contains("⠋ Slow … ██░░░░░░░░ 1/4"))
    #expect(written.text.hasSuffix("\r\u{1B}[K"))
  }

  /// Records what is written to a terminal.
  private final class Written: Sendable {
    private let storage = Mutex("")
    var text: String { storage.withLock { $0 } }
    func append(_ more: String) { storage.withLock { $0 += more } }
  }

  private static func terminal(columns: Int?, written: Written = Written()) -> Terminal {
    Terminal(
      isTerminal: { _ in true }, isOpen: { _ in true }, size: { columns.map { (Cells($0), 24) } },
      readLine: { nil },
      writeBytes: { bytes, _ in written.append(String(decoding: bytes, as: UTF8.self)) })
  }
}

@Suite("Painting")
struct PaintingTests {
  @Test("rows are painted over where they stand, as far as they can be seen")
  func rows() {
    var painting = PaintedRows(["a", "b", "c"])
    #expect(painting.change(to: ["a", "b", "c"], below: 1, height: 24).codes.isEmpty)
    let (codes, changed) = painting.change(to: ["A", "b", "C"], below: 2, height: 24)
    #expect(changed == [0, 2])
    #expect(codes == "\u{1B}7\u{1B}[4A\r\u{1B}[2KA\u{1B}8\u{1B}7\u{1B}[2A\r\u{1B}[2KC\u{1B}8")
    // A row that has scrolled out of a four-row window is repainted only when it is visible again.
    let cut = painting.change(to: ["x", "y", "z"], below: 2, height: 4).codes
    #expect(cut.contains("y") && cut.contains("z") && !cut.contains("x"))
    #expect(painting.change(to: ["x", "y", "z"], below: 2, height: 24).codes.contains("x"))
    #expect(painting.change(to: ["another", "height"], below: 1, height: 24).codes.isEmpty)
    // A line that the terminal wraps stays, and counts for what is above it.
    var wide = PaintedRows(["a", "b", "c"], heights: [1, 3, 1])
    #expect(wide.count == 5 && wide.count(from: 1) == 4)
    let (above, painted) = wide.change(to: ["A", "B", "c"], below: 1, height: 24)
    #expect(above == "\u{1B}7\u{1B}[5A\r\u{1B}[2KA\u{1B}8" && painted == [0])
  }

  @Test("a window is written whole once, then only where it changes")
  func window() {
    var window = WindowRepainter()
    let first = window.show(["a", "b"], cursor: (0, 1)).codes
    #expect(first.contains("\u{1B}[2J") && first.hasSuffix("\u{1B}[1;2H\u{1B}[?25h"))
    let (second, changed) = window.show(["a", "c"], cursor: (0, 1))
    #expect(changed == [1] && window.show(["a", "c"], cursor: (0, 1)).codes.isEmpty)
    #expect(second.contains("\u{1B}[2;1H\u{1B}[2Kc") && !second.contains("Ka"))
    #expect(window.show(["a"], cursor: (0, 1)).codes.contains("\u{1B}[2;1H\u{1B}[2K\u{1B}"))
    window.forget()
    #expect(window.show(["a"], cursor: (0, 0)).codes.contains("\u{1B}[2J"))
  }

  @Test(
    "where the locale names another character set, text is ASCII, as wide as before",
    arguments: [
      ([:], false), (["LANG": "C.UTF-8"], false), (["LANG": "C"], false),
      (["LANG": "de_DE.ISO-8859-1"], true), (["LC_ALL": "ja_JP.eucJP", "LANG": "C.utf8"], true),
      (["LANG": "C", "STY": "1"], true), (["LANG": "es_CL.utf8", "STY": "1"], false),
    ] as [([String: String], Bool)])
  func ascii(environment: [String: String], isASCII: Bool) {
    #expect(TextCapabilities.isASCII(environment) == isASCII)
    let text = "🦁  León · 118 – 225 kg … ●●○ “ñandú” ↑↓ 名"
    var renderer = Renderer()
    renderer.isASCII = isASCII
    let shown = renderer.text(of: StyledLine(text))
    #expect(shown.displayWidth == text.displayWidth)
    #expect(shown == (isASCII ? "    Leon - 118 - 225 kg . **o \"nandu\" ^v   " : text))
  }
}
