/// How converted sizes are rounded: as people say them, by the larger end of a range.
///
/// | larger end | both ends get |
/// |---|---|
/// | under 0.1 | two significant digits |
/// | under 2 | two decimals |
/// | under 20 | one decimal |
/// | under 1000 | none |
/// | from 1000 on | three significant digits, and no decimals |
///
/// Decimals that would all be zeros, because nothing had to be rounded, are left out. Ends that would become equal though they differ get one digit more. A smaller end that would be left with fewer than
/// two digits is rounded by itself.
struct SizeRounding {
  /// The size of the source's unit in the one shown.
  let factor: ConversionFactor

  /// - Parameter low: `nil` where only the upper end is known.
  func texts(_ low: DecimalNumber?, _ high: DecimalNumber) -> (low: String?, high: String) {
    var decimals = decimals(high)
    while decimals > 0,
      [low, high].allSatisfy({ $0?.isExact(decimals: decimals - 1, times: factor) ?? true })
    {
      decimals -= 1
    }
    guard let low, low != high else {
      let text = high.text(decimals: decimals, times: factor)
      return (low == nil ? nil : text, text)
    }
    func texts() -> (low: String, high: String) {
      (
        // Three significant digits are no more than whole units of an end below 100.
        low.text(decimals: decimals < 0 ? min(self.decimals(low), 0) : decimals, times: factor),
        high.text(decimals: decimals, times: factor)
      )
    }
    if texts().low == texts().high { decimals += 1 }
    let (lowText, highText) = texts()
    let isVague = lowText.drop { "0.-".contains($0) }.count(where: \.isNumber) < 2
    return (
      isVague ? low.text(decimals: self.decimals(low), times: factor) : lowText, highText
    )
  }

  private func decimals(_ value: DecimalNumber) -> Int {
    if value.isBelow(1, over: 10, times: factor) {
      return value.decimals(for: 2, times: factor) ?? 0
    }
    if value.isBelow(2, times: factor) { return 2 }
    if value.isBelow(20, times: factor) { return 1 }
    if value.isBelow(1000, times: factor) { return 0 }
    return value.decimals(for: 3, times: factor) ?? 0
  }
}

extension DecimalNumber {
  /// Whether its size times a factor is below a limit.
  func isBelow(_ limit: Int128, over divisor: Int128 = 1, times factor: ConversionFactor) -> Bool {
    abs(mantissa) * factor.numerator * divisor
      < limit * Self.power(scale) * factor.denominator
  }

  /// Whether so many decimals are all of it.
  func isExact(decimals: Int, times factor: ConversionFactor) -> Bool {
    (mantissa * factor.numerator * Self.power(decimals))
      .isMultiple(of: Self.power(scale) * factor.denominator)
  }

  /// About its value times a factor.
  func double(times factor: ConversionFactor) -> Double {
    Double(mantissa * factor.numerator) / Double(Self.power(scale) * factor.denominator)
  }
}

extension String {
  /// A number with a comma between thousands, from ten thousand on: `150,000`.
  package var groupedDigits: String {
    let whole = prefix { $0.isNumber }
    guard whole.count >= 5, whole.count == prefix(while: { $0 != "." }).count else { return self }
    var grouped = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped + dropFirst(whole.count)
  }
}
