/// A weight, height or length as an API sends it: a range in one unit, sometimes repeated in
/// another.
package struct Measure: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case weight
    /// How tall it is, or whatever a record calls its height.
    case height
    /// How long it is, in one direction or another.
    case length
  }

  /// A range in one unit, both ends as their original text.
  package struct Reading: Sendable, Equatable {
    /// The lower end; equal to the upper one if only one end is known.
    package private(set) var low: String
    package private(set) var high: String
    package let unit: MeasurementUnit

    /// Orders the ends, which APIs are known to swap; `nil` when both are missing or empty.
    package init?(low: String?, high: String?, unit: MeasurementUnit) {
      let ends = [low, high].compactMap { $0?.isEmpty == false ? $0 : nil }
      guard let first = ends.first, let last = ends.last else { return nil }
      self.unit = unit
      self.low = first
      self.high = last
      if let lowest = DecimalNumber(first), let highest = DecimalNumber(last), highest < lowest {
        (self.low, self.high) = (last, first)
      }
    }

    /// Reads a range in one text: `7  -  10`, `23 – 29`, a single `28`; `nil` for an empty text.
    package init?(range text: String, unit: MeasurementUnit) {
      let ends = text.split(whereSeparator: { "-–—".contains($0) })
        .map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
      if ends.count == 2 {
        self.init(low: ends[0], high: ends[1], unit: unit)
      } else {
        self.init(low: text, high: text, unit: unit)
      }
    }

    /// Whether both ends are numbers, so that they can be converted and carry a unit.
    var isNumeric: Bool {
      DecimalNumber(low) != nil && DecimalNumber(high) != nil
    }
  }

  package let quantity: Quantity
  /// Which dimension of the body was measured; `nil` when the record doesn't say.
  package let dimension: BodyDimension?
  /// The API's own range, then the same range in other units; never empty.
  package let readings: [Reading]

  /// Leaves out readings that are `nil`; `nil` when none is left.
  package init?(
    _ quantity: Quantity, _ readings: Reading?..., measured dimension: BodyDimension? = nil
  ) {
    self.init(quantity, of: readings.compactMap { $0 }, measured: dimension)
  }

  /// `nil` without readings.
  package init?(_ quantity: Quantity, of readings: [Reading], measured dimension: BodyDimension?) {
    guard !readings.isEmpty else { return nil }
    self.quantity = quantity
    self.dimension = dimension
    self.readings = readings
  }

  package var kind: Kind {
    switch quantity {
    case .weight: .weight
    case .height: dimension?.isHeight ?? true ? .height : .length
    }
  }

  /// A range ready for display.
  package struct DisplayRange: Sendable, Equatable {
    package let low: String
    /// The upper end as text; equal to `low` where there is only one value.
    package let high: String
    /// The unit's symbol; `nil` when the text isn't a number.
    package let unit: String?

    /// The range with its unit, `1.90 – 2.00 ft`; equal ends once.
    package var text: String {
      (low == high ? low : "\(low) – \(high)") + (unit.map { " \($0)" } ?? "")
    }
  }

  /// The API's own unit: that of the first range that is a number.
  package var unit: MeasurementUnit? { readings.first(where: \.isNumeric)?.unit }

  /// The upper end of the first range that is a number, for comparisons.
  var upperEnd: (value: Double, unit: MeasurementUnit)? {
    guard let reading = readings.first(where: \.isNumeric),
      let value = Double(reading.high)
    else { return nil }
    return (value, reading.unit)
  }

  /// The range in the wanted unit, always converted from the API's own value.
  ///
  /// - Parameter unit: the user's choice; `nil` shows the API's text, as does a unit in which the
  ///   API itself sent the range.
  package func shown(in unit: MeasurementUnit?) -> DisplayRange {
    let numeric = readings.filter(\.isNumeric)
    let source = numeric.first { $0.unit == unit } ?? numeric.first ?? readings[0]
    let (low, high) = (source.low, source.high)
    guard let lowest = DecimalNumber(low), let highest = DecimalNumber(high) else {
      return DisplayRange(low: low, high: high, unit: nil)
    }
    let target = unit ?? source.unit
    if target == source.unit {
      let (low, high) = (lowest.withoutFalsePrecision ?? low, highest.withoutFalsePrecision ?? high)
      return DisplayRange(low: low, high: lowest == highest ? low : high, unit: target.symbol)
    }
    let (from, to) = (source.unit.size, target.size)
    return DisplayRange(
      low: lowest.scaledText(by: from, over: to), high: highest.scaledText(by: from, over: to),
      unit: target.symbol)
  }
}
