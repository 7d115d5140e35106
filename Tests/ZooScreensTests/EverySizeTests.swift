import Console
import Testing

@testable import ZooScreens

@Suite("Every view at every size")
struct EverySizeTests {
  /// The sizes at which something begins to have room, and very small and large ones. `scripts/check` draws a
  /// part of all sizes up to 60×220 in an optimized build, `scripts/trials/fuzz sizes 1` all of them.
  private static let windowSizes: [(Int, Int)] = [
    (1, 1), (2, 3), (1, 60), (220, 1), (5, 12), (8, 2), (13, 5), (40, 4), (40, 20), (59, 12),
    (60, 9),
    (72, 7), (80, 5), (80, 24), (120, 30), (220, 60),
  ]

  @Test(
    "nothing ends the program or leaves its window, however small or large that is",
    arguments: windowSizes)
  func sizes(columns: Int, rows: Int) {
    var window = LayoutContext(columns: Cells(columns), rows: Cells(rows))
    window.drawingStyle = DrawingStyle()
    window.isPictured = rows % 2 == 0
    var other = window
    (other.columns, other.rows) = (window.columns / 2, Cells(rows) + 3)
    var views = EveryView()
    views.draw(in: window, resizedTo: other)
    #expect(views.faults.isEmpty, "\(Set(views.faults).sorted().prefix(20))")
  }
}
