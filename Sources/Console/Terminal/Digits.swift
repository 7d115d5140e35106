extension Int {
  /// A number as terminals write it: decimal digits and nothing else, not even a sign; `nil` for anything else and for
  /// larger numbers, so that no arithmetic on it overflows.
  package init?(digits: some Collection<UInt8>, atMost limit: Int) {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      guard number <= limit else { return nil }
    }
    self = number
  }
}
