import Console
import Testing

@testable import ZooScreens

@Suite("Every view at every size")
struct EverySizeTests {
  /// The sizes at which something begins to have room, and their neighbours: any smaller and larger ones are alike.
  /// `scripts/check` goes through all of them up to 60×220 in an optimized build.
  private static let columns = [1, 2, 3, 5, 8, 13, 20, 40, 59, 60, 80, 220]
  private static let rows = [1, 2, 3, 4, 5, 8, 12, 24, 60]

  @Test("nothing ends the program or leaves its window, however small or large that is", arguments: rows)
  func sizes(rows: Int) {
    var views = EveryView()
    for columns in Self.columns {
      var window = Window(columns: Cells(columns), rows: Cells(rows))
      window.drawingStyle = DrawingStyle()
      window.isPictured = columns % 2 == 0
      var other = window
      (other.columns, other.rows) = (window.columns / 2, Cells(rows) + 3)
      views.draw(in: window, resizedTo: other)
    }
    #expect(views.faults.isEmpty, "\(Set(views.faults).sorted().prefix(20))")
  }
}
