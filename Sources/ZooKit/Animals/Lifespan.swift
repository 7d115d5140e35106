extension Animal {
  /// How many years it lives, from the fact in words: `10 – 12 years`, `8 months in human care`; `nil` if none are said.
  package var lifespan: (low: Double, high: Double)? {
    guard let words = words("lifespan")?.prefix(while: { $0 != "(" }) else { return nil }
    let numbers = words.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard let low = numbers.first, let high = numbers.last else { return nil }
    let perYear = Self.unitsInYear.first { words.contains($0.unit) }?.count ?? 1
    return (low / perYear, high / perYear)
  }

  private static let unitsInYear: [(unit: String, count: Double)] = [
    ("month", 12), ("week", 52), ("day", 365),
  ]
}
