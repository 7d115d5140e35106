import Console
import ZooKit

/// How an animal compares with a person in height and weight, as bars of block characters; nothing
/// where there is nothing to compare.
struct ScaleView {
  let width: Int
  /// Where the bars begin, in line with the facts above.
  let column: Int

  /// A bar is no longer than this, however wide the terminal.
  private static let longest = 32

  func lines(_ specimen: Specimen) -> [StyledLine] {
    let room = min(width - column - 19, Self.longest)
    guard room >= Bar.shortest else { return [] }
    let comparisons = specimen.measures.compactMap { Comparison($0) }
    guard !comparisons.isEmpty else { return [] }
    let title = StyledLine([Span("  "), Span("Beside a person", .quiet)])
    return [title] + comparisons.flatMap { rows($0, specimen, room: room) }
  }

  private func rows(_ comparison: Comparison, _ specimen: Specimen, room: Int) -> [StyledLine] {
    let label = comparison.quantity.rawValue.capitalized.padded(to: column)
    let shares = comparison.shares
    return [
      [
        Span("  "), Span(label, .quiet), Span(specimen.emoji.printable.padded(to: 3)),
        Span(Bar.text(shares.animal, width: room), .key),
        Span(" \(words(comparison))", .quiet),
      ],
      [
        Span("  "), Span("".padded(to: column)), Span("🧍 "),
        Span(Bar.text(shares.person, width: room) + " a person", .quiet),
      ],
    ]
  }

  /// A ratio as people say it: `3.2 times`, `46 %`, or `1/17000` where it is less than a tenth.
  private func words(_ comparison: Comparison) -> String {
    let ratio = comparison.ratio
    switch ratio {
    case 0.95..<1.05: return comparison.quantity == .weight ? "as much" : "as tall"
    case 1.05..<10:
      let tenths = Int((ratio * 10).rounded())
      return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " times"
    case 10...: return "\(Int(min(ratio, 1e9).rounded())) times"
    case 0.1..<0.95: return "\(Int((ratio * 100).rounded())) %"
    default: return "1/\(twoDigits(Int(min(1 / ratio, 1e9).rounded())))"
    }
  }

  /// A number with all but its first two digits as zeros: nobody knows a person to the gram.
  private func twoDigits(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return (number + unit / 2) / unit * unit
  }
}
