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
  case status(Session.StatusMessage)
  case notices([Notice], now: Date)
  /// The animals fetched last are marked, so many.
  case fetched(Int)
  /// How the animals are sorted, and in which system of units they are shown for that; `nil` for their own.
  case sorted(ListQuery.Order, in: UnitSystem? = nil)
  /// They are in their own order again.
  case unsorted
  /// The window was opened for a comparison.
  case howToCompare
  /// No more animals than these can be compared.
  case enoughMarked(Int)

  /// Whether something was not done.
  package var isProblem: Bool {
    switch self {
    case .failed, .problem, .enoughMarked, .notAWebAddress: true
    case .opened, .status, .saving, .saved, .notices, .fetched, .sorted, .unsorted, .howToCompare:
      false
    }
  }
}
