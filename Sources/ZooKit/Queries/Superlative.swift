/// A word for the first animals of an order by size: `heaviest`.
package enum Superlative: String, CaseIterable, Sendable {
  case heaviest, biggest, largest
  case lightest, smallest
  case tallest, shortest
  case longest

  /// What it compares. The biggest animal is the heaviest one.
  package var measured: Measure.Kind {
    switch self {
    case .heaviest, .biggest, .largest, .lightest, .smallest: .weight
    case .tallest, .shortest: .height
    case .longest: .length
    }
  }

  /// Whether it is about the small end.
  var isOfSmallest: Bool {
    switch self {
    case .lightest, .smallest, .shortest: true
    case .heaviest, .biggest, .largest, .tallest, .longest: false
    }
  }
}
