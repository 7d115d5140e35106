import Console
import Foundation
import TestSupport
import Testing
import ZooKit
import ZooService
import ZooSources
import ZooWording

@testable import ZooCommands
@testable import ZooScreens

/// Visits as transcripts: the lines that somebody types, what is asked of the service, what is shown, and where one is.
///
/// They are recorded in `Golden/visits.txt`, to be read.
@Suite("Visits")
struct VisitTests {
  /// Switches the network off and on in a script.
  private static let (off, on) = ("(no network)", "(network)")

  private static let scripts: [(title: String, lines: [String?])] = [
    ("A count, a list, an animal, and back", ["11", "zzz?", "3", "2", "b", "b", "b", "q"]),
    ("The input ends", [nil]),
    ("Pages go on, and back leads through them", ["birds", "", "", "", "", "b", "b", "25", "b"]),
    (
      "A page that fails leaves the list as it is",
      ["birds", off, "", "", on, "", "owl 15", "b"]
    ),
    (
      "A first page that fails offers remedies",
      [off, "birds", "what", "t", "b", "birds", "c", on, "t", "b"]
    ),
    (
      "Each exhibit keeps its list",
      ["birds", "", "12", "dogs", "1", "v 4", "b", "b", "b", "b", "v", "9", "xyz", "2", "b"]
    ),
    (
      "A list is narrowed, sorted, and as it was on the way back",
      ["birds", "/1", "n", "", "b", "b", "/xyzzy", "/", "n nonsense", "n weight"]
    ),
    ("What random animals there are stays", ["4", "/", "b", "/lion 1", "b", "n", "n", "r", "2"]),
    ("Grid or list, of this exhibit", ["birds", "g", "dogs", "birds", "g"]),
    (
      "Vague names become a list, of which a number chooses",
      ["owl 2", "3", "b", "b", "search owl 1", "", "n", "2", "b"]
    ),
    (
      "What was probably meant is asked, and Enter takes it",
      ["owl 33", "", "b", "serach owl 1", "", "b", "owl 33", "lion 3", "yes", "b", "oewl 33", "no"]
    ),
    (
      "A comparison: of names, of numbers, with the animal shown",
      [
        "3", "compare 1 2", "b", "1", "compare lion 7", "b", "b", "lion 4 vs owl 4", "compare",
        "lion 5 vs", "compare 1 1", "compare 99 1",
      ]
    ),
    (
      "Of a vague name in a comparison, or of one's cats, the number says which",
      [
        "3", "1", "owl vs lion 3", "1 vs lion 3", "b", "b", "mine", "a", "Mimi", "", "", "", "",
        "e mimi", "e 1", "back",
      ]
    ),
    (
      "A misspelt name in a comparison is asked about, and keeps the others",
      ["owl 33 vs lion 3", "", "b", "bird owl 33 vs lion 3", "owl 7", "b"]
    ),
    ("Superlatives are lists in an order", ["heaviest", "b", "heaviest dog", "largest bird", "b"]),
    (
      "Keys need what they are about",
      [
        "p", "m", "o", "g", "n", "more", "w", "e", "d", "t xyz", "+", "yes", "lion --json", "birds",
        "p", "+", "more", "more", "b", "b",
      ]
    ),
    (
      "A picture, a map, a gallery and help are looked at",
      [
        "cat-breeds", "2", "p", "b", "w", "map kenya", "b", "m", "b", "m 3", "?", "?", "4", "b",
        "b",
        "b", "b",
      ]
    ),
    ("All of an animal is the same place as a part of it", ["3", "1", "more", "b", "b", "b"]),
    ("A number may be that of a candidate that waits for Enter", ["search lion", "20", "b", "99"]),
    ("Tags are a place", ["cats", "t", "9", "2", "b", "cute", "b", "b", "t box", "tuxedo"]),
    (
      "One's own cats are added, changed and removed",
      [
        "mine", "a", "", "Kater", "Ana", "cute, box", "/none", "", "", "e", "Kato", "", "", "", "y",
        "b", "b", "d mimi", "perhaps", "n", "d momo", "y", "edit mimmi", "", "back", "d 99",
        "birds",
        "d", "e mimi", "Mia", "back", "stay", "back", "d",
      ]
    ),
    ("A choice of cats comes back to where one was", ["birds", "e mi", "d"]),
    (
      "Settings by words, and the form that asks before it loses something",
      [
        "birds", "s", "kg", "back", "stay", "back", "discard", "units metric", "s nonsense", "back",
        "s per-page 5", "b", "s view grid", "s", "save", "b",
      ]
    ),
    ("A file is a list", ["open", "open cats.json", "", "t", "1", "b", "b", "open lion 3"]),
    ("The animal of the day, and any", ["today", "b", "random", "random bird", "random x", "b"]),
    (
      "A quiz is left with its score, or played to its end",
      ["quiz", "1", "b", "quiz", "2", "2", "1", "b", "r", "1", "1", "r 2"]
    ),
    (
      "The list, exhibits and commands of the shell",
      ["3", "1", "list", "list dogs", "ls", "zoo lion 2", "v", "s", "b", "lion 5", "b", "b"]
    ),
    (
      "Answers that mean nothing",
      ["-3", "🦉", "", String(repeating: "x", count: 60), "what?", "search"]
    ),
  ]

  /// What is shown, in short: its first lines.
  private func text(_ screens: [Session.Screen], _ preferences: Preferences) -> [String] {
    let view = SessionScreenView(
      answers: AnswerView(preferences: preferences, now: Date(timeIntervalSince1970: 0)))
    return screens.flatMap { screen -> [String] in
      let lines = view.lines(screen, LayoutContext(columns: 78)).map { Renderer().text(of: [$0]) }
        .map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
      return lines.prefix(3).map { "    \($0)" }
        + (lines.count > 3 ? ["    … \(lines.count - 3) more"] : [])
    }
  }

  private func transcript(_ lines: [String?]) async throws -> [String] {
    var visit = try await ImaginaryVisit(seed: nil)
    var all: [String] = []
    for line in lines {
      switch line {
      case Self.off:
        visit.service.fail(with: .fetch(FetchError(host: "api.example", cause: .refused)))
      case Self.on: visit.service.fail(with: nil)
      default: try await visit.type(line)
      }
      all.append("> \(line ?? "(end of input)")")
      all += visit.service.takeRequests().map { "  → \($0)" }
      if ![Self.off, Self.on].contains(line) {
        all += text(visit.screens, visit.session.preferences)
      }
      if visit.hasEnded {
        all.append("  the end")
        break
      }
      let way = visit.session.visit.places.map(\.kind).joined(separator: " › ")
      all.append("  \(way): \(Wording.question(at: visit.session.visit).question)")
    }
    return all
  }

  @Test("what is typed leads where one expects, with as few requests as it takes, and back")
  func visits() async throws {
    var all: [String] = []
    for (title, lines) in Self.scripts {
      all += ["# \(title)"] + (try await transcript(lines)) + [""]
    }
    let difference = Golden.difference(all.joined(separator: "\n"), "visits")
    #expect(difference == nil, "\(difference ?? "")")
  }

  // MARK: - Windows

  private static let failure = Failure.fetch(FetchError(host: "x", cause: .refused))

  private func bird(_ number: Int) -> Animal { ImaginaryService.animals(of: "birds")[number] }

  @Test("a window is left for an animal, a comparison, a list or nothing, and is found again below")
  func windows() async throws {
    var visit = try await ImaginaryVisit(seed: nil, hasWindows: true)
    try await visit.type("birds")
    try await visit.take(.answer("browse"))
    let window = try #require(visit.session.visit.browser)
    #expect(window.exhibit == "birds" && window.listing == visit.session.visit.listing)
    var left = window
    left.query.search = "owl"
    left.chosen = bird(7)
    try await visit.take(.windowLeft(left, .opened(bird(7))))
    #expect(visit.session.visit.currentAnimal?.animal == bird(7))
    try await visit.take(.answer("b"))
    // As it was left; it shows itself.
    #expect(visit.session.visit.browser == left && visit.screens.isEmpty)
    try await visit.take(.windowLeft(left, .compared([bird(1), bird(2)])))
    guard case .comparison? = visit.session.visit.place else {
      Issue.record("no comparison")
      return
    }
    try await visit.take(.answer("b"))
    #expect(visit.session.visit.browser == left)
    _ = visit.service.takeRequests()
    try await visit.take(.windowLeft(left, .listed(left.query)))
    #expect(visit.service.takeRequests() == ["list birds 1-10, search owl"])
    #expect(visit.session.visit.browser == nil && visit.session.visit.listing?.search == "owl")
    var back = visit
    try await back.take(.answer("b"))
    #expect(back.session.visit.browser != nil && back.session.visit.listing?.search == nil)
    try await visit.take(.answer("browse"))
    let again = try #require(visit.session.visit.browser)
    try await visit.take(.windowLeft(again, .closed))
    #expect(visit.screens == [visit.session.screen] && visit.session.visit.listing?.search == "owl")
    try await visit.take(.answer("browse"))
    try await visit.take(.windowFailed(Self.failure))
    #expect(visit.screens == [visit.session.screen, .problem(.failure(Self.failure))])
  }

  @Test(
    "a visit that begins with the settings ends when they are saved or left, and says so",
    arguments: [
      (["parsec", "cm", "save"], .saved), (["save"], .nothingChanged),
      (["kg", "back", "discard"], .nothingSaved), (["kg", nil], .nothingSaved),
      (["back"], .nothingChanged),
    ] as [([String?], Session.StatusMessage)])
  func settings(lines: [String?], parting: Session.StatusMessage) async throws {
    var visit = try await ImaginaryVisit(seed: nil, from: .settings(SettingsForm(Preferences())))
    for line in lines {
      #expect(!visit.hasEnded)
      try await visit.type(line)
    }
    #expect(visit.hasEnded && visit.screens.last == .status(parting))
  }

  @Test("a visit that begins with a window ends with it, and without windows begins with a list")
  func beginnings() async throws {
    let window = BrowserPlace(of: "birds", ListQuery(search: "owl 1"))
    var visit = try await ImaginaryVisit(seed: nil, hasWindows: true, from: .browser(window))
    #expect(visit.session.visit.browser == window)
    var failed = visit
    try await failed.take(.windowFailed(Self.failure))
    #expect(throws: Self.failure) { try failed.session.end?.get() }
    var unavailable = visit
    try await unavailable.take(.windowUnavailable(window))
    #expect(unavailable.session.visit.listing?.search == "owl 1")
    try await visit.take(.windowLeft(window, .closed))
    #expect(visit.hasEnded)
    var quiz = try await ImaginaryVisit(seed: nil, from: .tags(["a"], of: "cats"))
    try await quiz.take(.answer("b"))
    #expect(quiz.hasEnded)
    let plain = try await ImaginaryVisit(seed: nil, from: .browser(window))
    #expect(plain.session.visit.listing?.search == "owl 1" && plain.session.visit.places.count == 1)
    let all = try await ImaginaryVisit(seed: nil, from: .browser(BrowserPlace(of: "animals")))
    #expect(all.service.takeRequests() == ["list animals 1-10, A to Z"])
  }

  @Test("a cat that is removed is nowhere any more, also in a window below")
  func removed() async throws {
    let cats = ImaginaryService.own
    var window = BrowserPlace(
      of: "cats", from: Listing(exhibit: "cats", animals: cats, source: .file))
    window.shown = window.listing
    (window.marked, window.chosen) = (cats, cats[0])
    var visit = try await ImaginaryVisit(seed: nil, hasWindows: true, from: .browser(window))
    try await visit.take(.windowLeft(window, .opened(cats[0])))
    for line in ["d", "yes"] { try await visit.take(.answer(line)) }
    let left = try #require(visit.session.visit.browser)
    #expect(left.marked == [cats[1]] && left.chosen == nil && left.shown?.animals == [cats[1]])
  }

  @Test("keys of the form go from field to field, choose, save and go back")
  func formKeys() async throws {
    var visit = try await ImaginaryVisit(seed: nil)
    try await visit.type("s")
    for key in [SettingsForm.FormKey.right, .down, .escape] { try await visit.take(.formKey(key)) }
    #expect(Wording.question(at: visit.session.visit).question == "Save, discard or stay?")
    try await visit.take(.formKey(.escape))
    try await visit.type("save")
    #expect(visit.screens.last == .status(.saved) && visit.session.visit.place == .count)
    try await visit.take(.formKey(.up))
    #expect(visit.screens.isEmpty)
  }

  @Test("in a line that failed, the words that failed are replaced, and no others")
  func correctedLines() {
    let cats = ImaginaryService.listing(of: ImaginaryService.own)
    for (typed, words, line) in [
      ("compare lino vs tiger", "lino", "compare Lion vs tiger"),
      ("map koalla", "koalla", "map Lion"), ("lino,tiger", "lino", "Lion , tiger"),
      ("compare catfish vs cat", "cat", "compare catfish vs Lion"), ("y", "lino", "Lion"),
    ] {
      let failure = Failure.noMatch(words, among: .everything, suggestion: "Lion")
      #expect(failure.line(insteadOf: typed) == line)
    }
    for (typed, vague, line) in [
      ("compare polar bear vs bear", ["bear"], "compare polar bear vs 1"),
      ("compare bear lion", ["bear"], "compare 1 lion"), ("bear?", ["bear"], nil),
      ("compare bear vs owl", ["bear", "owl"], nil), ("e mimi", ["mimi"], "e 1"),
    ] as [(String, [String], String?)] {
      let failure = Failure.severalMatches(vague, among: .everything, candidates: cats)
      #expect(failure.line(insteadOf: typed) == line)
    }
  }

  @Test("a misspelt key is meant where it works with the words after it, and never leads to itself")
  func misspeltKeys() {
    for (typed, line) in [
      ("serach owl", "search owl"), ("setings", "settings"), ("heavyest dog", "heaviest dog"),
      ("compair lion tiger", "compare lion tiger"), ("lion", nil), ("heaviest", nil),
      ("the owl", nil),
    ] as [(String, String?)] {
      #expect(SessionKey.line(meantBy: typed, at: .list) == line, "\(typed)")
    }
  }
}

extension Place {
  /// The name of its case.
  var kind: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
