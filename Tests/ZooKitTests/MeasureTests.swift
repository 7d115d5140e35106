import Foundation
import Testing

@testable import ZooKit

@Suite("Measures")
struct MeasureTests {
  private static func weight(_ low: String?, _ high: String?) throws -> Measure {
    try #require(Measure(.weight, Measure.RawRange(low: low, high: high, unit: .pound)))
  }

  @Test(
    "a converted size is rounded as people say it, by its larger end",
    arguments: [
      ("260", "495", .pound, .kilogram, "118 – 225 kg"),
      ("165", "660", .pound, .kilogram, "75 – 299 kg"),
      ("50", "145", .pound, .kilogram, "23 – 66 kg"),
      ("1540", "4250", .pound, .kilogram, "699 – 1930 kg"),
      ("20", "23", .pound, .kilogram, "9.1 – 10.4 kg"),
      ("15", "155", .pound, .kilogram, "6.8 – 70 kg"),
      ("20", "20", .pound, .kilogram, "9.1 kg"),
      ("6", "12", .pound, .kilogram, "2.7 – 5.4 kg"),
      ("22", "23", .pound, .kilogram, "10.0 – 10.4 kg"),
      ("0.004", "0.004", .pound, .kilogram, "0.0018 kg"),
      ("0.003", "0.008", .pound, .kilogram, "0.0014 – 0.0036 kg"),
      ("7700", "13200", .pound, .kilogram, "3490 – 5990 kg"),
      ("150000", "330000", .pound, .kilogram, "68000 – 150000 kg"),
      ("2", "40", .pound, .kilogram, "0.91 – 18.1 kg"),
      ("0.05", "0.2", .pound, .kilogram, "0.023 – 0.091 kg"),
      ("1000", "1003", .pound, .kilogram, "454 – 455 kg"),
      ("90", "100", .pound, .kilogram, "41 – 45 kg"),
      ("3", "7", .pound, .kilogram, "1.4 – 3.2 kg"),
      ("1.5", "4", .pound, .kilogram, "0.68 – 1.81 kg"),
      ("0", "11", .pound, .kilogram, "0 – 5.0 kg"),
      ("2200", "2204", .pound, .kilogram, "998 – 1000 kg"),
      ("260", "495", .pound, .stone, "19 – 35 st"),
      ("165", "660", .pound, .stone, "12 – 47 st"),
      ("50", "145", .pound, .stone, "3.6 – 10.4 st"),
      ("1540", "4250", .pound, .stone, "110 – 304 st"),
      ("20", "23", .pound, .stone, "1.43 – 1.64 st"),
      ("15", "155", .pound, .stone, "1.1 – 11.1 st"),
      ("20", "20", .pound, .stone, "1.43 st"),
      ("6", "12", .pound, .stone, "0.43 – 0.86 st"),
      ("22", "23", .pound, .stone, "1.57 – 1.64 st"),
      ("0.004", "0.004", .pound, .stone, "0.00029 st"),
      ("0.003", "0.008", .pound, .stone, "0.00021 – 0.00057 st"),
      ("7700", "13200", .pound, .stone, "550 – 943 st"),
      ("150000", "330000", .pound, .stone, "10700 – 23600 st"),
      ("2", "40", .pound, .stone, "0.14 – 2.9 st"),
      ("0.05", "0.2", .pound, .stone, "0.0036 – 0.014 st"),
      ("1000", "1003", .pound, .stone, "71 – 72 st"),
      ("90", "100", .pound, .stone, "6.4 – 7.1 st"),
      ("3", "7", .pound, .stone, "0.21 – 0.50 st"),
      ("1.5", "4", .pound, .stone, "0.11 – 0.29 st"),
      ("0", "11", .pound, .stone, "0 – 0.79 st"),
      ("2200", "2204", .pound, .stone, "157.1 – 157.4 st"),
      ("14", "18", .foot, .metre, "4.3 – 5.5 m"),
      ("2.0", "3.9", .foot, .metre, "0.61 – 1.19 m"),
      ("0.07", "0.10", .foot, .metre, "0.021 – 0.030 m"),
      ("70", "90", .foot, .metre, "21 – 27 m"),
      ("5.2", "6.8", .foot, .metre, "1.6 – 2.1 m"),
      ("0.3", "0.3", .foot, .metre, "0.091 m"),
      ("1", "30", .foot, .metre, "0.30 – 9.1 m"),
      ("6.5", "6.6", .foot, .metre, "1.98 – 2.01 m"),
      ("14", "18", .foot, .centimetre, "427 – 549 cm"),
      ("2.0", "3.9", .foot, .centimetre, "61 – 119 cm"),
      ("0.07", "0.10", .foot, .centimetre, "2.1 – 3.0 cm"),
      ("70", "90", .foot, .centimetre, "2130 – 2740 cm"),
      ("5.2", "6.8", .foot, .centimetre, "158 – 207 cm"),
      ("0.3", "0.3", .foot, .centimetre, "9.1 cm"),
      ("1", "30", .foot, .centimetre, "30 – 914 cm"),
      ("6.5", "6.6", .foot, .centimetre, "198 – 201 cm"),
      ("-1", "-1", .pound, .kilogram, "-1"),
      (
        "-999999999999999999", "0.000000000000000001", .pound, .kilogram,
        "-999999999999999999 – 0.000000000000000001"
      ),
      ("1e3", "1e3", .pound, .kilogram, "454 kg"),
      ("400000", "400000", .pound, .kilogram, "181000 kg"),
    ] as [(String, String, MeasurementUnit, MeasurementUnit, String)])
  func converted(
    low: String, high: String, from: MeasurementUnit, to: MeasurementUnit, text: String
  ) throws {
    let measure = try #require(
      Measure(from.quantity, Measure.RawRange(low: low, high: high, unit: from)))
    #expect(measure.shown(in: .unit(to)).plainText == text)
  }

  @Test(
    "a tiny number has what suits it behind, and a large one commas",
    arguments: [
      (.weight, "0.003", "0.008", .pound, .source, "0.003 – 0.008 lb (1.4 – 3.6 g)"),
      (.weight, "0.003", "0.008", .pound, .unit(.pound), "0.003 – 0.008 lb (1.4 – 3.6 g)"),
      (.weight, "0.003", "0.008", .pound, .metric, "1.4 – 3.6 g"),
      (.height, "0.07", "0.10", .foot, .source, "0.07 – 0.10 ft (0.84 – 1.20 in)"),
      (.height, "0.07", "0.10", .foot, .unit(.metre), "0.021 – 0.030 m (21 – 30 mm)"),
      (.weight, "0.15", "0.15", .pound, .source, "0.15 lb"),
      (.weight, "0", "0", .pound, .source, "0 lb"),
      (.weight, "150000", "330000", .pound, .source, "150,000 – 330,000 lb"),
      (.weight, "9999", "10000", .pound, .source, "9999 – 10,000 lb"),
      (.weight, "12000.5", "1234567", .pound, .source, "12,000.5 – 1,234,567 lb"),
    ] as [(Quantity, String, String, MeasurementUnit, UnitChoice, String)])
  func odd(
    _ quantity: Quantity, _ low: String, _ high: String, _ unit: MeasurementUnit,
    _ choice: UnitChoice, text: String
  ) throws {
    let measure = try #require(
      Measure(quantity, Measure.RawRange(low: low, high: high, unit: unit)))
    #expect(measure.shown(in: choice).text == text)
    #expect(!measure.shown(in: choice).plainText.contains(where: { "(,".contains($0) }))
  }

  @Test("the exact numbers are not rounded")
  func exact() throws {
    let lion = try Self.weight("260", "495").shown(in: .unit(.kilogram))
    #expect(lion.exact?.low == 117.9340162 && lion.exact?.high == 224.52822315)
    let own = try Self.weight("1.90", "2").shown(in: .source)
    #expect(own.exact?.low == 1.9 && own.exact?.high == 2)
    #expect(try Self.weight("up", "18").shown(in: .source).exact?.low == nil)
    #expect(try Self.weight("varies", "9").shown(in: .source).exact == nil)
  }

  @Test(
    "in the source's own unit its text stays",
    arguments: [
      ("1.90", "2.00", "1.90 – 2.00 lb"), ("0.81", "0.75", "0.75 – 0.81 lb"), ("5", "5.0", "5 lb"),
      ("12000.0", "41000.0", "12,000 – 41,000 lb"), ("99.0", "100.0", "99.0 – 100 lb"),
      ("100.50", "1e2", "1e2 – 100.50 lb"), ("5", nil, "5 lb"), (nil, "7", "7 lb"),
      ("varies", "9", "varies – 9"), ("1,200", "1,300", "1,200 – 1,300"),
      ("NaN", "8", "up to 8 lb"),
    ] as [(String?, String?, String)])
  func asGiven(low: String?, high: String?, text: String) throws {
    for units in [UnitChoice.source, .unit(.pound)] {
      #expect(try Self.weight(low, high).shown(in: units).text == text)
    }
  }

  @Test(
    "metric and imperial units suit the size, by its upper end",
    arguments: [
      ("0.0006", "0.0017", "0.27 – 0.77 g", "0.010 – 0.027 oz"),
      ("0.75", "0.81", "340 – 367 g", "12.0 – 13.0 oz"),
      ("1.5", "4", "0.68 – 1.81 kg", "1.5 – 4 lb"),
      ("260", "495", "118 – 225 kg", "260 – 495 lb"),
      ("5000", "13000", "2270 – 5900 kg", "5000 – 13,000 lb"),
      ("12000", "41000", "5.4 – 18.6 t", "12,000 – 41,000 lb"),
    ])
  func suited(low: String, high: String, metric: String, imperial: String) throws {
    #expect(try Self.weight(low, high).shown(in: .metric).text == metric)
    #expect(try Self.weight(low, high).shown(in: .imperial).text == imperial)
  }

  @Test(
    "heights suit their size too",
    arguments: [
      ("14", "18", "4.3 – 5.5 m", "14 – 18 ft"),
      ("0.007", "0.07", "2.1 – 21 mm", "0.084 – 0.84 in"),
      ("0.3", "0.3", "9.1 cm", "3.6 in"), ("2.5", "3.5", "0.76 – 1.07 m", "2.5 – 3.5 ft"),
    ])
  func suitedHeights(low: String, high: String, metric: String, imperial: String) throws {
    let height = try #require(
      Measure(.height, Measure.RawRange(low: low, high: high, unit: .foot)))
    #expect(height.shown(in: .metric).text == metric)
    #expect(height.shown(in: .imperial).text == imperial)
  }

  @Test("what was measured decides between height and length, under the unit of heights")
  func kinds() throws {
    let reading = Measure.RawRange(range: "1 - 2", unit: .metre)
    let kinds = BodyDimension.allCases.map { Measure(.height, reading, measured: $0)?.kind }
    #expect(kinds == [.height, .height, .length, .length, .length, .length, .length])
    #expect(Measure(.height, reading)?.kind == .height)
    var preferences = Preferences()
    preferences.apply(["height": "cm"], from: .user)
    let length = try #require(Measure(.height, reading, measured: .total))
    #expect(length.shown(under: preferences).text == "100 – 200 cm")
    #expect(BodyDimension("Head and Body") == .headAndBody && BodyDimension("tail") == nil)
  }

  @Test("nothing is made of a range without ends")
  func empty() {
    #expect(Measure.RawRange(low: nil, high: "", unit: .foot) == nil)
    #expect(Measure(.height, nil) == nil)
  }

  @Test(
    "a range in one text is read in each form seen",
    arguments: [
      ("7  -  10", "7 – 10 lb"), ("23 – 29", "23 – 29 lb"), ("28", "28 lb"),
      ("up - 18", "up to 18 lb"),
      ("9 - 11.5", "9 – 11.5 lb"), ("NaN - 8", "up to 8 lb"), ("", nil), ("NaN", nil), ("up", nil),
    ] as [(String, String?)])
  func range(text: String, shown: String?) {
    let measure = Measure(.weight, Measure.RawRange(range: text, unit: .pound))
    #expect(measure?.shown(in: .source).text == shown)
  }

  @Test("only the first reading that is a number is converted")
  func secondReading() throws {
    let pounds = Measure.RawRange(range: "6 - 13", unit: .pound)
    let both = try #require(
      Measure(.weight, pounds, Measure.RawRange(range: "3 - 6", unit: .kilogram)))
    #expect(both.shown(in: .source).text == "6 – 13 lb")
    #expect(both.shown(in: .unit(.kilogram)).text == "2.7 – 5.9 kg")
    #expect(both.shown(in: .metric).text == "2.7 – 5.9 kg")
    #expect(both.shown(in: .unit(.stone)).text == "0.43 – 0.93 st")
    let broken = try #require(
      Measure(
        .weight, Measure.RawRange(range: "heavy - 18", unit: .pound),
        Measure.RawRange(range: "3 - 8", unit: .kilogram)))
    #expect(broken.shown(in: .unit(.pound)).text == "6.6 – 17.6 lb")
  }

  /// Recomputes with exact arithmetic: a shown value is at most half a unit of its last place away, with
  /// ties rounded away from zero.
  @Test("a conversion is the exact value, rounded once", arguments: 0..<4)
  func exactness(round: Int) throws {
    var random = Generator(seed: UInt64(round) + 7)
    let sizes: [(MeasurementUnit, Int128)] = [
      (.pound, 45_359_237), (.kilogram, 100_000_000), (.stone, 635_029_318),
    ]
    for _ in 0..<1000 {
      let (from, fromSize) = sizes[Int(random.next() % 3)]
      let (to, toSize) = sizes[Int(random.next() % 3)]
      guard from != to else { continue }
      let scale = Int(random.next() % 8)
      let mantissa = Int128(random.next() % 10_000_000_000)
      let text = Self.plain(mantissa, scale: scale)
      let measure = try #require(
        Measure(.weight, Measure.RawRange(low: text, high: text, unit: from)))
      let shown = measure.shown(in: .unit(to)).high
      let (digits, places) = try #require(Self.parse(shown), "\(shown) is not a plain number")
      // exact = mantissa * fromSize / (10^scale * toSize); shown = digits / 10^places
      let exactTop = mantissa * fromSize * Self.power(places)
      let exactBottom = Self.power(scale) * toSize
      let unitsAway = 2 * (digits * exactBottom - exactTop)
      // The last place may be that of tens or thousands.
      let whole = String(exactTop / exactBottom)
      let last = places > 0 ? 1 : Self.power(whole.count - 3)
      let coarser = places > 0 ? 1 : Self.power(whole.count - 2)
      let slack = exactBottom * (digits % coarser == 0 ? coarser : last)
      #expect(
        unitsAway <= slack && unitsAway > -slack, "\(text) \(from.symbol) as \(shown) \(to.symbol)")
      let significant = shown.filter(\.isNumber).drop { $0 == "0" }
      #expect(places == 0 || significant.count <= 3, "\(shown)")
      #expect(mantissa == 0 || digits > 0)
    }
  }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<max(exponent, 0)).reduce(1) { product, _ in product * 10 }
  }

  private static func plain(_ mantissa: Int128, scale: Int) -> String {
    let digits = String(mantissa)
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    return scale == 0 ? padded : "\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }

  private static func parse(_ text: String) -> (digits: Int128, places: Int)? {
    let parts = text.split(separator: ".")
    guard parts.count <= 2, let digits = Int128(parts.joined()) else { return nil }
    return (digits, parts.count == 2 ? parts[1].count : 0)
  }

  /// SplitMix64, so that every run tries the same values.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test("a unit answers to its usual names in any case")
  func names() {
    for word in ["kg", "KG", "Kilogram", "kilograms"] {
      #expect(UnitChoice(word, of: .weight) == .unit(.kilogram))
    }
    #expect(UnitChoice("centimeters", of: .height) == .unit(.centimetre))
    #expect(UnitChoice("kg", of: .height) == nil)
    #expect(UnitChoice("in", of: .height) == nil && UnitChoice("Metric", of: .height) == .metric)
  }

  @Test(
    "what is no plain decimal number is not taken for one",
    arguments: ["", "-", ".", "1.2.3", "1e", "e5", "1e99", "NaN", "0x1", "1 2", "٣"])
  func noNumbers(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test("a number of 400 digits is refused, not computed with")
  func endless() {
    #expect(DecimalNumber(String(repeating: "9", count: 400)) == nil)
    #expect(DecimalNumber("0." + String(repeating: "0", count: 400)) == nil)
    #expect(DecimalNumber("1.50") == DecimalNumber("1.5"))
  }
}
