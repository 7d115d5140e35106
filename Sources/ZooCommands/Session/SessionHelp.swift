import ZooService
import ZooKit

// What can be typed where the user is.

extension Session {
  /// Shows what can be typed; where one has to answer, the question is only asked again below it.
  mutating func openHelp() {
    switch visit.spot {
    case .question, .failure: show(.place(.help(visit.helpTable)))
    case .count, .list, .exhibits, .quiz: open(.help(visit.helpTable))
    }
  }
}

extension Visit {
  /// What can be typed at the place whose keys work.
  var helpTable: Session.HelpTable {
    let isAmongTags = if case .tags? = place { true } else { false }
    let page = spot == .list && !isAmongTags ? shownList?.shownPage : nil
    return Session.HelpTable(place: place, exhibit: exhibit, keys: helpKeys, listing: page)
  }

  private var helpKeys: [SessionKey] {
    SessionKey.offered(at: spot).filter { key in
      switch key {
      // What needs an animal is offered once one was shown.
      case .zoom: currentAnimal != nil
      case .grid, .sort: listing != nil
      // The animals of some exhibits have no sizes.
      case .compare where spot == .list:
        listing?.animals.contains { !$0.measures.isEmpty } ?? true
      case .gallery: currentAnimal?.exhibit.gallery != nil
      case .tag: exhibit.tags != nil
      case .map: currentAnimal.flatMap { Whereabouts(of: $0.animal) } != nil
      case .openLink: currentAnimal?.animal.bestLink != nil
      case .unfold: place?.isList != true && currentAnimal != nil
      case .add: exhibit == .own
      case .edit, .remove: exhibit == .own && currentAnimal != nil
      case .back: if case .catForm? = place { false } else { !isAtStart }
      case .refresh: spot == .list
      // A random list is shown again.
      case .more: listing?.hasMore == true || listing?.isSample == true
      // Almost any word could be a name in the form of a cat.
      case .quit: if case .catForm? = place { false } else { true }
      default: true
      }
    }
  }
}
