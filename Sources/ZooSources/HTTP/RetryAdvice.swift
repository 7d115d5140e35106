import Foundation
import ZooKit

extension HTTPResponse {
  /// Seconds to wait before the next request, by the headers seen with a 429: `retry-after` (RFC 9110:
  /// seconds or a date), `retry-after-seconds`, `ratelimit-reset`.
  func retryAfter(now: Date) -> Double? {
    let fields = ["retry-after-seconds", "retry-after", "ratelimit-reset"]
    return fields.lazy.compactMap { headers[$0] }.compactMap { text -> Double? in
      if let seconds = Double(text), (0...86_400).contains(seconds) { return seconds }
      let date = Date(iso: text) ?? Self.httpDate(text)
      return date.map { max(0, $0.timeIntervalSince(now)) }
    }.first
  }

  /// Parses an HTTP date: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func httpDate(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT" else { return nil }
    return EnglishDate.moment(day: words[1], month: words[2], year: words[3], time: words[4])
  }
}
