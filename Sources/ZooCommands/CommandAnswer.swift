import Arguments
import Foundation
import ZooService
import ZooKit

/// The result of a command, as a value; `ZooScreens` decides how it looks.
package enum CommandAnswer: Equatable, Sendable {
  case listing(Listing, isGrid: Bool)
  /// One animal with everything known about it. Unless `isWhole`, long facts may be cut to make room for its
  /// picture.
  case animal(Animal, in: Exhibit, isWhole: Bool = false)
  case gallery(Gallery)
  case comparison([FoundAnimal])
  /// Where animals live.
  case map(Whereabouts)
  /// The questions of a quiz with their answers.
  case quiz(Quiz)
  /// Every preference, and the directory of the user's own preferences file.
  case settings(Preferences, directory: String?)
  /// One of the user's cats was removed.
  case removed(Animal, from: Exhibit)
  case oneLineSummary(Animal, in: Exhibit)
  /// The drawing that belongs to another answer, which gives all else, such as JSON.
  indirect case drawing(of: CommandAnswer)
  case cache(CacheReport)
  case help(Help)
  /// A text for another program, printed unchanged.
  case generated(GeneratedText)
  /// A picture for another program, unchanged.
  case picture(Data)
  /// Candidates for shell completion.
  case names([String])
  case version

  package enum GeneratedText: Equatable, Sendable {
    /// The script with which a shell completes command lines.
    case completions(Shell)
    /// The manual page.
    case manual
  }

  package enum Help: Equatable, Sendable {
    /// Of a command by its name; of the whole program by the empty one.
    case command(String, isShort: Bool)
    case topic(HelpTopicName)
  }

  /// What was found to compare; one alone is shown, since all that was said is its name.
  init(comparing found: [FoundAnimal]) {
    self =
      found.count == 1 ? .animal(found[0].animal, in: found[0].exhibit) : .comparison(found)
  }
}

extension AnimalService {
  /// A page of a user's file as the answer; of a damaged file, what comes before the damage.
  package func answer(
    of exhibit: Exhibit, inFile path: String, _ request: PageRequest, _ query: ListQuery,
    isGrid: Bool = false
  ) async throws -> CommandOutcome {
    let (listing, fault) = try await listing(of: exhibit, inFile: path, request, query)
    let answer = answer(with: listing, isGrid: isGrid)
    guard let fault else { return .answer(answer) }
    return .partial(listing.animals.isEmpty ? nil : answer, failure: fault)
  }

  /// A list as the answer. Where a person sees it, it is remembered so that its numbers work in the next
  /// command.
  ///
  /// - Parameter isFetch: whether it was fetched to be looked at later, so that it is remembered anyway.
  func answer(with listing: Listing, isGrid: Bool = false, isFetch: Bool = false) -> CommandAnswer {
    if !listing.animals.isEmpty { rememberAnswer(listing, isFetch: isFetch) }
    return .listing(listing, isGrid: isGrid || preferences.isGrid)
  }
}
