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
    func lead(_ index: Int) -> StyledLine {
      candidates.areNumbered ? .number(index + 1, upTo: shown.count) : .space(2)
    }
    let cells = shown.map { candidate in
      let columns = Exhibit.named(candidate.exhibit)?.columns ?? []
      let about = columns.compactMap { candidate.listedWords($0) }.map { " · \($0)" }.joined()
      return [StyledLine("id:\(candidate.id)"), StyledLine(candidate.fullName + about)]
    }
    let table = Table([.whole, .cut(least: 1)], cells)
    return table.lines(width: width - lead(0).displayWidth, indent: 0).enumerated().map {
      lead($0) + $1
    } + candidates.advice.wrapped(to: width).map { StyledLine($0) }
  }
}
