/// Time and page budget for fetching all pages of an exhibit.
struct PagingBudget: Sendable {
  private let exchange: Double
  private let whole: Double
  /// `nil` before the first page.
  private var end: ContinuousClock.Instant?
  private var steps = 0

  /// More pages than any exhibit has; stops an API that sends one record per page for ever.
  static let maximumPages = 250

  /// Takes seconds per request and for all together; the clock starts with the first page.
  init(exchange: Double, whole: Double) {
    self.exchange = exchange
    self.whole = whole
  }

  /// Counts a page; returns the seconds its request may take, and throws if the budget is used up.
  mutating func step(to host: String) throws(FetchError) -> Double {
    steps += 1
    guard steps <= Self.maximumPages else {
      throw FetchError(host: host, cause: .endless(pages: Self.maximumPages))
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
