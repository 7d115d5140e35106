import ZooService
import ZooKit

// What the session shows, as values; `ZooScreens` decides on words and looks.

extension Session {
  /// What the first screen shows.
  package struct Welcome: Equatable, Sendable {
    /// The name of the animal of the day.
    package var today: String?
    /// Animals to be drawn.
    package var parade: [Animal]

    package init(today: String? = nil, parade: [Animal] = []) {
      self.today = today
      self.parade = parade
    }
  }

  package enum Screen: Equatable, Sendable {
    /// The first screen.
    case welcome(Welcome)
    case answer(CommandAnswer)
    /// A place that no command has an answer for, and why what was typed there is invalid.
    case place(Place, problem: Problem? = nil)
    case status(StatusMessage)
    case problem(Problem)
  }

  /// What can be typed at a place, with examples from the list on the screen.
  package struct HelpTable: Equatable, Sendable {
    /// `nil` where an animal is asked for and nothing is shown.
    package var place: Place?
    package var exhibit: Exhibit
    package var keys: [SessionKey]
    /// The page on the screen.
    package var listing: Listing?
  }

  package enum StatusMessage: Equatable, Sendable {
    case nothingSaved
    /// There was nothing to save.
    case nothingChanged
    case saved
    /// Preferences with these names were saved that are used from the next start on.
    case savedForLater([String])
    /// Preferences were saved that these variables or flags override.
    case savedButOverridden([String])
    case nothingRemoved
    /// The animal with this name was removed.
    case removed(String)
    /// Several animals are called so; a line that says which by its number.
    case sayWhich(String)
    case noMorePages
    /// There is nothing to go back to.
    case atStart
    case catFormIntro
    /// A quiz was left in the middle.
    case quizLeft(QuizScore)
    /// The input ended at the first question, which is what this place asks.
    case nothingAnswered(Place)
  }

  /// Why an answer was invalid, or nothing was found.
  package enum Problem: Error, Equatable {
    case failure(Failure)
    /// A setting was named without a value, after others.
    case valueMissing(String)
    case notARemedy
    case neitherYesNorNo
    /// The same for somebody who leaves a form, who may still save.
    case neitherSaveNorDiscard
    case nameMissing
    /// Nothing matches; `offersSearch` if all exhibits may be searched instead.
    case empty(Listing, offersSearch: Bool)
    /// A quiz's question has so many answers.
    case notAnOption(count: Int)
    /// A further page of a list failed; how many of it were shown so far.
    case pageFailed(Failure, shown: Int)
    /// A key needs words behind it, as in this example.
    case wordsMissing(example: String)
    /// No animal has been shown yet that the command could act on.
    case noAnimalShown
    /// The animal shown has no address to open.
    case noLink(of: String)
    case pictureUnknown
    /// A number or what is done to a list was typed where there is none.
    case noListHere
    /// At a command's question for an animal a command or an option was typed.
    case nameWanted
  }

  /// What is on screen, to draw it again when the window changes: what the place shows, or the nearest below it that shows
  /// something.
  package var screen: Screen {
    visit.places.indices.reversed().lazy.compactMap(screen(at:)).first ?? welcomeScreen
  }

  /// What a place shows; `nil` if it asks below what is on the screen.
  func screen(at index: Int) -> Screen? {
    guard visit.places.indices.contains(index) else { return nil }
    return index == 0 && visit.places[0] == .count ? welcomeScreen : visit.places[index].screen
  }
}
