import TestSupport
import Testing
import ZooKit
import ZooService
import ZooWording

@testable import ZooCommands

/// Visits at random, in which back always leads to where one was.
@Suite("Random visits")
struct RandomVisitTests {
  /// What is typed: every key, with words and without, and much that means nothing.
  private static let lines = [
    "", "next", "1", "2", "7", "15", "25", "99", "-3", "b", "back", "?", "h", "v", "v birds", "v 3",
    "birds", "cats", "dogs", "cat-breeds", "animals", "mine", "my cats", "list", "list dogs", "ls",
    "g", "n", "n weight", "sort name", "sort nonsense", "r", "r 5", "refresh 3", "5", "s", "kg",
    "height m", "save", "units metric", "per-page 5", "view grid", "yes", "no", "stay", "discard",
    "perhaps", "p",
    "p 2", "m", "m 3", "o", "+", "more", "t", "t cute", "cute", "sleepy", "/", "/owl 3", "/ 2",
    "/xyzzy", "browse", "browse birds", "today", "random", "random bird", "search owl",
    "search 2", "search", "compare 1 2", "compare 1 lion", "compare", "Lion 3 vs Owl 4",
    "lion 3", "owl", "Mimi", "xyzzy", "serach owl", "heaviest", "heaviest dog", "a", "add Kater",
    "-", "e", "edit mimi", "d", "d momo", "d 1", "open cats.json", "open", "c", "try again",
    "zoo lion 2", "quiz", "quiz", "map lion", "w", "lion --json", "🦉",
    String(repeating: "x", count: 2000),
  ]

  /// Every key that help names has to do something there.
  private func checkHelp(_ visit: ImaginaryVisit, _ story: () -> Comment) async throws {
    // A window has a page of keys of its own.
    if visit.session.visit.browser != nil { return }
    var asking = visit
    try await asking.type("?")
    let tables = asking.screens.compactMap { screen -> Session.HelpTable? in
      if case .place(.help(let table), _) = screen { table } else { nil }
    }
    guard let table = tables.first else { return }
    for row in Wording.keys(table, isLive: false) {
      var trying = visit
      try await trying.type(["Enter": "", "1-10": "4", "/words": "/1"][row.key] ?? row.key)
      for case .problem(let problem) in trying.screens {
        switch problem {
        case .noListHere, .noAnimalShown, .notARemedy, .failure(.invalid), .nameWanted, .noLink,
          .wordsMissing:
          Issue.record("\(row.key): \(problem), \(story())")
          throw Stranded()
        default: break
        }
      }
    }
  }

  private struct Stranded: Error {}

  @Test("after what opened something, b gives the screen before, and leads nowhere else")
  func walks() async throws {
    var been = Set<String>()
    // scripts/check goes a thousand times.
    for seed in 0..<(Waiting.isWhole ? 1000 : 250) as Range<UInt64> {
      var random = SeededNumbers(seed: seed)
      var visit = try await ImaginaryVisit(seed: seed, hasWindows: seed % 2 == 0)
      /// What was on the screen at each place on the way.
      var way = [visit.session.screen]
      var typed: [String] = []
      for _ in 0..<30 {
        let line = Self.lines.randomElement(using: &random) ?? ""
        let before = visit.session
        try await visit.type(line)
        typed.append(line)
        var story: Comment {
          "\(seed): \(typed.suffix(4)) \(before.kinds) → \(visit.session.kinds)"
        }
        try #require(!visit.hasEnded, story)
        try #require(!visit.session.visit.places.isEmpty, story)
        been.formUnion(visit.session.kinds)
        let (now, then) = (visit.session.visit.places.count, before.visit.places.count)
        if visit.hasChanged || line == "g" { way = [] }
        if now == then + 1 {
          var returning = visit
          try await returning.type("back")
          // A form that has answers asks first.
          for answer in ["yes", "discard"] where returning.session.visit.places.count == now {
            try await returning.type(answer)
          }
          try #require(visit.hasChanged || returning.session.screen == before.screen, story)
          try #require(returning.session.visit.places.count == then, story)
        } else if now < then, ["b", "back"].contains(line), way.indices.contains(now - 1) {
          try #require(visit.session.screen == way[now - 1], story)
        } else {
          try #require(now <= then, story)
        }
        if seed % 10 == 0 { try await checkHelp(visit) { story } }
        // A suggestion that is not taken goes from below the help that was asked for.
        let kept = zip(before.kinds, visit.session.kinds).prefix { $0 == $1 }.count
        way = Array(way.prefix(min(kept, now - 1)))
        if way.count == now - 1 { way.append(visit.session.screen) }
      }
      for line in ["q", "yes", "discard", "q", "q"] where !visit.hasEnded {
        try await visit.type(line)
      }
      if !visit.hasEnded { try await visit.type(nil) }
      #expect(visit.hasEnded)
    }
    // They have been everywhere.
    for place in [
      "count", "list", "animal", "comparison", "picture", "gallery", "tags", "help", "exhibits",
      "settings", "catForm", "removing", "failure", "suggestion", "quiz", "score", "map",
      "browser",
    ] {
      #expect(been.contains(place), "\(place) in \(been.sorted())")
    }
  }
}

extension Session {
  /// The kinds of places on the way.
  fileprivate var kinds: [String] { visit.places.map(\.kind) }
}
