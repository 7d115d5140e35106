import Console
import ZooKit

/// A list narrowed while words are typed, as a value: keys go in, the choice changes.
struct LiveFilter: Sendable {
  /// What a key leads to.
  enum Outcome: Equatable, Sendable {
    /// The list, or the place in it, may have changed.
    case changed
    /// This one was chosen.
    case chosen(Animal)
    /// The narrowed list is wanted as a list of its own.
    case listed(String)
    /// Back to where the user was.
    case left
  }

  let exhibit: Exhibit
  /// What is chosen for.
  let title: String
  /// Whether the chosen one is opened, and not taken for something else.
  let isOpening: Bool
  /// Everything there is.
  let animals: [Animal]
  private let beginning: [Animal]
  /// The words being typed. More would only make a search slow that finds nothing.
  private(set) var editor = LineEditor(limit: 200)
  /// What fits them.
  private(set) var fitting: [Animal]
  /// The place of the chosen one among those that fit; `nil` as long as nothing was typed and nothing
  /// chosen, so that Enter out of habit opens none.
  private(set) var place: Int?

  /// How far a page goes.
  private static let page = 10

  /// Begins.
  ///
  /// - Parameters:
  ///   - listed: those before the user, which come first as long as nothing is typed.
  ///   - title: what is chosen for; the exhibit where that says it.
  init(_ animals: [Animal], of exhibit: Exhibit, listed: [Animal] = [], title: String? = nil) {
    self.exhibit = exhibit
    self.title = title ?? exhibit.title
    isOpening = title == nil
    self.animals = animals
    let names = Set(listed.map(\.name))
    beginning = listed + animals.filter { !names.contains($0.name) }
    fitting = beginning
  }

  /// Whether there is a list to be made of what fits.
  var isListable: Bool { !editor.text.isEmpty && !fitting.isEmpty }

  /// The one that Enter opens; `nil` when nothing fits.
  var chosen: Animal? { place.flatMap { fitting.indices.contains($0) ? fitting[$0] : nil } }

  /// Takes a key, and those that were typed behind it: only then is searched.
  mutating func press(_ first: Key, then typedAhead: () -> Key? = { nil }) -> Outcome {
    var (key, words): (Key?, String) = (first, editor.text)
    while let pressed = key {
      if !pressed.isTyping, editor.text != words {
        narrow()
        words = editor.text
      }
      let outcome = press(pressed)
      guard outcome == .changed else { return outcome }
      key = typedAhead()
    }
    if editor.text != words { narrow() }
    return .changed
  }

  private mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -Self.page)
    case .pageDown: move(by: Self.page)
    case .home where editor.text.isEmpty: move(by: -fitting.count)
    case .end where editor.text.isEmpty: move(by: fitting.count)
    case .escape: return .left
    case .tab: if isListable { return .listed(editor.text) }
    case .enter: return chosen.map(Outcome.chosen) ?? (editor.text.isEmpty ? .left : .changed)
    default: if editor.press(key) == .ended { return .left }
    }
    return .changed
  }

  private mutating func move(by steps: Int) {
    // The first step of all is onto the first of them.
    let wanted = place.map { $0 + steps } ?? (abs(steps) == 1 ? 0 : steps)
    place = fitting.isEmpty ? nil : min(max(wanted, 0), fitting.count - 1)
  }

  /// Finds what fits, in the order of a list of it.
  private mutating func narrow() {
    fitting =
      editor.text.isEmpty
      ? beginning : Query(search: editor.text).apply(to: animals, of: exhibit)
    place = editor.text.isEmpty || fitting.isEmpty ? nil : 0
  }
}

extension Key {
  /// Whether it does no more than change the words.
  fileprivate var isTyping: Bool {
    switch self {
    case .text, .paste, .backspace, .delete, .deleteWord, .deleteToStart: true
    default: false
    }
  }
}
