/// A weight, height or length as an API sends it: a range in one unit, sometimes repeated in
/// another.
package struct Measure: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case weight
    /// How tall it is, or whatever a record calls its height.
    case height
    /// How long it is, in one direction or another.
    case length

    /// What its units are of.
    package var quantity: Quantity { self == .weight ? .weight : .height }
  }

  /// A range in one unit, both ends as their original text.
  package struct RawRange: Sendable, Equatable {
    /// The lower end, equal to the upper one if only one end is known; `up` for all up to the upper end.
    package private(set) var low: String
    package private(set) var high: String
    package let unit: MeasurementUnit

    /// What APIs send instead of a lower end.
    private static let upTo = "up"

    /// Orders the ends, which APIs are known to swap; `nil` when both are missing, empty or `NaN`.
    package init?(low: String?, high: String?, unit: MeasurementUnit) {
      var low = low
      if low == "NaN", high != "NaN" { low = Self.upTo }
      func known(_ end: String?) -> String? { end?.isEmpty == false && end != "NaN" ? end : nil }
      let (lowEnd, highEnd) = (known(low), known(high))
      guard let first = lowEnd ?? highEnd, let last = highEnd ?? lowEnd, last != Self.upTo else {
        return nil
      }
      self.unit = unit
      self.low = first
      self.high = last
      if first != last, let lowest = DecimalNumber(first), let highest = DecimalNumber(last),
        highest < lowest
      {
        (self.low, self.high) = (last, first)
      }
    }

    /// Reads a range in one text: `7  -  10`, `23 – 29`, a single `28`; `nil` for an empty text.
    package init?(range text: String, unit: MeasurementUnit) {
      let plain =
        text.utf8.allSatisfy { $0 < 0x80 }
        ? text : String(text.map { $0 == "–" || $0 == "—" ? "-" : $0 })
      let ends = plain.items(separatedBy: "-").map(\.singleSpaced).filter { !$0.isEmpty }
      if ends.count == 2 {
        self.init(low: ends[0], high: ends[1], unit: unit)
      } else {
        self.init(low: text, high: text, unit: unit)
      }
    }

    /// The ends as numbers, which can be converted and carry a unit; `nil` if either is something else. A
    /// missing lower end is `nil` alone.
    var numbers: (low: DecimalNumber?, high: DecimalNumber)? {
      // Nothing is less than no size; and what lies below zero could be too long to be converted like the upper end.
      guard let highest = DecimalNumber(high), highest.mantissa >= 0 else { return nil }
      if low == Self.upTo { return (nil, highest) }
      guard let lowest = DecimalNumber(low), lowest.mantissa >= 0 else { return nil }
      return (lowest, highest)
    }

    /// Whether both ends are numbers.
    var isNumeric: Bool { numbers != nil }
  }

  package let quantity: Quantity
  /// Which dimension of the body was measured; `nil` when the record doesn't say.
  package let dimension: BodyDimension?
  /// The API's own range, then the same range in other units; never empty.
  package let readings: [RawRange]

  /// Leaves out readings that are `nil`; `nil` when none is left.
  package init?(
    _ quantity: Quantity, _ readings: RawRange?..., measured dimension: BodyDimension? = nil
  ) {
    self.init(quantity, of: readings.compactMap { $0 }, measured: dimension)
  }

  /// `nil` without readings.
  package init?(_ quantity: Quantity, of readings: [RawRange], measured dimension: BodyDimension?) {
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
    /// The lower end as text; `nil` where only the upper one is known to be an end.
    package let low: String?
    /// The upper end as text; equal to `low` where there is only one value.
    package let high: String
    /// The unit's symbol; `nil` when the text isn't a number.
    package let unit: String?
    /// The ends in that unit, not rounded; `nil` when the text isn't a number.
    package var exact: (low: Double?, high: Double)?
    /// The same in a unit that suits the size, where it is tiny in this one: `1.4 – 3.6 g`.
    package var suited: String?

    package static func == (left: Self, right: Self) -> Bool {
      (left.low, left.high, left.unit, left.suited) == (
        right.low, right.high, right.unit, right.suited
      )
    }

    /// The range with its unit, for people: `1.90 – 2.00 ft`, `150,000 – 330,000 lb`, `up to 18 lb`; equal ends once.
    package var text: String {
      text(of: { unit == nil ? $0 : $0.groupedDigits }) + (suited.map { " (\($0))" } ?? "")
    }

    /// The same in one unit, the one that suits it, where there is little room.
    package var shortText: String { suited ?? text }

    /// The same without commas and brackets, for other programs.
    package var plainText: String { text(of: { $0 }) }

    private func text(of end: (String) -> String) -> String {
      let ends =
        low.map { $0 == high ? end(high) : "\(end($0)) – \(end(high))" } ?? "up to \(end(high))"
      return ends + (unit.map { " \($0)" } ?? "")
    }
  }

  /// The API's own unit: that of the first range that is a number.
  package var unit: MeasurementUnit? { readings.first(where: \.isNumeric)?.unit }

  /// The range as the user wants it, always converted from the API's own first range that is a number; what else it
  /// sends is the same, rounded.
  ///
  /// Its own text stays where its unit is the one wanted.
  package func shown(in choice: UnitChoice) -> DisplayRange {
    guard
      let (own, ends) = readings.lazy.compactMap({ reading in reading.numbers.map { (reading, $0) }
      })
      .first
    else { return DisplayRange(low: readings[0].low, high: readings[0].high, unit: nil) }
    let target =
      choice.unit(for: ends.low ?? ends.high, to: ends.high, in: own.unit) ?? own.unit
    let factor = ConversionFactor(own.unit.size, over: target.size)
    let texts: (low: String?, high: String)
    if target == own.unit {
      let low = ends.low.map { $0.withoutFalsePrecision ?? own.low }
      let high = ends.high.withoutFalsePrecision ?? own.high
      texts = (low, ends.low == ends.high ? low ?? high : high)
    } else {
      texts = SizeRounding(factor: factor).texts(ends.low, ends.high)
    }
    return DisplayRange(
      low: texts.low, high: texts.high, unit: target.symbol,
      exact: (ends.low?.double(times: factor), ends.high.double(times: factor)),
      suited: choice.suitsSize
        ? nil : suited(ends.low, ends.high, own.unit, for: target, times: factor))
  }

  /// A tiny range in grams, inches or millimetres; `nil` where it isn't tiny.
  private func suited(
    _ low: DecimalNumber?, _ high: DecimalNumber, _ own: MeasurementUnit,
    for target: MeasurementUnit,
    times factor: ConversionFactor
  ) -> String? {
    guard high.isBelow(Self.tiny.numerator, over: Self.tiny.divisor, times: factor),
      high.mantissa > 0
    else { return nil }
    let unit = target.suitingTinySizes
    guard unit != target else { return nil }
    let (lowest, highest) = SizeRounding(factor: ConversionFactor(own.size, over: unit.size)).texts(
      low, high)
    return DisplayRange(low: lowest, high: highest, unit: unit.symbol).text
  }

  /// Below 0.15 of a unit a number says little.
  private static let tiny: (numerator: Int128, divisor: Int128) = (15, 100)
}
