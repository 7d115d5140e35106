import Console
import Testing
import ZooKit

@testable import ZooScreens

@Suite("Gallery viewer")
struct PictureBrowserTests {
  private static func viewer(of count: Int) -> PictureBrowser {
    PictureBrowser(of: "Abyssinian", (0..<count).map { .file("\($0).png", or: nil) })
  }

  @Test("arrows choose, in rows of small ones and one after the other, and stop at both ends")
  func arrows() {
    var viewer = Self.viewer(of: 10)
    for (key, place) in [
      (.left, 0), (.up, 0), (.right, 1), (.down, 5), (.down, 9), (.down, 9), (.right, 9), (.up, 5),
      (.home, 0), (.end, 9), (.text(" "), 9), (.pageUp, 8),
    ] as [(Key, Int)] {
      #expect(viewer.press(key, columns: 4) == .changed && viewer.place == place, "\(key)")
    }
    #expect(viewer.press(.enter, columns: 4) == .changed && viewer.isLarge)
    // A large picture has no row above or below: Up and Down go to its neighbours.
    #expect(viewer.press(.up, columns: 4) == .changed && viewer.place == 7)
    #expect(viewer.press(.down, columns: 4) == .changed && viewer.place == 8)
  }

  @Test("Escape leads back one step, q leaves, and a picture alone is large from the beginning")
  func leaving() {
    var viewer = Self.viewer(of: 2)
    _ = viewer.press(.enter, columns: 2)
    #expect(viewer.press(.escape, columns: 2) == .changed && !viewer.isLarge)
    #expect(viewer.press(.escape, columns: 2) == .left)
    _ = viewer.press(.enter, columns: 2)
    #expect(viewer.press(.text("q"), columns: 2) == .left)
    var alone = Self.viewer(of: 1)
    #expect(alone.isLarge && alone.press(.backspace, columns: 1) == .left)
    #expect(alone.press(.endOfInput, columns: 1) == .left)
  }

  @Test("o opens and w saves what is chosen, and what came of it stands until the next key")
  func actions() {
    var viewer = Self.viewer(of: 3)
    _ = viewer.press(.right, columns: 3)
    #expect(viewer.press(.text("o"), columns: 3) == .open)
    #expect(viewer.press(.text("w"), columns: 3) == .save && viewer.chosen.address == "1.png")
    viewer.message = .saving
    #expect(viewer.press(.text("x"), columns: 3) == .changed && viewer.message == nil)
  }

  @Test("whatever the window, the viewer is as high and no wider, the chosen one in it")
  func windows() {
    for count in [1, 2, 10, 50] {
      for columns in [1, 10, 40, 80, 200, 1000] {
        for rows in [1, 3, 10, 24, 50, 300] {
          let view = PictureBrowserView(window: Window(columns: columns, rows: rows))
          let viewer = Self.viewer(of: count)
          let lines = view.lines(viewer)
          #expect(lines.count <= rows, "\(count) in \(columns)x\(rows)")
          #expect(lines.allSatisfy { $0.displayWidth <= columns }, "\(count) in \(columns)x\(rows)")
          #expect(view.places(viewer).allSatisfy { $0.columns > 0 && $0.rows > 0 })
        }
      }
    }
  }
}
