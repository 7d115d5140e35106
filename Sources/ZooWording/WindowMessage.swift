import Console
import Foundation
import ZooCommands
import ZooKit
import ZooService

/// What a window says about a key, until the next one.
package enum WindowMessage: Equatable, Sendable {
  case opened(String, AddressOpener.Outcome)
  case notAWebAddress(String)
  case saving
  case saved(path: String)
  case failed(Failure)
  case problem(Session.Problem)
  case notices([Notice], now: Date)
  case findingPictures
  /// Only some of the pictures are known without a network.
  case needsNetwork
  /// Pictures can't be shown here.
  case noPictures(needsChafa: Bool)
  /// The animals fetched last are marked, so many.
  case fetched(Int)
  /// How the animals are sorted, and in which system of units they are shown for that; `nil` for their own.
  case sorted(ListQuery.Order, afterWords: Bool = false, in: UnitSystem? = nil)
  /// They are in their own order again.
  case unsorted
  /// The window was opened for a comparison.
  case howToCompare
  /// No more animals than these can be compared.
  case enoughMarked(Int)
  /// No animal matches, so there is no list to leave with.
  case nothingToList
  /// Nothing was typed to narrow all exhibits.
  case listNeedsWords
  /// Leaving with a list would lose what was marked.
  case stillMarked
  /// Cats of the user's own are not changed in a window.
  case changedElsewhere(isCommand: Bool)

  /// Whether something was not done.
  package var isProblem: Bool {
    switch self {
    case .failed, .problem, .enoughMarked, .nothingToList, .listNeedsWords, .stillMarked,
      .notAWebAddress, .noPictures, .changedElsewhere:
      true
    case .opened, .saving, .saved, .notices, .findingPictures, .needsNetwork,
      .fetched, .sorted, .unsorted, .howToCompare:
      false
    }
  }
}
