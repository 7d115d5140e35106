import Foundation

/// Dates with English names of months, read and written without `DateFormatter`: the installed program
/// lacks the data that it needs (`scripts/icudata.c`).
package enum EnglishDate {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// A moment from its parts, as HTTP and JavaScript write them: `06`, `Nov`, `1994`, `08:49:37`,
  /// and `+0000`; `nil` for anything else.
  package static func moment(
    day: Substring, month: Substring, year: Substring, time: Substring, zone: Substring = "+0000"
  ) -> Date? {
    guard let index = months.firstIndex(where: { $0.prefix(3) == month }) else { return nil }
    let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
    return Date(iso: "\(year)-\(number)-\(day)T\(time)\(zone)")
  }

  /// A day in UTC: `22 December 2001`.
  package static func day(_ date: Date) -> String {
    let parts = date.formatted(.iso8601.year().month().day()).split(separator: "-")
    guard parts.count == 3, let month = Int(parts[1]), let day = Int(parts[2]) else { return "" }
    return "\(day) \(months[month - 1]) \(parts[0])"
  }
}
