import ZooService
import ZooKit

// What the session asks and shows, as values; `ZooScreens` decides on words and looks.

extension Session {
  package enum Question: Equatable, Sendable {
    case count
    /// Which animal of the list; `hasMore` if there is a next page.
    case which(hasMore: Bool)
    /// The same for a comparison.
    case whichToCompare(hasMore: Bool)
    /// The same for one of the user's cats.
    case whichCat(CatAction, hasMore: Bool)
    /// Which animal of this exhibit, where no list is shown; `nil` for any.
    case whichOf(Exhibit.ID?)
    /// Which animal of any exhibit to show, by its name alone; `orHowMany` if a number fetches so many.
    case whichNamed(orHowMany: Bool)
    /// Which animals to compare.
    case compared
    /// What to search for in all exhibits.
    case searched
    /// Whether this name, these words or this tag was meant.
    case suggested(String)
    /// A setting to change, or what to do with the form.
    case setting
    /// Whether to leave the settings without saving what was chosen.
    case leavingSettings
    case exhibit
    case remedy
    case catForm(CatForm.Question)
    /// Whether to remove the animal with this name, and its owner; empty if it has none.
    case removal(String, owner: String)
    /// Whether to overwrite the files at these paths.
    case overwriting([String])
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
    case settings(SettingsForm, problem: Problem? = nil)
    case exhibits
    /// What can be done after a failed fetch.
    case remedies
    /// What can be typed, with examples from the list on the screen, and what one of it is chosen for.
    case help(
      Phase, Exhibit, [SessionKey], Listing?, firstNumber: Int = 1, choice: PendingChoice? = nil)
    case status(StatusMessage)
    case problem(Problem)
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
    /// Animals with these names are to be compared; another one is to be chosen.
    case comparing([String])
    case noMorePages(Exhibit, isFiltered: Bool)
    /// There is nothing to go back to.
    case atStart
    case catFormIntro
    /// For somebody who leaves at the first question.
    case whereToGo
  }

  /// Why an answer was invalid, or nothing was found.
  package enum Problem: Equatable, Sendable {
    case failure(Failure)
    case notASetting(InvalidValue)
    /// A setting was named without a value, after others.
    case valueMissing(String)
    case notAnExhibit(String)
    case notARemedy(String)
    case neitherYesNorNo(String)
    /// The same for somebody who leaves the settings, who may still save.
    case neitherYesNoNorSave(String)
    case nameMissing
    /// Nothing matches; `offersSearch` if all exhibits may be searched instead.
    case empty(Listing, offersSearch: Bool)
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
    /// A command's question has no other commands.
    case nameWanted
    /// Yes or no was typed where nothing was asked.
    case nothingToConfirm
  }

  package var question: Question {
    if let suggestion, [.count, .list, .exhibits].contains(phase) {
      return .suggested(suggestion.words)
    }
    return switch phase {
    case .count: .count
    case .list:
      switch entryPoint {
      case .comparing where !isComparing: .compared
      case .searching: .searched
      case .which where listing == nil, .misnamed where listing == nil:
        .whichOf(isAskingForAny ? nil : exhibit.id)
      case .visit where listing == nil, .browsing where listing == nil:
        .whichNamed(orHowMany: mayFetchByNumber)
      default: whichOfList
      }
    case .settings(let form): form.step == .leaving ? .leavingSettings : .setting
    case .exhibits: .exhibit
    case .catForm(let form): .catForm(form.question)
    case .removing(let animal): .removal(animal.name, owner: animal.words("owner") ?? "")
    case .overwriting(let saveRequest): .overwriting(saveRequest.existingFiles)
    case .failure: .remedy
    }
  }

  private var whichOfList: Question {
    let hasMore = hasNextPage
    return switch exhibitStates[exhibit.id]?.choice {
    case nil: .which(hasMore: hasMore)
    case .comparison: .whichToCompare(hasMore: hasMore)
    case .action(let action): .whichCat(action, hasMore: hasMore)
    }
  }

  /// What is on screen, to draw it again when the window changes.
  package var screen: Screen {
    switch phase {
    case .settings(let form): return .settings(form)
    case .exhibits: return .exhibits
    case .count, .list, .catForm, .removing, .overwriting, .failure:
      switch overlay {
      case .comparison(let found, _): return .answer(.comparison(found))
      case .animal, .wholeAnimal:
        if let lastShown {
          let isWhole = overlay == .wholeAnimal
          return .answer(.animal(lastShown.animal, in: lastShown.exhibit, isWhole: isWhole))
        }
        fallthrough
      case nil: return listScreen ?? welcomeScreen
      }
    }
  }
}
