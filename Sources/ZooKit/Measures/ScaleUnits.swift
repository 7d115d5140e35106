extension UnitChoice {
  /// The units for the scale of a drawing, the largest first, each with its size in metres.
  package var scaleUnits: [(symbol: String, metres: Double)] {
    let units: [MeasurementUnit] =
      switch self {
      case .imperial, .unit(.foot): [.foot, .inch]
      case .unit(.centimetre): [.centimetre, .millimetre]
      case .metric, .unit, .source: [.metre, .centimetre, .millimetre]
      }
    return units.map { ($0.symbol, Double($0.size) / Double(MeasurementUnit.metre.size)) }
  }
}
