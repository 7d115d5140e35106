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

  /// Opens an exhibit: its list as it was left, or its first page; of random animals, how many are wanted.
  mutating func visit(_ chosen: Exhibit) -> [Effect] {
    if let list = wholeList(of: chosen.id), !hasOtherPageSize(list) { return open(.list(list)) }
    return chosen.hasPages ? firstPage(of: chosen.id) : open(.count)
  }

  /// Whether pages have another size now than when a list was begun.
  func hasOtherPageSize(_ list: ShownList) -> Bool {
    list.listing.page != nil && !list.isCandidateList && list.pageSize != preferences.perPage
  }
}
