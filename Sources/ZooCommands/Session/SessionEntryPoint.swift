import ZooService
import ZooKit
import ZooSources

// Where a session starts: at the beginning of a visit, or at the question of a command.

extension Session {
  package enum EntryPoint: Equatable, Sendable {
    /// The guided session from its beginning.
    case visit
    /// A visit that begins with the list of an exhibit.
    case browsing(Exhibit.ID, ListQuery = ListQuery())
    /// A visit that begins at a place.
    case opening(Place)
    /// The question how many zoo animals to fetch.
    case count
    /// The question which animal is meant, and for what; a window shows this exhibit, as the query says.
    case which(Exhibit.ID, for: ChoicePurpose, ListQuery = ListQuery())
    /// The question which animals to compare, of an exhibit or of any; a window shows it, or the zoo animals. If some
    /// are named already, it asks only for those whose names are vague.
    case comparing([Lookup], in: Exhibit.ID?)
    /// The question what to search for in all exhibits; after a search that found nothing, first whether other words were
    /// meant.
    case searching(after: Listing? = nil)
    /// The question which animal was meant by a name that none or several have, and for what.
    case misnamed(Failure, for: ChoicePurpose = .detail(anywhere: true))
    case settings
    /// The form for a new cat of the user's.
    case adding
    case editing(Animal)
    case removing(Animal)
    case overwriting(PictureSaveRequest)

    /// Whether it begins a visit, rather than asking a command's question.
    package var isVisit: Bool {
      switch self {
      case .visit, .browsing, .opening: true
      default: false
      }
    }

    /// The exhibit of the animals asked for; `nil` for any, or the zoo animals.
    var exhibit: Exhibit.ID? {
      switch self {
      case .browsing(let exhibit, _), .which(let exhibit, _, _): exhibit
      case .comparing(_, let exhibit): exhibit
      case .misnamed(_, for: .catAction): Exhibit.own.id
      default: nil
      }
    }
  }

  /// What to do with the animal that is asked for.
  package enum ChoicePurpose: Equatable, Sendable {
    /// Show it; `anywhere` if it may be of any exhibit.
    case detail(anywhere: Bool)
    case gallery
    /// Change or remove it, which is possible only for the user's cats.
    case catAction(CatAction)
  }

  /// Whether the conversation ends with its first result.
  package var isSingleQuestion: Bool { !entryPoint.isVisit }

  /// What a command asks for an animal for.
  var requestedPurpose: ChoicePurpose? {
    switch entryPoint {
    case .which(_, for: let purpose, _), .misnamed(_, for: let purpose): purpose
    default: nil
    }
  }

  /// What a command wants done with one of the user's cats, if it asks which.
  var requestedAction: CatAction? {
    if case .catAction(let action)? = requestedPurpose { action } else { nil }
  }

  /// Whether an animal of any exhibit is asked for, and no list is shown.
  var isAskingForAny: Bool {
    switch entryPoint {
    case .which(_, for: .detail(anywhere: true), _): listing == nil
    case .misnamed: listing == nil && requestedAction == nil
    default: false
    }
  }

  mutating func initialEffects() -> [Effect] {
    switch entryPoint {
    case .searching(let empty?): return showEmpty(empty)
    case .misnamed(let failure, _):
      return requestedAction.map { offerCats(for: $0, after: failure) } ?? handleFailure(failure)
    case .visit: return [.show(welcomeScreen)]
    case .opening(let place): return open(place)
    case .browsing(let exhibit, let query): return openWindow(AnimalWindow(of: exhibit, query))
    case .settings: return [.show(screen)]
    case .comparing(let targets, _) where !targets.isEmpty: return [.compare(targets)]
    case .which(_, for: .catAction, _): return [.open(.usersCatsWindow)]
    case .which(_, _, let query): return openWindow(AnimalWindow(of: exhibit.id, query))
    case .comparing: return openWindow(AnimalWindow(of: exhibit.id, isToCompare: true))
    case .adding, .editing: return [.show(.status(.catFormIntro))]
    case .count, .searching, .removing, .overwriting: return []
    }
  }
}
