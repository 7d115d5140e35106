import ZooService
import ZooKit

// The state of each visited exhibit.

extension Session {
  /// One exhibit's state, restored on return.
  struct Room: Equatable, Sendable {
    /// Everything shown of the exhibit so far, in one list.
    var listing: Listing
    /// Whether the list consists of the candidates for an ambiguous name, to choose from by number.
    var isChoice = false
    /// The state that candidates or a search replaced: at most one, in an array because a struct can't
    /// contain itself.
    var before: [Room] = []
    /// Whether the candidates are from another exhibit than the list before.
    var isDetour = false
    /// The comparison that waits for a candidate to be chosen.
    var comparison: PendingComparison?

    /// Where `back` leads from a new list: to this one, unless the new one repeats it or shows everything.
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

  /// A comparison that waits for one of its animals to be chosen.
  struct PendingComparison: Equatable, Sendable {
    var targets: [Lookup]
    var place: Int
  }
}
