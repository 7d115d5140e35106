import Console
import Foundation
import ZooCommands
import ZooKit
import ZooService
import ZooWording

/// Animals browsed in a window, as a value: a list narrowed while the user types, the chosen animal beside it, and
/// what was opened from it.
struct AnimalBrowser: Sendable {
  /// The heading: what an animal is chosen for, or the exhibit.
  let title: String
  /// Where the animals come from: `built-in collection`; `nil` if nobody needs to know.
  let source: String?
  let purpose: Purpose
  /// Whether leaving the window ends the program.
  let isCommand: Bool
  let preferences: Preferences
  let now: Date
  var list: LiveFilter
  /// The animals to compare, in the order in which they were marked.
  private(set) var marked: [Animal] = []
  /// What was opened; `nil` for the list.
  var page: OpenedPage?
  /// The animal opened last, as it was then; `nil` if none was.
  private var openedLast: Found?
  var keys = KeyPage()
  /// Whether an animal was chosen with an arrow since the words were typed.
  private var hasMoved = false
  /// All that is known of animals that were looked at.
  private var completed: [Animal.RecordID: Animal] = [:]
  /// Whether more pictures are looked for, which is not to be started twice.
  var isFindingPictures = false
  /// Whether the animal whose photograph was asked for last can be drawn in this window.
  var canDraw = false
  /// The pictures as they were drawn last, by which keys scroll.
  var pictures: [PictureSlot: PictureState] = [:]
  /// What came of a key, until the next one.
  var message: WindowMessage?

  /// As many as one comparison shows.
  static let mostMarked = AnimalService.comparedCounts.upperBound

  /// - Parameters:
  ///   - title: what the animal is chosen for; `nil` shows the exhibit's title.
  ///   - source: where the animals come from, for the heading.
  init(
    _ list: LiveFilter, title: String? = nil, source: String? = nil, purpose: Purpose = .looking,
    isCommand: Bool = false, preferences: Preferences, now: Date
  ) {
    self.list = list
    self.title = title ?? Wording.title(of: list.exhibit)
    self.source = source
    self.purpose = purpose
    self.isCommand = isCommand
    self.preferences = preferences
    self.now = now
  }

  /// The system of units that all animals are shown in, because several exhibits are sorted by size; `nil` where each is
  /// shown in its own, or the user has chosen a unit for that size.
  var unitSystem: UnitSystem? {
    guard case .measure(let kind, _)? = list.order, preferences.units(of: kind.quantity) == .source
    else { return nil }
    return list.unitSystem
  }

  /// The preferences that an animal is shown with.
  func preferences(for animal: Animal) -> Preferences {
    unitSystem.map { preferences.showing(animal, in: $0) } ?? preferences
  }

  func isMarked(_ animal: Animal) -> Bool { marked.contains { $0.isSame(as: animal) } }

  /// What stands in the window instead of the list, with all that is known by now; `nil` for the list.
  var opened: Opened? {
    switch page?.opened {
    case .animal(let found): .animal(self.completed(found))
    case .drawing(let found): .drawing(self.completed(found))
    case .comparison(let found): .comparison(found.map(self.completed))
    case nil: nil
    }
  }

  /// The animal opened last, which may be closed by now; `nil` if none was.
  var lastOpened: Found? { openedLast.map(completed) }

  /// The first line shown of it; `nil` as long as all of it is fitted to the window.
  var firstLine: Int? { page?.firstLine }

  /// The animal beside the list: the chosen one.
  var shown: Found? { list.chosen.map { completed(found($0)) } }

  func isComplete(_ animal: Animal) -> Bool { completed[Animal.RecordID(animal)] != nil }

  private func completed(_ found: Found) -> Found {
    var found = found
    found.animal = completed[Animal.RecordID(found.animal)] ?? found.animal
    return found
  }

  /// Whether Enter compares animals rather than opening one.
  var comparesOnEnter: Bool { compared.count > 1 }

  /// The animal that Enter compares a single marked one with: the chosen one.
  var comparedWithMarked: Animal? { compared.count > marked.count ? compared.last : nil }

  /// What Enter compares: the marked animals, or one of them and the chosen one.
  private var compared: [Animal] {
    guard marked.count == 1, let chosen = list.chosen, !isMarked(chosen) else { return marked }
    return marked + [chosen]
  }
}

extension AnimalBrowser: WindowContent {
  static let loadsPicturesAtOnce = false

  mutating func press(
    _ first: Key, then typedAhead: () -> Key?, in window: Window
  ) -> Request? {
    var key: Key? = first
    message = nil
    // Of a flood of keys, the words are searched for once, and only moves after the last of them count: each search
    // begins with the best match.
    var moves: [Key] = []
    func move(_ browser: inout AnimalBrowser) {
      browser.list.update()
      for key in moves { _ = browser.pressInList(key, window) }
      moves = []
    }
    while let pressed = key {
      let isInList = opened == nil && !keys.isShown
      if isInList, pressed.isMoving {
        moves.append(pressed)
      } else if isInList, pressed.isTyping {
        let words = list.editor.text
        _ = press(pressed, in: window)
        if list.editor.text != words { moves = [] }
      } else {
        move(&self)
        if let request = press(pressed, in: window) { return request }
      }
      key = typedAhead()
    }
    move(&self)
    return nil
  }

  mutating func receive(_ news: News) -> Request? {
    switch news {
    case .prepared(let searchable): list.prepare(searchable)
    case .others(let others): list.add(others)
    case .completed(let animal): completed[Animal.RecordID(animal)] = animal
    case .message(let message): self.message = message
    case .notice(let notice):
      // None replaces another that nobody has read yet.
      let unread = if case .notices(let notices, _)? = message { notices } else { [Notice]() }
      message = .notices(unread + [notice], now: now)
    case .pictures(let found, let result, let isPhotograph):
      isFindingPictures = false
      // Something else may be open by now.
      guard let shown = opened?.single, shown.animal.isSame(as: found.animal) else { break }
      switch result {
      case .failure(let failure):
        if isPhotograph, canDraw { page?.opened = .drawing(shown) }
        message = .failed(failure)
      case .success(let pictures):
        message = pictures.isPartial ? .needsNetwork : nil
        if pictures.isPartial, pictures.pictures.isEmpty { break }
        return .browse(pictures.pictures, of: found.animal.name)
      }
    }
    return nil
  }

  func frame(in window: Window) -> Frame { AnimalBrowserView(window: window).frame(self) }

  mutating func take(_ pictures: [PictureSlot: PictureState], in window: Window) {
    self.pictures = pictures
  }

  func cursor(in window: Window) -> (row: Int, column: Int) {
    AnimalBrowserView(window: window).cursor(self)
  }

  private mutating func press(_ key: Key, in window: Window) -> Request? {
    if keys.isShown {
      let view = AnimalBrowserView(window: window, pictures: pictures)
      keys.press(key, hidden: view.hiddenKeys(self))
      return key == .endOfInput ? .close(.closed) : nil
    }
    if key == .help {
      keys.show()
      return nil
    }
    return opened == nil ? pressInList(key, window) : pressInOpened(key, window)
  }

  // MARK: - In the list

  private mutating func pressInList(_ key: Key, _ window: Window) -> Request? {
    switch key {
    case .escape:
      // What was typed last goes first.
      if list.hasWords {
        list.clear()
        hasMoved = false
      } else if marked.isEmpty {
        return .close(.closed)
      } else {
        marked = []
      }
    case .enter: return enter()
    case .tab where purpose == .looking: mark()
    case .backTab where purpose == .looking:
      guard !list.matches.isEmpty else {
        message = .nothingToList
        break
      }
      // Nobody reads a list of all animals of all exhibits.
      guard list.hasWords || !list.includesOthers else {
        message = .listNeedsWords
        break
      }
      guard marked.isEmpty else {
        message = .stillMarked
        break
      }
      return .close(.listed(list.query, ofAllExhibits: list.includesOthers))
    case .lineStart: list.toggleOthers()
    case .sort where purpose == .looking:
      let old = list.order
      list.sort()
      // Marks take the place where the order is said otherwise.
      message =
        list.order.map {
          marked.isEmpty
            ? nil : .sorted($0, afterWords: list.putsWholeWordsFirst, in: unitSystem)
        }
        ?? (old == nil ? nil : .unsorted)
    case .text("?") where !list.hasWords: keys.show()
    default:
      let page = AnimalBrowserView(window: window).listRows(self)
      if key.isMoving || key.isTyping { hasMoved = key.isMoving }
      if list.press(key, page: page.count) { return .close(.closed) }
    }
    return nil
  }

  /// Whether the keys below name Shift-Tab, which lists the matches of what was typed.
  var offersList: Bool {
    purpose == .looking && list.hasWords && !list.matches.isEmpty && marked.isEmpty
  }

  /// What Enter does; `nil` for nothing. In a visit it goes back to the list, narrowed as typed, until one animal is chosen
  /// with an arrow or is the only one.
  var enterEffect: Wording.EnterEffect? {
    if comparesOnEnter { return .compare }
    guard list.chosen != nil else { return list.hasWords ? nil : .goBack }
    if purpose == .choosing { return .choose }
    if isCommand || hasMoved || list.matches.count == 1 { return .open }
    return list.hasWords ? .list : .goBack
  }

  private mutating func enter() -> Request? {
    switch enterEffect {
    case .compare: open(.comparison(compared.map(found)))
    case .list: .close(.listed(list.query, ofAllExhibits: list.includesOthers))
    case .open: list.chosen.map { open(.animal(found($0))) }
    case .choose: list.chosen.map { .close(.chosen($0)) }
    case .goBack: .close(.closed)
    case nil: nil
    }
  }

  private mutating func mark() {
    guard let animal = list.chosen else { return }
    if let index = marked.firstIndex(where: { $0.isSame(as: animal) }) {
      marked.remove(at: index)
    } else if marked.count < Self.mostMarked {
      marked.append(animal)
    } else {
      message = .enoughMarked(Self.mostMarked)
      return
    }
    list.move(by: 1)
  }

  func found(_ animal: Animal) -> Found {
    Found(animal, in: Exhibit.named(animal.exhibit) ?? list.exhibit)
  }

  mutating func open(_ opened: Opened) -> Request {
    page = OpenedPage(opened)
    openedLast = opened.single ?? openedLast
    return .complete(opened.animals.filter { !isComplete($0.animal) })
  }
}
