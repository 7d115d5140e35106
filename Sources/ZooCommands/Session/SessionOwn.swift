import ZooKeeping
import ZooKit
import ZooSources

// Specimens of one's own: added, changed, removed, and asked before anything is lost.

extension Session {
  mutating func openForm() -> [Effect] {
    guard exhibit == .own else { return [.show(.problem(.notTaken(exhibit)))] }
    place = .own(OwnForm(exhibit))
    return [.show(.saying(.ownForm))]
  }

  /// Begins with the specimen shown last, if it is the user's own.
  func claim(for action: OwnAction) -> [Effect] {
    guard let shown else { return [.show(.problem(.noneChosen(exhibit)))] }
    return [.claim(shown, action)]
  }

  mutating func begin(_ action: OwnAction, _ specimen: Specimen) -> [Effect] {
    switch action {
    case .edit:
      place = .own(OwnForm(exhibit, editing: specimen))
      return [.show(.saying(.ownForm))]
    case .remove:
      place = .removing(specimen)
      return []
    }
  }

  mutating func take(_ answer: String, in form: OwnForm) -> [Effect] {
    var form = form
    let outcome = form.take(answer)
    place = .own(form)
    switch outcome {
    case .again(let problem): return problem.map { [.show(.problem($0))] } ?? []
    case .save(let answers): return [.keep(answers, editing: form.edited)]
    case .thrownAway:
      if isErrand { return [.show(.saying(.nothingSaved)), .leave(nil)] }
      goBack()
      return [.show(.saying(.nothingSaved))]
    }
  }

  mutating func takeKept(_ specimen: Specimen) -> [Effect] {
    if isErrand { return [.leave(.specimen(specimen, in: .own))] }
    goBack()
    var effects: [Effect] = []
    if var listing, listing.exhibit == Exhibit.own.id {
      if let index = listing.specimens.firstIndex(where: { $0.id == specimen.id }) {
        listing.specimens[index] = specimen
      } else {
        // The user's own come first.
        listing.specimens.insert(specimen, at: 0)
        listing.total = listing.total.map { $0 + 1 }
        listing.end += 1
      }
      self.listing = listing
      effects = [.remember(listing)]
    }
    shown = specimen
    return effects + [.show(.answer(.specimen(specimen, in: .own))), .show(.saying(.saved))]
  }

  mutating func takeConfirmation(_ word: String, of specimen: Specimen) -> [Effect] {
    switch Confirmation(word) {
    case .yes: return [.remove(specimen)]
    case .no:
      if isErrand { return [.show(.saying(.nothingRemoved)), .leave(nil)] }
      goBack()
      return [.show(.saying(.nothingRemoved))]
    case nil: return [.show(.problem(.neitherYesNorNo(word)))]
    }
  }

  mutating func takeRemoved(_ specimen: Specimen) -> [Effect] {
    if isErrand { return [.leave(.removed(specimen, from: .own))] }
    goBack()
    shown = nil
    guard var listing else { return [.show(.saying(.removed(specimen.name)))] }
    listing.specimens.removeAll { $0.id == specimen.id }
    listing.total = listing.total.map { $0 - 1 }
    listing.end = max(listing.end - 1, 0)
    self.listing = listing
    return [.remember(listing)] + showList() + [.show(.saying(.removed(specimen.name)))]
  }
}
