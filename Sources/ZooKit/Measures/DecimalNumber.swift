/// A decimal number kept exactly: `mantissa / 10^scale`.
///
/// Binary floating point can't represent 0.45359237, so conversions use integers: every value an
/// API sends is a short decimal text, and 128 bits are enough for its product with any unit's
/// factor.
package struct DecimalNumber: Sendable, Equatable, Comparable {
  let mantissa: Int128
  let scale: Int

  /// The most digits accepted: times a factor below 10^9, products stay well within 128 bits.
  static let maximumDigits = 18

  /// Reads plain decimal text such as `1.90`, `-3` or `4e-3`; `nil` for anything else: words,
  /// `NaN`, thousands separators, more than 18 digits.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let significand = parts.first, parts.count <= 2 else { return nil }
    var exponent = 0
    if parts.count == 2 {
      let limit = Self.maximumDigits
      guard let power = Int(parts[1]), (-limit...limit).contains(power) else { return nil }
      exponent = power
    }
    let negative = significand.hasPrefix("-")
    let unsigned = negative || significand.hasPrefix("+") ? significand.dropFirst() : significand
    let sides = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = sides.first, sides.count <= 2 else { return nil }
    let fraction = sides.count == 2 ? sides[1] : ""
    let digits = String(whole + fraction)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    var mantissa = Int128(0)
    var scale = fraction.count - exponent
    for digit in digits.utf8 { mantissa = min(mantissa, .max / 100) * 10 + Int128(digit - 0x30) }
    while scale < 0 {
      mantissa = min(mantissa, .max / 100) * 10
      scale += 1
    }
    let limit = Self.power(Self.maximumDigits)
    guard mantissa < limit, scale <= Self.maximumDigits, digits.count <= 2 * Self.maximumDigits
    else { return nil }
    self.mantissa = negative ? -mantissa : mantissa
    self.scale = scale
  }

  /// Orders by value: 1.9 and 1.90 are equal.
  package static func < (left: Self, right: Self) -> Bool {
    left.mantissa * power(right.scale) < right.mantissa * power(left.scale)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.mantissa * power(right.scale) == right.mantissa * power(left.scale)
  }

  static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(Int128(1)) { product, _ in product * 10 }
  }
}

extension DecimalNumber {
  /// The value times `numerator / denominator`, as text.
  ///
  /// Rounds to two decimals, halves away from zero, without trailing zeros; below 0.1 to two
  /// significant digits, so that only zero is written as 0.
  ///
  /// - Precondition: `denominator` is positive.
  func scaledText(by numerator: Int128, over denominator: Int128) -> String {
    let dividend = abs(mantissa) * numerator
    let divisor = Self.power(scale) * denominator
    guard dividend > 0 else { return "0" }
    var places = 2
    var unit = dividend * 10
    while unit < divisor {
      places += 1
      unit *= 10
    }
    let scaled = dividend * Self.power(places)
    let rounded = (2 * scaled + divisor) / (2 * divisor)
    return (mantissa < 0 ? "-" : "") + Self.text(of: rounded, places: places)
  }

  /// Drops an all-zero fraction from 100 up: nobody weighs an elephant to a tenth of a pound. `nil`
  /// when the original text can stay.
  var withoutFalsePrecision: String? {
    let unit = Self.power(scale)
    guard scale > 0, mantissa % unit == 0, abs(mantissa) >= 100 * unit else { return nil }
    return String(mantissa / unit)
  }

  /// Writes `digits / 10^places` without trailing zeros.
  private static func text(of digits: Int128, places: Int) -> String {
    let unit = power(places)
    var fraction = String(digits % unit)
    fraction = String(repeating: "0", count: places - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = String(digits / unit)
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}
