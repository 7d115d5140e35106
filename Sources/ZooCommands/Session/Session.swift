import Console
import ZooKit
import ZooSources

/// The guided session as a value: an event goes in, effects come out, and nothing else happens.
///
/// End of input is the answer `nil`, which is not the same as "".
struct Session: Sendable {
  /// Where the user is.
  enum Place: Equatable, Sendable {
    /// Asked how many animals to see.
    case count
    /// Before a list.
    case list
    /// In the settings form.
    case settings(SettingsForm)
    /// Choosing another exhibit.
    case exhibits
    /// Adding a specimen of one's own.
    case adding(OwnForm)
    /// A fetch failed; what it was.
    case failure(Fetch)
  }

  /// Something to be fetched.
  struct Fetch: Equatable, Sendable {
    var exhibit: String
    var request: PageRequest
    var search: String?
    /// Whether it goes past the cache.
    var isAnew = false
    /// The source insisted on; `nil` takes what the preferences say.
    var source: Source?
  }

  /// Something that happened.
  enum Event {
    case begin
    case answer(String?)
    case fetched(Listing, Fetch)
    case failed(Fetch, problem: String)
    case found(Specimen)
    case saved(Preferences)
    case kept(Specimen)
    case refused(problem: String, candidates: [Specimen] = [])
  }

  /// Something that is to be done.
  enum Effect: Equatable, Sendable {
    case show(Screen)
    case fetch(Fetch)
    /// The list before the user has changed: it is to be kept for the next command.
    case remember(Listing)
    case find(Which, typed: String)
    case gallery(Specimen)
    case save([String: JSONValue])
    case keep(OwnSpecimens.Answers)
    case leave
  }

  /// Something to be shown.
  enum Screen: Equatable, Sendable {
    case welcome
    /// A list, its first row numbered so.
    case list(Listing, firstNumber: Int, isGrid: Bool)
    case detail(Specimen)
    case settings(SettingsForm)
    case exhibits
    case failure
    case help(Place, Exhibit.ID)
    case sentence(String)
    case problem(String)
    case candidates([Specimen])
  }

  private(set) var place = Place.count
  /// Everything of the exhibit before the user that has been shown so far, in one list.
  private(set) var listing: Listing?
  private(set) var preferences: Preferences
  private var shown: Specimen?
  private var isGrid: Bool
  private var exhibit: Exhibit { listing.flatMap { Exhibit.named($0.exhibit) } ?? .animals }

  init(preferences: Preferences) {
    self.preferences = preferences
    isGrid = preferences.isGrid
  }

  /// What is asked now.
  var prompt: StyledLine {
    switch place {
    case .count: Wording.countQuestion
    case .list:
      if listing?.hasMore == true {
        [Span("Which one?", .name), Span(" (number or name, Enter for more, ? for help)", .quiet)]
      } else {
        [Span("Which one?", .name), Span(" (number or name, ? for help)", .quiet)]
      }
    case .settings: SettingsForm.prompt
    case .exhibits: [Span("Which exhibit?", .name), Span(" (number or name)", .quiet)]
    case .adding(let form): form.prompt
    case .failure: [Span("What now?", .name), Span(" (t, b, back or q)", .quiet)]
    }
  }

  /// Takes an event and says what is to be done.
  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .begin: return [.show(.welcome)]
    case .answer(nil): return leave()
    case .answer(let answer?): return take(answer)
    case .fetched(let listing, let fetch): return take(listing, for: fetch)
    case .failed(let fetch, let problem):
      place = .failure(fetch)
      return [.show(.problem(problem)), .show(.failure)]
    case .found(let specimen):
      shown = specimen
      return [.show(.detail(specimen))]
    case .saved(let preferences):
      self.preferences = preferences
      goBack()
      return [.show(.sentence("Saved."))]
    case .kept(let specimen):
      goBack()
      return [.show(.detail(specimen)), .show(.sentence("Saved. Type r to see it in the list."))]
    case .refused(let problem, let candidates):
      if case .adding(var form) = place {
        form.askAgainForPicture()
        place = .adding(form)
      }
      return [.show(.problem(problem))]
        + (candidates.isEmpty ? [] : [.show(.candidates(candidates))])
    }
  }

  /// Leaves, and says so when that loses a choice.
  private func leave() -> [Effect] {
    if case .settings(let form) = place, form.isChanged {
      return [.show(.sentence(Wording.nothingSaved)), .leave]
    }
    return [.leave]
  }

  private mutating func take(_ answer: String) -> [Effect] {
    let word = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if case .adding(var form) = place {
      // Any word may be a name here, so only `back` and the end of input leave.
      let outcome = form.take(answer)
      place = .adding(form)
      return take(outcome)
    }
    switch word.lowercased() {
    case "q", "quit", "exit": return leave()
    case "?", "h", "help": return [.show(.help(place, exhibit.id))]
    default: break
    }
    switch place {
    case .count: return takeCount(word)
    case .list: return takeChoice(word)
    case .exhibits: return takeExhibit(word)
    case .failure(let fetch): return takeRemedy(word, for: fetch)
    case .adding: return []
    case .settings(var form):
      let outcome = form.take(answer)
      place = .settings(form)
      return take(outcome, of: form)
    }
  }
}

// MARK: - Answers, place by place

extension Session {
  private mutating func takeCount(_ word: String) -> [Effect] {
    switch word.lowercased() {
    case "s": return openSettings()
    case "v": return openExhibits()
    case "b" where listing != nil, "back" where listing != nil:
      goBack()
      return showList()
    default: break
    }
    do {
      let count = try AnimalCount(word)
      return [.fetch(Fetch(exhibit: Exhibit.animals.id, request: PageRequest(size: count.value)))]
    } catch {
      return [.show(.problem(Wording.problem(error).sentence))]
    }
  }

  private mutating func takeChoice(_ word: String) -> [Effect] {
    if word.hasPrefix("/") { return filter(String(word.dropFirst())) }
    switch word.lowercased() {
    case "": return showMore()
    case "r": return refresh()
    case "s": return openSettings()
    case "v": return openExhibits()
    case "b", "back": return listing?.search == nil ? openExhibits() : filter("")
    case "g":
      isGrid.toggle()
      return showList()
    case "a": return openForm()
    case "m": return showGallery()
    default: break
    }
    guard let which = Which(word) else { return showList() }
    return [.find(which, typed: word)]
  }

  private mutating func takeExhibit(_ word: String) -> [Effect] {
    if ["", "b", "back"].contains(word.lowercased()) {
      goBack()
      return showList()
    }
    let places = Int(word).map { $0 - 1 }
    let chosen =
      places.flatMap { Exhibit.all.indices.contains($0) ? Exhibit.all[$0] : nil }
      ?? Exhibit.all.first { $0.id == word.lowercased() || $0.title.folded == word.folded }
    guard let chosen else {
      let nearest = word.nearest(in: Exhibit.all.map(\.id))
      return [
        .show(
          .problem(
            "\(Wording.quoted(word)) is not an exhibit."
              + (nearest.map { " Did you mean '\($0)'?" } ?? "")))
      ]
    }
    guard chosen.paging != .random else {
      place = .count
      return []
    }
    let request = PageRequest(size: preferences.perPage)
    return [.fetch(Fetch(exhibit: chosen.id, request: request))]
  }

  private mutating func takeRemedy(_ word: String, for fetch: Fetch) -> [Effect] {
    switch word.lowercased() {
    case "t", "try again", "try": return [.fetch(fetch)]
    case "b", "built-in":
      var other = fetch
      other.source = .builtIn
      return [.fetch(other)]
    case "back":
      goBack()
      return showList()
    default:
      return [
        .show(.problem("\(Wording.quoted(word)) is none of t, b, back and q.")), .show(.failure),
      ]
    }
  }

  private mutating func take(_ outcome: SettingsForm.Outcome, of form: SettingsForm) -> [Effect] {
    switch outcome {
    case .again(let problem):
      return (problem.map { [.show(.problem($0))] } ?? []) + [.show(.settings(form))]
    case .save(let values): return [.save(values)]
    case .back:
      goBack()
      return [.show(.sentence(Wording.nothingSaved))]
    }
  }

  private mutating func take(_ outcome: OwnForm.Outcome) -> [Effect] {
    switch outcome {
    case .again(let problem): return problem.map { [.show(.problem($0))] } ?? []
    case .save(let answers): return [.keep(answers)]
    case .thrownAway:
      goBack()
      return [.show(.sentence(Wording.nothingSaved))]
    }
  }
}

// MARK: - Lists

extension Session {
  private mutating func take(_ new: Listing, for fetch: Fetch) -> [Effect] {
    place = .list
    guard fetch.request.offset > 0, var all = listing, all.exhibit == new.exhibit else {
      if new.specimens.isEmpty, let exhibit = Exhibit.named(new.exhibit) {
        return [.show(.problem(Wording.nothing(in: new, of: exhibit)))]
      }
      listing = new
      shown = nil
      return [.remember(new), .show(.list(new, firstNumber: 1, isGrid: isGrid))]
    }
    let first = all.specimens.count + 1
    all.specimens += new.specimens
    all.hasMore = new.hasMore
    all.page = nil
    listing = all
    guard !new.specimens.isEmpty else { return [.show(.sentence(Wording.thatIsAll(of: exhibit)))] }
    return [.remember(all), .show(.list(new, firstNumber: first, isGrid: isGrid))]
  }

  /// The list before the user once more; nothing where there is none.
  private func showList() -> [Effect] {
    listing.map { [.show(.list($0, firstNumber: 1, isGrid: isGrid))] } ?? []
  }

  /// The next page, or the list again where there are no pages.
  private mutating func showMore() -> [Effect] {
    guard let listing else { return [] }
    guard listing.hasMore else {
      return exhibit.paging == .random
        ? showList() : [.show(.sentence(Wording.thatIsAll(of: exhibit)))]
    }
    let request = PageRequest(offset: listing.specimens.count, size: preferences.perPage)
    return [
      .fetch(Fetch(exhibit: listing.exhibit, request: request, search: listing.search))
    ]
  }

  private mutating func refresh() -> [Effect] {
    guard exhibit.paging != .random else {
      place = .count
      return []
    }
    let request = PageRequest(size: preferences.perPage)
    return [
      .fetch(
        Fetch(exhibit: exhibit.id, request: request, search: listing?.search, isAnew: true))
    ]
  }

  /// Narrows the list to what fits; no words show everything again.
  private mutating func filter(_ words: String) -> [Effect] {
    let search = words.folded.isEmpty ? nil : words
    let size = exhibit.paging == .random ? AnimalCount.allowed.upperBound : preferences.perPage
    return [
      .fetch(Fetch(exhibit: exhibit.id, request: PageRequest(size: size), search: search))
    ]
  }

  private func showGallery() -> [Effect] {
    guard exhibit.gallery != nil else {
      return [.show(.problem(Wording.problem(NoGallery(exhibit: exhibit.plural)).sentence))]
    }
    guard let shown else { return [.show(.problem("Choose a \(exhibit.noun) first."))] }
    return [.gallery(shown)]
  }

  private mutating func openSettings() -> [Effect] {
    let form = SettingsForm(preferences)
    place = .settings(form)
    return [.show(.settings(form))]
  }

  private mutating func openExhibits() -> [Effect] {
    place = .exhibits
    return [.show(.exhibits)]
  }

  private mutating func openForm() -> [Effect] {
    guard exhibit.takesOwn else {
      return [
        .show(
          .problem("You can add \(Exhibit.own.plural), not \(exhibit.plural). Type v to visit."))
      ]
    }
    place = .adding(OwnForm(exhibit))
    return [.show(.sentence("A \(exhibit.noun) of your own. 'back' leaves at every question."))]
  }

  /// Back to the list, or to the question for a count where there is none yet.
  private mutating func goBack() { place = listing == nil ? .count : .list }
}
