import Console
import ZooKit
import ZooService
import ZooWording

/// What is known of a picture to show.
enum PictureState: Sendable, Equatable {
  case pending
  /// The picture; for one from Wikipedia, with its credit.
  case picture(TerminalPicture, ArticlePicture?)
  /// Why there is none.
  case problem(PictureProblem)
  /// There is none, and no reason to show.
  case absent

  /// Its rows, or its problem wrapped to a width.
  func lines(width: Cells) -> [StyledLine] {
    switch self {
    case .picture(let picture, _): picture.rows.map { [$0] }
    case .problem(let problem):
      problem.sentence.printable.wrapped(to: width).map { StyledLine($0, .problem) }
    case .pending, .absent: []
    }
  }

  var isMissing: Bool { mayCome(isRetry: true) }

  /// Whether it is missing, and asking again may help: the user is always believed, without them only what the host
  /// didn't refuse for good.
  func mayCome(isRetry: Bool) -> Bool {
    switch self {
    case .problem(let problem): isRetry || !problem.isFinal
    case .absent: true
    case .pending, .picture: false
    }
  }
}

/// Why a picture can't be shown.
struct PictureProblem: Sendable, Equatable {
  let sentence: String
  /// The same in a word or two, for the place of a small picture.
  let brief: String
  /// Whether the host said that there is no such picture.
  let isFinal: Bool

  init(_ failure: Failure) {
    isFinal =
      switch failure {
      case .fetch(let error):
        if case .status(404 | 410, _) = error.cause { true } else { false }
      default: false
      }
    (sentence, brief) = (Wording.failureMessage(failure), Wording.missingPicture(failure))
  }

  /// A picture that came and can't be drawn here.
  ///
  /// - Parameter missingProgram: what `chafa` could do, where it is not installed.
  init(undrawable missingProgram: String?) {
    sentence = missingProgram ?? Wording.pictureCannotBeDrawn
    brief = missingProgram == nil ? Wording.brokenPicture : Wording.needsChafa
    isFinal = false
  }
}
