import ZooKit
import ZooService
import ZooSources

/// A window of animals as a place of a visit: what there is to choose from, and how it was left.
package struct AnimalWindow: Equatable, Sendable {
  package let exhibit: Exhibit.ID
  /// The list it was opened from, or else the animals fetched last: those of a random exhibit are marked, and it stands for an
  /// exhibit that can't be fetched.
  package var listing: Listing?
  /// What there is to choose from, once it was shown.
  package var shown: Listing?
  /// Whether it is opened to compare animals, and says first how that is done.
  package let isToCompare: Bool
  /// What is typed, and the order.
  package var query: ListQuery
  /// Whether the animals of the other exhibits are listed too.
  package var includesOthers: Bool
  /// The animal chosen with an arrow; `nil` for the best match.
  package var chosen: Animal?
  /// The animals to compare.
  package var marked: [Animal] = []

  /// What it was left for.
  package enum Outcome: Equatable, Sendable {
    case closed
    case opened(Animal)
    case compared([Animal])
    /// What matches is to be a list.
    case listed(ListQuery)
  }

  package init(
    of exhibit: Exhibit.ID, _ query: ListQuery = ListQuery(), from listing: Listing? = nil,
    includesOthers: Bool = false, isToCompare: Bool = false
  ) {
    (self.exhibit, self.query, self.listing) = (exhibit, query, listing)
    (self.includesOthers, self.isToCompare) = (includesOthers, isToCompare)
  }

  /// Of an exhibit, or the zoo animals, to compare some.
  package static func toCompare(in exhibit: Exhibit?) -> Self {
    AnimalWindow(of: (exhibit ?? .animals).id, isToCompare: true)
  }

  /// The window with an animal as it is now, or without it.
  func replacing(_ old: Found, by new: Animal?) -> Self {
    func isOld(_ animal: Animal) -> Bool { animal.recordID == old.recordID }
    func replaced(_ animals: [Animal]) -> [Animal] {
      animals.compactMap { isOld($0) ? new : $0 }
    }
    var window = self
    window.marked = replaced(marked)
    window.chosen = chosen.flatMap { isOld($0) ? new : $0 }
    window.listing?.animals = replaced(listing?.animals ?? [])
    window.shown?.animals = replaced(shown?.animals ?? [])
    return window
  }
}
