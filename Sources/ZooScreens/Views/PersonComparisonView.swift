import Console
import ZooKit

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
        StyledLine("  ").hanging(StyledLine(sentence($0)), width: width)
      }
    }
    let room = min(width - column - Self.reservedColumns, Self.longest)
    guard room >= Bar.minimumWidth else { return [] }
    let title = StyledLine([Span("  "), Span("Beside a person", .quiet)])
    return [title] + comparisons.flatMap { rows($0, animal, room: room) }
  }

  private func rows(_ comparison: PersonRatio, _ animal: Animal, room: Int) -> [StyledLine] {
    let label = comparison.kind.rawValue.capitalized.padded(to: column)
    let shares = comparison.shares
    let isLong = comparison.kind == .length
    let person = isLong ? "as a person is tall" : "a person"
    return [
      [
        Span("  "), Span(label, .quiet), Span(animal.emoji.printable.padded(to: 3)),
        Span(Bar.text(shares.animal, width: room), .key),
        Span(" \(ratio(comparison))\(isLong ? " as long" : "")", .quiet),
      ],
      [
        Span("  "), Span("".padded(to: column)), Span("🧍 "),
        Span(Bar.text(shares.person, width: room) + " \(person)", .quiet),
      ],
    ]
  }

  private func sentence(_ comparison: PersonRatio) -> String {
    let ratio = ratio(comparison)
    let isEqual = (0.95..<1.05).contains(comparison.ratio)
    return switch comparison.kind {
    case .weight: "It weighs \(isEqual ? "as much" : ratio + " as much") as a person."
    case .height: "It is \(isEqual ? "about" : ratio) as high as a person is tall."
    case .length: "It is \(ratio) as long as a person is tall."
    }
  }

  /// A ratio as people say it: `3.2 times`, `46 %`, or `1/17000` where it is less than a tenth.
  private func ratio(_ comparison: PersonRatio) -> String {
    let ratio = comparison.ratio
    switch ratio {
    case 0.95..<1.05:
      switch comparison.kind {
      case .weight: return "as much"
      case .height: return comparison.isTall ? "as tall" : "the same"
      case .length: return "just"
      }
    case 1.05...: return Self.times(ratio)
    case 0.1..<0.95: return "\(Int((ratio * 100).rounded())) %"
    default: return "1/\(roundedToTwoDigits(Int(min(1 / ratio, 1e9).rounded())))"
    }
  }

  /// A ratio of one and more: `3.2 times`, `46 times`.
  static func times(_ ratio: Double) -> String {
    guard ratio < 10 else { return "\(Int(min(ratio, 1e9).rounded())) times" }
    let tenths = Int((ratio * 10).rounded())
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " times"
  }

  /// Rounds to two significant digits, since a person's size is only an average.
  private func roundedToTwoDigits(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return (number + unit / 2) / unit * unit
  }
}
