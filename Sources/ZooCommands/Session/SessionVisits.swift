import ZooKit
import ZooService
import ZooSources

// The ways to an exhibit: from the menu, by its name or number.

extension Session {
  /// Opens an exhibit from the menu; words that are far from any exhibit's name are an animal or a comparison.
  mutating func chooseExhibit(_ word: String) -> [Effect] {
    let isExhibit = Exhibit.meansEveryCat(word) || exhibit(meantBy: word) != nil
    return isExhibit || Exhibit.isMisspelt(word) || !word.contains(where: \.isLetter)
      ? visit(word) : interpretRequest(word)
  }

  /// Opens an exhibit by its number or name.
  mutating func visit(_ word: String) -> [Effect] {
    if Exhibit.meansEveryCat(word) { return visitCats() }
    guard let chosen = exhibit(meantBy: word) else {
      return [.show(.problem(.notAnExhibit(word)))]
    }
    return visit(chosen)
  }

  /// Opens the cats with tags, and says that there are two exhibits of cats.
  mutating func visitCats() -> [Effect] { [.report(.twoCatExhibits)] + visit(.cats) }

  /// The exhibit with this number or name.
  func exhibit(meantBy word: String) -> Exhibit? {
    Int(word).flatMap(Exhibit.all.numbered) ?? Exhibit.called(word)
  }

  mutating func visit(_ chosen: Exhibit) -> [Effect] {
    // Whoever names the exhibit they are at wants all of it.
    let isAtItsList = phase == .exhibits || phase == .list
    let isPart = listing?.narrowedTo != nil || exhibitStates[exhibit.id]?.isCandidateList == true
    if isAtItsList, chosen == exhibit, isPart, listing?.exhibit == chosen.id {
      exhibitStates[exhibit.id]?.isReturnedTo = true
      return listAll()
    }
    // Whoever visits an exhibit leaves a comparison, and what was found in all exhibits.
    exhibitStates[chosen.id] = exhibitStates[chosen.id]?.nearest(listing: chosen.id)
    // A file opened there doesn't stand in for the exhibit itself.
    if let state = exhibitStates[chosen.id], state.listing.file == nil {
      if hasOtherPageSize(state) { return firstPage(of: chosen.id, state.listing.query) }
      enter(chosen.id)
      self.phase = .list
      return restoreList()
    }
    guard chosen.hasPages else {
      self.phase = .count
      return []
    }
    return firstPage(of: chosen.id)
  }
}
