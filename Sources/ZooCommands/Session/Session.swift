import ZooService
import ZooKit
import ZooSources

/// The conversation as a value: events go in, effects come out, and it does nothing else.
///
/// It covers the whole guided session. A command that has to ask starts it at one question and ends it with
/// the result of that question. End of input is the answer `nil`, which is not the same as "".
package struct Session: Sendable {
  /// Where a conversation starts.
  package enum Entrance: Equatable, Sendable {
    /// The guided session from its beginning.
    case visit
    /// The question how many zoo animals to fetch.
    case count
    /// The question which animal of an exhibit is meant, and for what.
    case which(Exhibit.ID, for: Purpose)
    /// The settings form.
    case settings
    /// The form for a new cat of the user's.
    case adding
    /// The form for changing one of the user's cats.
    case editing(Animal)
    /// The question whether to remove one of the user's cats.
    case removing(Animal)
    /// The question whether to overwrite files with pictures.
    case overwriting(PictureSaveRequest)
  }

  /// What to do with the animal that is asked for.
  package enum Purpose: Equatable, Sendable {
    /// Show it.
    case detail
    /// Show more pictures of it.
    case gallery
    /// Change or remove it, which is possible only for the user's cats.
    case own(OwnAction)
  }

  /// What the user is doing, which decides what an answer means.
  package enum Place: Equatable, Sendable {
    /// Choosing how many animals to see.
    case count
    /// Looking at a list, or at an animal from it.
    case list
    /// In the settings form.
    case settings(SettingsForm)
    /// Choosing another exhibit.
    case exhibits
    /// Adding or changing a cat of the user's.
    case own(OwnForm)
    /// Confirming that one of the user's cats is to be removed.
    case removing(Animal)
    /// Confirming that files may be overwritten.
    case overwriting(PictureSaveRequest)
    /// Choosing what to do after this request failed.
    case failure(Fetch)
  }

  /// A request for a list or a further page of one.
  package struct Fetch: Equatable, Sendable {
    /// Which exhibit.
    package var exhibit: Exhibit.ID
    /// Which page.
    package var request: PageRequest
    /// Search words and sort order.
    package var query = Query()
    /// Whether to bypass the cache.
    package var isReload = false
    /// The source to use; `nil` leaves that to the preferences.
    package var source: Source?
  }

  /// What is shown instead of the list.
  enum View: Equatable, Sendable {
    /// The animal shown last.
    case animal
    /// Several on one scale.
    case comparison([Found])
  }

  /// Where the conversation started.
  package let entrance: Entrance
  /// What the user is doing.
  package internal(set) var place = Place.count
  /// The state of each visited exhibit, restored on return.
  var rooms: [Exhibit.ID: Room] = [:]
  /// The visited exhibits in order, the current one last.
  var trail: [Exhibit.ID] = []
  /// The random animals fetched last, unfiltered; a new request would return others.
  var fetched: Listing?
  var preferences: Preferences
  /// What is shown instead of the current list; `nil` while the list is shown.
  var view: View?
  /// The animal shown last, from any exhibit.
  package internal(set) var shown: Found?
  var isGrid: Bool
  /// The animals to compare, as typed last.
  var compared: [Lookup] = []

  /// Starts a conversation.
  package init(at entrance: Entrance = .visit, preferences: Preferences) {
    self.entrance = entrance
    self.preferences = preferences
    isGrid = preferences[.view] == .grid
    switch entrance {
    case .visit, .count: place = .count
    case .which(let exhibit, _):
      place = .list
      trail = [exhibit]
    case .settings: place = .settings(SettingsForm(preferences))
    case .adding: place = .own(OwnForm(.own))
    case .editing(let animal): place = .own(OwnForm(.own, editing: animal))
    case .removing(let animal): place = .removing(animal)
    case .overwriting(let storing): place = .overwriting(storing)
    }
  }

  /// Whether the conversation ends with its first result.
  package var isSingleQuestion: Bool { entrance != .visit }

  /// The current exhibit.
  package var exhibit: Exhibit { trail.last.flatMap(Exhibit.named) ?? .animals }

  /// The current list.
  package var listing: Listing? { rooms[exhibit.id]?.listing }

  /// The animal that `edit`, `gallery` and the like act on: the one shown last, unless the user has left its
  /// exhibit since.
  var atHand: Found? { view == .animal || shown?.exhibit == exhibit ? shown : nil }

  /// Handles an event and returns what has to be done.
  package mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .begin: return begin()
    case .answer(nil): return leave()
    case .answer(let answer?): return interpret(answer)
    case .step(let step): return take(step)
    case .fetched(let listing, let fetch): return didFetch(listing, for: fetch)
    case .failed(let fetch, let failure):
      if isSingleQuestion { return [.fail(failure)] }
      place = .failure(fetch)
      return [.show(.problem(.failure(failure))), .show(.remedies)]
    case .narrowing: return [.narrow(exhibit.paging == .random ? fetched : nil, in: exhibit.id)]
    case .chosen(let animal):
      return [.complete(Found(animal, in: exhibit, listed: listing))]
    case .found(let found): return show(found)
    case .shownGallery(let gallery):
      return isSingleQuestion ? [.leave(.gallery(gallery))] : [.show(.answer(.gallery(gallery)))]
    case .compared(let found):
      view = .comparison(found)
      return [.show(screen)]
    case .saved(let preferences, let path):
      self.preferences = preferences
      if isSingleQuestion { return [.leave(.saved(path: path))] }
      goBack()
      // Redraws what is on screen with the new units.
      return (view == nil ? [] : [.show(screen)]) + [.show(.saying(.saved))]
    case .own(let animal, let action): return begin(action, animal)
    case .checked(let path): return didCheck(path)
    case .stored(let answer): return [.leave(answer)]
    case .kept(let animal): return didKeep(animal)
    case .removed(let animal): return didRemove(animal)
    case .refused(let failure): return refuse(failure)
    }
  }

  private func begin() -> [Effect] {
    switch entrance {
    case .visit: [.show(.welcome)]
    case .settings: [.show(screen)]
    case .which(_, for: .own): [.narrowOwn]
    case .which(let exhibit, _): [.narrow(nil, in: exhibit)]
    case .adding, .editing: [.show(.saying(.ownForm))]
    case .count, .removing, .overwriting: []
    }
  }

  /// Ends the conversation, and says if that loses a choice.
  func leave() -> [Effect] {
    switch place {
    case .settings(let form) where form.isChanged: [.show(.saying(.nothingSaved)), .leave(nil)]
    case .own(let form) where form.isTouched || isSingleQuestion:
      [.show(.saying(.nothingSaved)), .leave(nil)]
    case .removing: [.show(.saying(.nothingRemoved)), .leave(nil)]
    case .overwriting: [.show(.saying(.nothingSaved)), .leave(nil)]
    case .list:
      switch entrance {
      case .which(_, for: .own(.remove)): [.show(.saying(.nothingRemoved)), .leave(nil)]
      case .which(_, for: .own(.edit)): [.show(.saying(.nothingSaved)), .leave(nil)]
      default: [.leave(nil)]
      }
    default: [.leave(nil)]
    }
  }

  private mutating func show(_ found: Found) -> [Effect] {
    let answer = Answer.animal(found.animal, in: found.exhibit)
    if case .which(_, let purpose) = entrance {
      switch purpose {
      case .detail: return [.leave(answer)]
      case .gallery: return [.gallery(found)]
      case .own(let action): return [.claim(found, action)]
      }
    }
    if let comparison = rooms[exhibit.id]?.comparison { return resume(comparison, with: found) }
    (shown, view) = (found, .animal)
    return [.show(.answer(answer))]
  }

  private mutating func refuse(_ failure: Failure) -> [Effect] {
    if case .notAPicture = failure, case .own(var form) = place {
      form.askAgainForPicture()
      place = .own(form)
      return [.show(.problem(.failure(failure)))]
    }
    if case .severalMatches(let typed, _, let candidates) = failure, place == .list {
      let place = compared.firstIndex { $0.typed == typed && !$0.isByID }
      let comparison = place.map { PendingComparison(targets: compared, place: $0) }
      return [.show(.problem(.failure(failure)))] + offer(candidates, for: comparison)
    }
    switch failure {
    case .matchesElsewhere, .noMatch:
      // With more than two words, some may belong to one name, which then needs quotes.
      guard compared.count > 2 else { break }
      return [.show(.problem(.failure(failure))), .show(.saying(.namesInQuotes))]
    default: break
    }
    switch entrance {
    case .which where failure.isFailedFetch: return [.fail(failure)]
    case .visit, .settings, .which: return [.show(.problem(.failure(failure)))]
    case .count, .adding, .editing, .removing, .overwriting: return [.fail(failure)]
    }
  }
}
