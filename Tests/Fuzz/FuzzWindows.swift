import Foundation
import Synchronization

@testable import Console
@testable import ZooCommands
@testable import ZooKit
@testable import ZooScreens

// Windows and forms that get any keys at any size, and all views at all sizes.

extension FuzzTarget {
  /// The first bytes choose what is typed into and how large its window is; the others are what a terminal sends, in which
  /// 0xFF resizes the window.
  static func windows(_ bytes: [UInt8]) {
    guard bytes.count > 3 else { return }
    var window = window(bytes[0], bytes[1])
    let kinds = EveryView.browsers.count + EveryView.pictureBrowsers.count + 1
    let kind = Int(bytes[2]) % kinds
    if kind < EveryView.browsers.count {
      type(bytes.dropFirst(3), into: EveryView.browsers[kind], &window)
    } else if kind < kinds - 1 {
      type(
        bytes.dropFirst(3), into: EveryView.pictureBrowsers[kind - EveryView.browsers.count],
        &window)
    } else {
      typeIntoForm(bytes.dropFirst(3), window)
    }
  }

  private static func window(_ columns: UInt8, _ rows: UInt8) -> LayoutContext {
    var window = LayoutContext(
      columns: Cells(1 + Int(columns) % 220), rows: Cells(1 + Int(rows) % 60))
    window.drawingStyle = DrawingStyle()
    window.isPictured = columns % 2 == 0
    return window
  }

  private static func type(
    _ bytes: ArraySlice<UInt8>, into start: some WindowContent, _ window: inout LayoutContext
  ) {
    var content = start
    var views = EveryView()
    var decoder = KeyDecoder()
    for part in bytes.split(separator: 0xFF, omittingEmptySubsequences: false) {
      decoder.feed(part)
      while let key = decoder.next() ?? decoder.next(afterTimeout: true) {
        _ = content.take(key, then: { decoder.next() }, in: window)
        views.check(&content, in: window)
      }
      window = self.window(part.first ?? 3, part.last ?? 2)
      views.check(&content, in: window)
    }
    promise(views.faults.isEmpty, views.faults.joined(separator: "; "))
  }

  private static func typeIntoForm(_ bytes: ArraySlice<UInt8>, _ window: LayoutContext) {
    var form = SettingsForm(Preferences(), example: EveryView.animals.first)
    var decoder = KeyDecoder()
    decoder.feed(bytes)
    while let key = decoder.next() ?? decoder.next(afterTimeout: true) {
      switch key {
      case .up: _ = form.press(.up)
      case .down: _ = form.press(.down)
      case .left: _ = form.press(.left)
      case .right: _ = form.press(.right)
      case .enter: _ = form.press(.enter)
      case .escape: _ = form.press(.escape)
      case .help: _ = form.press(.help)
      case .text(let text), .paste(let text): _ = form.accept(text)
      default: continue
      }
      for isLive in [false, true] {
        _ = SettingsFormView(window: window, isLive: isLive).lines(form)
      }
    }
  }

  // MARK: - Every size

  private static let drawn = Mutex(0)
  private static let (mostColumns, mostRows) = (220, 60)

  static func nextSize() {
    let index = drawn.withLock { index in
      defer { index += 1 }
      return index
    }
    // Each of two processes takes every other size; a short run takes one of so many, a continued one starts later.
    let variables = ProcessInfo.processInfo.environment
    let part = variables["ZOO_FUZZ_PART"].flatMap(Int.init) ?? 0
    let step = variables["ZOO_FUZZ_STEP"].flatMap(Int.init) ?? 1
    let first = variables["ZOO_FUZZ_FIRST"].flatMap(Int.init) ?? 0
    let place = ((first + index) * 2 + part) * step
    guard place < mostColumns * mostRows else {
      print("every size: \(index) sizes drawn")
      // libFuzzer takes an ordinary exit for a crash.
      fflush(nil)
      _exit(0)
    }
    var window = LayoutContext(
      columns: Cells(1 + place % mostColumns), rows: Cells(1 + place / mostColumns))
    window.drawingStyle = DrawingStyle()
    window.isPictured = place % 4 < 2
    var other = window
    (other.columns, other.rows) = (window.columns / 2, (window.rows ?? 0) + 3)
    var views = EveryView()
    views.draw(in: window, resizedTo: other)
    promise(views.faults.isEmpty, views.faults.joined(separator: "; "))
  }
}
