import Console
import ZooKit

/// What is known of a picture to show.
enum PictureState: Sendable, Equatable {
  case pending
  /// The picture; for one from Wikipedia, with its credit.
  case picture(TerminalPicture, Illustration?)
  /// Why there is none.
  case problem(String)
  /// There is none, and no reason to show.
  case absent

  /// Its rows, or its problem wrapped to a width.
  func lines(width: Cells) -> [StyledLine] {
    switch self {
    case .picture(let picture, _): picture.rows.map { [$0] }
    case .problem(let sentence):
      sentence.printable.wrapped(to: width).map { StyledLine($0, .problem) }
    case .pending, .absent: []
    }
  }

  /// Whether it is missing, so that a retry may help.
  var isMissing: Bool {
    switch self {
    case .problem, .absent: true
    case .pending, .picture: false
    }
  }
}
