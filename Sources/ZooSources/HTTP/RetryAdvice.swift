import Foundation

extension HTTPAnswer {
  /// In how many seconds the host wants to be asked again, by the headers seen beside a 429:
  /// `retry-after` (RFC 9110: seconds or a date), `retry-after-seconds`, `ratelimit-reset`.
  ///
  /// - Parameter now: what dates are counted from.
  func retryAfter(now: Date) -> Double? {
    let fields = ["retry-after-seconds", "retry-after", "ratelimit-reset"]
    return fields.lazy.compactMap { headers[$0] }.compactMap { text -> Double? in
      if let seconds = Double(text), (0...86_400).contains(seconds) { return seconds }
      let date = (try? Date.ISO8601FormatStyle().parse(text)) ?? Self.httpDate(text)
      return date.map { max(0, $0.timeIntervalSince(now)) }
    }.first
  }

  /// A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func httpDate(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: text)
  }
}
