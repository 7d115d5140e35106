/// A walk from page to page, which has to end: by the clock, and by the number of its steps.
struct PagingBudget: Sendable {
  /// Seconds that one exchange may take.
  private let exchange: Double
  private let whole: Double
  /// `nil` before the first step.
  private var end: ContinuousClock.Instant?
  private var steps = 0

  /// No exhibit has so many pages; an API that hands out one record at a time could go on for ever.
  static let maximumSteps = 250

  /// Begins.
  ///
  /// - Parameters:
  ///   - exchange: seconds that one exchange may take.
  ///   - whole: seconds that all may take together.
  init(exchange: Double, whole: Double) {
    self.exchange = exchange
    self.whole = whole
  }

  /// Takes a step.
  ///
  /// - Returns: seconds that it may take.
  /// - Throws: `FetchError` when there may be no more.
  mutating func step(to host: String) throws(FetchError) -> Double {
    steps += 1
    guard steps <= Self.maximumSteps else {
      throw FetchError(host: host, cause: .endless(pages: Self.maximumSteps))
    }
    guard let end else {
      end = .now + .seconds(whole)
      return min(exchange, whole)
    }
    let left = ContinuousClock.now.duration(to: end) / .seconds(1)
    guard left > 0 else { throw FetchError(host: host, cause: .tooSlow(seconds: whole)) }
    return min(exchange, left)
  }
}
