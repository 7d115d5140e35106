import ZooKit
import ZooService

// What maps say.

extension Wording {
  package static let byRegion = "  Where it lives, by region"

  package static func whereItLives(_ whereabouts: Whereabouts) -> String {
    switch whereabouts.animals.count {
    case 1: "where it lives, by region"
    case let count: "where any of \(count) animals live, by region"
    }
  }

  /// The places in words: as the record says, or those of all animals.
  package static func places(of whereabouts: Whereabouts) -> String {
    whereabouts.range?.printable ?? "\(whereabouts.places.sorted().joinedWithAnd)."
  }
}
