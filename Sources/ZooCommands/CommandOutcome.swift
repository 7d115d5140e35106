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
  /// Asks a person which animal was meant by a name that another one is near to, or that several of the user's cats
  /// have; throws other failures.
  static func question(after failure: Failure, for purpose: Session.ChoicePurpose) throws -> Self {
    switch (failure, purpose) {
    case (.noMatch(_, _, _?, _), _), (.severalNames, .detail), (.severalMatches, .catAction): break
    default: throw failure
    }
    return .question(
      .misnamed(failure, for: purpose), fallback: .failure(failure, takesPipedAnswers: false))
  }

  /// Does something with one of the user's cats; by a name that none or several have, a person is asked which one.
  ///
  /// - Parameter fallback: the command line that needs no question.
  static func outcome(
    of action: Session.CatAction, on target: Lookup, fallback: String, with service: AnimalService
  ) throws -> Self {
    do {
      let animal = try service.findUsersCat(target)
      switch action {
      case .edit: return .question(.editing(animal), fallback: .missing(fallback))
      case .remove: return .question(.removing(animal), fallback: .missing(fallback))
      case .change(let options):
        return .answer(.animal(try options.change(animal, with: service), in: .own))
      }
    } catch let failure as Failure {
      return try question(after: failure, for: .catAction(action))
    }
  }
}

/// What a command comes to before any preferences are read.
package enum EarlyOutcome: Equatable, Sendable {
  case answer(Answer)
  /// Open the preferences file in an editor; it is saved only if every value is valid.
  case editPreferences
}
