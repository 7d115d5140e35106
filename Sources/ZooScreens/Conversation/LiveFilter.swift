import Arguments
import Console
import ZooCommands
import ZooKit
import ZooQuery
import ZooService

/// Animals narrowed while the user types, as a value: it takes keys and updates matches and choice.
struct LiveFilter: Sendable {
  let exhibit: Exhibit
  /// How many animals of the exhibit there are.
  let ownCount: Int
  /// The exhibit's animals, and after them those of other exhibits, as far as they are known.
  private(set) var animals: [Animal]
  /// What to look in.
  private(set) var index: QueryIndex
  /// How the animals are to be sorted, whatever is typed; `nil` for no wish.
  private(set) var chosenOrder: ListQuery.Order?
  /// Whether the matches of the other exhibits are listed too.
  private(set) var includesOthers: Bool
  /// Those fetched last, which are marked.
  private let fetched: Set<Animal.RecordID>
  /// The words typed, limited because a longer text only slows down a search that finds nothing.
  private(set) var editor = LineEditor(limit: longestText)
  /// The indices of the matches among the animals: copying thousands takes longer than to find them.
  private var matches: [Int] = []
  /// The indices of all that may be listed, in their order or from A to Z.
  private var ordered: [Int] = []
  /// The system of units in which the animals of several exhibits can be compared, that of the exhibit one came from or
  /// else of the next one with sizes; `nil` for one exhibit alone, and where no sizes are known.
  private(set) var unitSystem: UnitSystem?
  /// How many match in each other exhibit, in their order; none while nothing is typed.
  private(set) var otherMatches: [(exhibit: Exhibit, count: Int)] = []
  /// The index of the chosen match.
  private(set) var chosenIndex: Int?
  /// Whether an animal was chosen with an arrow since the words were typed.
  var hasMoved = false
  /// The animal to choose, which may come with the other exhibits; `nil` for the best match.
  private var wanted: Animal?
  /// The words that were probably meant where nothing matches those typed; the matches are theirs.
  private(set) var corrected: String?
  /// What to leave out so that something matches, and how much does then; `nil` where something does anyway.
  private(set) var excess: Query.Excess?
  /// What was typed when the matches were found, and how it is read.
  private var searched = ""
  private var asked = ListQuery()

  private static let longestText = 200

  /// - Parameters:
  ///   - fetched: the animals that are marked as those fetched last.
  ///   - typed: what was typed already.
  ///   - order: the animals' order, in which matches stay, rather than the best one coming first.
  ///   - includesOthers: whether their animals are listed from the beginning.
  ///   - wanted: the animal to choose, if not the best match.
  init(
    _ animals: [Animal], of exhibit: Exhibit, fetched: [Animal] = [], typed: String = "",
    order: ListQuery.Order? = nil, includesOthers: Bool = false, at wanted: Animal? = nil
  ) {
    self.exhibit = exhibit
    self.includesOthers = includesOthers
    self.animals = animals
    index = QueryIndex(animals.entries(of: exhibit))
    ownCount = animals.count
    self.fetched = Set(fetched.map(\.recordID))
    _ = editor.press(.paste(typed))
    (chosenOrder, self.wanted) = (order, wanted)
    read()
    findMatches(sorting: true)
  }

  /// How many of the animals listed are marked as fetched.
  var fetchedCount: Int { hasWords ? 0 : fetched.count }

  func isFetched(_ animal: Animal) -> Bool { fetched.contains(animal.recordID) }

  var hasWords: Bool { !editor.isEmpty }

  var count: Int { matches.count }
  var isEmpty: Bool { matches.isEmpty }

  func match(_ index: Int) -> Animal { animals[matches[index]] }

  /// What is listed: the words that matches are of, and the order.
  var query: ListQuery {
    ListQuery(
      search: asked.search.map { corrected ?? $0 }, kind: asked.kind.map { corrected ?? $0 },
      order: order)
  }

  /// How the animals are sorted, so that the best match needn't come first; `nil` if it does.
  var order: ListQuery.Order? { chosenOrder ?? asked.order }

  /// What the matches were found by.
  var markedText: String { query.narrowedTo ?? "" }

  /// The animal that Enter opens; `nil` if none is chosen.
  var chosen: Animal? { chosenIndex.map(match) }

  /// Takes an index of its animals, and of those of other exhibits behind them.
  mutating func extend(to index: QueryIndex) {
    (self.index, animals) = (index, index.entries.animals)
    findMatches(sorting: includesOthers)
  }

  /// Lists the matches of other exhibits too, or no longer.
  mutating func toggleOthers() {
    includesOthers.toggle()
    // Only the others may have what they are sorted by.
    if case .measure(let kind, _)? = chosenOrder, !sizes.contains(kind) { chosenOrder = nil }
    findMatches(sorting: true)
  }

  /// Takes a key that types or chooses; what was typed is searched by `update`, once for several keys.
  ///
  /// - Parameter page: how many rows Page Up and Page Down move.
  /// - Returns: whether the input has ended.
  mutating func press(_ key: Key, page: Int) -> Bool {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .home: move(by: -count)
    case .end: move(by: count)
    // Of a search, all.
    case .deleteToStart: clear()
    default: return editor.press(key) == .ended
    }
    return false
  }

  /// Clears all that was typed.
  mutating func clear() { editor.replace(with: "") }

  /// Finds the matches if other words were typed.
  mutating func update() {
    guard editor.text != searched else { return }
    // Among all animals, one is still at that which was chosen.
    (wanted, hasMoved) = (hasWords ? nil : chosen, false)
    let old = order
    read()
    findMatches(sorting: order != old)
  }

  /// Reads what was typed: words to search for, or an order and what is sorted.
  private mutating func read() {
    searched = editor.text
    asked = ListQuery(search: searched.folded.isEmpty ? nil : searched).readingSearch(in: exhibit)
  }

  /// Why animals of the exhibit can't be sorted as typed, so that it is words; `nil` where no order was typed, or another's.
  var orderFault: InvalidValue? {
    guard asked.order == nil,
      case .ranking(let superlative, let named, _) = Intent(searched),
      named == nil || named == exhibit.id
    else { return nil }
    do throws(InvalidValue) {
      _ = try [exhibit].order(typed: superlative.word)
      return nil
    } catch { return error }
  }

  mutating func move(by steps: Int) {
    chosenIndex = chosenIndex.map { min(max($0 + steps, 0), count - 1) }
    (wanted, hasMoved) = (chosen, true)
  }

  // MARK: - Matches

  /// Finds the matches, those of one exhibit in the order that a list of it shows them.
  ///
  /// - Parameter sorting: whether what may be listed is to be sorted anew first.
  private mutating func findMatches(sorting: Bool) {
    if sorting { sortAll() }
    (corrected, excess, otherMatches) = (nil, nil, [])
    var named: Int?
    defer {
      // By members, since asking for the record's id copies each of thousands of animals.
      let chosen = wanted.flatMap { wanted in
        matches.firstIndex { animals[$0].id == wanted.id && animals[$0].exhibit == wanted.exhibit }
      }
      chosenIndex = matches.isEmpty ? nil : chosen ?? named ?? 0
    }
    guard let words = asked.narrowedTo else { return matches = ordered }
    let query = Query(words)
    var found =
      asked.kind == nil
      ? index.search(query)
      : (index.answer(query)?.matches ?? []).map { (index: $0, rank: MatchRank.term) }
    if found.isEmpty, orderFault == nil {
      corrected = index.correction(of: query, inSearchOf: listedCount)
      excess = corrected == nil ? index.excess(of: query, inSearchOf: listedCount) : nil
      found = corrected.map { index.search(Query($0)) } ?? []
    }
    let listedCount = listedCount
    let listed = found.filter { $0.index < listedCount }
    if order == nil {
      matches = listed.map(\.index)
    } else {
      let matching = Set(listed.map(\.index))
      matches = ordered.filter(matching.contains)
      // Whoever types a whole name wants that one, wherever it is in the order.
      named = listed.first { $0.rank == .name }.flatMap { matches.firstIndex(of: $0.index) }
    }
    otherMatches = counts(found.map(\.index).filter { $0 >= listedCount })
  }

  private func counts(_ indices: [Int]) -> [(exhibit: Exhibit, count: Int)] {
    let counts = indices.reduce(into: [:]) { $0[animals[$1].exhibit, default: 0] += 1 }
    return Exhibit.all.compactMap { exhibit in counts[exhibit.id].map { (exhibit, $0) } }
  }

  // MARK: - Orders

  /// How many of the animals may be listed.
  private var listedCount: Int { includesOthers ? animals.count : ownCount }
  private var listed: ArraySlice<Animal> { animals[..<listedCount] }

  /// What can be sorted by: what is measured of animals listed.
  private var sizes: [Measure.Kind] {
    Measure.Kind.allCases.filter { kind in listed.contains { $0.measure(kind) != nil } }
  }

  private mutating func sortAll() {
    unitSystem = includesOthers ? animals.unitSystem : nil
    ordered = ListQuery(order: order ?? .name).sortedIndices(of: Array(listed))
  }

  /// Sorts by the next order, with the first one chosen; `nil` is that of the names, or of how well they match.
  mutating func sort() {
    let bySize = sizes.flatMap { kind in
      kind == .weight
        ? [.measure(kind), .measure(kind, isReversed: true)] : [ListQuery.Order.measure(kind)]
    }
    let orders = [nil] + bySize + [.name]
    let next = (orders.firstIndex(of: order) ?? -1) + 1
    (chosenOrder, wanted) = (orders[next < orders.count ? next : 0], nil)
    findMatches(sorting: true)
  }
}
