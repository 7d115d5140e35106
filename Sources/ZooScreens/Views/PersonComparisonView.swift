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

  func lines(_ animal: Animal) -> [StyledLine] {
    guard let sentence = Wording.personSentence(animal) else { return [] }
    let sizes = [Quantity.height, .weight].map { quantity in
      Person.measure(of: quantity).shown(in: units(of: quantity, for: animal)).text
    }
    return [Wording.besideAPerson(sizes), sentence].enumerated().flatMap { row, text in
      StyledLine("  ").hanging(StyledLine(text, row == 0 ? .quiet : .plain), width: width)
    }
  }

  /// The user's units of a person's sizes; without a choice those of the animal's system.
  private func units(of quantity: Quantity, for animal: Animal) -> UnitChoice {
    let units = preferences.units(of: quantity)
    let own = animal.measures.first { $0.quantity == quantity } ?? animal.measures.first
    guard units == .source, let unit = own?.unit else { return units }
    return unit.isImperial ? .imperial : .metric
  }

  /// The same with a drawing between the heading and the sentence, where there is room for it.
  func lines(_ animal: Animal, drawnIn rows: Int, _ style: DrawingStyle?) -> [StyledLine] {
    let told = lines(animal)
    guard width >= Self.minimumDrawnWidth else { return told }
    let picture = drawing(of: animal, rows: rows, style)
    guard !picture.isEmpty else { return told }
    let drawn = picture.map { .space(4) + $0 } + [""]
    // The heading speaks of a person; a small animal is beside something smaller.
    let isBesidePerson = LineupView.Figure(animal)?.isBesidePerson == true
    return isBesidePerson ? [told[0], ""] + drawn + Array(told.dropFirst()) : drawn + told
  }

  /// The animal and a person, or for a small one a hand or a coin, drawn to scale; empty where there is no room or
  /// its size is not known.
  func drawing(of animal: Animal, rows: Int, _ style: DrawingStyle?) -> [StyledLine] {
    guard let style, let figure = LineupView.Figure(animal),
      let companion = LineupView.Figure.companion(
        ofExtent: figure.extent, units: units(of: .height, for: animal))
    else { return [] }
    let view = LineupView(style: style, columns: min(width - 4, Self.maximumDrawnWidth))
    guard let (drawing, columnsPerMetre) = view.lineup([figure, companion], rows: rows - 1) else {
      return []
    }
    let units = units(of: .height, for: animal).scaleUnits
    return drawing + [scaleBar(columnsPerMetre, room: view.columns, units)]
  }

  /// A line of a round length in one of these units.
  private func scaleBar(
    _ columnsPerMetre: Double, room: Int, _ units: [(symbol: String, metres: Double)]
  ) -> StyledLine {
    // The largest unit that fits; a slightly long bar beats a smaller unit.
    for unit in units {
      for widths in [4...max(room / 4, 4), 3...max(room / 3, 4)] {
        for length in [100, 50, 20, 10, 5, 2, 1] {
          let columns = Int((Double(length) * unit.metres * columnsPerMetre).rounded())
          guard widths.contains(columns) else { continue }
          let line = "├" + String(repeating: "─", count: columns - 2) + "┤"
          return StyledLine("\(line) \(length) \(unit.symbol)", .quiet)
        }
      }
    }
    return StyledLine()
  }
}
