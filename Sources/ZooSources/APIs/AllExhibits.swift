import ZooKit

extension Exhibit {
  /// Every exhibit, in the order they are offered. A further API is a further file beside these
  /// and its name here.
  public static let all: [Exhibit] = [.animals, .catBreeds, .dogBreeds, .birds, .cats]

  /// The exhibit of that name.
  public static func named(_ id: String) -> Exhibit? { all.first { $0.id == id } }
}
