import ZooKit
import ZooService

/// What a command comes to: its answer, or something that has to happen first.
package enum CommandOutcome: Equatable, Sendable {
  case answer(Answer)
  /// What was read before something failed.
  case partial(Answer?, failure: Failure)
  /// All matches in a user's file, read while they are shown, since they may not fit into memory.
  case wholeFile(of: Exhibit, inFile: String, ListQuery, isGrid: Bool)
  /// The state of the installation, to which the terminal's own state is added.
  case setupReport(SetupReport)
  /// Something has to be asked first: where the session starts, and what to do where it may not ask.
  case question(Session.EntryPoint, fallback: Fallback)

  /// What to do instead of asking.
  package enum Fallback: Equatable, Sendable {
    /// Fail, and name the missing word or flag: `zoo refresh COUNT`.
    case missing(String)
    /// Show this; the question is asked only where a person can fill in a form.
    case answer(Answer)
    /// Fail; the question is asked only of a person, or where answers are piped in if they are taken: a loop over names
    /// keeps its other lines.
    case failure(Failure, takesPipedAnswers: Bool)
  }
}

extension CommandOutcome {
  /// Asks a person which of their cats was meant by a name that none or several have.
  ///
  /// - Throws: any other failure.
  static func question(after failure: Failure, for action: Session.CatAction) throws -> Self {
    switch failure {
    case .severalMatches, .noMatch(_, _, _?):
      .question(
        .misnamed(failure, for: action), fallback: .failure(failure, takesPipedAnswers: false))
    default: throw failure
    }
  }
}

/// What a command comes to before any preferences are read.
package enum EarlyOutcome: Equatable, Sendable {
  case answer(Answer)
  /// Open the preferences file in an editor; it is saved only if every value is valid.
  case editPreferences
}
