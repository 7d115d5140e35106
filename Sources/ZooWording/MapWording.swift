import ZooKit
import ZooService

// What maps say.

extension Wording {
  package static func whereItLives(_ whereabouts: Whereabouts) -> String {
    let animals = whereabouts.animals
    let isBred = animals.allSatisfy(\.isBred)
    return switch animals.count {
    case 1: "where it \(isBred ? "comes from" : "lives"), by region"
    case let count: "where any of \(count) animals \(isBred ? "come from" : "live"), by region"
    }
  }

  /// The places in words: as the record says, or those of all animals.
  package static func places(of whereabouts: Whereabouts) -> String {
    whereabouts.range?.printable ?? "\(whereabouts.places.sorted().joinedWithAnd)."
  }
}
