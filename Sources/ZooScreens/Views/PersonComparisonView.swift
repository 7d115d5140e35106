import Console
import ZooKit
import ZooWording

/// An animal beside a person: who that is, and a sentence on weight and height, or length where no height is
/// known; empty without sizes.
struct PersonComparisonView {
  let preferences: Preferences
  let width: Cells

  private static let maximumDrawnWidth: Cells = 72

  func lines(_ animal: Animal) -> [StyledLine] {
    guard let sentence = Wording.personSentence(animal) else { return [] }
    let sizes = [Quantity.height, .weight].map { quantity in
      AverageAdult.measure(of: quantity).shown(in: preferences.units(of: quantity, suiting: animal))
        .text
    }
    return [Wording.comparedWithAPerson(sizes), sentence].enumerated().flatMap { row, text in
      StyledLine(text, row == 0 ? .quiet : .plain).indented(width: width)
    }
  }

  /// The animal and a person, or for a small one a hand or a coin, drawn to scale; empty where there is no room or
  /// its size is not known.
  func drawing(of animal: Animal, rows: Cells, _ style: DrawingStyle?) -> [StyledLine] {
    let units = preferences.units(of: .height, suiting: animal)
    guard let style, let figure = LineupView.Figure(animal),
      let companion = LineupView.Figure.companion(
        ofExtent: figure.extent, units: units)
    else { return [] }
    let view = LineupView(style: style, columns: min(width - 4, Self.maximumDrawnWidth))
    guard let lineup = view.lineup([figure, companion], rows: rows - 1) else { return [] }
    return lineup.lines + [lineup.scaleBar(in: units.scaleUnits)]
  }
}

extension Preferences {
  /// The units of a quantity beside an animal: the user's, or without a choice those of the animal's system.
  func units(of quantity: Quantity, suiting animal: Animal) -> UnitChoice {
    let units = units(of: quantity)
    let numeric = animal.measures.filter { $0.unit != nil }
    let own = numeric.first { $0.quantity == quantity } ?? numeric.first
    guard units == .source, let unit = own?.unit else { return units }
    return unit.system.suitingUnits
  }
}
