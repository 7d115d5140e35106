import ZooKit
import ZooService
import ZooSources

/// A window of animals as a place of a visit: what there is to choose from, and how it was left.
package struct BrowserPlace: Equatable, Sendable {
  package let exhibit: Exhibit.ID
  /// A list of it on the way, or else the animals fetched last: those of a random exhibit are marked, and it stands for an
  /// exhibit that can't be fetched.
  package var listing: Listing?
  /// What there is to choose from, once it was shown.
  package var shown: Listing?
  package let goal: Goal
  /// What is typed, and the order.
  package var query: ListQuery
  /// Whether the animals of the other exhibits are listed too.
  package var includesOthers: Bool
  /// The animal chosen with an arrow; `nil` for the best match.
  package var chosen: Animal?
  /// The animals to compare.
  package var marked: [Animal] = []

  /// What it is opened for: what Enter leads to.
  package enum Goal: Equatable, Sendable {
    case animal
    /// What was typed as a list, until one animal is chosen with an arrow or is the only one.
    case list
    /// It says first how animals are marked.
    case comparison
  }

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
    includesOthers: Bool = false, for goal: Goal = .animal
  ) {
    (self.exhibit, self.query, self.listing) = (exhibit, query, listing)
    (self.includesOthers, self.goal) = (includesOthers, goal)
  }
}
