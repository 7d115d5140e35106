import Console
import ZooFiles
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
    /// The list is to be narrowed key by key.
    case narrowing
    /// One was chosen from the list.
    case chosen(Specimen)
    case saved(Preferences)
    case kept(Specimen)
    case refused(problem: String, candidates: [Specimen] = [])
    /// The picture named in the form is none.
    case pictureRefused(problem: String)
  }

  /// Something that is to be done.
  enum Effect: Equatable, Sendable {
    case show(Screen)
    case fetch(Fetch)
    /// The list before the user has changed: it is to be kept for the next command.
    case remember(Listing)
    case find(Which, typed: String)
    /// One is chosen while words are typed: from a list, or from the whole exhibit.
    case narrow(Listing?, in: Exhibit.ID)
    case open(Specimen)
    case gallery(Specimen)
    case zoom(Specimen)
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
    case settings(SettingsForm, problem: String? = nil)
    case exhibits
    case failure
    case help(Place, Exhibit.ID)
    case sentence(String)
    case problem(String)
    case candidates([Specimen])
  }

  var place = Place.count
  /// Everything of the exhibit before the user that has been shown so far, in one list.
  var listing: Listing?
  /// The random specimens fetched last, unfiltered: they cannot be fetched again.
  var fetched: Listing?
  var preferences: Preferences
  /// The specimen shown last, and whether its picture fills the window.
  var shown: Specimen?
  var isZoomed = false
  var isGrid: Bool
  var exhibit: Exhibit { listing.flatMap { Exhibit.named($0.exhibit) } ?? .animals }

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
    case .failure: [Span("What now?", .name), Span(" (t, c, b or q)", .quiet)]
    }
  }

  /// What the user has before them: drawn again when the window changes.
  var screen: Screen {
    switch place {
    case .settings(let form): return .settings(form)
    case .exhibits: return .exhibits
    case .count, .list, .adding, .failure:
      if let shown { return .detail(shown) }
      guard let listing else { return .welcome }
      return .list(listing, firstNumber: 1, isGrid: isGrid)
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
    case .narrowing: return [.narrow(exhibit.paging == .random ? fetched : nil, in: exhibit.id)]
    case .chosen(let specimen): return [.open(specimen)]
    case .found(let specimen):
      shown = specimen
      isZoomed = false
      return [.show(.detail(specimen))]
    case .saved(let preferences):
      self.preferences = preferences
      goBack()
      return [.show(.sentence("Saved."))]
    case .kept(let specimen):
      goBack()
      return [.show(.detail(specimen)), .show(.sentence("Saved. Type r to see it in the list."))]
    case .pictureRefused(let problem):
      if case .adding(var form) = place {
        form.askAgainForPicture()
        place = .adding(form)
      }
      return [.show(.problem(problem))]
    case .refused(let problem, let candidates):
      return [.show(.problem(problem))]
        + (candidates.isEmpty ? [] : [.show(.candidates(candidates))])
    }
  }

  /// Leaves, and says so when that loses a choice.
  private func leave() -> [Effect] {
    var isLosing = false
    if case .settings(let form) = place { isLosing = form.isChanged }
    if case .adding(let form) = place { isLosing = form.isTouched }
    if isLosing {
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
