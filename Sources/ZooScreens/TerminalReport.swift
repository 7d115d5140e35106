import Console
import Foundation
import ZooKit
import ZooWording

/// What `zoo doctor` reports about the terminal.
struct TerminalReport: Sendable {
  /// `nil` if the output is not a terminal.
  var size: (columns: Cells, rows: Cells)?
  var variables: [(name: String, value: String)]
  var isColored: Bool
  /// How pictures are shown, and why.
  var pictures: String
  /// Path and version of chafa; `nil` if it is not installed.
  var chafa: (path: String, version: String)?

  private static let reportedVariables = [
    "TERM", "TERM_PROGRAM", "COLORTERM", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "STY",
    "SSH_TTY", "CI", "NO_COLOR", "LANG", "LC_ALL",
  ]

  /// Asks the terminal, if keys can be read, and chafa for its version.
  static func make(_ display: ConfiguredTerminal, _ pictureRenderer: PictureRenderer) async throws
    -> TerminalReport
  {
    if display.keyboard(for: .output) != nil {
      try await display.readingKeys(on: .output) { await pictureRenderer.queryTerminal() }
    }
    var report = TerminalReport(
      size: display.terminal.isTerminal(.output) ? display.terminal.size() : nil,
      variables: reportedVariables.compactMap { name in display.environment[name].map { (name, $0) }
      },
      isColored: display.renderer(for: .output).colored,
      pictures: await pictures(display, pictureRenderer))
    if let path = SearchPath(display.environment).find("chafa") {
      let words = await display.programs.run(path, ["--version"], Data())
        .map { String(decoding: $0, as: UTF8.self) }
      let version = words?.split(whereSeparator: \.isWhitespace).first {
        $0.first?.isNumber == true
      }
      report.chafa = (path, version.map(String.init) ?? Wording.unknownVersion)
    }
    return report
  }

  private static func pictures(_ display: ConfiguredTerminal, _ pictureRenderer: PictureRenderer)
    async
    -> String
  {
    if let method = await pictureRenderer.drawingMethod { return Wording.drawing(method) }
    if display.isSpoken { return Wording.reason(.readAloud) }
    if let mode = display.preferences.word(.pictures), ["never", "drawn", "link"].contains(mode) {
      return Wording.reason(.preference(mode))
    }
    if !display.terminal.isTerminal(.output) { return Wording.reason(.noTerminal) }
    return Wording.reason(
      display.environment["CI"] == nil ? .dumbTerminal : .continuousIntegration)
  }
}
