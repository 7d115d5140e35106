import Console
import ZooCommands
import ZooKit
import ZooSources

/// Lists for other programs: one animal per line, its id, name and list columns separated by tabs.
enum TSVView {
  /// The lines of a list, or of one animal; `nil` for any other answer.
  static func text(of answer: CommandAnswer) -> String? {
    if case .animal(let animal, let exhibit, _) = answer {
      return line(of: animal, in: exhibit, isFound: false)
    }
    guard case .listing(let listing, _) = answer else { return nil }
    return listing.animals.map { animal in
      let exhibit = Exhibit.named(listing.exhibit) ?? Exhibit.named(animal.exhibit) ?? .animals
      return line(
        of: animal, in: exhibit, isFound: listing.narrowedTo != nil,
        isOfSeveral: listing.exhibit == Listing.severalExhibits)
    }
    .joined()
  }

  /// - Parameters:
  ///   - isFound: whether it is a search result, which has other columns.
  ///   - isOfSeveral: whether the list is of several exhibits, each of which has its ids; then the exhibit is a column, too.
  static func line(
    of animal: Animal, in exhibit: Exhibit, isFound: Bool, isOfSeveral: Bool = false
  ) -> String {
    let keys = isFound ? exhibit.searchColumns : exhibit.columns
    let columns = keys.map { animal.listedWords($0) ?? "" }
    // What is printable has no tab and no line break.
    return ([animal.id, animal.name] + (isOfSeveral ? [exhibit.id] : []) + columns).map(\.printable)
      .joined(separator: "\t") + "\n"
  }
}
