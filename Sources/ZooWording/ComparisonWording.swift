import Arguments
import ZooKit

// Sizes compared in sentences that people would say.

extension Wording {
  /// Two animals compared: "One African bush elephant weighs as much as 25 lions."
  ///
  /// - Parameter ratio: the larger size divided by the smaller.
  package static func comparison(
    _ kind: Measure.Kind, of larger: Animal, with smaller: Animal, ratio: Double
  ) -> String {
    let (most, least) = (larger.nameInSentence, smaller.nameInSentence)
    switch kind {
    case .weight:
      switch Share(ratio) {
      case .equal:
        return "\(most.withArticle) weighs about as much as \(least.withArticle).".capitalizedFirst
      case .many(let count):
        return "One \(most) weighs as much as \(spelled(count)) \(least.plural)."
      case .fraction(let few, let many):
        return "\(spelled(few)) \(most.plural) weigh as much as \(spelled(many)) \(least.plural)."
          .capitalizedFirst
      }
    case .height, .length:
      let unit = kind == .height ? "tall" : "long"
      let degree = ratio < 1.05 ? "about as" : "\(times(ratio)) as"
      return "\(most.withArticle) is \(degree) \(unit) as \(least.withArticle).".capitalizedFirst
    }
  }

  /// An animal compared with a person, such as "It weighs as much as 28 people and is three times as tall as a
  /// person."; `nil` without sizes.
  package static func personSentence(_ animal: Animal) -> String? {
    let weight = animal.measures.first { $0.kind == .weight }
    let isTall = animal.measures.contains { $0.kind == .height }
    let size = animal.measures.first { $0.kind == (isTall ? .height : .length) }
    let clauses = [weight.flatMap(personWeight), size.flatMap(personSize)].compactMap { $0 }
    guard let first = clauses.first else { return nil }
    guard let second = clauses.dropFirst().first else { return "\(first.text).".capitalizedFirst }
    return switch (first.subject, second.subject) {
    case (.it, .it): "\(first.text) and \(second.predicate).".capitalizedFirst
    case (.it, _): "\(first.text), and \(second.text).".capitalizedFirst
    // Several of them are not what the second clause is about.
    default: "\(first.text.capitalizedFirst). \(second.text.capitalizedFirst)."
    }
  }

  /// A part of a sentence about one animal.
  private struct Clause {
    enum Subject: Equatable {
      case it
      /// A part of it, or several of them.
      case other(String)
    }

    var subject: Subject
    var predicate: String

    var text: String {
      switch subject {
      case .it: "it \(predicate)"
      case .other(let subject): "\(subject) \(predicate)"
      }
    }
  }

  private static func several(_ count: Int, of size: PersonRatio) -> Clause.Subject {
    .other("\(spelled(count)) \(size.isOfLargeOne ? "large ones" : "of them")")
  }

  private static func personWeight(_ measure: Measure) -> Clause? {
    guard let size = PersonRatio(of: measure) else { return nil }
    let one: Clause.Subject = size.isOfLargeOne ? .other("a large one") : .it
    return switch Share(max(size.ratio, 1 / size.ratio)) {
    case .equal: Clause(subject: one, predicate: "weighs about as much as a person")
    case .many(let count):
      size.ratio > 1
        ? Clause(subject: one, predicate: "weighs as much as \(spelled(count)) people")
        : Clause(subject: several(count, of: size), predicate: "weigh as much as a person")
    case .fraction(let few, let many):
      size.ratio > 1
        ? Clause(
          subject: several(few, of: size), predicate: "weigh as much as \(spelled(many)) people")
        : Clause(
          subject: several(many, of: size), predicate: "weigh as much as \(spelled(few)) people")
    }
  }

  /// Its height or length beside a person's height.
  private static func personSize(_ measure: Measure) -> Clause? {
    guard let size = PersonRatio(of: measure) else { return nil }
    let ratio = size.ratio
    let whose = size.isOfLargeOne ? "a large one's" : "its"
    let subject: Clause.Subject =
      switch measure.dimension {
      case .shoulder: .other("\(whose) shoulder")
      case .wingspan: .other("\(whose) span")
      case .shell: .other("\(whose) shell")
      case .standing, .headAndBody, .total, .across, nil:
        size.isOfLargeOne ? .other("a large one") : .it
      }
    if measure.dimension?.isHeight == true,
      let part = bodyParts.first(where: { ratio >= $0.from && ratio < 0.95 })
    {
      return Clause(subject: subject, predicate: "reaches \(part.name)")
    }
    let unit =
      switch measure.kind {
      case .height: measure.dimension == .shoulder ? "high" : "tall"
      case .length, .weight: measure.dimension == .across ? "wide" : "long"
      }
    let target = unit == "tall" ? "a person" : "a person is tall"
    let degree: String
    switch ratio {
    case 1.1...: degree = times(ratio)
    case 0.95..<1.1: degree = "about"
    case 0.8..<0.95: degree = "not quite"
    case 0.71..<0.8: degree = "about three quarters"
    case 0.58..<0.71: degree = "about two thirds"
    default:
      let count = Share.rounded(1 / ratio)
      // Lengths are easily added up, so two or three would be seen to be wrong.
      if measure.dimension?.hasEnds == true, abs(1 / ratio / Double(count) - 1) <= 0.1 {
        return Clause(
          subject: several(count, of: size), predicate: "end to end are as \(unit) as \(target)")
      }
      let it = if case .other(let name) = subject { name } else { "it" }
      return Clause(
        subject: .other("a person"),
        predicate: "is \(times(1 / ratio)) as tall" + (unit == "tall" ? "" : " as \(it) is \(unit)")
      )
    }
    return Clause(subject: subject, predicate: "is \(degree) as \(unit) as \(target)")
  }

  /// Up to where something reaches on a person, by the share of the whole height, from halfway to the part below
  /// (Drillis and Contini 1966).
  private static let bodyParts: [(from: Double, name: String)] = [
    (0.87, "a person's nose"), (0.77, "a person's shoulder"), (0.66, "a person's chest"),
    (0.57, "a person's waist"), (0.46, "a person's hip"), (0.335, "the middle of a person's thigh"),
    (0.22, "a person's knee"), (0.17, "just below a person's knee"),
    (0.1, "the middle of a person's shin"), (0.02, "a person's ankle"),
    (0, "no higher than a person's sole"),
  ]

  // MARK: - Numbers

  /// A ratio of at least 1 as a number of things.
  private enum Share {
    case equal
    /// So many of the smaller for one of the larger.
    case many(Int)
    /// So many of the larger for so many of the smaller: 3 for 4.
    case fraction(Int, Int)

    init(_ ratio: Double) {
      switch ratio {
      // Nearer to one than to four for five.
      case ..<1.12: self = .equal
      case 1.8...: self = .many(Self.rounded(ratio))
      default:
        let fractions = [(4, 5), (3, 4), (2, 3), (3, 5)]
        let (few, many) =
          fractions.min { Self.error($0, ratio) < Self.error($1, ratio) } ?? (2, 3)
        self = .fraction(few, many)
      }
    }

    private static func error(_ fraction: (Int, Int), _ ratio: Double) -> Double {
      abs(Double(fraction.1) / Double(fraction.0) - ratio)
    }

    /// Rounded to two significant digits: usual sizes are not known better.
    static func rounded(_ ratio: Double) -> Int {
      let number = Int(min(ratio, 1e12).rounded())
      var unit = 1
      while number / unit >= 100 { unit *= 10 }
      return (number + unit / 2) / unit * unit
    }
  }

  /// A number in a sentence: `three`, `28`, `12,000`.
  static func spelled(_ number: Int) -> String {
    if (1...9).contains(number) { return AnimalCount.words[number - 1] }
    let digits = String(number)
    guard digits.count > 4 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A ratio of one and more: `twice`, `3.2 times`, `46 times`.
  private static func times(_ ratio: Double) -> String {
    guard ratio < 10 else { return "\(spelled(Share.rounded(ratio))) times" }
    let tenths = Int((ratio * 10).rounded())
    guard tenths % 10 == 0 else { return "\(tenths / 10).\(tenths % 10) times" }
    return tenths == 20 ? "twice" : "\(spelled(tenths / 10)) times"
  }
}
