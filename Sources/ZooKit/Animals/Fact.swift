import Foundation

/// One fact about an animal.
package struct Fact: Sendable, Equatable {
  /// A typed value; its case decides how the fact is displayed and written as JSON.
  package enum Value: Sendable, Equatable {
    case text(String)
    case list([String])
    /// A weight or height, shown in the user's unit.
    case measure(Measure)
    /// A point in time, shown relative to now.
    case date(Date)
    /// An event, such as `born`, and its day as midnight UTC.
    case event(String, Date)
    case flag(Bool)
    /// Web addresses.
    case links([String])
    case scores([BreedScore])
  }

  /// The key in JSON output: `habitat`.
  package var key: String
  package var value: Value

  package init(key: String, value: Value) {
    self.key = key
    self.value = value
  }

  package static func text(_ key: String, _ text: String?) -> Fact? {
    text.map { Fact(key: key, value: .text($0)) }
  }

  /// A list fact; `nil` for an empty list.
  package static func list(_ key: String, _ items: [String]) -> Fact? {
    items.isEmpty ? nil : Fact(key: key, value: .list(items))
  }

  /// A measure, with its kind as key; `nil` without one.
  package static func measure(_ measure: Measure?) -> Fact? {
    measure.map { Fact(key: $0.kind.rawValue, value: .measure($0)) }
  }

  package static func date(_ key: String, _ date: Date?) -> Fact? {
    date.map { Fact(key: key, value: .date($0)) }
  }

  /// An event and its day; `nil` unless both are known.
  package static func event(_ what: String?, on day: Date?) -> Fact? {
    guard let what, let day else { return nil }
    return Fact(key: "event", value: .event(what, day))
  }

  package static func flag(_ key: String, _ flag: Bool?) -> Fact? {
    flag.map { Fact(key: key, value: .flag($0)) }
  }

  /// Web addresses, each once; texts that are none are left out. `nil` if none is left.
  package static func links(_ key: String, _ addresses: [String?]) -> Fact? {
    var links: [String] = []
    for address in addresses.compactMap({ $0 })
    where WebAddress(address) != nil && !links.contains(address) {
      links.append(address)
    }
    return links.isEmpty ? nil : Fact(key: key, value: .links(links))
  }

  /// Scores; `nil` without any.
  package static func scores(_ scores: [BreedScore]) -> Fact? {
    scores.isEmpty ? nil : Fact(key: "scores", value: .scores(scores))
  }

  /// The texts of a list, or a text alone; empty for values that aren't text.
  package var items: [String] {
    switch value {
    case .text(let text): [text]
    case .list(let items): items
    case .measure, .date, .event, .flag, .links, .scores: []
    }
  }

  /// The text that searches look through; empty for values that aren't text.
  package var searchableText: String {
    items.joined(separator: " ")
  }
}
