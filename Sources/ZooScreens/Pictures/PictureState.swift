import Console
import ZooKit

/// What stands in a picture's place.
enum PictureState: Sendable, Equatable {
  /// It is on its way.
  case awaited
  /// The picture; of one of Wikipedia's, what is to be said of its origin.
  case picture(TerminalPicture, Illustration?)
  /// Why there is none.
  case problem(String)
  /// There is none, and nothing to be said about it.
  case absent

  /// Whether there is none, which another try may change.
  var isMissing: Bool {
    switch self {
    case .problem, .absent: true
    case .awaited, .picture: false
    }
  }
}
