/// How an animal's weight or height compares with a person's; a length is compared with a person's
/// height.
package struct PersonRatio: Sendable, Equatable {
  package let kind: Measure.Kind
  /// Whether the measure is known to be how tall the animal is.
  package let isTall: Bool
  /// The upper end of the animal's range divided by the person's value.
  package let ratio: Double

  /// An adult's weight or height, in the quantity's base unit: 62 kg is the mean weight of the
  /// world's adults (Walpole et al., BMC Public Health 2012), 1.65 m about the mean height of men
  /// and women born in 1996 (NCD-RisC, eLife 2016).
  private static func person(_ quantity: Quantity) -> Double {
    switch quantity {
    case .weight: 62 * Double(MeasurementUnit.kilogram.size)
    case .height: 1.65 * Double(MeasurementUnit.metre.size)
    }
  }

  /// `nil` unless the measure is a number above zero.
  package init?(_ measure: Measure) {
    guard let (value, unit) = measure.upperEnd, value > 0 else { return nil }
    kind = measure.kind
    isTall = measure.dimension?.isHeight == true
    ratio = value * Double(unit.size) / Self.person(measure.quantity)
  }

  /// The lengths of two bars as fractions of the longer one, which is 1.
  package var shares: (animal: Double, person: Double) {
    ratio >= 1 ? (1, 1 / ratio) : (ratio, 1)
  }
}
