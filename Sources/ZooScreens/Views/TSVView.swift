import Console
import ZooCommands
import ZooKit
import ZooSources

/// Lists for other programs: a line an animal, its id, its name and what stands beside it in a list,
/// with tabs between them.
enum TSVView {
  /// The lines of an answer; `nil` for one that is no list.
  static func text(of answer: Answer) -> String? {
    guard case .listing(let listing, _) = answer, let exhibit = Exhibit.named(listing.exhibit)
    else {
      return nil
    }
    return listing.animals.map { line(of: $0, in: exhibit, isFound: listing.search != nil) }
      .joined()
  }

  /// The line of one animal.
  ///
  /// - Parameter isFound: whether it was searched for.
  static func line(of animal: Animal, in exhibit: Exhibit, isFound: Bool) -> String {
    let keys = isFound ? exhibit.searchColumns : exhibit.columns
    let columns = keys.map { animal.listedWords($0) ?? "" }
    return ([animal.id, animal.name] + columns).map(cell).joined(separator: "\t") + "\n"
  }

  /// A value without tabs and line ends, and nothing else that a terminal would obey.
  private static func cell(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 }).printable
  }
}
