extension Measure {
  /// A usual adult's size, for comparisons and drawings: the middle of the range in kg or m. `nil`
  /// unless it is a number above zero.
  package var typicalSize: Double? {
    guard let ends else { return nil }
    let size = (ends.low + ends.high) / 2
    return size > 0 && size.isFinite ? size : nil
  }

  /// The ends of the range in kg or m; `nil` unless they are numbers. If only the upper end is known, it is both.
  package var ends: (low: Double, high: Double)? {
    guard let reading = readings.first(where: \.isNumeric), let high = Double(reading.high) else {
      return nil
    }
    let unit = Double(reading.unit.size) / Double(Self.baseUnit(quantity).size)
    return ((Double(reading.low) ?? high) * unit, high * unit)
  }

  private static func baseUnit(_ quantity: Quantity) -> MeasurementUnit {
    switch quantity {
    case .weight: .kilogram
    case .height: .metre
    }
  }
}
