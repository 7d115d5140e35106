import Console
import ZooKit
import ZooWording

/// Bars that compare an animal with a person by weight and height, or by length if no height is
/// known; empty without measures.
struct PersonComparisonView {
  let width: Int
  /// The column where the bars start, in line with the facts above.
  let column: Int
  /// Whether to write sentences instead of bars.
  var isSpoken = false

  /// The longest bar, however wide the terminal.
  private static let longest = 32
  /// The columns of the emoji before a bar and the words behind it.
  private static let reservedColumns = 25

  func lines(_ animal: Animal) -> [StyledLine] {
    let known = animal.measures.compactMap { PersonRatio($0) }
    let isTall = known.contains { $0.kind == .height }
    let comparisons = known.filter { $0.kind != .length || !isTall }
    guard !comparisons.isEmpty else { return [] }
    if isSpoken {
      return comparisons.flatMap {
        StyledLine("  ").hanging(StyledLine(Wording.personSentence($0)), width: width)
      }
    }
    let room = min(width - column - Self.reservedColumns, Self.longest)
    guard room >= Bar.minimumWidth else { return [] }
    let title = StyledLine([Span("  "), Span(Wording.besideAPerson, .quiet)])
    return [title] + comparisons.flatMap { rows($0, animal, room: room) }
  }

  private func rows(_ comparison: PersonRatio, _ animal: Animal, room: Int) -> [StyledLine] {
    let label = comparison.kind.rawValue.capitalized.padded(to: column)
    let shares = comparison.shares
    let labels = Wording.personLabels(comparison)
    return [
      [
        Span("  "), Span(label, .quiet), Span(animal.emoji.printable.padded(to: 3)),
        Span(Bar.text(shares.animal, width: room), .key),
        Span(" \(labels.animal)", .quiet),
      ],
      [
        Span("  "), Span("".padded(to: column)), Span("🧍 "),
        Span(Bar.text(shares.person, width: room) + " \(labels.person)", .quiet),
      ],
    ]
  }
}
