/// Which unit a user wants to see weights or heights in.
package enum UnitChoice: Sendable, Equatable {
  /// The source's own text and unit.
  case source
  /// This unit, whatever the size.
  case unit(MeasurementUnit)
  /// A metric unit that suits the size: a mouse in grams, an elephant in kilograms.
  case metric
  /// An imperial unit that suits the size.
  case imperial

  /// Whether its unit follows the size, so that no size is tiny in it.
  var suitsSize: Bool {
    switch self {
    case .metric, .imperial: true
    case .source, .unit: false
    }
  }

  /// What a user can choose, in the order it is offered.
  package static func choices(for quantity: Quantity) -> [Self] {
    MeasurementUnit.choices(for: quantity).map(Self.unit) + [.metric, .imperial, .source]
  }

  /// The words for all choices, each once.
  package static let everyWord: [String] = [Quantity.height, .weight].flatMap(choices).map(\.word)
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  /// The word for it in files and options.
  package var word: String { names[0] }

  /// Every word a user may type for it, in lower case.
  package var names: [String] {
    switch self {
    case .source: ["source", "own"]
    case .unit(let unit): unit.names
    case .metric: ["metric"]
    case .imperial: ["imperial"]
    }
  }

  /// Finds a choice by any of its names, ignoring case.
  package init?(_ word: String, of quantity: Quantity) {
    let wanted = word.lowercased()
    guard let choice = Self.choices(for: quantity).first(where: { $0.names.contains(wanted) })
    else { return nil }
    self = choice
  }
}

extension UnitChoice {
  /// A unit for sizes below a limit, which is a number of them.
  private typealias Step = (unit: MeasurementUnit, below: Int128)

  /// The unit for a range, chosen by its upper end; `nil` for the source's own.
  ///
  /// - Parameter unit: the unit the ends are in.
  func unit(for low: DecimalNumber, to high: DecimalNumber, in unit: MeasurementUnit)
    -> MeasurementUnit?
  {
    switch self {
    case .source: nil
    case .unit(let unit): unit
    case .metric:
      switch unit.quantity {
      case .weight: Self.suited([(.gram, 1000), (.kilogram, 10_000)], or: .tonne, high, unit)
      case .height:
        // Where a range begins below a centimetre, its other end may have a few.
        Self.suited(
          [(.millimetre, low.isBelow(10, of: 10, in: unit.size) ? 30 : 10), (.centimetre, 100)],
          or: .metre, high, unit)
      }
    case .imperial:
      switch unit.quantity {
      case .weight: Self.suited([(.ounce, 16)], or: .pound, high, unit)
      case .height: Self.suited([(.inch, 36)], or: .foot, high, unit)
      }
    }
  }

  private static func suited(
    _ steps: [Step], or largest: MeasurementUnit, _ high: DecimalNumber, _ unit: MeasurementUnit
  ) -> MeasurementUnit {
    steps.first { high.isBelow($0.below, of: $0.unit.size, in: unit.size) }?.unit ?? largest
  }
}
