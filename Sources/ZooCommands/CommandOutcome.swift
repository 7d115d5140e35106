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
    /// Show this; a person is asked instead, and piped answers are taken if `takesPipedAnswers`. A loop over names needs
    /// its other lines itself.
    case answer(Answer, takesPipedAnswers: Bool)
    /// Fail; the question is asked as for `answer`.
    case failure(Failure, takesPipedAnswers: Bool)
  }
}

extension CommandOutcome {
  /// Asks something about one of the user's cats; by a name that none or several have, a person is asked which one.
  ///
  /// - Parameter fallback: the command line that needs no question.
  static func question(
    about target: Lookup, for action: Session.CatAction, fallback: String,
    with service: AnimalService
  ) throws -> Self {
    do {
      let animal = try service.findUsersCat(target)
      let entryPoint: Session.EntryPoint =
        switch action {
        case .edit: .editing(animal)
        case .remove: .removing(animal)
        }
      return .question(entryPoint, fallback: .missing(fallback))
    } catch let failure as Failure {
      switch failure {
      case .severalMatches, .noMatch(_, _, _?):
        return .question(
          .misnamed(failure, for: action), fallback: .failure(failure, takesPipedAnswers: false))
      default: throw failure
      }
    }
  }
}

/// What a command comes to before any preferences are read.
package enum EarlyOutcome: Equatable, Sendable {
  case answer(Answer)
  /// Open the preferences file in an editor; it is saved only if every value is valid.
  case editPreferences
}
