import ZooKit
import ZooService

/// What a command comes to: its answer, or something that has to happen first.
package enum CommandOutcome: Sendable {
  case answer(CommandAnswer)
  /// What was read before something failed.
  case partial(CommandAnswer?, failure: Failure)
  /// All matches in a user's file, read while they are shown, since they may not fit into memory.
  case wholeFile(of: Exhibit, inFile: String, ListQuery, isGrid: Bool)
  /// The state of the installation, to which the terminal's own state is added.
  case setupReport(SetupReport)
  /// Something has to be asked first, then the command goes on; without an answer where the user left. Where nothing may be
  /// asked, this word or flag is missing. There may be a place where one can do more than answer.
  case question(
    missing: String, orVisit: Place? = nil,
    asking: @Sendable (Prompter) async throws -> CommandAnswer?)
  /// A visit that begins at a place; what to do where it can't be.
  case visit(from: Place, fallback: Fallback)

  /// What to do instead of asking or visiting.
  package enum Fallback: Sendable {
    /// Fail, and name the missing word or flag: `zoo refresh COUNT`.
    case missing(String)
    /// Show this; a person is asked instead, and piped answers are taken.
    case answer(CommandAnswer)
  }
}

/// What a command comes to before any preferences are read.
package enum EarlyOutcome: Equatable, Sendable {
  case answer(CommandAnswer)
  /// Open the preferences file in an editor; it is saved only if every value is valid.
  case editPreferences
}
