import Console
import Foundation
import TestSupport
import Testing

extension Programs {
  /// Completes command lines in real shells, in a pseudo-terminal.
  @Suite("Completions")
  struct CompletionTests {
    private let home = TemporaryDirectory()

    /// How each shell is started without its configuration and loads the script; commands then print
    /// their words.
    private static let beginnings: [(shell: String, arguments: [String], line: String)] = [
      ("bash", ["--noprofile", "--norc", "-i"], "eval \"$(zoo completions bash)\"; " + posix),
      (
        "zsh", ["-f", "-i"],
        "autoload -U compinit; compinit -u; eval \"$(zoo completions zsh)\"; " + posix
      ),
      (
        "fish", ["--no-config", "-i"],
        "zoo completions fish | source; function zoo; if test \"$argv[1]\" = completions; "
          + "command zoo $argv; else; printf '<%s>' $argv; echo; end; end"
      ),
    ]

    private static let posix =
      "zoo() { if [ \"$1\" = completions ]; then command zoo \"$@\"; else printf '<%s>' \"$@\"; echo; fi; }"

    /// What is typed before a Tab, and the words it is completed to.
    private static let lines = [
      ("sett", "<settings>"), ("list do", "<list><dog-breeds>"), ("list --sea", "<list><--search>"),
      ("settings --weight k", "<settings><--weight><kg>"),
      ("--color never ref", "<--color><never><refresh>"),
      ("detail --exhibit bi", "<detail><--exhibit><birds>"),
      ("compare quel peuq", "<compare><quel><Peuquito>"), ("help fil", "<help><files>"),
      ("help compa", "<help><compare>"),
      // Names from everything built in, without quotes, also without a command.
      ("detail red pan", "<detail><red><Panda>"), ("compare lion okap", "<compare><lion><Okapi>"),
      ("affenp", "<Affenpinscher>"), ("golden lion tam", "<golden><lion><Tamarin>"),
      ("settings --api cat-b", "<settings><--api><cat-breeds"),
      // The rest of a name of several words becomes one word of the command line.
      ("detail aguilucho\\ ch", "<detail><Aguilucho Chico>"),
      // In quotes that are still open, and whatever the case.
      ("compare \"red panda\" \"lio", "<compare><red panda><Lion>"),
      ("detail 'okap", "<detail><Okapi>"),
      ("detail BAILAR", "<detail><Bailarín>"),
    ]

    @Test("a line is completed in each shell by what stands on it", arguments: beginnings)
    func completing(shell: String, arguments: [String], line: String) throws {
      guard let program = SearchPath(ProcessInfo.processInfo.environment).find(shell) else {
        withKnownIssue("\(shell) is not installed, so its completions were not tried") {
          Issue.record("skipped")
        }
        return
      }
      let folder = (Program.path("zoo") as NSString).deletingLastPathComponent
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let environment = [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "PATH": "\(folder):\(path)", "LC_ALL": "C.UTF-8",
      ]
      let listed = try Program.zoo(
        "list", "birds", "--source", "built-in", environment: environment)
      #expect(listed.code == 0)
      let terminal = try PseudoTerminal(
        arguments, program: program, columns: 100, environment: environment)
      terminal.type(line + "; echo read''y\r")
      terminal.read(until: "ready")
      for (typed, words) in Self.lines {
        complete("zoo \(typed)", in: terminal)
        terminal.type("\r")
        #expect(terminal.read(until: words).hasSuffix(words), "\(typed)")
      }
      // A name from a foreign file must never be evaluated by the shell, not even within quotes.
      try home.write(
        ##"[{"id": 1, "name": "Evil $(touch \##(home.file("touched"))) `x`"}]"##, to: "evil.json")
      let evil = home.file("evil.json")
      let shown = try Program.zoo("list", "animals", "--file", evil, environment: environment)
      #expect(shown.code == 0)
      // The other shells close the quote themselves and escape its contents.
      for quote in shell == "bash" ? ["", "\"", "'"] : [""] {
        complete("zoo detail \(quote)ev", in: terminal)
        terminal.type("\(quote)\r")
        let seen = terminal.read(until: "<detail><")
        #expect(seen.hasSuffix("<detail><"), "\(quote): \(seen.debugDescription)")
      }
      terminal.type("\u{15}exit\r")
      _ = terminal.finish()
      #expect(home.read("touched") == nil)
    }

    /// Types a line and Tab, and waits until the shell has completed it: before that, a shell takes Enter as choosing a
    /// candidate.
    private func complete(_ line: String, in terminal: PseudoTerminal) {
      terminal.type(line)
      terminal.see { rows in rows.contains { $0.contains(line) } }
      let written = terminal.byteCount
      terminal.type("\t")
      terminal.see { _ in terminal.byteCount > written }
    }
  }
}
