import ZooService
import ZooKit
import ZooSources

/// The conversation as a value: events go in, effects come out, and it does nothing else.
///
/// It covers the whole guided session. A command that has to ask starts it at one question and ends it with
/// the result of that question. End of input is the answer `nil`, which is not the same as "".
package struct Session: Sendable {
  /// What the user is doing, which decides what an answer means.
  package enum Phase: Equatable, Sendable {
    /// Choosing how many animals to see.
    case count
    /// Looking at a list, or at an animal from it.
    case list
    case settings(SettingsForm)
    /// Choosing another exhibit.
    case exhibits
    case catForm(CatForm)
    /// Confirming that one of the user's cats is to be removed.
    case removing(Animal)
    /// Confirming that files may be overwritten.
    case overwriting(PictureSaveRequest)
    /// Choosing what to do after this request failed.
    case failure(ListRequest)
  }

  /// A request for a list or a further page of one.
  package struct ListRequest: Equatable, Sendable {
    package var exhibit: Exhibit.ID
    package var request: PageRequest
    package var query = ListQuery()
    /// Whether to bypass the cache.
    package var isReload = false
    /// The source to use; `nil` leaves that to the preferences.
    package var source: Source?
    /// The user's file to read; `nil` for the exhibit itself.
    package var file: String?
    /// Whether another exhibit counts that has animals of the kind asked for.
    package var isOfAnyExhibit = false
  }

  /// What is shown instead of the list.
  enum Overlay: Equatable, Sendable {
    /// The animal shown last.
    case animal
    /// The same with every fact in full.
    case wholeAnimal
    /// Animals compared, and the one that was shown before.
    case comparison([Found], after: Found?)
  }

  /// Words that were probably meant.
  struct Suggestion: Equatable, Sendable {
    /// A name, searched words or a tag.
    var words: String
    var meaning: Meaning
    /// What was typed for one of the animals to compare, if they were meant for it.
    var compared: String?

    enum Meaning: Equatable, Sendable {
      /// What the words would have done.
      case effects([Effect])
      /// They are a line to be read anew.
      case line
    }
  }

  package let entryPoint: EntryPoint
  private let welcome: Welcome
  package internal(set) var phase = Phase.count
  /// The state of each visited exhibit, restored on return.
  var exhibitStates: [Exhibit.ID: ExhibitState] = [:]
  /// The visited exhibits in order, the current one last.
  var visited: [Exhibit.ID] = []
  /// The random animals fetched last, unfiltered; a new request would return others.
  var randomListing: Listing?
  var preferences: Preferences
  /// What is shown instead of the current list; `nil` while the list is shown.
  var overlay: Overlay? { didSet { isScreenCovered = false } }
  /// Whether a picture, help or the like has been written since, so that one goes back to what was on the screen before.
  var isScreenCovered = false
  /// The animal shown last, from any exhibit.
  package internal(set) var lastShown: Found? { didSet { lastShownAt = exhibit.id } }
  /// Where the user was then.
  private var lastShownAt: Exhibit.ID?
  /// The exhibits whose layout was switched here; the others have that of the preferences.
  var switchedLayouts: Set<Exhibit.ID> = []
  /// The animals to compare, as typed last.
  var comparisonTargets: [Lookup] = []
  /// Whether a list is the result of a single question.
  var endsWithList = false
  /// What was probably meant by words that found nothing; the next answer may accept it.
  var suggestion: Suggestion?

  package init(
    at entryPoint: EntryPoint = .visit, preferences: Preferences, welcome: Welcome = Welcome()
  ) {
    self.entryPoint = entryPoint
    self.welcome = welcome
    self.preferences = preferences
    switch entryPoint {
    case .visit, .browsing, .count: phase = .count
    case .which(let exhibit, _, _):
      phase = .list
      visited = [exhibit]
    case .comparing(let targets, let exhibit):
      phase = .list
      visited = [exhibit].compactMap { $0 }
      comparisonTargets = targets
    case .searching:
      phase = .list
      endsWithList = true
    case .misnamed:
      phase = .list
      visited = requestedAction == nil ? [] : [Exhibit.own.id]
    case .settings: phase = .settings(SettingsForm(preferences))
    case .adding: phase = .catForm(CatForm(.own))
    case .editing(let animal): phase = .catForm(CatForm(.own, editing: animal))
    case .removing(let animal): phase = .removing(animal)
    case .overwriting(let saveRequest): phase = .overwriting(saveRequest)
    }
  }

  package var exhibit: Exhibit { visited.last.flatMap(Exhibit.named) ?? .animals }

  package var listing: Listing? { exhibitStates[exhibit.id]?.listing }

  /// Whether lists of this exhibit are grids.
  var isGrid: Bool { preferences.isGrid != switchedLayouts.contains(layoutID) }

  /// What a layout is switched for: the exhibit of the list, or a list of several.
  var layoutID: Exhibit.ID { listing?.exhibit ?? exhibit.id }

  /// The animal that `edit`, `gallery` and the like act on: the one shown last, unless the user is at another exhibit than
  /// its own or the one where it was shown.
  var currentAnimal: Found? {
    overlay != nil || lastShown?.exhibit == exhibit || lastShownAt == exhibit.id ? lastShown : nil
  }

  /// Whether several names, one behind the other, may be meant to be compared.
  package var mayCompare: Bool {
    switch entryPoint {
    case .visit, .browsing, .misnamed(_, for: .detail): pendingComparison == nil
    default: false
    }
  }

  /// Whether an animal is to be chosen for a comparison.
  package var isComparing: Bool { pendingComparison != nil }

  /// Whether an animal is shown instead of the list.
  var showsAnimal: Bool { overlay == .animal || overlay == .wholeAnimal }

  /// The animal on the screen, or the one before the comparison there.
  private var shownBefore: Found? {
    if case .comparison(_, let before) = overlay { before } else { showsAnimal ? lastShown : nil }
  }

  package mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .started: return initialEffects()
    case .answer(nil): return endOfInput()
    case .answer(let answer?): return interpret(answer)
    case .formKey(let key): return press(key)
    case .fetched(let listing, let fetch): return didFetch(listing, for: fetch)
    case .fetchFailed(let fetch, let failure):
      if isSingleQuestion { return [.fail(failure)] }
      phase = .failure(fetch)
      return [.show(.problem(.failure(failure))), .show(.remedies)]
    case .browserRequested:
      suggestion = nil
      return openBrowser()
    case .chosen(let animal):
      let place = Exhibit.named(animal.exhibit) ?? exhibit
      return [.loadDetails(Found(animal, in: place, listed: listing))]
    case .seen(let found, let next):
      // What is on the screen stays there until something else is shown.
      let before = shownBefore
      let isCompared = if case .comparisonLoaded? = next { true } else { false }
      if overlay == nil || isCompared { lastShown = found }
      let effects = next.map { update($0) } ?? []
      if case .comparison(let found, _) = overlay { overlay = .comparison(found, after: before) }
      return effects
    case .listRequested(let query, let exhibit, let isOfAllExhibits):
      return list(query, in: exhibit, ofAllExhibits: isOfAllExhibits)
    case .found(let found): return handleFound(found)
    case .fileRecognised(let path, let id): return open(path, in: id)
    case .screenCovered(let failure):
      isScreenCovered = phase == .list
      return failure.map { handleFailure($0) } ?? []
    case .galleryLoaded(let gallery):
      return isSingleQuestion ? [.finish(.gallery(gallery))] : [.show(.answer(.gallery(gallery)))]
    case .searched(var listing, let order):
      if listing.animals.isEmpty { return showEmpty(listing) }
      guard endsWithList else { return offerCandidates(listing, sortedBy: order) }
      if let order { listing.sortEachExhibit(by: order) }
      return [.remember(listing), .finish(.listing(listing, isGrid: isGrid))]
    case .comparedNamesRead(let targets):
      // `blue and yellow macaw` is one animal, unless others are to be compared with it.
      if targets.count == 1, mayCompare { return [.find(targets[0])] }
      comparisonTargets = targets
      return [.compare(targets)]
    case .comparisonLoaded(let found): return didCompare(found)
    case .settingsSaved(let preferences, let path): return didSave(preferences, path: path)
    case .ownershipConfirmed(let animal, let action): return start(action, animal)
    case .pictureChecked(let path): return didCheckPicture(path)
    case .picturesSaved(let answer): return [.finish(answer)]
    case .catSaved(let animal): return didSaveCat(animal)
    case .removed(let animal): return didRemove(animal)
    case .usersCatNotFound(let failure, let action): return handleFailure(failure, of: action)
    case .effectFailed(let failure): return handleFailure(failure)
    }
  }

  /// Shows animals compared, and remembers what was shown before.
  private mutating func didCompare(_ found: [Found]) -> [Effect] {
    if isSingleQuestion { return [.finish(.comparison(found))] }
    overlay = .comparison(found, after: shownBefore)
    if phase == .exhibits { phase = .list }
    // What `p` shows below a comparison has to be in it.
    let isCompared = found.contains {
      $0.animal.id == lastShown?.animal.id && $0.exhibit == lastShown?.exhibit
    }
    if !isCompared { lastShown = found.first }
    return [.show(screen)]
  }

  var welcomeScreen: Screen { .welcome(welcome) }

  /// Ends the conversation, and says if that loses a choice.
  func quit() -> [Effect] {
    switch phase {
    case .settings(let form) where form.choices.isChanged:
      [.show(.status(.nothingSaved)), .finish(nil)]
    case .catForm(let form) where form.hasAnswers || isSingleQuestion:
      [.show(.status(.nothingSaved)), .finish(nil)]
    case .removing: [.show(.status(.nothingRemoved)), .finish(nil)]
    case .overwriting: [.show(.status(.nothingSaved)), .finish(nil)]
    case .list:
      switch requestedAction {
      case .remove: [.show(.status(.nothingRemoved)), .finish(nil)]
      case .edit, .change: [.show(.status(.nothingSaved)), .finish(nil)]
      case nil: [.finish(nil)]
      }
    default: [.finish(nil)]
    }
  }

  /// Whoever leaves at the very first question is told where to go.
  func endOfInput() -> [Effect] {
    let hasSeenNothing = phase == .count && !isSingleQuestion && exhibitStates.isEmpty
    return (hasSeenNothing && lastShown == nil ? [.show(.status(.whereToGo))] : []) + quit()
  }
}
