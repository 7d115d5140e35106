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
    let keys = listing.search == nil ? exhibit.columns : exhibit.searchColumns
    return listing.specimens.map { specimen in
      let columns = keys.map { specimen.listedWords($0) ?? "" }
      return ([specimen.id, specimen.name] + columns).map(cell).joined(separator: "\t") + "\n"
    }.joined()
  }

  /// A value without tabs and line ends, and nothing else that a terminal would obey.
  private static func cell(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 }).printable
  }
}
