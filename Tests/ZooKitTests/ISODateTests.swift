import Foundation
import Testing
import ZooKit

@Suite("ISO dates")
struct ISODateTests {
  private static let plain = Date.ISO8601FormatStyle()
  private static let precise = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// Moments from the year 1400 to 10000, the days around leap days and turns of years among them.
  private static let moments: [Date] = {
    var seconds = stride(from: -17_987_443_200.0, to: 253_402_300_900, by: 86_400 * 61.37 + 3599.7)
      .map { $0 }
    for year in [1583, 1600, 1700, 1899, 1900, 1969, 1970, 2000, 2023, 2024, 2100, 2400] {
      for (month, day) in [(1, 1), (2, 28), (3, 1), (12, 31)] {
        let parts = DateComponents(
          timeZone: .gmt, year: year, month: month, day: day, hour: 23, minute: 59, second: 59)
        guard let date = Calendar(identifier: .gregorian).date(from: parts) else { continue }
        seconds += [0, 0.25, 1, 86_400].map { date.timeIntervalSince1970 + $0 }
      }
    }
    return seconds.map { Date(timeIntervalSince1970: $0) }
  }()

  @Test("a moment is written and read as Foundation does it, whenever it is")
  func sameAsFoundation() throws {
    #expect(Self.moments.count > 50_000)
    for moment in Self.moments {
      let text = Self.plain.format(moment)
      try #require(moment.isoText == text)
      try #require(Date(iso: text) == (try? Self.plain.parse(text)), "\(text)")
    }
    for moment in Self.moments.prefix(4000) {
      let text = Self.precise.format(moment)
      let read = try #require(Date(iso: text))
      try #require(abs(read.timeIntervalSince(try Self.precise.parse(text))) < 1e-6, "\(text)")
    }
  }

  @Test(
    "what is no usual date is whatever Foundation takes it for",
    arguments: [
      "2023-02-29T10:00:00Z", "2023-13-01T10:00:00Z", "2023-04-31T00:00:00Z",
      "2023-04-30T24:00:00Z", "2023-04-30T10:60:00Z", "2023-04-30T10:00:60Z",
      "0001-01-01T00:00:00Z", "2022-10-03T07:59:01+0200", "2022-10-03T07:59:01.5+02:00",
      "2022-10-03T07:59:01", "2022-10-03", "2022-10-03 07:59:01Z", "2022-1٠-03T07:59:01Z",
      "2022-10-03T07:59:01.Z", "2022-10-03T07:59:01.1234567891Z", "+022-10-03T07:59:01Z", "Z", "",
    ])
  func unusual(text: String) {
    let expected = (try? Self.precise.parse(text)) ?? (try? Self.plain.parse(text))
    #expect(Date(iso: text) == expected)
  }
}
