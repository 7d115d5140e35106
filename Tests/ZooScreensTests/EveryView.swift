import Console
import Foundation
import ZooKit
import ZooSources

@testable import ZooCommands
@testable import ZooScreens
@testable import ZooService
@testable import ZooWording

/// Every screen and every full-screen window with the longest words it can have, drawn in a window of any size.
///
/// `EverySizeTests` draws them in the sizes that are likely to go wrong; the fuzz target `windows` also types into
/// them, and `sizes` goes through all sizes, or a part of them.
struct EveryView {
  /// What is drawn wrongly, each as a sentence; a trap ends the program instead.
  var faults: [String] = []

  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private let preferences = Preferences()

  /// Draws everything in a window, and the windows again after they have got another size.
  mutating func draw(in window: LayoutContext, resizedTo other: LayoutContext) {
    for screen in Self.screens { drawScreen(screen, in: window) }
    for browser in Self.browsers { drawWindow(browser, in: window, resizedTo: other) }
    for browser in Self.pictureBrowsers { drawWindow(browser, in: window, resizedTo: other) }
    for found in Self.found { _ = LargeDrawingView(animal: found.animal).lines(window) }
    let candidates = Wording.Candidates(
      listing: Self.listing(.birds), advice: Self.longWords, areNumbered: true)
    _ = CandidatesView(width: window.columns).lines(candidates)
    for text in Self.longTexts {
      var editor = LineEditor()
      _ = editor.press(.paste(text))
      for key in [Key.wordLeft, .left, .end, .home] {
        _ = editor.press(key)
        let (shown, cursor) = editor.visible(in: window.columns)
        check(
          shown.displayWidth <= max(window.columns, 2) && cursor < max(window.columns, 1),
          "an edited line leaves \(window.columns) columns")
      }
    }
  }

  private mutating func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  /// A screen may be higher than its window, which scrolls; only what is read aloud or an address may be wider.
  private mutating func drawScreen(_ screen: Session.Screen, in window: LayoutContext) {
    let view = SessionScreenView(
      answers: AnswerView(preferences: preferences, now: now), isLive: true)
    let frame = view.drawable(of: screen).frame(window)
    for line in frame.lines(Self.failures(in: frame)) where line.displayWidth > window.columns {
      let text = line.spans.map(\.text).joined()
      check(
        // Neither an address nor a path is broken.
        window.isSpoken || window.columns < 40 || text.contains("://")
          || text.contains(Self.longWords),
        "wider than \(window.columns)×\(window.rows ?? 24): \(text)")
    }
  }

  private static func failures(in frame: Frame) -> [PictureSlot: PictureState] {
    let problem = PictureState.problem(PictureProblem(.unforeseen(longWords)))
    return Dictionary(frame.pictures.map { ($0, problem) }, uniquingKeysWith: { first, _ in first })
  }

  /// A full-screen window never leaves the screen, nor does its cursor.
  private mutating func drawWindow(
    _ content: some WindowContent, in window: LayoutContext, resizedTo other: LayoutContext
  ) {
    var content = content
    for window in [window, other] { check(&content, in: window, hasFailures: true) }
  }

  mutating func check(
    _ content: inout some WindowContent, in window: LayoutContext, hasFailures: Bool = false
  ) {
    let frame = content.screen(in: window)
    let states = hasFailures ? Self.failures(in: frame) : [:]
    content.take(states, in: window)
    let lines = frame.lines(states)
    let size = "\(window.columns)×\(window.rows ?? 24)"
    let kind = type(of: content)
    check(lines.cells <= window.rows ?? 24, "\(kind): \(lines.count) rows in \(size)")
    check(lines.allSatisfy { $0.displayWidth <= window.columns }, "\(kind): wider than \(size)")
    let cursor = content.cursor(in: window)
    check(
      (0..<max(window.rows ?? 24, 1).count).contains(cursor.row)
        && (0..<max(window.columns, 1).count).contains(cursor.column),
      "\(kind): the cursor at \(cursor) in \(size)")
  }
}

// MARK: - What is drawn

extension EveryView {
  static let longWords = String(repeating: "a rather long sentence about it, ", count: 4)
  /// A word that can't be wrapped, wide characters, combining marks, and nothing at all.
  static let longTexts = [
    longWords, String(repeating: "x", count: 300),
    String(repeating: "漢字 🦁 e\u{301}", count: 20), "",
  ]

  private static func animal(_ index: Int, in exhibit: Exhibit.ID, _ text: String) -> Animal {
    Animal(
      id: "\(index)", exhibit: exhibit, name: index == 0 ? "Okapi" : "\(index) \(text)",
      latinName: text, sentence: text,
      silhouette: Silhouette(outline: "big cat", colour: .tan),
      facts: [
        .text("range", "Africa"), .text("habitat", text), .text("description", text),
        .text("owner", text),
        .list("tags", Array(repeating: String(text.prefix(30)), count: 10)),
        .text("englishName", text), .text("origin", text),
        Fact(
          key: "scores",
          value: .scores((1...5).map { BreedScore(key: "energyLevel\($0)", value: $0) })),
        .measure(
          Measure(.height, Measure.RawRange(low: "0.3", high: "18", unit: .foot))),
        .measure(
          Measure(.weight, Measure.RawRange(low: "0.003", high: "330000", unit: .pound))),
      ], pictures: [Picture("https://zoo.example/\(index).png")], emoji: "🐾")
  }

  static let animals: [Animal] = Exhibit.all.flatMap { exhibit in
    longTexts.enumerated().map { animal($0, in: exhibit.id, $1) }
  }

  static let found: [FoundAnimal] = animals.map {
    FoundAnimal($0, in: Exhibit.named($0.exhibit) ?? .animals)
  }

  private static func listing(_ exhibit: Exhibit, search: String? = nil) -> Listing {
    Listing(
      exhibit: exhibit.id, animals: animals.filter { $0.exhibit == exhibit.id }, source: .live,
      search: search)
  }

  static let screens: [Session.Screen] = {
    var screens: [Session.Screen] = [
      .welcome(Session.Welcome(today: longWords, parade: Array(animals.prefix(5)))),
      .place(.exhibits),
      .status(.removed(longWords)), .status(.sayWhich(longWords)),
      .place(
        .settings(SettingsForm(Preferences(), example: animals[1])),
        problem: .valueMissing(longWords)),
      .answer(.version), .answer(.names(longTexts)),
      .answer(.help(.command("", isShort: true))), .answer(.help(.topic(.environment))),
      .answer(.settings(Preferences(), directory: longWords)),
      .answer(.gallery(gallery)), .answer(.comparison(Array(found.prefix(2)))),
      .answer(.comparison(Array(found.prefix(6)))),
    ]
    for (index, exhibit) in Exhibit.all.enumerated() {
      for isGrid in [false, true] {
        var shown =
          isGrid == (index % 2 == 0) ? listing(exhibit) : listing(exhibit, search: "rather")
        if isGrid != (index % 2 == 0) { shown.firstNumber = 99 }
        screens.append(.answer(.listing(shown, isGrid: isGrid)))
      }
    }
    for found in found.prefix(4) {
      for isWhole in [false, true] {
        screens.append(.answer(.animal(found.animal, in: found.exhibit, isWhole: isWhole)))
      }
      screens.append(.answer(.drawing(of: .animal(found.animal, in: found.exhibit))))
    }
    return screens
  }()

  private static let gallery = Gallery(
    animal: animals[0], exhibit: animals[0].exhibit, pictures: animals.flatMap(\.pictures),
    source: .live, isPartial: true)

  /// A browser without animals, with one, with many; narrowed, corrected, with marks, keys and messages.
  static let browsers: [AnimalBrowser] = {
    let keys: [[Key]] = [
      [], [], [.paste("rather")], [.paste("okpai")], [.paste(longWords)], [.help], [.tab, .tab],
      [.tab], [.sort], [.end],
    ]
    let window = LayoutContext(columns: 80, rows: 24, drawingStyle: DrawingStyle())
    return keys.enumerated().map { index, keys -> AnimalBrowser in
      var browser = AnimalBrowser(
        LiveFilter(index == 0 ? [] : animals, of: .animals), at: BrowserPlace(of: "animals"),
        preferences: Preferences(), now: Date(timeIntervalSinceReferenceDate: 0))
      for key in keys { _ = browser.take(key, then: { nil }, in: window) }
      if index % 2 == 0 {
        browser.receive(
          .message(.problem(.failure(.noAddress(exhibit: "animals", variable: longWords)))))
      }
      return browser
    }
  }()

  static let pictureBrowsers: [PictureBrowser] = [1, 2, 10].flatMap { count -> [PictureBrowser] in
    let pictures = (0..<count).map {
      (
        small: PictureReference.file("https://zoo.example/small/\($0)", or: nil),
        large: PictureReference.file("https://zoo.example/\($0)", or: nil)
      )
    }
    return [[], [.enter], [.help], [.text("+")]].map { (keys: [Key]) in
      var browser = PictureBrowser(of: longWords, pictures)
      for key in keys { _ = browser.press(key, columns: 2) }
      return browser
    }
  }
}

extension WindowContent {
  /// Its lines with what is known of its pictures.
  mutating func lines(
    in window: LayoutContext, _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let frame = screen(in: window)
    take(pictures, in: window)
    return frame.lines(pictures)
  }
}

extension LayoutContext {
  /// Whether lines fit its rows, counting those that the terminal would wrap.
  func canShow(_ lines: [StyledLine]) -> Bool {
    lines.map { $0.height(in: columns) }.total <= rows ?? .unlimited
  }
}
