/// Which animals of an exhibit to show, and in which order.
package struct ListQuery: Sendable, Equatable {
  package enum Order: Sendable, Equatable {
    /// By name, ignoring accents and case.
    case name
    case reversedName
    /// By the score with this key, the highest first unless `isReversed`; animals without it come last.
    case score(String, isReversed: Bool = false)
    /// By a measure, the largest first: by its upper end, then by the lower one. If `isReversed`, the smallest first: by
    /// the lower end, then by the upper one. Animals without it come last.
    case measure(Measure.Kind, isReversed: Bool = false)
    /// By how long they live, the longest first unless `isReversed`; those of which it isn't known last.
    case lifespan(isReversed: Bool = false)

    /// The order of names; `nil` if something else decides.
    package var ofNames: NameOrder? {
      switch self {
      case .name: .ascending
      case .reversedName: .descending
      case .score, .measure, .lifespan: nil
      }
    }
  }

  package enum NameOrder: Sendable {
    case ascending
    case descending

    /// Whether a folded name comes before another one.
    package func puts(_ name: String, before other: String) -> Bool {
      switch self {
      case .ascending: name < other
      case .descending: name > other
      }
    }
  }

  /// The words to find; `nil` matches all animals.
  package var search: String?
  /// What the animals are, where they live or what they are like, for lists by size: a bear eats insects, but isn't the
  /// heaviest of them; `nil` for any.
  package var kind: String?
  /// A whole tag that the animals have, or several with commas between them; `nil` for any.
  package var tag: String?
  /// The order; `nil` keeps the API's own.
  package var order: Order?

  package init(
    search: String? = nil, kind: String? = nil, tag: String? = nil, order: Order? = nil
  ) {
    self.search = search
    self.kind = kind
    self.tag = tag
    self.order = order
  }

  /// What a list is narrowed to: searched words, a kind or a tag; `nil` for all.
  package var narrowedTo: String? {
    guard search != nil || kind != nil else { return tag }
    let words = [search, kind].compactMap { $0 }.joined(separator: " ")
    return words.isEmpty ? tag : words
  }

  package var needsAllAnimals: Bool { narrowedTo != nil || order != nil }

  /// Sorts animals in the requested order; equal names keep theirs.
  package func sorted(_ animals: [Animal]) -> [Animal] {
    order == nil ? animals : sortedIndices(of: animals).map { animals[$0] }
  }

  /// The indices of animals in the requested order.
  package func sortedIndices(of animals: [Animal]) -> [Int] {
    switch order {
    case .score(let key, let isReversed)?:
      Self.sorted(animals, largestFirst: !isReversed) { $0.score(key).map { ($0.value, 0) } }
    case .measure(let kind, let isReversed)?:
      Self.sorted(animals, largestFirst: !isReversed) {
        $0.measure(kind)?.ends.map {
          isReversed ? ($0.low, $0.high) : ($0.high, $0.low)
        }
      }
    case .lifespan(let isReversed)?:
      Self.sorted(animals, largestFirst: !isReversed) {
        $0.lifespan.map { isReversed ? ($0.low, $0.high) : ($0.high, $0.low) }
      }
    case .name?: Self.sorted(animals, .ascending)
    case .reversedName?: Self.sorted(animals, .descending)
    case nil: Array(animals.indices)
    }
  }

  private static func sorted(_ animals: [Animal], _ order: NameOrder) -> [Int] {
    let keyed = animals.enumerated().map { ($0.element.name.folded, $0.offset) }
    return keyed.sorted { order.puts($0.0, before: $1.0) }.map(\.1)
  }

  /// Those without a value come last, in either order.
  private static func sorted<Value: Comparable>(
    _ animals: [Animal], largestFirst: Bool, by value: (Animal) -> (Value, Value)?
  ) -> [Int] {
    var keyed: [(value: (Value, Value), offset: Int)] = []
    var others: [Int] = []
    for (offset, animal) in animals.enumerated() {
      if let value = value(animal) { keyed.append((value, offset)) } else { others.append(offset) }
    }
    keyed.sort { largestFirst ? $0.value > $1.value : $0.value < $1.value }
    return keyed.map(\.offset) + others
  }
}

extension ListQuery.Order {
  /// The same from its other end.
  package var turnedRound: Self {
    switch self {
    case .name: .reversedName
    case .reversedName: .name
    case .score(let key, let isReversed): .score(key, isReversed: !isReversed)
    case .measure(let kind, let isReversed): .measure(kind, isReversed: !isReversed)
    case .lifespan(let isReversed): .lifespan(isReversed: !isReversed)
    }
  }

  /// The word for it in files and options: `name`, `-affection`.
  package var word: String {
    switch self {
    case .name: "name"
    case .reversedName: "-name"
    case .score(let key, false): key
    case .score(let key, true): "-\(key)"
    case .measure(let kind, false): kind.rawValue
    case .measure(let kind, true): "-\(kind.rawValue)"
    case .lifespan(false): "lifespan"
    case .lifespan(true): "-lifespan"
    }
  }

  /// Reads a stored word; any but those of names and measures is a score's key.
  package init(word: String) {
    let isReversed = word.hasPrefix("-")
    let key = word.filter { $0 != "-" }
    if key == Self.name.word {
      self = isReversed ? .reversedName : .name
    } else if key == Self.lifespan().word {
      self = .lifespan(isReversed: isReversed)
    } else if let kind = Measure.Kind(rawValue: key) {
      self = .measure(kind, isReversed: isReversed)
    } else {
      self = .score(key, isReversed: isReversed)
    }
  }
}

extension Exhibit {
  /// The orders that its lists can have, with the words typed for them, each with its other end: `name`, `-name`,
  /// `affection`.
  package var orders: [(word: String, order: ListQuery.Order)] {
    ([("name", .name)] + ordersOfFacts).flatMap { word, order in
      [(word, order), ("-\(word)", order.turnedRound)]
    }
  }

  private var ordersOfFacts: [(word: String, order: ListQuery.Order)] {
    measures.map { ($0.rawValue, .measure($0)) } + (hasLifespans ? [("lifespan", .lifespan())] : [])
      + scores.map { ($0.word, .score($0.key)) }
  }
}

extension [Exhibit] {
  /// The orders that lists of any of them can have, each once.
  package var orders: [(word: String, order: ListQuery.Order)] {
    flatMap(\.orders).reduce(into: []) { orders, new in
      if !orders.contains(where: { $0.word == new.word }) { orders.append(new) }
    }
  }
}
