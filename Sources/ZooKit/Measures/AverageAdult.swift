/// The adult that animals are compared with: 1.7 m tall and 70 kg heavy, round numbers between the means of women
/// and men (NCD-RisC, eLife 2016; Walpole et al., BMC Public Health 2012).
package enum AverageAdult {
  /// In metres.
  package static let height = 1.7

  /// The size as a measure, which can be shown in any unit.
  package static func measure(of quantity: Quantity) -> Measure {
    let reading =
      switch quantity {
      case .weight: Measure.RawRange(low: "70", high: "70", unit: .kilogram)
      case .height: Measure.RawRange(low: "1.7", high: "1.7", unit: .metre)
      }
    guard let measure = Measure(quantity, reading) else {
      preconditionFailure("A reading of two numbers is a measure.")
    }
    return measure
  }
}

/// How many times a person's size an animal's is; a length is compared with a person's height.
package struct PersonRatio: Sendable, Equatable {
  package let ratio: Double
  /// Whether it is the larger end of a range that has no usual size, since that is more than four times the smaller one.
  package let isOfLargeOne: Bool

  /// `nil` unless the measure is a number above zero.
  package init?(of measure: Measure) {
    guard let usual = measure.typicalSize, let ends = measure.ends,
      let person = AverageAdult.measure(of: measure.quantity).typicalSize
    else { return nil }
    isOfLargeOne = ends.high > 4 * ends.low
    ratio = (isOfLargeOne ? ends.high : usual) / person
  }
}
