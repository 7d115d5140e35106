import ZooService
import ZooKit
import ZooSources

/// The conversation as a value: an event goes in, effects come out, and nothing else happens.
///
/// The guided session is the whole of it. A command that has to ask enters it at one place and
/// leaves it with what that came to: an errand. End of input is the answer `nil`, which is not the
/// same as "".
package struct Session: Sendable {
  /// Where a conversation begins.
  package enum Entrance: Equatable, Sendable {
    /// At the door: the guided session.
    case visit
    /// Asked how many zoo animals to fetch.
    case count
    /// Asked which animal is meant, of an exhibit, and for what.
    case which(Exhibit.ID, for: Purpose)
    /// In the settings form.
    case settings
    /// Adding a cat of the user's.
    case adding
    /// Changing one.
    case editing(Animal)
    /// Removing one, which is asked first.
    case removing(Animal)
    /// Storing pictures over what is there, which is asked first.
    case overwriting(PictureSaveRequest)
  }

  /// What an animal is asked for.
  package enum Purpose: Equatable, Sendable {
    /// To be shown.
    case detail
    /// To show more pictures of it.
    case gallery
    /// To do something with it that only its owner may.
    case own(OwnAction)
  }

  /// Where the user is.
  package enum Place: Equatable, Sendable {
    /// Asked how many animals to see.
    case count
    /// Before a list.
    case list
    /// In the settings form.
    case settings(SettingsForm)
    /// Choosing another exhibit.
    case exhibits
    /// Adding or changing a cat of the user's.
    case own(OwnForm)
    /// Asked whether a cat of the user's is to go.
    case removing(Animal)
    /// Asked whether a file is to be written over.
    case overwriting(PictureSaveRequest)
    /// A fetch failed; what it was.
    case failure(Fetch)
  }

  /// Something to be fetched.
  package struct Fetch: Equatable, Sendable {
    /// Of which exhibit.
    package var exhibit: Exhibit.ID
    /// Which part of it.
    package var request: PageRequest
    /// What is wanted of it.
    package var query = Query()
    /// Whether it goes past the cache.
    package var isReload = false
    /// The source insisted on; `nil` takes what the preferences say.
    package var source: Source?
  }

  /// What may stand before the user besides a list.
  enum View: Equatable, Sendable {
    /// The animal looked at last.
    case animal
    /// Several on one scale.
    case comparison([Found])
  }

  /// Where it began.
  package let entrance: Entrance
  /// Where the user is.
  package internal(set) var place = Place.count
  /// The exhibits as they were left.
  var rooms: [Exhibit.ID: Room] = [:]
  /// The way one came: the exhibits in the order they were visited, the present one last.
  var trail: [Exhibit.ID] = []
  /// The random animals fetched last, unfiltered: they cannot be fetched again.
  var fetched: Listing?
  var preferences: Preferences
  /// What stands before the user besides the list of the exhibit; `nil` where the list does.
  var view: View?
  /// The animal looked at last, of whichever exhibit.
  package internal(set) var shown: Found?
  var isGrid: Bool
  /// What is to be compared, as it was typed last.
  var compared: [Lookup] = []

  /// Begins a conversation.
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

  /// Whether it ends with the first thing done.
  package var isSingleQuestion: Bool { entrance != .visit }

  /// The exhibit the user is in.
  package var exhibit: Exhibit { trail.last.flatMap(Exhibit.named) ?? .animals }

  /// The list before the user.
  package var listing: Listing? { rooms[exhibit.id]?.listing }

  /// The animal that something may be done with: the one looked at last, unless that was in another
  /// exhibit that one has left.
  var atHand: Found? { view == .animal || shown?.exhibit == exhibit ? shown : nil }

  /// Takes an event and says what is to be done.
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
      // What was before the user is seen in the new units.
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

  /// Leaves, and says so when that loses a choice.
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
    if case .severalFit(let typed, _, let candidates) = failure, place == .list {
      let place = compared.firstIndex { $0.typed == typed && !$0.isChosen }
      let comparison = place.map { PendingComparison(targets: compared, place: $0) }
      return [.show(.problem(.failure(failure)))] + offer(candidates, for: comparison)
    }
    switch failure {
    case .fitsElsewhere, .nothingFits:
      // Three words may have been two names.
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
