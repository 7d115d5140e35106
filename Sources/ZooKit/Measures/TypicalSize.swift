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

  private static func baseUnit(_ quantity: Quantity) -> MeasurementUnit {
    switch quantity {
    case .weight: .kilogram
    case .height: .metre
    }
  }
}

/// The adult that animals are compared with: 1.7 m tall, 70 kg heavy.
package enum Person {
  /// The size as a measure, which can be shown in any unit.
  package static func measure(of quantity: Quantity) -> Measure {
    let reading =
      switch quantity {
      case .weight: Measure.Reading(low: "70", high: "70", unit: .kilogram)
      case .height: Measure.Reading(low: "1.7", high: "1.7", unit: .metre)
      }
    guard let measure = Measure(quantity, reading) else {
      preconditionFailure("A reading of two numbers is a measure.")
    }
    return measure
  }

  /// How many times a person's size a measure is; a length is compared with a person's height. `nil`
  /// unless it is a number above zero.
  package static func ratio(of measure: Measure) -> Double? {
    guard let size = measure.typicalSize,
      let person = Self.measure(of: measure.quantity).typicalSize
    else { return nil }
    return size / person
  }
}
