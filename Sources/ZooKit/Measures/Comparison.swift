/// How the weight or height of an animal compares with that of a person; a length compares with how
/// tall a person is.
package struct Comparison: Sendable, Equatable {
  /// What is compared.
  package let kind: Measure.Kind
  /// Whether it is known to say how tall the animal is.
  package let isTall: Bool
  /// How many times as much as the person the animal has, by the upper end of its range.
  package let ratio: Double

  /// An adult person, in the base of the quantity's units: 62 kg is the mean weight of the world's
  /// adults (Walpole et al., BMC Public Health 2012), 1.65 m about the mean height of those born in
  /// 1996, men and women together (NCD-RisC, eLife 2016).
  private static func person(_ quantity: Quantity) -> Double {
    switch quantity {
    case .weight: 62 * Double(MeasurementUnit.kilogram.size)
    case .height: 1.65 * Double(MeasurementUnit.metre.size)
    }
  }

  /// Compares a measure with a person.
  ///
  /// - Returns: `nil` when the measure is no number above zero.
  package init?(_ measure: Measure) {
    guard let (value, unit) = measure.upperEnd, value > 0 else { return nil }
    kind = measure.kind
    isTall = measure.dimension?.isHeight == true
    ratio = value * Double(unit.size) / Self.person(measure.quantity)
  }

  /// The shares of the longer of two bars: 1 for the greater, less for the other.
  package var shares: (animal: Double, person: Double) {
    ratio >= 1 ? (1, 1 / ratio) : (ratio, 1)
  }
}
