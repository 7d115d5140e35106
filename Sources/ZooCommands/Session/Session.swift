import ZooService
import ZooKit
import ZooSources

/// The conversation as a value: events go in, effects come out, and it does nothing else.
///
/// It covers the whole guided session. End of input is the answer `nil`, which is not the same as "".
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

  /// Words that were probably meant.
  package struct Suggestion: Equatable, Sendable {
    /// A name, searched words or a tag.
    var words: String
    var meaning: Meaning
    /// The animals to compare, if the words were meant for one of them.
    var misnamed: Misnamed?

    enum Meaning: Equatable, Sendable {
      /// What the words would have done.
      case effects([Effect])
      /// They are a line to be read anew.
      case line
    }
  }

  private let beginning: Place
  private let welcome: Welcome
  /// Where the user is, and the way there; empty only until the first list has come.
  package internal(set) var places: [Place]
  package internal(set) var preferences: Preferences
  /// Whether the terminal can show windows.
  package let hasWindows: Bool

  /// - Parameter beginning: the place where it begins.
  package init(
    from beginning: Place = .count, preferences: Preferences, welcome: Welcome = Welcome(),
    hasWindows: Bool = false
  ) {
    self.beginning = beginning
    self.hasWindows = hasWindows
    self.welcome = welcome
    self.preferences = preferences
    places = beginning == .count ? [.count] : []
  }

  /// Whether an animal is to be chosen for a comparison; the lists that the choice leads to are for it, too.
  package var isComparing: Bool {
    if case .comparison? = shownList?.choice { true } else { false }
  }

  package mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .started: return begin()
    case .answer(nil): return endOfInput()
    case .answer(let answer?): return interpret(answer)
    case .formKey(let key): return press(key)
    case .fetched(let listing, let fetch): return didFetch(listing, for: fetch)
    case .windowRequested:
      suggestion.map { declined in places.removeAll { $0 == .suggestion(declined) } }
      return browse(ListQuery())
    case .windowLeft(let window, let outcome): return didLeave(window, outcome)
    case .windowClosed: return goBack()
    case .found(let found): return handleFound(found)
    case .fileRecognised(let path, let id): return open(path, in: id)
    case .opened(.animalWindow(let window), _): return openWindow(window)
    case .opened(let place, let failure):
      return open(place) + (failure.map { handleFailure($0) } ?? [])
    case .galleryLoaded(let gallery): return open(.gallery(gallery))
    case .searched(let listing, let order):
      return listing.animals.isEmpty
        ? showEmpty(listing) : offerCandidates(listing, sortedBy: order)
    case .comparedNamesRead(let targets):
      // `blue and yellow macaw` is one animal, unless others are to be compared with it.
      if targets.count == 1, !isComparing { return [.find(targets[0])] }
      return [.compare(targets)]
    case .comparisonLoaded(let found): return open(.comparison(found))
    case .settingsSaved(let preferences, let path): return didSave(preferences, path: path)
    case .ownershipConfirmed(let animal, let action): return start(action, animal)
    case .pictureChecked(let path): return didCheckPicture(path)
    case .catSaved(let animal): return didSaveCat(animal)
    case .removed(let animal): return didRemove(animal)
    case .effectFailed(let failure, let effect): return didFail(effect, failure)
    }
  }

  var welcomeScreen: Screen { .welcome(welcome) }

  private mutating func begin() -> [Effect] {
    switch beginning {
    case .count: [.show(welcomeScreen)]
    case .animalWindow(let window): openWindow(window)
    default: open(beginning)
    }
  }

  /// Ends the conversation, and says if that loses a choice.
  func quit() -> [Effect] {
    (place?.loss.map { [.show(.status($0))] } ?? []) + [.finish]
  }

  /// Where the input ends at the very first question, it is said what else there is.
  func endOfInput() -> [Effect] {
    let isFirst = places.count == 1 && places[0].isUnanswered
    return (isFirst ? [.show(.status(.nothingAnswered(places[0])))] : []) + quit()
  }
}
