import Console
import ZooCommands
import ZooKit
import ZooWording

/// The first screen of a visit: a parade of animals drawn to scale, where the window has room, and the greeting.
struct WelcomeView {
  let window: LayoutContext

  /// How many animals are drawn.
  static let paradeCount = 5
  /// The rows of the parade, names included.
  private static let paradeRows: Cells = 12
  /// Animals of these sizes in metres can be seen beside each other.
  private static let paradeSizes = 0.8...6.0

  /// Whether a window has room for a parade: at least 80 columns and 24 rows, one of them for the question.
  static func hasRoom(columns: Cells, rows: Cells) -> Bool { columns >= 80 && rows >= 23 }

  static func isFit(_ animal: Animal) -> Bool {
    LineupView.Figure(animal).map { paradeSizes.contains($0.extent) } ?? false
  }

  func lines(_ welcome: Session.Welcome) -> [StyledLine] {
    let offer = welcome.today.map { Wording.todayOffer($0).wrapped(to: window.columns) } ?? []
    let parade = parade(welcome.parade)
    return parade + (parade.isEmpty ? [] : [""])
      + [StyledLine(Wording.welcome, .name)] + offer.map { StyledLine($0, .quiet) } + [""]
  }

  private func parade(_ animals: [Animal]) -> [StyledLine] {
    guard Self.hasRoom(columns: window.columns, rows: window.rows ?? 0),
      let style = window.drawingStyle
    else { return [] }
    let figures = animals.compactMap { LineupView.Figure($0) }
    let columns = min(window.columns - 4, 120)
    return LineupView(style: style, columns: columns)
      .lines(figures, rows: Self.paradeRows)
      .map { .space(2) + $0 }
  }
}
