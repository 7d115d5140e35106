import ZooKit
import ZooService

/// A place of a visit, which is a stack of them: what is opened goes on top, and back takes it away again.
package enum Place: Equatable, Sendable {
  /// Choosing how many animals to see.
  case count
  case list(ListPlace)
  /// An animal, with every fact in full if it is shown whole.
  case animal(FoundAnimal, isWhole: Bool = false)
  case comparison([FoundAnimal])
  /// The animals in a window.
  case browser(BrowserPlace)
  /// Where animals live, on a map.
  case map(Whereabouts)
  /// A quiz, at the next of its questions.
  case quiz(Quiz)
  /// The end of a quiz: the score, the best one before, and the animals that were missed, to open by their numbers.
  case score(Quiz, bestBefore: QuizScore?)
  /// An animal's photograph as large as the window, or its drawing.
  case picture(Animal, isDrawn: Bool = false)
  case gallery(Gallery)
  /// The known tags of an exhibit, to open one.
  case tags([String], of: Exhibit.ID)
  /// What can be typed at the place below.
  indirect case help(Session.HelpTable)
  /// Choosing another exhibit.
  case exhibits
  case settings(SettingsForm)
  case catForm(CatForm)
  /// Confirming that one of the user's cats is to be removed.
  case removing(Animal)
  /// Choosing what to do after this request failed.
  case failure(Session.ListRequest)
  /// Confirming that other words were meant.
  case suggestion(Session.Suggestion)

  /// Whether it is only looked at: what is typed there is typed at the place below.
  var isAside: Bool {
    switch self {
    case .picture, .gallery, .map, .help, .suggestion: true
    default: false
    }
  }

  /// What it shows; `nil` if it asks below what is on the screen.
  var screen: Session.Screen? {
    switch self {
    case .list(let list): list.screen
    case .animal(let found, let isWhole):
      .answer(.animal(found.animal, in: found.exhibit, isWhole: isWhole))
    case .comparison(let found): .answer(.comparison(found))
    case .map(let whereabouts): .answer(.map(whereabouts))
    case .gallery(let gallery): .answer(.gallery(gallery))
    case .quiz, .score, .picture, .tags, .help, .exhibits, .settings: .place(self)
    case .count, .browser, .catForm, .removing, .failure, .suggestion: nil
    }
  }

  /// Which keys work there.
  var spot: SessionKey.KeyContext {
    switch self {
    case .list, .animal, .comparison, .browser, .tags, .picture, .gallery, .map, .help,
      .suggestion:
      .list
    case .count, .score: .count
    case .exhibits: .exhibits
    case .quiz: .quiz
    case .failure: .failure
    case .settings, .catForm, .removing: .question
    }
  }
}

extension Place {
  /// What leaving it comes to, and is said then.
  var parting: Session.StatusMessage? {
    switch self {
    case .settings(let form): form.isChanged ? .nothingSaved : .nothingChanged
    case .catForm: .nothingSaved
    case .removing: .nothingRemoved
    case .quiz(let quiz) where !quiz.answers.isEmpty: .quizLeft(quiz.score)
    default: nil
    }
  }

  /// Whether it asks something that has not been answered yet.
  var isUnanswered: Bool {
    switch self {
    case .count: true
    case .quiz(let quiz): quiz.answers.isEmpty
    default: false
    }
  }

  /// Whether it is a list, whose keys work there and above it.
  package var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it is the same one: an animal is one place, however much of it is shown and wherever it was found.
  func isSame(as other: Place) -> Bool {
    switch (self, other) {
    case (.animal(let one, _), .animal(let another, _)):
      one.animal.recordID == another.animal.recordID
    default: self == other
    }
  }
}
