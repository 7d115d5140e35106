import ZooKit
import ZooService

/// Where the user is, and the way there: a stack of places. What is opened goes on top, back takes it away, and nothing else
/// remembers the way.
package struct Visit: Equatable, Sendable {
  /// Empty only until there is a first one: a window that can't be shown may have an empty list.
  package private(set) var places: [Place]

  /// A visit that begins at a place, or with the way to one.
  package init(_ places: [Place]) { self.places = places }

  // MARK: - Where one is

  /// The place whose keys work; `nil` while an animal is asked for and nothing is shown.
  package var place: Place? { places.last { !$0.isAside } }

  /// Which keys work.
  package var spot: SessionKey.KeyContext { place?.spot ?? .list }

  /// Whether there is nothing to go back to.
  package var isAtStart: Bool { places.count < 2 }

  /// What was probably meant by words that found nothing; the next answer may accept it.
  package var suggestion: Session.Suggestion? {
    for place in places.reversed() {
      if case .suggestion(let suggestion) = place { return suggestion }
      if !place.isAside { break }
    }
    return nil
  }

  /// The lists on the way back, the nearest first.
  private var lists: some Sequence<ListPlace> {
    places.reversed().lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }
  }

  /// The list that numbers and the keys of lists are about: the nearest on the way back.
  package internal(set) var shownList: ListPlace? {
    get { lists.first { _ in true } }
    set {
      guard let newValue, let index = places.lastIndex(where: \.isList) else { return }
      places[index] = .list(newValue)
    }
  }

  /// The list with all its candidates, also those that wait for Enter.
  package var listing: Listing? { shownList?.listing }

  /// What a number chooses from: the nearest list, or the animals missed in a quiz that is nearer.
  var numbered: Listing? {
    for place in places.reversed() {
      switch place {
      case .list: return listing
      case .score(let quiz, _):
        return Listing(
          exhibit: Listing.severalExhibits, animals: quiz.missed, source: .builtIn)
      default: break
      }
    }
    return nil
  }

  /// Whether a number is how many zoo animals to see: where that was asked for, and no list is shown.
  package var takesCount: Bool { places.contains(.count) && listing == nil }

  /// The exhibit where the user is: that of the list, or of the animal where there is none.
  package var exhibit: Exhibit {
    if let shownList { return Exhibit.named(shownList.exhibit) ?? .animals }
    for case .animal(let found, _) in places.reversed() { return found.exhibit }
    for case .browser(let window) in places.reversed() {
      return Exhibit.named(window.exhibit) ?? .animals
    }
    return .animals
  }

  /// The nearest list on the way back that is all of an exhibit, as it was left.
  func wholeList(of exhibit: Exhibit.ID) -> ListPlace? {
    lists.first { $0.isWhole && $0.exhibit == exhibit }
  }

  /// What is shown of an exhibit, or was on the way: of a random one the animals fetched last, which a new request would not
  /// return, else the list where one is, or all of the exhibit.
  func listing(of exhibit: Exhibit) -> Listing? {
    let here = listing?.exhibit == exhibit.id ? listing : nil
    if exhibit.isRandomSample, here?.file == nil {
      return lists.first { $0.isWhole && $0.listing.isSample && $0.listing.order == nil }?.listing
    }
    return here ?? wholeList(of: exhibit.id)?.listing
  }

  /// Whether the nearest list of an exhibit is a grid; `nil` without one.
  func isGrid(_ exhibit: Exhibit.ID) -> Bool? {
    lists.first { $0.listing.exhibit == exhibit }?.isGrid
  }

  /// The animal that `edit`, `gallery` and the like act on: the nearest on the way back; of a comparison the first, at a
  /// list the one opened from it last.
  package var currentAnimal: FoundAnimal? {
    for place in places.reversed() {
      switch place {
      case .animal(let found, _): return found
      case .comparison(let compared): return compared.first
      case .list(let list): return list.opened
      default: break
      }
    }
    return nil
  }

  /// The window that is open, unless something stands above it.
  package var browser: BrowserPlace? {
    if case .browser(let window)? = places.last { window } else { nil }
  }

  // MARK: - Ways

  /// Goes to a place, unless one is there.
  mutating func open(_ new: Place) {
    if case .animal(let found, _) = new { shownList?.opened = found }
    if places.last?.isSame(as: new) == true { places.removeLast() }
    places.append(new)
  }

  /// Goes back one step.
  ///
  /// - Returns: the place that was left; `nil` if there is nothing to go back to.
  mutating func goBack() -> Place? { isAtStart ? nil : places.removeLast() }

  /// Leaves the place whose keys work, and what is looked at above it.
  mutating func leave() {
    while places.popLast()?.isAside == true {}
  }

  /// Leaves the question whether something else was meant.
  mutating func leaveSuggestion() {
    if let suggestion { places.removeAll { $0 == .suggestion(suggestion) } }
  }

  /// Goes back to the nearest list.
  mutating func leaveToList() {
    while let last = places.last, !last.isList { places.removeLast() }
  }

  /// Changes the place whose keys work.
  mutating func replace(by new: Place) {
    leave()
    places.append(new)
  }

  /// Changes every place on the way; `nil` takes one out.
  mutating func change(_ change: (Place) -> Place?) { places = places.compactMap(change) }

  /// Changes all lists of an exhibit; those of all exhibits if none is named.
  mutating func changeLists(of exhibit: Exhibit? = nil, _ change: (inout ListPlace) -> Void) {
    self.change { place in
      guard case .list(var list) = place, exhibit.map({ $0.id == list.listing.exhibit }) ?? true
      else { return place }
      change(&list)
      return .list(list)
    }
  }
}
