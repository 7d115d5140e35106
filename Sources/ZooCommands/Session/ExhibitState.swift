import ZooService
import ZooKit

// The state of each visited exhibit.

extension Session {
  /// One exhibit's state, restored on return.
  struct ExhibitState: Equatable, Sendable {
    /// Everything shown of the exhibit so far, in one list.
    var listing: Listing
    /// The pages of the list shown so far; empty while it is shown as a whole.
    var pages: [ShownPage] = []
    /// The index of the page on the screen.
    var currentPage = 0
    /// Whether the list consists of the candidates for an ambiguous name, to choose from by number.
    var isCandidateList = false
    /// The candidates that Enter shows after those of the list.
    var furtherCandidates: [Animal] = []
    /// The candidates in their own order, while they are sorted by another.
    var unsortedCandidates: [Animal] = []
    /// The state that candidates or a search replaced: at most one, in an array because a struct can't
    /// contain itself.
    var previous: [ExhibitState] = []
    /// The animal that was on the screen when the candidates were offered; `back` leads to it.
    var animalBefore: Found?
    /// Whether the candidates, or the animals with a tag, are from another exhibit than the list before.
    var isFromOtherExhibit = false
    /// Whether `back` leads here from the whole exhibit, which was asked for by its name.
    var isReturnedTo = false
    /// How many animals a page had when the list was begun.
    var pageSize = 0
    /// What one of the list is to be chosen for; `nil` to show it.
    var choice: PendingChoice?

    /// Where `back` leads from a new list: to this one, unless the new one repeats it or shows everything.
    func backStack(to new: Listing, isCandidateList: Bool) -> [ExhibitState] {
      if new.file != listing.file { return [self] }
      if new.narrowedTo == nil {
        guard new.file == nil else { return outside(file: new.file) }
        if isReturnedTo {
          var state = self
          state.isReturnedTo = false
          return [state]
        }
        // A random sample can't be fetched again.
        return new.isSample ? [] : [nearestSample].compactMap { $0 }
      }
      return listing.narrowedTo == new.narrowedTo && self.isCandidateList == isCandidateList
        ? previous : [self]
    }

    /// This state or the nearest before it with a random sample.
    private var nearestSample: ExhibitState? {
      listing.isSample && listing.narrowedTo == nil ? self : previous.first?.nearestSample
    }

    /// This state or the nearest before it that lists animals of this exhibit alone: not only the user's cats, and not to
    /// choose one for something.
    func nearest(listing exhibit: Exhibit.ID) -> ExhibitState? {
      let areOwn = isCandidateList && listing.source == .file
      return listing.exhibit == exhibit && choice == nil && !areOwn
        ? self : previous.first?.nearest(listing: exhibit)
    }

    /// The nearest state before it that isn't a list of a file.
    private func outside(file: String?) -> [ExhibitState] {
      guard let state = previous.first else { return [] }
      return state.listing.file == file ? state.outside(file: file) : [state]
    }

    /// Lists the first of all candidates; the others wait for Enter.
    mutating func showCandidates(_ all: [Animal], first count: Int) {
      listing.animals = Array(all.prefix(count))
      furtherCandidates = Array(all.dropFirst(count))
      listing.hasMore = !furtherCandidates.isEmpty
    }

    /// Sorts the candidates of each exhibit; `nil` is their own order.
    ///
    /// - Parameter count: how many are shown first.
    mutating func sortCandidates(by order: ListQuery.Order?, first count: Int) {
      if listing.order == nil { unsortedCandidates = listing.animals + furtherCandidates }
      listing.animals = unsortedCandidates
      listing.order = nil
      if let order { listing.sortEachExhibit(by: order) }
      showCandidates(listing.animals, first: count)
      joinPages()
    }

    /// Changes its list, and those before it.
    mutating func changeAll(_ change: (inout Listing) -> Void) {
      let ids = listing.animals.map(\.id)
      change(&listing)
      // An animal more or less shifts the pages.
      if listing.animals.map(\.id) != ids { joinPages() }
      var unsorted = listing
      unsorted.animals = unsortedCandidates
      change(&unsorted)
      unsortedCandidates = unsorted.animals
      for index in previous.indices { previous[index].changeAll(change) }
    }
  }

  /// What an animal of a list is to be chosen for.
  package enum PendingChoice: Equatable, Sendable {
    /// A comparison of these animals, of which it replaces the one at this index.
    case comparison(of: [Lookup], at: Int)
    /// One of the user's cats, for this.
    case action(CatAction)
  }
}
