import Console
import Foundation
import ZooWording

extension TerminalOutput {
  /// Shows lines, through a pager if they exceed the window and a person can turn the pages.
  func showWithPager(_ lines: [StyledLine]) async throws {
    if try await !showInPager(lines) { try show(lines) }
  }

  /// Whether somebody is at the terminal who can leave a pager.
  var mayUsePager: Bool {
    !isSpoken && terminal.isTerminal(.input) && terminal.isTerminal(.output) && isInForeground
      && options?.isInputForbidden != true && !Appearance.isDumb(environment)
  }

  /// Shows lines in a pager; `false` if they fit the window, nobody is at the terminal, or no pager works.
  func showInPager(_ lines: [StyledLine]) async throws -> Bool {
    guard mayUsePager, let rows = terminal.size()?.rows, lines.cells >= rows else { return false }
    let request = environment["PAGER"] ?? Self.standardPager
    let words = request.split(separator: " ")
    guard let program = words.first, program != "cat",
      program.contains("/") || SearchPath(environment).find(String(program)) != nil
    else { return false }
    let text = renderer(for: .output).text(of: lines)
    // A command typed into less by mistake must not write a file: its s saves the text.
    let safety =
      environment["PAGER"] == nil
      ? "LESSSECURE=${LESSSECURE-1} LESSHISTFILE=${LESSHISTFILE--} " : ""
    // Unless LESS or LV is set, the pager passes colours on and leaves the text on the screen. The text is UTF-8,
    // whatever the locale says.
    let line =
      "\(safety)LESS=${LESS--FRX} LESSCHARSET=${LESSCHARSET-utf-8} LV=${LV--c} exec \(request)"
    let code = await programs.runInForeground("/bin/sh", ["-c", line], Data(text.utf8))
    // A pager that failed may have shown nothing; showing the text twice is better than not at all.
    return code == 0
  }

  private static let standardPager = "less -FRX '-P?e\(Wording.pagerEnd):\(Wording.pagerMore).'"
}
