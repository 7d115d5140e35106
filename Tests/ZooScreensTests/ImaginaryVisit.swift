import Foundation
import ZooFiles
import ZooKit
@testable import ZooService
import ZooSources

@testable import ZooCommands

/// A visit to exhibits of thirty animals each that are only made up, with a service that fails now and then.
struct ImaginaryVisit {
  private(set) var session: Session
  /// Whether it is over.
  private(set) var hasEnded = false
  /// The effects of the last line, requests and their answers included.
  private(set) var effects: [Session.Effect] = []
  /// Whether something was saved or removed by the last line, so that places look different.
  private(set) var hasChanged = false
  private var random: SeededNumbers

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    session = Session(preferences: Preferences(), hasWindows: seed % 2 == 0)
    perform(.started)
  }

  /// Types a line, which in a window stands for what it is left for; `nil` is the end of input.
  mutating func type(_ line: String?) {
    hasChanged = false
    effects = []
    guard let browser = session.animalWindow, let line else { return perform(.answer(line)) }
    var left = browser
    let animals = Self.animals(of: browser.exhibit)
    left.chosen = animals[line.count % animals.count]
    switch line {
    case "b", "back", "q", "yes", "discard": perform(.windowLeft(browser, .closed))
    case _ where line.count % 3 == 0: perform(.windowLeft(left, .compared(Array(animals[2..<4]))))
    case _ where line.count % 3 == 1: perform(.windowLeft(left, .opened(animals[line.count % 7])))
    default: perform(.windowLeft(left, .listed(ListQuery(search: line))))
    }
  }

  private mutating func perform(_ event: Session.Event) {
    var next: Session.Event? = event
    while let event = next {
      next = nil
      let new = session.update(event)
      effects += new
      for effect in new {
        if case .finish = effect { hasEnded = true }
        if case .fail = effect { hasEnded = true }
        next = answer(to: effect) ?? next
      }
    }
  }

  private mutating func answer(to effect: Session.Effect) -> Session.Event? {
    switch effect {
    case .show, .report, .remember, .openLink, .finish, .fail, .reportCache:
      return nil
    case .fetch(let request):
      guard !fails else {
        let refused = Failure.fetch(FetchError(host: "api.example", cause: .refused))
        return .effectFailed(refused, of: effect)
      }
      return .fetched(Self.listing(request), request)
    case .find(let lookup): return find(lookup)
    case .loadDetails(let found): return .found(found)
    case .listUsersCats:
      return Self.own.isEmpty ? .effectFailed(.noUsersCats) : .searched(Self.listing(of: Self.own))
    case .gallery(let found):
      return .galleryLoaded(
        Gallery(animal: found.animal, exhibit: found.exhibit.id, pictures: [], source: .live))
    case .zoom(let animal): return .opened(.picture(animal, isDrawn: animal.portrait == nil))
    case .readComparedNames(let names, _):
      let words = names.areNames ? names.words : names.words
      let targets = words.compactMap { try? Lookup(typed: $0) }
      let shown = targets.count == 1 ? names.shown.map { [Lookup($0)] } ?? [] : []
      return .comparedNamesRead(shown + targets)
    case .compare(let targets): return compare(targets)
    case .findRandom(let id):
      return .found(Found(Self.animals(of: id)[3], in: Exhibit.named(id) ?? .animals))
    case .findToday: return .found(Found(Self.animals(of: "animals")[5], in: .animals))
    case .searchEverywhere(let words, let order):
      let matches = Exhibit.all.flatMap { Self.animals(of: $0.id) }.filter {
        $0.name.folded.contains(words.folded)
      }
      return .searched(Self.listing(of: matches), sortedBy: order)
    case .recogniseFile(let path): return .fileRecognised(path, "cats")
    case .open(let request): return Self.place(of: request).map { .opened($0) }
    case .save(let values):
      hasChanged = true
      var preferences = session.preferences
      preferences.apply(values, from: .user)
      return .settingsSaved(preferences, path: "/p")
    case .requireOwn(let found, let action):
      return Self.own.contains(found.animal)
        ? .ownershipConfirmed(found.animal, action)
        : .effectFailed(.notUsersCat(name: found.animal.name))
    case .findUsersCat(let lookup, let action):
      guard let cat = Self.own.first(where: { $0.name.folded == lookup.words.folded }) else {
        return .effectFailed(
          .noMatch(lookup.words, among: .own, suggestion: fails ? "Mimi" : nil), of: effect)
      }
      return .ownershipConfirmed(cat, action)
    case .checkPicture(let path):
      return fails ? .effectFailed(.notAPicture(path: path, exists: false)) : .pictureChecked(path)
    case .saveCat(_, let edited):
      hasChanged = true
      return .catSaved(edited ?? Self.animal("cats", 40, "Kater"))
    case .remove(let animal):
      hasChanged = true
      return .removed(animal)
    }
  }

  private static func place(of request: PlaceRequest) -> Place? {
    switch request {
    case .tags(let id): return .tags(["cute", "sleepy", "box"], of: id)
    case .quiz:
      let animals = animals(of: "animals")
      return .quiz(
        Quiz(
          about: "", seed: 1,
          questions: (0..<2).map {
            Quiz.Question(subject: .lifespan, options: [animals[$0], animals[$0 + 1]], right: 0)
          }))
    case .map(let words):
      var animal = animals(of: "animals")[0]
      animal.terms = AnimalTerms(["kinds": ["cat"], "places": ["Kenya"]])
      return Whereabouts(of: [animal], named: words).map { .map($0) }
    case .score(let quiz): return .score(quiz, bestBefore: nil)
    case .usersCatsWindow: return .animalWindow(AnimalWindow(of: listing(of: own)))
    }
  }

  private mutating func find(_ lookup: Lookup) -> Session.Event {
    if fails { return .effectFailed(.fetch(FetchError(host: "api.example", cause: .refused))) }
    let all = Exhibit.all.filter { lookup.exhibits.isEmpty || lookup.exhibits.contains($0.id) }
      .flatMap { Self.animals(of: $0.id) }
    let matches = all.filter { $0.name.folded.contains(lookup.words.folded) }
    let exact = matches.filter { $0.name.folded == lookup.words.folded }
    if let only = exact.count == 1 ? exact.first : matches.count == 1 ? matches.first : nil {
      return .found(Found(only, in: Exhibit.named(only.exhibit) ?? .animals))
    }
    return .effectFailed(
      matches.isEmpty
        ? .noMatch(lookup.words, among: .everything, suggestion: fails ? "Lion 3" : nil)
        : .severalMatches(
          lookup.words, among: .everything, candidates: Self.listing(of: matches)))
  }

  private mutating func compare(_ targets: [Lookup]) -> Session.Event {
    var found: [Found] = []
    for target in targets {
      switch target.found.map({ Session.Event.found($0) }) ?? listed(target) ?? find(target) {
      case .found(let one): found.append(one)
      case .effectFailed(let failure, _): return .effectFailed(failure, of: .compare(targets))
      case let event: return event
      }
    }
    return found.count < 2 ? .effectFailed(.nothingFetched) : .comparisonLoaded(found)
  }

  private func listed(_ target: Lookup) -> Session.Event? {
    guard case .listNumber(let number) = target.which, let listing = session.listing else {
      return nil
    }
    return listing.animals.numbered(number).map { .found(Found($0, from: listing)) }
      ?? .effectFailed(.noSuchNumber(number, count: listing.animals.count))
  }

  private var fails: Bool {
    mutating get { random.next() % 5 == 0 }
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

  private static func animals(of exhibit: Exhibit.ID) -> [Animal] {
    let named = (0..<30).map { animal(exhibit, $0, "\(kinds[exhibit] ?? "") \($0)") }
    return exhibit == "cats" ? own + named.dropFirst(2) : named
  }

  private static func listing(of animals: [Animal]) -> Listing {
    let isOwn = animals == own
    return Listing(
      exhibit: isOwn ? "cats" : Listing.severalExhibits, animals: animals,
      source: isOwn ? .file : .builtIn, total: animals.count, search: isOwn ? nil : "words")
  }

  private static func listing(_ request: Session.ListRequest) -> Listing {
    let exhibit = Exhibit.named(request.exhibit) ?? .animals
    let query = request.query
    let all = query.sorted(animals(of: exhibit.id)).filter { animal in
      query.narrowedTo.map { animal.name.folded.contains($0.folded) || query.tag != nil } ?? true
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
