import Console
import Foundation
import StandIn
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Programs {
  /// What the program asks the terminal, and what happens to its replies.
  @Suite(
    "Asking the terminal", .enabled(if: Programs.chafa != nil, "chafa is not installed"))
  struct TerminalAskingTests {
    private let home = TemporaryDirectory()

    private func environment(_ standIn: StandInServer) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
      ]
    }

    /// A visit at its first list with pictures, when the query has just been sent.
    private func asked(
      _ script: String, _ standIn: StandInServer, _ terminal: [String: String] = [:]
    ) throws -> PseudoTerminal {
      let shell = try PseudoTerminal(
        "-c", script.replacingOccurrences(of: "ZOO", with: "'\(Program.path("zoo"))'"),
        program: "/bin/sh", environment: environment(standIn).merging(terminal) { $1 })
      shell.attributes = nil
      shell.see("(1-10)?")
      shell.type("v\r")
      shell.see("Which exhibit?")
      shell.type("2\r")
      shell.read(until: "\u{1B}[c")
      return shell
    }

    @Test("the terminal is asked once what it can show; its own graphics stand beside the words")
    func asking() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try asked("exec ZOO", standIn)
      // Keys typed before the reply are kept for the next question.
      terminal.type("1\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
      terminal.type("\u{1B}[6;20;10t\u{1B}[?62;22c")
      terminal.see("? 1")
      terminal.type("\r")
      // kitty gets the PNG itself; the cursor moves up to draw it and is then restored.
      let written = terminal.read(until: "\u{1B}8")
      #expect(written.contains("\u{1B}_Ga=T,f=100,q=2,C=1,c="))
      #expect(written.contains("\u{1B}7\u{1B}["))
      terminal.type("q\r")
      let (text, code) = terminal.finish()
      #expect(code == 0 && text.components(separatedBy: "\u{1B}[16t").count == 1)
    }

    @Test("what a terminal answers late is typed nowhere: not at a question, not into the shell")
    func late() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let answer = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;22c"
      // It waits for a reply, but not as long as elsewhere in tests.
      let late = ["ZOO_PATIENCE": "10"]
      let staying = try asked("ZOO", standIn, late)
      staying.see("Which one?")
      staying.type(answer + "7")
      staying.see("? 7", atEnd: true)
      staying.type("\u{15}\u{4}")
      #expect(staying.finish().code == 0)
      // If the user leaves at once, a late reply does not reach the shell.
      let leaving = try asked("ZOO; IFS= read -r rest; printf '<%s>' \"$rest\"", standIn, late)
      leaving.type("\u{4}")
      leaving.see("Which one?")
      leaving.type(answer)
      leaving.type("shell\r")
      #expect(leaving.finish().text.contains("<shell>"))
    }

    @Test("a command asks nothing, and leaves to the shell what is typed meanwhile")
    func typedAhead() throws {
      let standIn = try StandInServer(pictureFaults: { _ in [.delay(0.5)] })
      defer { standIn.stop() }
      let shell = try PseudoTerminal(
        "-c",
        "'\(Program.path("zoo"))' detail abys --exhibit cat-breeds; read -r rest; echo \"<$rest>\"",
        program: "/bin/sh",
        environment: environment(standIn))
      shell.read(until: "\u{1B}[?2004h")
      shell.type("ahead\r")
      let text = shell.finish().text
      #expect(text.contains("<ahead>") && !text.contains("\u{1B}[c"))
    }

    @Test(
      "where an ambiguous character is two columns wide, all are counted so",
      arguments: [(2, 6, "├"), (3, 7, "|--")])
    func ambiguous(column: Int, gap: Int, bar: String) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "browse", "birds", "cometocino", "--source", "built-in", columns: 100, rows: 30,
        environment: environment(standIn))
      terminal.attributes = nil
      terminal.read(until: "\u{1B}[c")
      terminal.type("\u{1B}[1;1R\u{1B}[1;\(column)R\u{1B}[?62;22c")
      let rows = terminal.see { $0.contains { $0.contains("Cometocino de Gay") } }
      let parts = rows.first { $0.contains("de Gay") }?.components(separatedBy: "de Gay")
      // The facts stand in one column, behind the Cometocino Patagónico's name, which has an accent.
      let spaces = parts?.last?.prefix { $0 == " " }.count
      #expect(spaces == gap, "\(parts ?? [])")
      terminal.type("\r")
      terminal.see(bar)
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }

    @Test("where blocks are two columns wide, bars have half as many and leave room for the sizes")
    func bars() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "browse", "animals", "rhinoceros", "--source", "built-in", "--pictures", "never",
        columns: 100, rows: 40,
        environment: environment(standIn))
      terminal.attributes = nil
      terminal.read(until: "\u{1B}[c")
      terminal.type("\u{1B}[1;1R\u{1B}[1;3R\u{1B}[?62;22c")
      terminal.see { $0.contains { $0.contains("White Rhinoceros") } }
      terminal.type("\t\t\r")
      let rows = terminal.see { $0.contains { $0.contains("█") && $0.contains(" lb") } }
      // The terminal of the test counts each as one column, so what it shows as one is two.
      let bars = rows.filter { $0.contains("█") && $0.contains(" lb") }
      let wide = bars.map { row in row.count + row.count { "█▏▎▍▌▋▊▉–".contains($0) } }
      #expect(bars.count == 2 && wide.allSatisfy { $0 <= 100 }, "\(bars)")
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }

    @Test("on a light background keys are dark as soon as that is known")
    func light() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try asked("exec ZOO", standIn)
      terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c/ame")
      terminal.see("/ame")
      #expect(terminal.read(until: "❯").hasSuffix("\u{1B}[34m❯"))
      terminal.type("\u{3}")
      #expect(terminal.finish().code == 130)
    }

    @Test("in another window kitty's pictures are taken away before they are drawn anew")
    func resized() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try asked("exec ZOO", standIn, ["KITTY_WINDOW_ID": "1"])
      terminal.type("\u{1B}[?62;22c1\r")
      // A detail is redrawn with its picture.
      terminal.read(until: "\u{1B}_Ga=T")
      terminal.resize(columns: 120, rows: 30)
      #expect(terminal.read(until: "\u{1B}_Ga=T").contains("\u{1B}_Ga=d,q=2\u{1B}\\"))
      // So is the picture browser.
      terminal.type("p\r")
      terminal.read(until: "\u{1B}[?1049h")
      terminal.read(until: "\u{1B}_Ga=T")
      terminal.resize(columns: 80, rows: 24)
      #expect(terminal.read(until: "\u{1B}_Ga=T").contains("\u{1B}_Ga=d,q=2\u{1B}\\"))
      terminal.type("qq\r")
      #expect(terminal.finish().code == 0)
    }
  }
}
