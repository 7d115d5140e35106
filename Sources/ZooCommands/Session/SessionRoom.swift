import ZooService
import ZooKit

// What is kept of each exhibit that one has been in.

extension Session {
  /// What one has before oneself of an exhibit, and finds again on coming back.
  struct Room: Equatable, Sendable {
    /// Everything of it that has been shown so far, in one list.
    var listing: Listing
    /// Whether the list holds what fits an ambiguous name, for a number to choose from.
    var isChoice = false
    /// What a choice or a search has taken the place of: one at most, with what was before that.
    var before: [Room] = []
    /// Whether the choice has led here from another exhibit.
    var isDetour = false
    /// What the choice is made for, if for a comparison: what is compared, and the place in it.
    var comparison: PendingComparison?

    /// What `b` leads to from something new that takes the place of this: this, unless the new is the
    /// same anew, or everything again.
    func ways(to new: Listing, isChoice: Bool) -> [Room] {
      if new.search == nil { return [] }
      return listing.search == new.search && self.isChoice == isChoice ? before : [self]
    }

    /// Changes its list, and those before it.
    mutating func changeAll(_ change: (inout Listing) -> Void) {
      change(&listing)
      for index in before.indices { before[index].changeAll(change) }
    }
  }

  /// A comparison in which one is still to be chosen.
  struct PendingComparison: Equatable, Sendable {
    var targets: [Lookup]
    var place: Int
  }
}
