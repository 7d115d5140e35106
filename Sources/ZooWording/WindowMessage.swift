import Console
import Foundation
import ZooCommands
import ZooKit
import ZooService

/// What a window says about a key, until the next one.
package enum WindowMessage: Equatable, Sendable {
  case opened(String, AddressOpener.Outcome)
  case notAWebAddress(String)
  case problem(Session.Problem)
  case status(Session.StatusMessage)
  case notices([Notice], now: Date)
  /// The window was opened for a comparison.
  case howToCompare

  /// Whether something was not done.
  package var isProblem: Bool {
    switch self {
    case .problem, .notAWebAddress: true
    case .opened, .status, .notices, .howToCompare: false
    }
  }
}
