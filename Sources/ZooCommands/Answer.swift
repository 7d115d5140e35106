import Arguments
import ZooService
import ZooKit

/// What a command comes to. How it looks is for whoever shows it.
package indirect enum Answer: Equatable, Sendable {
  /// A list, or the names of it side by side.
  case listing(Listing, isGrid: Bool)
  /// All that is wanted of a file, which may be more than can be kept: it is read while it is shown.
  case all(of: Exhibit, inFile: String, Query)
  /// One animal with all that is known of it.
  case animal(Animal, in: Exhibit)
  /// More pictures of one animal.
  case gallery(Gallery)
  /// Several animals on one scale.
  case comparison([Found])
  /// Every preference, and the directory of the user's own preferences file.
  case settings(Preferences, directory: String?)
  /// Preferences are saved there now.
  case saved(path: String)
  /// A cat of the user's is gone.
  case removed(Animal, from: Exhibit)
  /// One animal in one line.
  case oneLineSummary(Animal, in: Exhibit)
  /// What is kept of what was fetched.
  case cache(CacheReport)
  /// How things stand.
  case setupReport(SetupReport)
  /// The preferences are to be edited as a file, which counts once all of it is as it should be.
  case editing
  /// How a command is used, or something to read about.
  case help(Help)
  /// A text of our own for another program, as it stands.
  case text(String)
  /// Names that complete what is typed.
  case names([String])
  /// The version of the program.
  case version
  /// What there was before something failed.
  case broken(Answer?, by: Failure)
  /// Something has to be asked first: a conversation, entered there.
  case question(Session.Entrance, otherwise: Otherwise)

  /// What is to be explained.
  package enum Help: Equatable, Sendable {
    /// A command; in one screen, or all of it.
    case command(CommandSpec, isShort: Bool)
    /// A topic.
    case topic(HelpTopic)
  }

  /// What a question is answered by where it may not be asked.
  package enum Otherwise: Equatable, Sendable {
    /// By a word or a flag that was missing: `zoo refresh COUNT`.
    case missing(String)
    /// By this. It is asked only where a person can fill in a form.
    case answer(Answer)
  }
}

extension AnimalService {
  /// A page of a file of the user's as the answer, of a broken one what came before the break.
  package func answer(
    of exhibit: Exhibit, inFile path: String, _ request: PageRequest, _ query: Query
  ) async throws(Failure) -> Answer {
    let (listing, fault) = try await listing(of: exhibit, inFile: path, request, query)
    guard let fault else { return answer(with: listing) }
    return .broken(listing.animals.isEmpty ? nil : answer(with: listing), by: fault)
  }

  /// A list as the answer; its numbers mean its animals from now on.
  func answer(with listing: Listing) -> Answer {
    if !listing.animals.isEmpty { remember(listing) }
    return .listing(listing, isGrid: preferences[.view] == .grid)
  }
}
