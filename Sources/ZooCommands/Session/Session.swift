import ZooService
import ZooKit
import ZooSources

/// The visit as a value: it takes what the user does, calls the service, and says what to show.
///
/// End of input is the answer `nil`, which is not the same as "".
package struct Session: Sendable {
  /// A request for a list or a further page of one.
  package struct ListRequest: Equatable, Sendable {
    package var exhibit: Exhibit.ID
    package var request: PageRequest
    package var query = ListQuery()
    /// Whether to bypass the cache.
    package var isReload = false
    /// The source to use; `nil` leaves that to the preferences.
    package var source: Source?
    /// The source of the list that it is a further page of.
    package var continued: Source?
    /// The user's file to read; `nil` for the exhibit itself.
    package var file: String?
    /// Whether another exhibit counts that has animals of the kind asked for.
    package var isOfAnyExhibit = false
  }

  /// What was probably meant by a line.
  package struct Suggestion: Equatable, Sendable {
    /// A name, searched words, a tag or a whole line, as it is asked about.
    package var words: String
    /// What would have been typed.
    var line: String
  }

  /// What the user did.
  package enum Event: Equatable, Sendable {
    case started
    /// A line, perhaps ended by a key that moves on in a form.
    case answer(String?, then: SettingsForm.FormKey? = nil)
    case formKey(SettingsForm.FormKey)
    /// A window of animals was left as it is now.
    case windowLeft(BrowserPlace, BrowserPlace.Outcome)
    /// It had nothing to show.
    case windowFailed(Failure)
    /// It could not be shown.
    case windowUnavailable(BrowserPlace)
    /// Another window was left.
    case windowClosed
  }

  let service: VisitService
  private let beginning: Place
  private let welcome: Welcome
  package internal(set) var visit: Visit
  package internal(set) var preferences: Preferences

  /// The line that is read, or was meant by it; empty where a key or a window says what to do.
  var typed = ""
  /// What came of the last event, in the order in which it is shown.
  private var screens: [Screen] = []
  /// How it ended; with a failure if it could not begin.
  package internal(set) var end: Result<Void, Failure>?

  /// - Parameter beginning: the place where it begins.
  package init(
    from beginning: Place = .count, with service: VisitService, preferences: Preferences,
    welcome: Welcome = Welcome()
  ) {
    self.service = service
    self.beginning = beginning
    self.welcome = welcome
    self.preferences = preferences
    visit = Visit([])
  }

  /// Takes what the user did.
  ///
  /// - Returns: what to show.
  /// - Throws: what the terminal throws.
  package mutating func update(_ event: Event) async throws -> [Screen] {
    (screens, typed) = ([], "")
    let before = visit.listing
    do { try await take(event) } catch let problem as Problem { say(problem) } catch {
      handleFailure(try Failure(known: error))
    }
    // The next command knows the numbers of the list that is shown.
    if let listing = visit.listing, listing != before { service.remember(listing) }
    return screens
  }

  private mutating func take(_ event: Event) async throws {
    switch event {
    case .started: open(beginning)
    case .answer(nil, _): endOfInput()
    case .answer(let answer?, let key): try await interpret(answer, then: key)
    case .formKey(let key):
      if case .settings(let form)? = visit.place { try await take(in: form) { $0.press(key) } }
    case .windowLeft(let window, let outcome): try await didLeave(window, outcome)
    case .windowFailed(let failure): didFailToShow(failure)
    case .windowUnavailable(let window):
      visit.leave()
      try await list(window.query, of: window)
    case .windowClosed: goBack()
    }
  }

  mutating func show(_ screen: Screen) { screens.append(screen) }

  mutating func say(_ problem: Problem) { show(.problem(problem)) }

  mutating func say(_ status: StatusMessage) { show(.status(status)) }

  var welcomeScreen: Screen { .welcome(welcome) }

  /// Ends the visit, and says what that comes to.
  mutating func quit() {
    if let parting = visit.place?.parting { say(parting) }
    end = .success(())
  }

  /// Where the input ends at the very first question, it is said what else there is.
  mutating func endOfInput() {
    if visit.places.count == 1, visit.places[0].isUnanswered {
      say(.nothingAnswered(visit.places[0]))
    }
    quit()
  }

  // MARK: - Ways

  /// Goes to a place, unless one is there, and shows it.
  mutating func open(_ new: Place) {
    visit.open(new)
    if screen(at: visit.places.count - 1) != nil { show(screen) }
  }

  /// Goes back one step, to the screen as it was left, and says what leaving comes to.
  mutating func goBack() {
    // Before any other first place than a guided visit's there is the shell.
    guard let left = visit.goBack() else { return visit.place == .count ? say(.atStart) : quit() }
    // A window shows itself.
    if visit.browser == nil { show(screen) }
    if let parting = left.parting { say(parting) }
  }
}
