import Console
import ZooKit
import ZooWording

/// An animal beside a person: who that is, and a sentence on weight and height, or length where no height is
/// known; empty without sizes.
struct PersonComparisonView {
  let preferences: Preferences
  let width: Int

  /// The heights in rows that a drawing may have, the best first.
  static let drawnRows = [12, 9]
  private static let minimumDrawnWidth = 40
  private static let maximumDrawnWidth = 72

  /// The animal and a person drawn to scale, between the heading and the sentence. Where there is no room or its
  /// size is not known, the same without a drawing.
  func lines(_ animal: Animal, drawnIn rows: Int, _ style: DrawingStyle?) -> [StyledLine] {
    let told = lines(animal)
    guard let style, width >= Self.minimumDrawnWidth,
      let figure = LineupView.Figure(animal),
      let companion = LineupView.Figure.companion(ofExtent: figure.extent)
    else { return told }
    let view = LineupView(style: style, columns: min(width - 4, Self.maximumDrawnWidth))
    guard let (drawing, columnsPerMetre) = view.lineup([figure, companion], rows: rows - 1) else {
      return told
    }
    let bar = scaleBar(columnsPerMetre, room: view.columns)
    return (drawing + [bar]).map { .space(4) + $0 } + [""] + told
  }

  /// A line of a round length in the user's unit of heights.
  private func scaleBar(_ columnsPerMetre: Double, room: Int) -> StyledLine {
    let units = Wording.scaleUnits(for: preferences.units(of: .height))
    // From the largest to the smallest; the first that is short enough.
    for unit in units {
      for length in [100, 50, 20, 10, 5, 2, 1] {
        let columns = Int((Double(length) * unit.metres * columnsPerMetre).rounded())
        guard (4...max(room / 4, 4)).contains(columns) else { continue }
        let line = "├" + String(repeating: "─", count: columns - 2) + "┤"
        return StyledLine("\(line) \(length) \(unit.symbol)", .quiet)
      }
    }
    return StyledLine()
  }

  func lines(_ animal: Animal) -> [StyledLine] {
    guard let sentence = Wording.personSentence(animal) else { return [] }
    let sizes = [Quantity.height, .weight].map { quantity in
      Person.measure(of: quantity).shown(in: preferences.units(of: quantity)).text
    }
    return [Wording.besideAPerson(sizes), sentence].enumerated().flatMap { row, text in
      StyledLine("  ").hanging(StyledLine(text, row == 0 ? .quiet : .plain), width: width)
    }
  }
}
