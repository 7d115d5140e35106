import ZooService
import ZooKit

// What can be typed where the user is.

extension Session {
  /// Shows what can be typed; where one has to answer, the question is only asked again below it.
  mutating func openHelp() {
    switch visit.spot {
    case .question, .failure: show(.place(.help(helpTable)))
    case .count, .list, .exhibits, .quiz: open(.help(helpTable))
    }
  }

  /// What can be typed at the place whose keys work.
  var helpTable: HelpTable {
    let isAmongTags = if case .tags? = visit.place { true } else { false }
    let page = visit.spot == .list && !isAmongTags ? visit.shownList?.shownPage : nil
    return HelpTable(
      place: visit.place, exhibit: visit.exhibit, keys: helpKeys, listing: page?.listing,
      firstNumber: page?.firstNumber ?? 1)
  }

  private var helpKeys: [SessionKey] {
    SessionKey.offered(at: visit.spot).filter { key in
      switch key {
      // What needs an animal is offered once one was shown.
      case .zoom: visit.currentAnimal != nil
      case .grid, .sort: visit.listing != nil
      // The animals of some exhibits have no sizes.
      case .compare where visit.spot == .list:
        visit.listing?.animals.contains { !$0.measures.isEmpty } ?? true
      case .gallery: visit.currentAnimal?.exhibit.gallery != nil
      case .tag: visit.exhibit.tags != nil
      case .map: visit.currentAnimal.flatMap { Whereabouts(of: $0.animal) } != nil
      case .openLink: visit.currentAnimal?.animal.bestLink != nil
      case .unfold: visit.place?.isList != true && visit.currentAnimal != nil
      case .add: visit.exhibit == .own
      case .edit, .remove: visit.exhibit == .own && visit.currentAnimal != nil
      case .back: if case .catForm? = visit.place { false } else { !visit.isAtStart }
      case .refresh: visit.spot == .list
      // A random list is shown again.
      case .more: visit.listing?.hasMore == true || visit.listing?.isSample == true
      // Almost any word could be a name in the form of a cat.
      case .quit: if case .catForm? = visit.place { false } else { true }
      default: true
      }
    }
  }
}
