import Foundation
import Synchronization
import ZooKit
@testable import ZooService
import ZooSources
import ZooWording

@testable import ZooCommands

/// A visit to exhibits of thirty animals each that are only made up.
struct ImaginaryVisit {
  private(set) var session: Session
  let service: ImaginaryService
  /// What was shown after the last line.
  private(set) var screens: [Session.Screen] = []
  /// Whether something was saved or removed by the last line, so that places look different.
  private(set) var hasChanged = false

  /// Whether the terminal can show windows.
  private let hasWindows: Bool

  var hasEnded: Bool { session.end != nil }

  /// - Parameters:
  ///   - seed: of what fails now and then; `nil` if nothing does.
  init(seed: UInt64?, hasWindows: Bool = false, from beginning: Place = .count) async throws {
    service = ImaginaryService(seed: seed)
    session = Session(
      from: beginning, with: service.visitService, preferences: Preferences())
    self.hasWindows = hasWindows
    try await take(.started)
  }

  /// Types a line, which in a window stands for what it is left for; `nil` is the end of input.
  mutating func type(_ line: String?) async throws {
    guard let browser = session.visit.browser, let line else {
      return try await take(.answer(line))
    }
    var left = browser
    let animals = ImaginaryService.animals(of: browser.exhibit)
    left.chosen = animals[line.count % animals.count]
    switch line {
    case "b", "back", "q", "yes", "discard": try await take(.windowLeft(browser, .closed))
    case _ where line.count % 3 == 0:
      try await take(.windowLeft(left, .compared(Array(animals[2..<4]))))
    case _ where line.count % 3 == 1:
      try await take(.windowLeft(left, .opened(animals[line.count % 7])))
    default: try await take(.windowLeft(left, .listed(ListQuery(search: line))))
    }
  }

  mutating func take(_ event: Session.Event) async throws {
    service.forgetChange()
    screens = try await session.update(event)
    if !hasWindows, let window = session.visit.browser {
      screens += try await session.update(.windowUnavailable(window))
    }
    hasChanged = service.hasChanged
  }
}

/// A service that makes up its animals, and fails now and then.
final class ImaginaryService: Sendable {
  private struct State {
    var random: SeededNumbers?
    var hasChanged = false
    var preferences = Preferences()
    var requests: [String] = []
    var own = ImaginaryService.own
    var failure: Failure?
  }

  private let state: Mutex<State>

  init(seed: UInt64?) {
    state = Mutex(State(random: seed.map { SeededNumbers(seed: $0) }))
  }

  var hasChanged: Bool { state.withLock { $0.hasChanged } }
  func forgetChange() { state.withLock { $0.hasChanged = false } }

  /// What was asked for since this was called last.
  func takeRequests() -> [String] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Fails the next requests, until there is no failure.
  func fail(with failure: Failure?) { state.withLock { $0.failure = failure } }

  private var fails: Bool { state.withLock { $0.random?.next() }.map { $0 % 5 == 0 } ?? false }

  private func note(_ request: String) throws {
    let failure = state.withLock { state in
      state.requests.append(request)
      return state.failure
    }
    if let failure { throw failure }
    if fails { throw Failure.fetch(FetchError(host: "api.example", cause: .refused)) }
  }

  private var own: [Animal] { state.withLock { $0.own } }

  private func change() { state.withLock { $0.hasChanged = true } }

  var visitService: VisitService {
    VisitService(
      list: { wanted in
        try self.note(wanted.summary)
        return Self.listing(wanted)
      },
      search: { words in
        try self.note("search \(words)")
        return Self.listing(
          of: Exhibit.all.flatMap { Self.animals(of: $0.id) }.filter {
            $0.name.folded.contains(words.folded)
          }, search: words)
      },
      find: { try self.find($0, $1) }, complete: { $0 },
      random: { FoundAnimal(Self.animals(of: $0.id)[3], in: $0) },
      today: { FoundAnimal(Self.animals(of: "animals")[5], in: .animals) },
      compare: { names, shown, listing in
        let targets = names.words.compactMap { try? Lookup(typed: $0) }
        let before = targets.count == 1 ? [shown].compactMap(\.self) : []
        let found = try before + targets.map { try self.find($0, listing) }
        if found.count < 2 { throw Failure.nothingFetched }
        return found
      },
      exhibitOfFile: { _ in .cats }, remember: { _ in }, report: { _ in },
      gallery: {
        try self.note("gallery of \($0.animal.name)")
        return Gallery(animal: $0.animal, exhibit: $0.exhibit.id, pictures: [], source: .live)
      },
      whereabouts: { words in
        var animal = Self.animals(of: "animals")[0]
        animal.terms = AnimalFacets(["kinds": ["cat"], "places": ["Kenya"]])
        guard let found = Whereabouts(of: [animal], named: words) else {
          throw Failure.noPlaces(words)
        }
        return found
      },
      quiz: { _ in
        let animals = Self.animals(of: "animals")
        return Quiz(
          about: "", seed: 1,
          questions: (0..<2).map {
            Quiz.Question(subject: .lifespan, options: [animals[$0], animals[$0 + 1]], right: 0)
          })
      },
      keepScore: { _ in nil }, tags: { _ in ["cute", "sleepy", "box"] },
      picture: { (.picture($0, isDrawn: $0.portrait == nil), nil) },
      openLink: { _ in },
      save: { values in
        self.change()
        return self.state.withLock { state in
          state.preferences.apply(values, from: .user)
          return state.preferences
        }
      },
      cache: { _ in throw Failure.noHome },
      ownCats: {
        if self.own.isEmpty { throw Failure.noUsersCats }
        return Self.listing(of: self.own, isOwn: true)
      },
      findOwnCat: { lookup in
        let named = self.own.filter { $0.name.folded == lookup.words.folded }
        if named.count > 1 {
          throw Failure.severalMatches(
            [lookup.words], among: .own, candidates: Self.listing(of: named, isOwn: true))
        }
        guard let cat = named.first else {
          let near = lookup.words.nearest(in: self.own.map(\.name))
          throw Failure.noMatch(lookup.words, among: .own, suggestion: near)
        }
        return cat
      },
      isOwnCat: { cat in self.own.contains { $0.recordID == cat.recordID } },
      checkPicture: {
        if $0 != "cat.png" || self.fails { throw Failure.notAPicture(path: $0, exists: false) }
      },
      keepCat: { answers, edited in
        self.change()
        var cat = edited ?? Self.animal("cats", 40, "")
        cat.name = answers.name
        self.state.withLock { [cat] state in
          state.own = [cat] + state.own.filter { $0.id != cat.id }
        }
        return cat
      },
      removeCat: { cat in
        self.change()
        self.state.withLock { $0.own.removeAll { $0.id == cat.id } }
      })
  }

  private func find(_ lookup: Lookup, _ listing: Listing?) throws -> FoundAnimal {
    if case .listNumber(let number) = lookup.which, let listing {
      return try listing.found(number)
    }
    try note("find \(lookup.words)")
    let all = Exhibit.all.filter { lookup.exhibits.isEmpty || lookup.exhibits.contains($0) }
      .flatMap { Self.animals(of: $0.id) }
    let matches = all.filter { $0.name.folded.contains(lookup.words.folded) }
    let exact = matches.filter { $0.name.folded == lookup.words.folded }
    if let only = exact.count == 1 ? exact.first : matches.count == 1 ? matches.first : nil {
      return FoundAnimal(only, in: Exhibit.named(only.exhibit) ?? .animals)
    }
    guard matches.isEmpty else {
      throw Failure.severalMatches(
        [lookup.words], among: .everything,
        candidates: Self.listing(of: matches, search: lookup.words))
    }
    throw Failure.noMatch(
      lookup.words, among: .everything,
      suggestion: lookup.words.nearest(in: all.map(\.name)) ?? (fails ? "Lion 3" : nil))
  }

  // MARK: - Animals

  private static let kinds = [
    "animals": "Lion", "cat-breeds": "Siamese", "dog-breeds": "Spitz", "birds": "Owl",
    "cats": "Mimi",
  ]

  static let own = [animal("cats", 0, "Mimi"), animal("cats", 1, "Momo")]

  private static func animal(_ exhibit: Exhibit.ID, _ number: Int, _ name: String) -> Animal {
    Animal(
      id: "\(exhibit)-\(number)", exhibit: exhibit, name: name,
      facts: [Fact(key: "tags", value: .list(["cute", "box"]))], emoji: "🐾")
  }

  static func animals(of exhibit: Exhibit.ID) -> [Animal] {
    let named = (0..<30).map { animal(exhibit, $0, "\(kinds[exhibit] ?? "") \($0)") }
    return exhibit == "cats" ? own + named.dropFirst(2) : named
  }

  static func listing(
    of animals: [Animal], search: String? = nil, isOwn: Bool = false
  ) -> Listing {
    Listing(
      exhibit: isOwn ? "cats" : Listing.severalExhibits, animals: animals,
      source: isOwn ? .file : .builtIn, total: animals.count, search: search)
  }

  private static func listing(_ request: Session.ListRequest) -> Listing {
    let exhibit = Exhibit.named(request.exhibit) ?? .animals
    let query = request.query
    let all = query.sorted(animals(of: exhibit.id)).filter { animal in
      query.search.map { animal.name.folded.contains($0.folded) } ?? true
    }
    var listing = Listing(
      page: request.request, of: all, in: exhibit, query, source: request.source ?? .live,
      fetchedAt: nil)
    listing.file = request.file
    if exhibit.isRandomSample, !query.needsAllAnimals { listing.isSample = true }
    if listing.isSample { (listing.hasMore, listing.page) = (false, nil) }
    return listing
  }
}

extension Session.ListRequest {
  /// In short, what is asked for: `list birds 11-20, search owl, again`.
  fileprivate var summary: String {
    let last = request.isAll ? "all" : "\(request.offset + request.size)"
    let parts = [
      query.search.map { "search \($0)" }, query.kind.map { "kind \($0)" },
      query.tag.map { "tag \($0)" }, query.order.map { Wording.order($0, inEachOf: 1) },
      file.map { "file \($0)" }, isReload ? "again" : nil, source.map { "from \($0)" },
      continued.map { "continuing \($0)" }, isOfAnyExhibit ? "of any exhibit" : nil,
    ]
    return (["list \(exhibit) \(request.offset + 1)-\(last)"] + parts.compactMap { $0 })
      .joined(separator: ", ")
  }
}
