extension Measure {
  /// A usual adult's size, for comparisons and drawings: the middle of the range in kg or m. `nil`
  /// unless it is a number above zero.
  package var typicalSize: Double? {
    guard let reading = readings.first(where: \.isNumeric), let high = Double(reading.high) else {
      return nil
    }
    let middle = ((Double(reading.low) ?? high) + high) / 2
    let size = middle * Double(reading.unit.size) / Double(Self.baseUnit(quantity).size)
    return size > 0 && size.isFinite ? size : nil
  }

  /// The upper end of the range in kg or m; `nil` unless it is a number.
  package var largestSize: Double? {
    guard let reading = readings.first(where: \.isNumeric), let high = Double(reading.high) else {
      return nil
    }
    return high * Double(reading.unit.size) / Double(Self.baseUnit(quantity).size)
  }

  private static func baseUnit(_ quantity: Quantity) -> MeasurementUnit {
    switch quantity {
    case .weight: .kilogram
    case .height: .metre
    }
  }
}
