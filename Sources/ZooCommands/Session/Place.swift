import ZooKit
import ZooService

/// A place of a visit, which is a stack of them: what is opened goes on top, and back takes it away again.
package enum Place: Equatable, Sendable {
  /// Choosing how many animals to see.
  case count
  case list(ShownList)
  /// An animal, with every fact in full if it is shown whole.
  case animal(Found, isWhole: Bool = false)
  case comparison([Found])
  /// The animals in a window.
  case animalWindow(AnimalWindow)
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
    case .count, .animalWindow, .catForm, .removing, .failure, .suggestion: nil
    }
  }

  /// Which keys work there.
  var spot: SessionKey.Spot {
    switch self {
    case .list, .animal, .comparison, .animalWindow, .tags, .picture, .gallery, .map, .help,
      .suggestion:
      .list
    case .count, .score: .count
    case .exhibits: .exhibits
    case .quiz: .quiz
    case .failure: .failure
    case .settings, .catForm, .removing: .question
    }
  }

  /// Whether a letter is an answer without Enter.
  package func isAnswer(_ letter: String) -> Bool {
    if case .quiz(let quiz) = self {
      Int(letter) != nil && quiz.option(meantBy: letter) != nil
    } else {
      false
    }
  }
}

extension Session {
  /// The place whose keys work; `nil` while an animal is asked for and nothing is shown.
  package var place: Place? { places.last { !$0.isAside } }

  /// What was probably meant by words that found nothing; the next answer may accept it.
  var suggestion: Suggestion? {
    for place in places.reversed() {
      if case .suggestion(let suggestion) = place { return suggestion }
      if !place.isAside { break }
    }
    return nil
  }

  /// The list that numbers and the keys of lists are about: the nearest on the way back.
  var shownList: ShownList? {
    get {
      for case .list(let list) in places.reversed() { return list }
      return nil
    }
    set {
      guard let newValue, let index = places.lastIndex(where: \.isList) else { return }
      places[index] = .list(newValue)
    }
  }

  package var listing: Listing? { shownList?.listing }

  /// The exhibit where the user is: that of the list, or of the animal where there is none.
  package var exhibit: Exhibit {
    if let shownList { return Exhibit.named(shownList.exhibit) ?? .animals }
    for case .animal(let found, _) in places.reversed() { return found.exhibit }
    for case .animalWindow(let window) in places.reversed() {
      return Exhibit.named(window.exhibit) ?? .animals
    }
    return .animals
  }

  /// The nearest list on the way back that is all of an exhibit, as it was left.
  func wholeList(of exhibit: Exhibit.ID) -> ShownList? {
    for case .list(let list) in places.reversed() where list.isWhole && list.exhibit == exhibit {
      return list
    }
    return nil
  }

  /// The random animals fetched last; a new request would return others.
  var sample: Listing? {
    for case .list(let list) in places.reversed()
    where list.isWhole && list.listing.isSample && list.listing.order == nil {
      return list.listing
    }
    return nil
  }

  /// The animal that `edit`, `gallery` and the like act on: the nearest on the way back; at a list, the one opened from it
  /// last.
  package var currentAnimal: Found? {
    var compared: [Found] = []
    for place in places.reversed() {
      switch place {
      case .animal(let found, _):
        // What they show below a comparison has to be in it.
        return compared.isEmpty || compared.contains { $0.recordID == found.recordID }
          ? found : compared[0]
      case .list(let list):
        guard let opened = list.opened else { return compared.first }
        return compared.isEmpty || compared.contains { $0.recordID == opened.recordID }
          ? opened : compared[0]
      case .comparison(let found) where compared.isEmpty: compared = found
      default: break
      }
    }
    return compared.first
  }

  /// The animal on the screen.
  var shownAnimal: Found? {
    if case .animal(let found, _)? = place { found } else { nil }
  }

  /// The window that is open, unless something stands above it.
  package var animalWindow: AnimalWindow? {
    if case .animalWindow(let window)? = places.last { window } else { nil }
  }

  /// Whether there is nothing to go back to.
  var isAtStart: Bool { places.count < 2 }

  // MARK: - Ways

  /// Goes to a place, unless one is there, and shows it.
  mutating func open(_ new: Place) {
    if case .animal(let found, _) = new { shownList?.opened = found }
    if places.last?.isSame(as: new) == true { places.removeLast() }
    places.append(new)
    guard screen(at: places.count - 1) != nil else { return }
    if new.isList { rememberList() }
    show(screen)
  }

  /// Goes back one step, to the screen as it was left.
  mutating func goBack() {
    if isAtStart { return say(.atStart) }
    let before = listing
    let loss = places.removeLast().loss
    if listing != before { rememberList() }
    // A window shows itself.
    if animalWindow == nil { show(screen) }
    if let loss { say(loss) }
  }

  /// Leaves the place whose keys work, and what is looked at above it.
  mutating func leave() {
    leaveAsides()
    if !places.isEmpty { places.removeLast() }
  }

  /// Leaves what is only looked at.
  mutating func leaveAsides() {
    while places.last?.isAside == true { places.removeLast() }
  }

  /// Changes the place whose keys work.
  mutating func replace(by new: Place) {
    leave()
    places.append(new)
  }

  /// Cancels what was started at a form or question.
  mutating func cancel(_ status: StatusMessage) {
    leaveAsides()
    let hadScreen = screen(at: places.count - 1) != nil
    leave()
    if hadScreen { show(screen) }
    say(status)
  }
}

extension Place {
  /// What is lost by leaving it, and said then.
  var loss: Session.StatusMessage? {
    switch self {
    case .settings(let form) where form.choices.isChanged: .nothingSaved
    case .catForm(let form) where form.hasAnswers: .nothingSaved
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

  var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it shows the same; of an animal the source and the list it was found in may differ.
  fileprivate func isSame(as other: Place) -> Bool {
    switch (self, other) {
    case (.animal(let one, let isWhole), .animal(let another, let isOtherWhole)):
      one.recordID == another.recordID && isWhole == isOtherWhole
    default: self == other
    }
  }
}
