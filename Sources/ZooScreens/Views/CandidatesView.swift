import Console
import ZooKit
import ZooSources
import ZooWording

/// Candidates for an ambiguous name, each with its unique id and what distinguishes it; with numbers, if these work in
/// the next command.
struct CandidatesView {
  let width: Cells

  func lines(_ candidates: Wording.Candidates) -> [StyledLine] {
    let shown = candidates.listing.animals.prefix(Wording.maximumCandidates)
    let column = (shown.map { "id:\($0.id)".printable.displayWidth }.max() ?? 0) + 2
    return shown.enumerated().map { index, candidate in
      let id = "id:\(candidate.id)".printable.padded(to: column)
      let columns = Exhibit.named(candidate.exhibit)?.columns ?? []
      let about = columns.compactMap { candidate.listedWords($0) }.map { " · \($0)" }.joined()
      let lead: StyledLine =
        candidates.areNumbered ? .number(index + 1, upTo: shown.count) : .space(2)
      return (lead + StyledLine("\(id)\(candidate.fullName)\(about)")).truncated(to: width)
    } + candidates.advice.wrapped(to: width).map { StyledLine($0) }
  }
}
