import ZooService
import ZooKit

// What the conversation asks and shows, as values: how it looks and what it says is not its own.

extension Session {
  /// What is asked.
  package enum Question: Equatable, Sendable {
    case count
    /// Which one of a list, of which more may come.
    case which(hasMore: Bool)
    case unit
    case exhibit
    case remedy
    case own(OwnForm.Question)
    /// Whether an animal is to be removed, by its name.
    case removal(String)
    /// Whether a file is to be written over, by its path.
    case overwriting([String])
  }

  /// Something to be shown.
  package enum Screen: Equatable, Sendable {
    case welcome
    case answer(Answer)
    /// Further rows of a list, the first one numbered so.
    case more(Listing, firstNumber: Int, isGrid: Bool)
    case settings(SettingsForm, problem: Problem? = nil)
    case exhibits
    /// What can be done after a failed fetch.
    case remedies
    /// What can be typed.
    case help(Place, Exhibit, [SessionKey], hasMore: Bool)
    case saying(Saying)
    case problem(Problem)
  }

  /// Something that is said.
  package enum Saying: Equatable, Sendable {
    case nothingSaved
    case saved
    case nothingRemoved
    /// It was removed; its name.
    case removed(String)
    /// There is no further page of an exhibit, or of what fits there.
    case thatIsAll(Exhibit, isFiltered: Bool)
    /// How names of several words are told from several names.
    case namesInQuotes
    /// A form begins.
    case ownForm
  }

  /// Why an answer made no sense, or nothing came of it.
  package enum Problem: Equatable, Sendable {
    case failure(Failure)
    case notAUnit(String)
    case notAnExhibit(String)
    case notARemedy(String)
    case neitherYesNorNo(String)
    case nameMissing
    /// A list holds nothing.
    case empty(Listing)
    /// None has been shown yet of which more could be.
    case noneChosen(Exhibit)
    case pictureUnknown
    /// Nothing of one's own can be added to an exhibit.
    case notTaken(Exhibit)
  }

  /// What is asked now.
  package var question: Question {
    switch place {
    case .count: .count
    case .list: .which(hasMore: listing?.hasMore == true)
    case .settings: .unit
    case .exhibits: .exhibit
    case .own(let form): .own(form.question)
    case .removing(let animal): .removal(animal.name)
    case .overwriting(let storing): .overwriting(storing.filesInTheWay)
    case .failure: .remedy
    }
  }

  /// What the user has before them: drawn again when the window changes.
  package var screen: Screen {
    switch place {
    case .settings(let form): return .settings(form)
    case .exhibits: return .exhibits
    case .count, .list, .own, .removing, .overwriting, .failure:
      switch view {
      case .comparison(let found): return .answer(.comparison(found))
      case .animal:
        if let shown { return .answer(.animal(shown.animal, in: shown.exhibit)) }
        fallthrough
      case nil: return listing.map { .answer(.listing($0, isGrid: isGrid)) } ?? .welcome
      }
    }
  }
}
