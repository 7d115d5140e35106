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
    /// A fetch failed; what it was.
    case failure(Fetch)
  }

  /// Something to be fetched.
  struct Fetch: Equatable, Sendable {
    var exhibit: String
    var request: PageRequest
    /// The source insisted on; `nil` takes what the preferences say.
    var source: Source?
  }

  /// Something that happened.
  enum Event {
    case begin
    case answer(String?)
    case fetched(Listing)
    case failed(Fetch, problem: String)
    case found(Specimen)
    case saved(Preferences)
    case refused(problem: String, candidates: [Specimen] = [])
  }

  /// Something that is to be done.
  enum Effect: Equatable, Sendable {
    case show(Screen)
    case fetch(Fetch)
    case find(Which, typed: String)
    case save([String: JSONValue])
    case leave
  }

  /// Something to be shown.
  enum Screen: Equatable, Sendable {
    case welcome
    case list(Listing)
    case detail(Specimen)
    case settings(SettingsForm)
    case failure
    case help(Place)
    case saved
    case nothingSaved
    case problem(String)
    case candidates([Specimen])
  }

  private(set) var place = Place.count
  private(set) var listing: Listing?
  private(set) var preferences: Preferences
  private var exhibit: Exhibit { listing.flatMap { Exhibit.named($0.exhibit) } ?? .animals }

  init(preferences: Preferences) { self.preferences = preferences }

  /// What is asked now.
  var prompt: StyledLine {
    switch place {
    case .count: Wording.countQuestion
    case .list: [Span("Which one?", .name), Span(" (number or name, ? for help)", .quiet)]
    case .settings: SettingsForm.prompt
    case .failure: [Span("What now?", .name), Span(" (t, b or back)", .quiet)]
    }
  }

  /// Takes an event and says what is to be done.
  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .begin: return [.show(.welcome)]
    case .answer(nil): return [.leave]
    case .answer(let answer?): return take(answer)
    case .fetched(let listing):
      self.listing = listing
      place = .list
      return [.show(.list(listing))]
    case .failed(let fetch, let problem):
      place = .failure(fetch)
      return [.show(.problem(problem)), .show(.failure)]
    case .found(let specimen): return [.show(.detail(specimen))]
    case .saved(let preferences):
      self.preferences = preferences
      return [.show(.saved)] + goBack()
    case .refused(let problem, let candidates):
      return [.show(.problem(problem))]
        + (candidates.isEmpty ? [] : [.show(.candidates(candidates))])
    }
  }

  private mutating func take(_ answer: String) -> [Effect] {
    let word = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch word.lowercased() {
    case "q", "quit", "exit": return [.leave]
    case "?", "h", "help": return [.show(.help(place))]
    default: break
    }
    switch place {
    case .count: return takeCount(word)
    case .list: return takeChoice(word)
    case .settings(var form):
      let outcome = form.take(answer)
      place = .settings(form)
      return take(outcome, of: form)
    case .failure(let fetch): return takeRemedy(word, for: fetch)
    }
  }

  private mutating func takeCount(_ word: String) -> [Effect] {
    if word.lowercased() == "s" { return openSettings() }
    do {
      let count = try AnimalCount(word)
      return [.fetch(Fetch(exhibit: Exhibit.animals.id, request: PageRequest(size: count.value)))]
    } catch {
      return [.show(.problem(Wording.problem(error).sentence))]
    }
  }

  private mutating func takeChoice(_ word: String) -> [Effect] {
    switch word.lowercased() {
    case "r":
      place = .count
      return []
    case "s": return openSettings()
    default: break
    }
    guard let which = Which(word) else { return listing.map { [.show(.list($0))] } ?? [] }
    return [.find(which, typed: word)]
  }

  private mutating func takeRemedy(_ word: String, for fetch: Fetch) -> [Effect] {
    switch word.lowercased() {
    case "t", "try again", "try": return [.fetch(fetch)]
    case "b", "built-in":
      var other = fetch
      other.source = .builtIn
      return [.fetch(other)]
    case "back": return goBack()
    default:
      return [
        .show(.problem("\(Wording.quoted(word)) is none of t, b and back.")), .show(.failure),
      ]
    }
  }

  private mutating func openSettings() -> [Effect] {
    let form = SettingsForm(preferences)
    place = .settings(form)
    return [.show(.settings(form))]
  }

  private mutating func take(_ outcome: SettingsForm.Outcome, of form: SettingsForm) -> [Effect] {
    switch outcome {
    case .again(let problem):
      return (problem.map { [.show(.problem($0))] } ?? []) + [.show(.settings(form))]
    case .save(let values): return [.save(values)]
    case .back: return [.show(.nothingSaved)] + goBack()
    }
  }

  /// Back to the list, or to the question for a count where there is none yet.
  private mutating func goBack() -> [Effect] {
    place = listing == nil ? .count : .list
    return []
  }
}
