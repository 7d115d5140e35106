import Arguments
import ZooKit

// Exhibits as headings and in the menu.

extension Wording {
  package static let exhibitsHeading = "Exhibits"

  /// The heading of its lists: `Cat breeds`.
  package static func title(of exhibit: Exhibit) -> String { exhibit.plural.capitalizedFirst }

  /// What there is to see, for help and the session's menu of exhibits.
  package static func summary(of exhibit: Exhibit) -> String {
    exhibitSummaries[exhibit.id] ?? exhibit.plural
  }

  private static let exhibitSummaries = [
    "animals": "random zoo animals, from aardvarks to zebras",
    "cat-breeds": "breeds of cats, each with its story and a gallery",
    "dog-breeds": "breeds of dogs, from lap dogs to sled dogs",
    "birds": "birds of Chile, by their Spanish, English and Latin names",
    "cats": "cats with tags and owners; you can add your own",
  ]
}
