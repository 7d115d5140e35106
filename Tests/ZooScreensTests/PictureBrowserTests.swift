import Console
import Testing
import ZooKit

@testable import ZooScreens

@Suite("Gallery viewer")
struct PictureBrowserTests {
  private static func browser(of count: Int) -> PictureBrowser {
    PictureBrowser(
      of: "Abyssinian",
      (0..<count).map { (.file("\($0)-small.png", or: nil), .file("\($0).png", or: nil)) })
  }

  @Test("arrows choose, in rows of small ones and one after the other, and stop at both ends")
  func arrows() {
    var browser = Self.browser(of: 10)
    #expect(browser.isOverview)
    for (key, place) in [
      (.left, 0), (.up, 0), (.right, 1), (.down, 5), (.down, 9), (.down, 9), (.right, 9), (.up, 5),
      (.home, 0), (.end, 9), (.text(" "), 9), (.pageUp, 8),
    ] as [(Key, Int)] {
      #expect(browser.press(key, columns: 4) == nil && browser.chosenIndex == place, "\(key)")
    }
    #expect(browser.press(.enter, columns: 4) == nil && !browser.isOverview)
    // From a large one Enter goes on as well.
    #expect(browser.press(.up, columns: 4) == nil && browser.chosenIndex == 7)
    #expect(browser.press(.down, columns: 4) == nil && browser.chosenIndex == 8)
    #expect(browser.press(.enter, columns: 4) == nil && browser.chosenIndex == 9)
  }

  @Test("a large picture is enlarged and moved; 0, Escape and another picture show the whole again")
  func zoom() {
    var browser = Self.browser(of: 3)
    _ = browser.press(.text("+"), columns: 3)
    #expect(!browser.isOverview && browser.zoom.factor == 1.5)
    _ = browser.press(.text("="), columns: 3)
    let middle = browser.zoom
    _ = browser.press(.right, columns: 3)
    #expect(browser.zoom != middle && browser.chosenIndex == 0)
    _ = browser.press(.text("-"), columns: 3)
    #expect(browser.zoom.factor == 1.5)
    _ = browser.press(.text("0"), columns: 3)
    #expect(browser.zoom == PictureZoom() && !browser.isOverview)
    _ = browser.press(.text("+"), columns: 3)
    #expect(browser.press(.escape, columns: 3) == nil)
    #expect(browser.zoom.isWhole && !browser.isOverview)
    _ = browser.press(.text("+"), columns: 3)
    _ = browser.press(.pageDown, columns: 3)
    #expect(browser.chosenIndex == 1 && browser.zoom.isWhole)
  }

  @Test("Escape leads back one step, q leaves, and a picture alone has no overview")
  func leaving() {
    var browser = Self.browser(of: 2)
    for key in [Key.enter, .text("+")] { _ = browser.press(key, columns: 2) }
    #expect(browser.press(.escape, columns: 2) == nil && browser.zoom.isWhole)
    #expect(!browser.isOverview)
    #expect(browser.press(.escape, columns: 2) == nil && browser.isOverview)
    #expect(browser.press(.escape, columns: 2) == .close)
    _ = browser.press(.enter, columns: 2)
    #expect(browser.press(.text("q"), columns: 2) == .close)
    var alone = Self.browser(of: 1)
    #expect(!alone.isOverview)
    #expect(alone.press(.backspace, columns: 1) == .close)
    #expect(alone.press(.endOfInput, columns: 1) == .close)
  }

  @Test("? and F1 show the keys, and any key leads back")
  func keys() {
    for key in [Key.text("?"), .help] {
      var browser = Self.browser(of: 2)
      let window = LayoutContext(columns: 80, rows: 24, isPictured: true)
      func text() -> String { Renderer().text(of: browser.screen(in: window).lines([:])) }
      func take(_ key: Key) -> PictureBrowser.Request? {
        browser.take(key, then: { nil }, in: window)
      }
      #expect(text().contains("? keys") && take(key) == nil)
      #expect(text().contains("close the pictures") && browser.screen(in: window).pictures == [])
      #expect(take(.text("q")) == nil && text().contains("? keys"))
    }
  }

  @Test("o opens what is chosen, and what came of it stands until the next key")
  func actions() {
    var browser = Self.browser(of: 3)
    _ = browser.press(.right, columns: 3)
    #expect(browser.press(.text("o"), columns: 3) == .open && browser.chosen.address == "1.png")
    browser.message = .notAWebAddress("1.png")
    let window = LayoutContext(columns: 80, rows: 24)
    #expect(browser.take(.text("x"), then: { nil }, in: window) == nil && browser.message == nil)
  }

  @Test("whatever the window, the viewer is as high and no wider, the chosen one in it")
  func windows() {
    for count in [1, 2, 10, 50] {
      for columns in [1, 10, 40, 80, 200, 1000] {
        for rows in [1, 3, 10, 24, 50, 300] {
          let window = LayoutContext(columns: Cells(columns), rows: Cells(rows))
          var browser = Self.browser(of: count)
          for _ in ["overview", "large"] {
            let lines = browser.screen(in: window).lines([:])
            let place = "\(count) in \(columns)x\(rows)"
            #expect(lines.count <= rows, "\(place)")
            #expect(lines.allSatisfy { $0.displayWidth <= Cells(columns) }, "\(place)")
            let slots = PictureBrowserView(browser: browser, window: window).slots
            #expect(slots.allSatisfy { $0.columns > 0 && $0.rows > 0 })
            _ = browser.press(.enter, columns: 2)
          }
        }
      }
    }
  }

  @Test("a large picture has the window to itself")
  func large() {
    let window = LayoutContext(columns: 80, rows: 24)
    var browser = Self.browser(of: 3)
    #expect(
      browser.screen(in: window).pictures.map(\.reference.address)
        == ["0-small.png", "1-small.png", "2-small.png"])
    for (key, address) in [(.enter, "0.png"), (.end, "2.png"), (.text("+"), "2.png")]
      as [(Key, String)]
    {
      _ = browser.press(key, columns: 3)
      let slots = browser.screen(in: window).pictures
      #expect(slots.map(\.reference.address) == [address] && slots[0].rows == 21)
    }
    let title = browser.screen(in: window).lines([:]).first.map { Renderer().text(of: $0) }
    #expect(title?.contains("3 of 3") == true)
  }
}
