import Foundation

/// Moments as ISO 8601 writes them, `2022-10-03T07:59:01Z`.
///
/// `ISO8601FormatStyle` reads and writes any of them, but took a fifth of the time of writing a large file's list.
/// For the usual ones this gives the same sooner, as tests check.
extension Date {
  private static let styles = [
    ISO8601FormatStyle(includingFractionalSeconds: true), ISO8601FormatStyle(),
  ]
  /// Gregorian dates only: Foundation counts the days before 15 October 1582 by the Julian calendar.
  private static let usualYears = 1583...9999
  private static let secondsPerDay = 86_400

  /// A moment with a time zone, with or without a fraction of a second.
  package init?(iso text: String) {
    if let date = Date(utc: text) {
      self = date
    } else if let date = Self.styles.lazy.compactMap({ try? $0.parse(text) }).first {
      self = date
    } else {
      return nil
    }
  }

  /// The moment in UTC to the second.
  package var isoText: String {
    let seconds = timeIntervalSince1970.rounded(.down)
    guard abs(seconds) < 1e12 else { return formatted(.iso8601) }
    let (days, time) = Int(seconds).dividedRoundingDown(by: Self.secondsPerDay)
    let date = CivilDate(daysSince1970: days)
    guard Self.usualYears.contains(date.year) else { return formatted(.iso8601) }
    return String(unsafeUninitializedCapacity: 20) { text in
      var end = 0
      func write(_ number: Int, digits: Int, then separator: Unicode.Scalar) {
        var rest = number
        for index in (end..<end + digits).reversed() {
          text[index] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
        text[end + digits] = UInt8(ascii: separator)
        end += digits + 1
      }
      write(date.year, digits: 4, then: "-")
      write(date.month, digits: 2, then: "-")
      write(date.day, digits: 2, then: "T")
      write(time / 3600, digits: 2, then: ":")
      write(time / 60 % 60, digits: 2, then: ":")
      write(time % 60, digits: 2, then: "Z")
      return end
    }
  }

  /// From exactly `2022-10-03T07:59:01Z`, perhaps with a fraction before the `Z`; `nil` for any other form.
  private init?(utc text: String) {
    var text = text
    let date: Date? = text.withUTF8 { bytes in
      guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z") else { return nil }
      guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
        bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
        bytes[16] == UInt8(ascii: ":")
      else { return nil }
      func number(_ range: Range<Int>) -> Int? {
        var value = 0
        for byte in bytes[range] {
          guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
          value = 10 * value + Int(byte - UInt8(ascii: "0"))
        }
        return value
      }
      guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
        let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
        Self.usualYears.contains(year), hour < 24, minute < 60, second < 60,
        let days = CivilDate(year: year, month: month, day: day).daysSince1970
      else { return nil }
      var seconds = Double(days * Self.secondsPerDay + hour * 3600 + minute * 60 + second)
      if bytes.count > 20 {
        let digits = bytes.count - 21
        guard bytes[19] == UInt8(ascii: "."), (1...9).contains(digits),
          let fraction = number(20..<20 + digits)
        else { return nil }
        seconds += Double(fraction) / pow(10, Double(digits))
      }
      return Date(timeIntervalSince1970: seconds)
    }
    guard let date else { return nil }
    self = date
  }
}

/// A day of the Gregorian calendar.
///
/// Years are counted from March, so that the leap day is the last (Howard Hinnant, chrono-Compatible Low-Level Date
/// Algorithms).
private struct CivilDate: Equatable {
  var year: Int
  var month: Int
  var day: Int

  private static let daysPerEra = 146_097
  /// From 1 March of the year 0 to 1 January 1970.
  private static let epoch = 719_468

  init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  init(daysSince1970 days: Int) {
    let (era, dayOfEra) = (days + Self.epoch).dividedRoundingDown(by: Self.daysPerEra)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / (Self.daysPerEra - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// `nil` if there is no such day.
  var daysSince1970: Int? {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).dividedRoundingDown(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * Self.daysPerEra + dayOfEra - Self.epoch
    return CivilDate(daysSince1970: days) == self ? days : nil
  }
}

extension Int {
  fileprivate func dividedRoundingDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
