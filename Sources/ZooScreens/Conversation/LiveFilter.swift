import Arguments
import Console
import ZooKit
import ZooQuery
import ZooService

/// Animals narrowed while the user types, as a value: it takes keys and updates matches and choice.
struct LiveFilter: Sendable {
  let exhibit: Exhibit
  let animals: [Animal]
  /// What to look in, once somebody has typed or it was ready before.
  private var searchable: Searchable?
  /// The other exhibits, as far as they are known.
  private(set) var others: [Searchable] = []
  private var awaitsOthers: Bool
  /// How the animals are sorted, so that the best match needn't come first; `nil` if it does.
  var order: ListQuery.Order?
  /// Whether the matches of the other exhibits are listed too.
  private(set) var includesOthers: Bool
  /// The system of units in which the animals of several exhibits can be compared; `nil` for one exhibit alone, and where
  /// no sizes are known.
  private(set) var unitSystem: UnitSystem?
  /// All the animals' tags, but none longer than the words may be.
  private let tags: [String]
  /// The animals from A to Z.
  private let unsorted: [Animal]
  /// Those fetched last, which are marked.
  private let fetched: Set<Animal.RecordID>
  /// The words typed, limited because a longer text only slows down a search that finds nothing.
  private(set) var editor = LineEditor(limit: longestText)
  private(set) var matches: Matches
  /// How many match in each other exhibit, in their order; none while nothing is typed.
  private(set) var otherMatches: [(exhibit: Exhibit, count: Int)] = []
  /// The index of the chosen match.
  private(set) var chosenIndex: Int?
  /// The word that was probably meant where nothing matches what was typed; the matches are its.
  private(set) var corrected: String?
  /// What to leave out so that something here matches, and how much does then; `nil` where something does anyway.
  private(set) var excess: Query.Excess?
  /// The words that the matches are of.
  private var searched = ""

  private static let longestText = 200

  /// - Parameters:
  ///   - fetched: the animals that are marked as those fetched last.
  ///   - typed: what was typed already.
  ///   - order: the animals' order, in which matches stay, rather than the best one coming first.
  ///   - awaitsOthers: whether the other exhibits will be added.
  ///   - includesOthers: whether their animals are listed from the beginning.
  init(
    _ animals: [Animal], of exhibit: Exhibit, fetched: [Animal] = [], typed: String = "",
    order: ListQuery.Order? = nil, awaitsOthers: Bool = false, includesOthers: Bool = false
  ) {
    self.order = order
    self.exhibit = exhibit
    self.awaitsOthers = awaitsOthers
    self.includesOthers = includesOthers
    self.animals = animals
    tags = Set(animals.flatMap(\.tags)).filter { $0.count <= Self.longestText }.sorted()
    self.fetched = Set(fetched.map(Animal.RecordID.init))
    unsorted = ListQuery(order: .name).sorted(animals)
    matches = Matches(ListQuery(order: order).sorted(unsorted))
    chosenIndex = matches.isEmpty ? nil : 0
    _ = editor.press(.paste(typed))
    update()
  }

  /// How many of the animals listed are marked as fetched.
  var fetchedCount: Int { hasWords ? 0 : fetched.count }

  func isFetched(_ animal: Animal) -> Bool { fetched.contains(Animal.RecordID(animal)) }

  var hasTags: Bool { !tags.isEmpty }
  var hasWords: Bool { !editor.isEmpty }
  /// Whether other exhibits are known, or will be soon.
  var hasOthers: Bool { awaitsOthers || !others.isEmpty }

  /// What is listed: the words that matches are of, and the order.
  var query: ListQuery {
    let words = corrected ?? editor.text
    return ListQuery(search: words.folded.isEmpty ? nil : words, order: order)
  }

  /// What the matches were found by.
  var markedText: String { corrected ?? searched }

  /// The animal that Enter opens; `nil` if none is chosen.
  var chosen: Animal? { chosenIndex.flatMap { matches.indices.contains($0) ? matches[$0] : nil } }

  /// Takes what was prepared for searching, so that the first key needn't.
  mutating func prepare(_ searchable: Searchable) {
    if self.searchable == nil { self.searchable = searchable }
  }

  /// Takes the other exhibits; their matches are counted from now on.
  mutating func add(_ others: [Searchable]) {
    self.others = others.filter { $0.exhibit != exhibit }
    awaitsOthers = false
    unitSystem = nil
    findMatchesKeepingChoice()
  }

  /// Lists the matches of other exhibits too, or no longer; nothing where there are no others.
  mutating func toggleOthers() {
    guard hasOthers else { return }
    includesOthers.toggle()
    // Only the others may have what they are sorted by.
    if case .measure(let kind, _)? = order, !sizes.contains(kind) { order = nil }
    // Whoever has not chosen another one is at the best match.
    if hasWords, chosenIndex == 0 { findMatches() } else { findMatchesKeepingChoice() }
  }

  private mutating func findMatchesKeepingChoice() {
    let chosen = chosen
    findMatches()
    if let chosen { choose(chosen) }
  }

  /// Takes a key that types or chooses; what was typed is searched by `update`, once for several keys.
  ///
  /// - Parameter page: how many rows Page Up and Page Down move.
  /// - Returns: whether the input has ended.
  mutating func press(_ key: Key, page: Int = 10) -> Bool {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .home: move(by: -matches.count)
    case .end: move(by: matches.count)
    // Of a search, all.
    case .deleteToStart: clear()
    case .right where completion != nil: editor.replace(with: completion ?? editor.text)
    default: return editor.press(key) == .ended
    }
    return false
  }

  /// Clears all that was typed.
  mutating func clear() { editor.replace(with: "") }

  /// Finds the matches if other words were typed.
  mutating func update() {
    if editor.text != searched { findMatches() }
  }

  /// What was typed, extended to the tag or tags that begin with it; `nil` if there are none. The right arrow
  /// takes it.
  var completion: String? {
    guard hasWords, editor.after.isEmpty, !tags.isEmpty else { return nil }
    let whole = NameCompletion.extended(editor.text, in: tags)
    return whole.count > editor.text.count ? whole : nil
  }

  mutating func move(by steps: Int) {
    chosenIndex = chosenIndex.map { min(max($0 + steps, 0), matches.count - 1) }
  }

  mutating func choose(_ animal: Animal) {
    chosenIndex = matches.firstIndex { $0.isSame(as: animal) } ?? chosenIndex
  }

  /// Finds the matches, in the order that a list of the exhibit shows them; those of several exhibits, which a list
  /// groups, the best first.
  mutating func findMatches() {
    searched = editor.text
    unitSystem = includesOthers ? unitSystem ?? findUnitSystem() : nil
    (corrected, excess) = (nil, nil)
    otherMatches = []
    guard hasWords else {
      let all = includesOthers ? unsorted + others.flatMap(\.animals) : unsorted
      matches = Matches(
        order == nil && !includesOthers ? all : ListQuery(order: order ?? .name).sorted(all))
      chosenIndex = matches.isEmpty ? nil : 0
      return
    }
    let searchable = searchable ?? Searchable(animals, of: exhibit)
    self.searchable = searchable
    findMatches(of: searched, in: searchable)
    let query = Query(searched)
    if matches.isEmpty, otherMatches.isEmpty, let meant = forgiven(query, searchable) {
      corrected = meant
      findMatches(of: meant, in: searchable)
    } else if matches.isEmpty {
      excess = excess(in: query, includesOthers ? [searchable] + others : [searchable])
    }
    chosenIndex = matches.isEmpty ? nil : 0
  }

  private mutating func findMatches(of words: String, in searchable: Searchable) {
    let all = includesOthers ? [searchable] + others : [searchable]
    let query = Query(words)
    matches = Searchable.matches(query, in: all)
    if let order { matches = Matches(ListQuery(order: order).sorted(Array(matches))) }
    if !includesOthers {
      otherMatches = others.map { ($0.exhibit, $0.matchCount(query)) }.filter { $0.count > 0 }
    }
  }
}

extension Key {
  /// Whether the key only chooses another animal of the list.
  var isMoving: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .home, .end: true
    default: false
    }
  }

  /// Whether the key only edits the words.
  var isTyping: Bool {
    switch self {
    case .text, .paste, .backspace, .delete, .deleteWord, .deleteToStart, .right: true
    default: false
    }
  }
}

extension Animal {
  /// What tells records apart, whatever is known of them.
  struct RecordID: Hashable {
    private let exhibit: Exhibit.ID
    private let id: String

    init(_ animal: Animal) { (exhibit, id) = (animal.exhibit, animal.id) }
  }

  /// Whether both are the same record, however much is known of each.
  func isSame(as other: Animal) -> Bool { RecordID(self) == RecordID(other) }
}
