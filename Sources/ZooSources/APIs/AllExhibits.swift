import ZooKit

extension Exhibit {
  /// Every exhibit, in the order they are offered. A further API is a further file beside these
  /// and its name here.
  package static let all: [Exhibit] = [.animals, .catBreeds, .dogBreeds, .birds, .cats]

  /// The names of all whose addresses can be set: the exhibits', and that of their pictures.
  package static let addressNames = all.map(\.id) + [Wikipedia.id]

  /// The exhibit of that name.
  package static func named(_ id: String) -> Exhibit? { all.first { $0.id == id } }

  /// The exhibit that people call so, by its name, its heading or what its animals are called; a
  /// hyphen is as good as a space.
  package static func called(_ word: String) -> Exhibit? {
    func folded(_ name: String) -> String { name.replacing("-", with: " ").folded }
    let word = folded(word)
    return all.first { exhibit in
      ([exhibit.id, exhibit.title, exhibit.noun, exhibit.plural] + exhibit.otherNames)
        .contains { folded($0) == word }
    }
  }
}
