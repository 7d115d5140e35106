/// A decimal number kept exactly: `mantissa / 10^scale`.
///
/// Binary floating point can't represent 0.45359237, so conversions use integers: every value an
/// API sends is a short decimal text, and 128 bits are enough for its product with any unit's
/// factor.
package struct DecimalNumber: Sendable, Equatable, Comparable {
  let mantissa: Int128
  let scale: Int

  /// The most digits accepted: times a unit's size, products stay within 128 bits.
  static let maximumDigits = 18

  /// Reads plain decimal text such as `1.90`, `-3` or `4e-3`; `nil` for anything else: words,
  /// `NaN`, thousands separators, more than 18 digits.
  package init?(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let isSigned = isNegative || text.utf8.first == UInt8(ascii: "+")
    var rest = text.utf8.dropFirst(isSigned ? 1 : 0)
    var (mantissa, digits, scale) = (Int128(0), 0, 0)
    var hasPoint = false
    reading: while let byte = rest.popFirst() {
      switch byte {
      case 0x30...0x39:
        mantissa = min(mantissa, .max / 100) * 10 + Int128(byte - 0x30)
        digits += 1
        scale += hasPoint ? 1 : 0
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let limit = Self.maximumDigits
        guard let power = Int(Substring(rest)), (-limit...limit).contains(power) else { return nil }
        scale -= power
        break reading
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    while scale < 0 {
      mantissa = min(mantissa, .max / 100) * 10
      scale += 1
    }
    let limit = Self.power(Self.maximumDigits)
    guard mantissa < limit, scale <= Self.maximumDigits, digits <= 2 * Self.maximumDigits
    else { return nil }
    self.mantissa = isNegative ? -mantissa : mantissa
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
  /// Whether it is less than `limit`, both in units of the sizes given.
  func isBelow(_ limit: Int128, of limitSize: Int128, in size: Int128) -> Bool {
    mantissa * size < limit * limitSize * Self.power(scale)
  }

  /// How many decimals the value times `factor` needs for so many significant digits; negative for tens
  /// and hundreds, `nil` for zero.
  func decimals(for digits: Int, times factor: ConversionFactor) -> Int? {
    var dividend = abs(mantissa) * factor.numerator
    let divisor = Self.power(scale) * factor.denominator
    guard dividend > 0 else { return nil }
    guard dividend < divisor else { return digits - String(dividend / divisor).count }
    var decimals = digits - 1
    while dividend < divisor {
      dividend *= 10
      decimals += 1
    }
    return decimals
  }

  /// The value times `factor`, rounded to so many decimals, halves away from zero.
  func text(decimals: Int, times factor: ConversionFactor) -> String {
    let dividend = 2 * abs(mantissa) * factor.numerator * Self.power(max(decimals, 0))
    let divisor = Self.power(scale) * factor.denominator * Self.power(max(-decimals, 0))
    let rounded = (dividend + divisor) / (2 * divisor) * Self.power(max(-decimals, 0))
    let digits = String(rounded)
    let places = max(decimals, 0)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = mantissa < 0 && rounded > 0 ? "-" : ""
    guard places > 0, rounded < 100 * Self.power(places) || rounded % Self.power(places) > 0
    else { return sign + String(padded.dropLast(places)) }
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// Drops an all-zero fraction from 100 up: nobody weighs an elephant to a tenth of a pound. `nil`
  /// when the original text can stay.
  var withoutFalsePrecision: String? {
    let unit = Self.power(scale)
    guard scale > 0, mantissa % unit == 0, abs(mantissa) >= 100 * unit else { return nil }
    return String(mantissa / unit)
  }
}

/// The size of one unit in another, in lowest terms.
struct ConversionFactor {
  let numerator: Int128
  let denominator: Int128

  init(_ size: Int128, over other: Int128) {
    var (divisor, rest) = (size, other)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    numerator = size / divisor
    denominator = other / divisor
  }
}
