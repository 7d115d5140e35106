import Console
import ZooKit

/// Candidates to choose from, numbered as the list that they are from now on, each with what names
/// it without doubt.
struct CandidatesView {
  let width: Int
  /// How many are shown.
  static let most = 20

  func lines(_ candidates: [Specimen]) -> [StyledLine] {
    let shown = candidates.prefix(Self.most)
    let column = (shown.map { "id:\($0.id)".printable.displayWidth }.max() ?? 0) + 2
    let digits = String(shown.count).count
    return shown.enumerated().map { index, candidate in
      let number = String(index + 1)
      let space = String(repeating: " ", count: digits - number.count)
      let id = "id:\(candidate.id)".printable.padded(to: column)
      return StyledLine(
        "  \(space)\(number)  \(id)\(candidate.fullName)".printable.truncated(to: width))
    }
  }
}
