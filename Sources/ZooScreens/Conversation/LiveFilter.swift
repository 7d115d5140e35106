import Arguments
import Console
import ZooKit

/// A list narrowed while the user types, as a value: it takes keys and updates matches and choice.
struct LiveFilter: Sendable {
  /// The result of a key.
  enum Outcome: Equatable, Sendable {
    /// The matches or the choice may have changed.
    case changed
    case chosen(Animal)
    /// The matches of these words are to be shown as a list.
    case listed(String)
    case closed
  }

  let exhibit: Exhibit
  /// The heading: what the animal is chosen for, or the exhibit.
  let title: String
  /// Whether Enter opens the animal, rather than choosing it for another purpose.
  let opensOnEnter: Bool
  let animals: [Animal]
  /// All their tags, but none longer than the words may be.
  private let tags: [String]
  private let unfiltered: [Animal]
  /// The words typed, limited because a longer text only slows down a search that finds nothing.
  private(set) var editor = LineEditor(limit: longestText)
  private(set) var matches: [Animal]
  /// The index of the chosen match; `nil` until something is typed or chosen, so that Enter out of
  /// habit opens nothing.
  private(set) var chosenIndex: Int?

  /// The word that was probably meant where nothing matches what was typed; the matches are its.
  private(set) var corrected: String?

  private static let longestText = 200
  /// Of more animals, comparing all names would take longer than a key may.
  private static let mostForgiven = 2000
  /// How many rows Page Up and Page Down move.
  private static let page = 10

  /// - Parameters:
  ///   - listed: the animals to list first while nothing is typed.
  ///   - title: what the animal is chosen for; `nil` shows the exhibit's title.
  init(_ animals: [Animal], of exhibit: Exhibit, listed: [Animal] = [], title: String? = nil) {
    self.exhibit = exhibit
    self.title = title ?? exhibit.title
    opensOnEnter = title == nil
    self.animals = animals
    tags = Set(animals.flatMap(\.tags)).filter { $0.count <= Self.longestText }.sorted()
    let names = Set(listed.map(\.name))
    unfiltered = listed + animals.filter { !names.contains($0.name) }
    matches = unfiltered
  }

  var canListMatches: Bool { !editor.text.isEmpty && !matches.isEmpty }

  /// The animal that Enter opens; `nil` if none is chosen.
  var chosen: Animal? { chosenIndex.flatMap { matches.indices.contains($0) ? matches[$0] : nil } }

  /// Takes a key and those typed ahead; searches once per run of typed characters.
  mutating func press(_ first: Key, then typedAhead: () -> Key? = { nil }) -> Outcome {
    var (key, words): (Key?, String) = (first, editor.text)
    while let pressed = key {
      if !pressed.isTyping, editor.text != words {
        updateMatches()
        words = editor.text
      }
      let outcome = press(pressed)
      guard outcome == .changed else { return outcome }
      key = typedAhead()
    }
    if editor.text != words { updateMatches() }
    return .changed
  }

  private mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -Self.page)
    case .pageDown: move(by: Self.page)
    case .home where editor.text.isEmpty: move(by: -matches.count)
    case .end where editor.text.isEmpty: move(by: matches.count)
    case .escape: return .closed
    case .tab: if canListMatches { return .listed(corrected ?? editor.text) }
    case .right where completion != nil: editor.replace(with: completion ?? editor.text)
    case .enter: return chosen.map(Outcome.chosen) ?? (editor.text.isEmpty ? .closed : .changed)
    default: if editor.press(key) == .ended { return .closed }
    }
    return .changed
  }

  /// What was typed, extended to the tag or tags that begin with it; `nil` if there are none. The right arrow
  /// takes it.
  var completion: String? {
    guard !editor.text.isEmpty, editor.after.isEmpty, !tags.isEmpty else { return nil }
    let whole = NameCompletion.extended(editor.text, in: tags)
    return whole.count > editor.text.count ? whole : nil
  }

  private mutating func move(by steps: Int) {
    // Without a choice, Up and Down both choose the first match.
    let wanted = chosenIndex.map { $0 + steps } ?? (abs(steps) == 1 ? 0 : steps)
    chosenIndex = matches.isEmpty ? nil : min(max(wanted, 0), matches.count - 1)
  }

  /// Finds the matches, in the order that a list shows them.
  private mutating func updateMatches() {
    corrected = nil
    matches = editor.text.isEmpty ? unfiltered : matches(of: editor.text)
    if matches.isEmpty, let meant = nearestNameWord(to: editor.text.folded) {
      corrected = meant
      matches = matches(of: meant)
    }
    chosenIndex = editor.text.isEmpty || matches.isEmpty ? nil : 0
  }

  private func matches(of words: String) -> [Animal] {
    Query(search: words).apply(to: animals, of: exhibit)
  }

  /// The word of a name that was probably meant; short words are too much alike to tell.
  private func nearestNameWord(to typed: String) -> String? {
    guard typed.count > 3, animals.count <= Self.mostForgiven else { return nil }
    let names = animals.flatMap { [$0.name, $0.words("englishName") ?? ""] }
    let words = names.flatMap { $0.folded.split { !$0.isLetter }.map(String.init) }
    return typed.nearest(in: words.filter { $0.count > 3 })
  }
}

extension Key {
  /// Whether the key only edits the words.
  fileprivate var isTyping: Bool {
    switch self {
    case .text, .paste, .backspace, .delete, .deleteWord, .deleteToStart, .right: true
    default: false
    }
  }
}
