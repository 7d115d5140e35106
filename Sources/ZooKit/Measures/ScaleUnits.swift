extension UnitChoice {
  /// The units for the scale of a drawing, the largest first, each with its size in metres.
  ///
  /// - Parameter own: the unit that the animal was measured in, which counts where none was chosen.
  package func scaleUnits(own: MeasurementUnit?) -> [(symbol: String, metres: Double)] {
    let units: [MeasurementUnit] =
      switch self {
      case .imperial: [.foot, .inch]
      case .metric: [.metre, .centimetre, .millimetre]
      case .unit(let unit): unit.scaleUnits
      case .source:
        own?.isImperial == true ? [.foot, .inch] : [.metre, .centimetre, .millimetre]
      }
    return units.map { ($0.symbol, Double($0.size) / Double(MeasurementUnit.metre.size)) }
  }
}

extension MeasurementUnit {
  /// This unit, and what its parts are measured in.
  fileprivate var scaleUnits: [Self] {
    switch self {
    case .foot, .inch: [.foot, .inch]
    case .centimetre: [.centimetre, .millimetre]
    default: [.metre, .centimetre, .millimetre]
    }
  }
}
