/// The adult that animals are compared with: 1.7 m tall and 70 kg heavy, round numbers between the means of women
/// and men (NCD-RisC, eLife 2016; Walpole et al., BMC Public Health 2012).
package enum Person {
  /// In metres.
  package static let height = 1.7

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
