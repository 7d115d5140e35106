import Console
import ZooKit
import ZooSources
import ZooWording

/// Numbered candidates for an ambiguous name, each with its unique id and what distinguishes it.
/// Their numbers work in the next command.
struct CandidatesView {
  let width: Int

  /// - Parameter advice: how to choose one.
  func lines(_ listing: Listing, advice: String) -> [StyledLine] {
    let shown = listing.animals.prefix(Wording.maximumCandidates)
    let column = (shown.map { "id:\($0.id)".printable.displayWidth }.max() ?? 0) + 2
    return shown.enumerated().map { index, candidate in
      let id = "id:\(candidate.id)".printable.padded(to: column)
      let columns = Exhibit.named(candidate.exhibit)?.columns ?? []
      let about = columns.compactMap { candidate.listedWords($0) }.map { " · \($0)" }.joined()
      let number = StyledLine.number(index + 1, upTo: shown.count)
      return (number + StyledLine("\(id)\(candidate.fullName)\(about)")).truncated(to: width)
    } + advice.wrapped(to: width).map { StyledLine($0) }
  }
}
