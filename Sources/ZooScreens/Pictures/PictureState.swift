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

  /// What of it can be drawn or said, in so many columns.
  func lines(width: Int) -> [StyledLine] {
    switch self {
    case .picture(let picture, _): picture.rows.map { [$0] }
    case .problem(let sentence):
      sentence.printable.wrapped(to: width).map { StyledLine($0, .problem) }
    case .awaited, .absent: []
    }
  }

  /// Whether there is none, which another try may change.
  var isMissing: Bool {
    switch self {
    case .problem, .absent: true
    case .awaited, .picture: false
    }
  }
}
