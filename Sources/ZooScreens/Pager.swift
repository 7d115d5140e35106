import Console
import Foundation

extension Display {
  /// Shows lines, through a pager where they are more than the window holds and a person is there to
  /// turn the pages.
  func showPaged(_ lines: [StyledLine]) async throws {
    if try await !page(lines) { try show(lines) }
  }

  /// Has a pager show lines that are longer than the window.
  ///
  /// - Returns: whether it did: not where they fit, where nobody sees them, or where there is none that
  ///   works.
  func page(_ lines: [StyledLine]) async throws -> Bool {
    guard !isSpoken, terminal.isTerminal(.input), terminal.isTerminal(.output), isInFront,
      options?.isInputForbidden != true, !Appearance.isDumb(environment),
      let rows = terminal.size()?.rows, lines.count >= rows
    else { return false }
    let request = environment["PAGER"] ?? "less -FRX"
    let words = request.split(separator: " ")
    guard let program = words.first, program != "cat",
      program.contains("/") || SearchPath(environment).find(String(program)) != nil
    else { return false }
    let text = renderer(for: .output).text(of: lines)
    // Colours are for the terminal, not for less to spell out, and it leaves the text standing.
    let line = "LESS=${LESS--FRX} LV=${LV--c} exec \(request)"
    let code = await programs.runInFront("/bin/sh", ["-c", line], Data(text.utf8))
    // One that fails may have shown nothing; twice is better than not at all.
    return code == 0
  }
}
