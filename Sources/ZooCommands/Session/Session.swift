import ZooService
import ZooKit
import ZooSources

/// The conversation as a value: events go in, effects come out, and it does nothing else.
///
/// It covers the whole guided session. A command that has to ask starts it at one question and ends it with
/// the result of that question. End of input is the answer `nil`, which is not the same as "".
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

  package let entryPoint: EntryPoint
  private let welcome: Welcome
  /// Where the user is, and the way there; empty while an animal is asked for and nothing is shown.
  package internal(set) var places: [Place]
  package internal(set) var preferences: Preferences
  /// Whether the terminal can show windows.
  package let hasWindows: Bool
  /// Whether a list is the result of a single question.
  var endsWithList: Bool

  package init(
    at entryPoint: EntryPoint = .visit, preferences: Preferences, welcome: Welcome = Welcome(),
    hasWindows: Bool = false
  ) {
    self.entryPoint = entryPoint
    self.hasWindows = hasWindows
    self.welcome = welcome
    self.preferences = preferences
    if case .searching = entryPoint { endsWithList = true } else { endsWithList = false }
    switch entryPoint {
    case .visit, .count: places = [.count]
    case .browsing, .opening, .which, .comparing, .misnamed, .searching: places = []
    case .settings: places = [.settings(SettingsForm(preferences))]
    case .adding: places = [.catForm(CatForm(.own))]
    case .editing(let animal): places = [.catForm(CatForm(.own, editing: animal))]
    case .removing(let animal): places = [.removing(animal)]
    case .overwriting(let saveRequest): places = [.overwriting(saveRequest)]
    }
  }

  /// Whether several names, one behind the other, may be meant to be compared.
  package var mayCompare: Bool {
    switch entryPoint {
    case .visit, .browsing, .misnamed(_, for: .detail): !isComparing
    default: false
    }
  }

  /// Whether an animal is to be chosen for a comparison; the lists that the choice leads to are for it, too.
  package var isComparing: Bool {
    if case .comparison? = shownList?.choice { true } else { false }
  }

  package mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .started: return initialEffects()
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
    case .galleryLoaded(let gallery):
      return isSingleQuestion ? [.finish(.gallery(gallery))] : open(.gallery(gallery))
    case .searched(var listing, let order):
      if listing.animals.isEmpty { return showEmpty(listing) }
      guard endsWithList else { return offerCandidates(listing, sortedBy: order) }
      if let order { listing.sortEachExhibit(by: order) }
      return finish(with: listing)
    case .comparedNamesRead(let targets):
      // `blue and yellow macaw` is one animal, unless others are to be compared with it.
      if targets.count == 1, mayCompare { return [.find(targets[0])] }
      return [.compare(targets)]
    case .comparisonLoaded(let found):
      return isSingleQuestion ? [.finish(.comparison(found))] : open(.comparison(found))
    case .settingsSaved(let preferences, let path): return didSave(preferences, path: path)
    case .ownershipConfirmed(let animal, let action): return start(action, animal)
    case .pictureChecked(let path): return didCheckPicture(path)
    case .picturesSaved(let answer): return [.finish(answer)]
    case .catSaved(let animal): return didSaveCat(animal)
    case .removed(let animal): return didRemove(animal)
    case .effectFailed(let failure, let effect): return didFail(effect, failure)
    }
  }

  var welcomeScreen: Screen { .welcome(welcome) }

  /// Ends the conversation, and says if that loses a choice.
  func quit() -> [Effect] {
    if let loss = place?.loss { return [.show(.status(loss)), .finish(nil)] }
    return switch place {
    case .catForm where isSingleQuestion: [.show(.status(.nothingSaved)), .finish(nil)]
    case nil, .list, .animalWindow:
      switch requestedAction {
      case .remove: [.show(.status(.nothingRemoved)), .finish(nil)]
      case .edit, .change: [.show(.status(.nothingSaved)), .finish(nil)]
      case nil: [.finish(nil)]
      }
    default: [.finish(nil)]
    }
  }

  /// Where the input ends at the very first question, it is said what else there is.
  func endOfInput() -> [Effect] {
    let isFirst = places.count == 1 && !isSingleQuestion && places[0].isUnanswered
    return (isFirst ? [.show(.status(.nothingAnswered(places[0])))] : []) + quit()
  }
}
