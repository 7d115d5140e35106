import Console
import Foundation
import ZooWording

extension ConfiguredTerminal {
  /// Shows lines, through a pager if they exceed the window and a person can turn the pages.
  func showWithPager(_ lines: [StyledLine]) async throws {
    if try await !showInPager(lines) { try show(lines) }
  }

  /// Whether somebody is at the terminal who can leave a pager.
  var mayUsePager: Bool {
    !isSpoken && terminal.isTerminal(.input) && terminal.isTerminal(.output) && isInForeground
      && options?.isInputForbidden != true && !TextCapabilities.isDumb(environment)
  }

  /// Shows lines in a pager; `false` if they fit the window, nobody is at the terminal, or no pager works.
  func showInPager(_ lines: [StyledLine]) async throws -> Bool {
    guard mayUsePager, let rows = terminal.size()?.rows, lines.cells >= rows else { return false }
    let own = environment["PAGER"]
    let words = (own ?? Self.standardPager).split(separator: " ").map(String.init)
    // Behind variables; whether there is a program in quotation marks, only the shell can say.
    guard let program = words.first(where: { !$0.contains("=") }), program != "cat",
      program.contains(where: { "'\"$".contains($0) })
        || SearchPath(environment).find(program) != nil
    else { return false }
    // less shows codes if it is told to, whatever LESS says. Any other program gets what a pipe gets.
    let isLess = program.split(separator: "/").last == "less"
    let renderer = renderer(for: .output, isTerminal: isLess)
    let options = isLess ? " -RFX" : ""
    // A command typed into less by mistake must not write a file: its s saves the text.
    let safety = own == nil ? "LESSSECURE=${LESSSECURE-1} LESSHISTFILE=${LESSHISTFILE--} " : ""
    // The text is UTF-8, whatever the locale says.
    let line =
      "\(safety)LESSCHARSET=${LESSCHARSET-utf-8} exec env \(own ?? Self.standardPager)\(options)"
    let text = renderer.text(of: lines)
    let code = await programs.runInForeground("/bin/sh", ["-c", line], Data(text.utf8))
    // A pager that failed may have shown nothing; showing the text twice is better than not at all.
    return code == 0
  }

  private static let standardPager = "less '-P?e\(Wording.pagerEnd):\(Wording.pagerMore).'"
}
