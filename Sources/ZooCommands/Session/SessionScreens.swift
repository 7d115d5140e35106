import ZooService
import ZooKit

// What the session asks and shows, as values; `ZooScreens` decides on words and looks.

extension Session {
  package enum Question: Equatable, Sendable {
    /// What a place asks.
    case at(Place)
    /// Which animal of the list; `hasMore` if there is a next page. Behind the first list the way back is named.
    case which(hasMore: Bool, isFirst: Bool)
    /// Which animal of any exhibit to show, by its name alone; or how many zoo animals to fetch, if that was asked for.
    case whichNamed(takesCount: Bool)
    /// Whether this name, these words or this tag was meant.
    case suggested(String)
    /// What to do after a request failed.
    case remedy(hasWayBack: Bool)
  }

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
    case answer(Answer)
    /// Further rows of a list, and the number of the first.
    case more(Listing, firstNumber: Int, isGrid: Bool)
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
    /// The number of its first animal.
    package var firstNumber = 1
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
    case noMorePages(isFiltered: Bool)
    /// There is nothing to go back to.
    case atStart
    case catFormIntro
    /// A quiz was left in the middle.
    case quizLeft(QuizScore)
    /// The input ended at the first question, which is what this place asks.
    case nothingAnswered(Place)
  }

  /// Why an answer was invalid, or nothing was found.
  package enum Problem: Equatable, Sendable {
    case failure(Failure)
    case notASetting(InvalidValue)
    /// A setting was named without a value, after others.
    case valueMissing(String)
    case notAnExhibit(String)
    case notARemedy
    case neitherYesNorNo
    /// The same for somebody who leaves the settings, who may still save.
    case neitherSaveNorDiscard
    case nameMissing
    /// Nothing matches; `offersSearch` if all exhibits may be searched instead.
    case empty(Listing, offersSearch: Bool)
    /// A quiz's question has so many answers.
    case notAnOption(count: Int)
    /// A further page of a list failed; how many of it were shown so far.
    case pageFailed(Failure, shown: Int)
    /// There is nothing to search for.
    case wordsMissing
    /// No animal has been shown yet that the command could act on.
    case noAnimalShown
    /// One of the user's cats has to be named for what is to be done with it.
    case ownCatMissing(CatAction)
    /// The animal shown has no address to open.
    case noLink(of: String)
    /// The name of a file is missing.
    case fileMissing
    case pictureUnknown
    /// One zooms only in a photograph that fills the window.
    case nothingToZoom
    /// A number or what is done to a list was typed where there is none.
    case noListHere
    /// An option of a command was typed with it.
    case optionsAreForCommands
    /// At a command's question for an animal a command or an option was typed.
    case nameWanted
    /// Yes or no was typed where nothing was asked.
    case nothingToConfirm
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

extension Visit {
  /// What is asked next.
  package var question: Session.Question {
    if let suggestion { return .suggested(suggestion.words) }
    return switch place {
    case nil, .list, .animal, .comparison, .animalWindow: whichAnimal
    case .failure: .remedy(hasWayBack: !isAtStart)
    case let place?: .at(place)
    }
  }

  private var whichAnimal: Session.Question {
    guard let list = shownList else { return .whichNamed(takesCount: takesCount) }
    let isFirst =
      places.last?.isList == true
      && places.dropLast().allSatisfy { $0 == .count || $0 == .exhibits }
    return .which(hasMore: list.listing.hasMore, isFirst: isFirst)
  }
}
