/// How well an animal matches a search, the worst first.
enum SearchRank {
  /// In any other way, such as by beginnings of words of its facts or its sentence.
  case beginnings
  /// Each is inside a word of a name.
  case insideName(NameMatch.Name)
  /// Each is a word of its names, its facts, its story or its sentence.
  case words
  /// Each is a word of what kind of animal it is; only whole words of a name are better.
  case kind
  case name(NameMatch)

  /// Whether what was searched for may have meant another word: it is inside a word of a name, or begins one of a name
  /// that isn't listed, such as a Latin one.
  var isVague: Bool {
    switch self {
    case .beginnings, .words, .kind: false
    case .insideName: true
    case .name(let match): match.rank < .words && match.name == .other
    }
  }

  /// Whether each is a whole word, rather than a part of one.
  var isOfWholeWords: Bool {
    switch self {
    case .beginnings, .insideName: false
    case .words, .kind: true
    case .name(let match): match.rank >= .words
    }
  }

  private var order: Int {
    switch self {
    case .beginnings: 0
    case .insideName(let name): 1 + name.rawValue
    case .words: Self.wordsOrder
    case .name(let match) where match.rank < .words: Self.wordsOrder + 1 + match.order
    case .kind: Self.kindOrder
    case .name(let match): Self.wordsOrder + 2 + match.order
    }
  }

  private static let wordsOrder = 1 + NameMatch.Name.allCases.count
  private static let kindOrder =
    wordsOrder + 1 + NameMatch(rank: .words, name: .other).order

  /// Sorts by rank, the best first; equal ones keep their order.
  static func sorted<Element>(_ elements: [Element], by rank: (Element) -> Self) -> [Element] {
    var buckets = [[Element]](repeating: [], count: wordsOrder + 2 + NameMatch.orders)
    for element in elements { buckets[rank(element).order].append(element) }
    return buckets.reversed().flatMap { $0 }
  }
}
