import Console
import Foundation
import ZooCommands
import ZooKit
import ZooQuery
import ZooService
import ZooWording

/// Animals browsed in a window, as a value: a list narrowed while the user types, and the chosen animal beside it.
struct AnimalBrowser: Sendable {
  enum News: Sendable {
    /// What to look in, with the other exhibits.
    case extended(QueryIndex)
    /// All that is known of an animal.
    case completed(Animal)
    case message(WindowMessage)
    case notice(Notice)
  }

  /// Where the animals come from: `built-in collection`; `nil` if nobody needs to know.
  let source: String?
  let goal: BrowserPlace.Goal
  let preferences: Preferences
  let now: Date
  var list: LiveFilter
  /// The animals to compare, in the order in which they were marked.
  private(set) var marked: [Animal]
  var showsKeys = false
  /// All that is known of animals that were looked at.
  private var completed: [Animal.RecordID: Animal] = [:]
  /// What came of a key, until the next one.
  var message: WindowMessage?

  /// As many as one comparison shows.
  static let mostMarked = AnimalService.comparedCounts.upperBound

  /// - Parameters:
  ///   - source: where the animals come from, for the heading.
  ///   - place: how it was left before.
  init(
    _ list: LiveFilter, source: String? = nil, at place: BrowserPlace,
    preferences: Preferences, now: Date
  ) {
    self.list = list
    self.source = source
    self.preferences = preferences
    self.now = now
    goal = place.goal
    marked = place.marked
    self.list.hasMoved = place.chosen != nil
  }

  /// A place as it is now.
  func place(_ place: BrowserPlace) -> BrowserPlace {
    var place = place
    place.query.search = list.hasWords ? list.editor.text : nil
    (place.query.order, place.includesOthers) = (list.chosenOrder, list.includesOthers)
    (place.chosen, place.marked) = (list.hasMoved ? list.chosen : nil, marked)
    return place
  }

  /// The system of units that all animals are shown in, because several exhibits are sorted by size; `nil` where each is
  /// shown in its own, or the user has chosen a unit for that size.
  var unitSystem: UnitSystem? {
    preferences.showsSourceUnits(sortedBy: list.order) ? list.unitSystem : nil
  }

  /// The preferences that an animal is shown with.
  func preferences(for animal: Animal) -> Preferences {
    unitSystem.map { preferences.showing(animal, in: $0) } ?? preferences
  }

  func isMarked(_ animal: Animal) -> Bool { marked.contains { $0.recordID == animal.recordID } }

  /// The animal beside the list: the chosen one.
  var shown: FoundAnimal? { list.chosen.map { found(completed[$0.recordID] ?? $0) } }

  /// Whether all that can be known of an animal is.
  func isCompleted(_ animal: Animal) -> Bool { completed[animal.recordID] != nil }

  /// What Enter compares: the marked animals, or one of them and the chosen one.
  var compared: [Animal] {
    guard marked.count == 1, let chosen = list.chosen, !isMarked(chosen) else { return marked }
    return marked + [chosen]
  }
}

extension AnimalBrowser: WindowContent {
  static let loadsPicturesAtOnce = false

  mutating func settle() { list.update() }

  mutating func receive(_ news: News) {
    switch news {
    case .extended(let index): list.extend(to: index)
    case .completed(let animal): completed[animal.recordID] = animal
    case .message(let message): self.message = message
    case .notice(let notice):
      // None replaces another that nobody has read yet.
      let unread = if case .notices(let notices, _)? = message { notices } else { [Notice]() }
      message = .notices(unread + [notice], now: now)
    }
  }

  var help: [Wording.KeyRow] { Wording.browserHelp(goal: goal) }

  private func view(in window: LayoutContext) -> AnimalBrowserView {
    AnimalBrowserView(browser: self, window: window)
  }

  func title(in window: LayoutContext) -> StyledLine { view(in: window).title }

  func frame(in window: LayoutContext) -> Frame { view(in: window).frame }

  func cursor(in window: LayoutContext) -> (row: Int, column: Int) { view(in: window).cursor }

  mutating func press(_ key: Key, in window: LayoutContext) -> BrowserPlace.Outcome? {
    // Of a flood of letters, the words are searched for once.
    if !key.isTyping { list.update() }
    switch key {
    case .escape:
      // What was typed last goes first.
      if list.hasWords {
        list.clear()
      } else if marked.isEmpty {
        return .closed
      } else {
        marked = []
      }
    case .enter: return enterEffect
    case .tab: mark()
    case .lineStart: list.toggleOthers()
    case .sort: list.sort()
    case .help: showsKeys = true
    case .text("?") where !list.hasWords: showsKeys = true
    default:
      if list.press(key, page: view(in: window).listRows.count) {
        return .closed
      }
    }
    return nil
  }

  /// What Enter does; `nil` for nothing.
  var enterEffect: BrowserPlace.Outcome? {
    if compared.count > 1 { return .compared(compared) }
    guard let chosen = list.chosen else { return list.hasWords ? nil : .closed }
    if goal != .list || list.hasMoved || list.count == 1 {
      return .opened(chosen)
    }
    return list.hasWords ? .listed(list.query) : .closed
  }

  private mutating func mark() {
    guard let animal = list.chosen else { return }
    if let index = marked.firstIndex(where: { $0.recordID == animal.recordID }) {
      marked.remove(at: index)
    } else if marked.count < Self.mostMarked {
      marked.append(animal)
    } else {
      let expected = InvalidValue.Expected.comparison(count: marked.count + 1)
      message = .problem(.failure(.invalid(InvalidValue("", expected))))
      return
    }
    list.move(by: 1)
  }

  private func found(_ animal: Animal) -> FoundAnimal {
    FoundAnimal(animal, in: Exhibit.named(animal.exhibit) ?? list.exhibit)
  }
}

extension Key {
  /// Whether the key only edits the words.
  fileprivate var isTyping: Bool {
    switch self {
    case .text, .paste, .backspace, .delete, .deleteWord, .deleteToStart: true
    default: false
    }
  }
}
