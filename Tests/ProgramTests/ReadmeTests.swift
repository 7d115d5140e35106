import Console
import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// Runs what the README shows, and checks the manual.
  @Suite("README and manual")
  struct ReadmeTests {
    private let home = TemporaryDirectory()

    private static let readme: String = {
      let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../README.md")
      return (try? String(contentsOf: root.standardized, encoding: .utf8)) ?? ""
    }()

    private static func has(_ program: String) -> Bool {
      SearchPath(ProcessInfo.processInfo.environment).find(program) != nil
    }

    private var environment: [String: String] {
      let folder = (Program.path("zoo") as NSString).deletingLastPathComponent
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      return [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "PATH": "\(folder):\(path)",
      ]
    }

    @Test("the transcripts are what is printed")
    func transcripts() throws {
      let lines = Self.readme.components(separatedBy: "\n")
      var checked = 0
      for (index, line) in lines.enumerated() where line.hasPrefix("$ zoo ") {
        let printed = lines[(index + 1)...].prefix { !$0.hasPrefix("$ ") && !$0.hasPrefix("```") }
        // Which animals are shown is random.
        guard !printed.isEmpty, !line.contains("refresh") else { continue }
        let run = try Program.shell(
          String(line.dropFirst(2)), environment: environment)
        #expect(run.output == printed.joined(separator: "\n") + "\n", "\(line)")
        checked += 1
      }
      #expect(checked >= 3)
    }

    @Test("the recipe with fzf leads to the bird that was chosen", .enabled(if: has("fzf")))
    func recipe() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let blocks = Self.readme.components(separatedBy: "```")
      let recipe = try #require(blocks.first { $0.contains("| fzf") }).dropFirst(3)  // "sh\n"
      let variables = [
        "ZOO_BIRDS_API": standIn.address(of: "birds"), "FZF_DEFAULT_OPTS": "--filter=tucuquere",
      ]
      let run = try Program.shell(
        String(recipe), environment: environment.merging(variables) { $1 })
      let bird = run.output.split(separator: "\n")
      #expect(bird.count == 1 && bird.first?.hasSuffix("-bubo-magellanicus") == true, "\(run)")
      // Runs the recipe's preview command.
      let preview = String(try #require(recipe.firstMatch(of: /--preview '([^']*)'/)?.1))
        .replacing("{1}", with: String(bird.first ?? ""))
      let shown = try Program.shell(preview, environment: environment.merging(variables) { $1 })
      #expect(shown.output.contains("Tucúquere (Bubo magellanicus)"))
    }

    @Test(
      "the manual breaks no word, so that values can be searched for", .enabled(if: has("groff")))
    func hyphens() throws {
      for columns in [60, 72, 80, 100] {
        let page = try Program.shell(
          "$ZOO help --man | groff -man -P-c -Tutf8 -rLL=\(columns)n", environment: environment)
        let broken = page.output.split(separator: "\n").filter { $0.hasSuffix("\u{2010}") }
        #expect(page.output.contains("adaptability") && broken.isEmpty, "\(broken)")
      }
    }

    @Test("the manual is clean, and has every option of every command", .enabled(if: has("mandoc")))
    func manual() throws {
      let lint = try Program.shell(
        "$ZOO help --man | mandoc -T lint -W all", environment: environment)
      #expect(lint.code == 0 && lint.output.isEmpty, "\(lint.output)")
      let page = try Program.shell(
        "$ZOO help --man | mandoc -T ascii | col -b", environment: environment
      ).output
      let help = try Program.shell("$ZOO help; $ZOO help settings", environment: environment).output
      let options = Set(help.matches(of: /--[a-z-]+/).map { String($0.0) })
      #expect(options.count > 15)
      for option in options { #expect(page.contains(option), "\(option)") }
      for section in ["ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "ACCESSIBILITY"] {
        #expect(page.contains("\n\(section)\n"), "\(section)")
      }
    }
  }
}
