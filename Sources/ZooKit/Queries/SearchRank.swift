/// How well an animal matches a search, the worst first.
enum SearchRank {
  /// In any other way, such as by beginnings of words of its facts or its sentence.
  case beginnings
  /// Each is inside a word of a name.
  case insideName(NameMatch.Name)
  /// Each is a word of its names, its facts, its story or its sentence.
  case words
  case name(NameMatch)

  /// Whether what was searched for may have meant another word: it is inside a word of a name, or begins one of a name
  /// that isn't listed, such as a Latin one.
  var isVague: Bool {
    switch self {
    case .beginnings, .words: false
    case .insideName: true
    case .name(let match): match.rank < .words && match.name == .other
    }
  }

  private var order: Int {
    switch self {
    case .beginnings: 0
    case .insideName(let name): 1 + name.rawValue
    case .words: Self.wordsOrder
    case .name(let match): Self.wordsOrder + 1 + match.order
    }
  }

  private static let wordsOrder = 1 + NameMatch.Name.allCases.count

  /// Sorts by rank, the best first; equal ones keep their order.
  static func sorted<Element>(_ elements: [Element], by rank: (Element) -> Self) -> [Element] {
    var buckets = [[Element]](repeating: [], count: wordsOrder + 1 + NameMatch.orders)
    for element in elements { buckets[rank(element).order].append(element) }
    return buckets.reversed().flatMap { $0 }
  }
}
