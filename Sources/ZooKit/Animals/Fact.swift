import Foundation

/// One thing known of an animal.
package struct Fact: Sendable, Equatable {
  /// What kind of thing it is; it decides how the fact is shown and written as JSON.
  package enum Value: Sendable, Equatable {
    /// Words.
    case text(String)
    /// Several words of equal weight, such as tags.
    case list([String])
    /// A weight or height, shown in the user's unit.
    case measure(Measure)
    /// A moment, shown relative to now.
    case date(Date)
    /// What happened on a day, such as `born`, shown with its date; the first moment of that day in
    /// UTC.
    case event(String, Date)
    /// Yes or no.
    case flag(Bool)
  }

  /// The key in JSON output: `habitat`.
  package var key: String
  /// What a detail calls it: `Habitat`.
  package var label: String
  /// The value.
  package var value: Value

  /// Makes a fact.
  package init(key: String, label: String, value: Value) {
    self.key = key
    self.label = label
    self.value = value
  }

  /// A fact in words; `nil` when there are none.
  package static func text(_ key: String, _ label: String, _ text: String?) -> Fact? {
    text.map { Fact(key: key, label: label, value: .text($0)) }
  }

  /// A list; `nil` when it is empty.
  package static func list(_ key: String, _ label: String, _ items: [String]) -> Fact? {
    items.isEmpty ? nil : Fact(key: key, label: label, value: .list(items))
  }

  /// A measure; its key and label are the name of what it says. `nil` when there is none.
  package static func measure(_ measure: Measure?) -> Fact? {
    measure.map {
      Fact(key: $0.kind.rawValue, label: $0.kind.rawValue.capitalized, value: .measure($0))
    }
  }

  /// A moment; `nil` when it is not known.
  package static func date(_ key: String, _ label: String, _ date: Date?) -> Fact? {
    date.map { Fact(key: key, label: label, value: .date($0)) }
  }

  /// What happened on a day; `nil` when either is not known.
  package static func event(_ what: String?, on day: Date?) -> Fact? {
    guard let what, let day else { return nil }
    let label = what.prefix(1).uppercased() + what.dropFirst()
    return Fact(key: "event", label: label, value: .event(what, day))
  }

  /// Yes or no; `nil` when it is not known.
  package static func flag(_ key: String, _ label: String, _ flag: Bool?) -> Fact? {
    flag.map { Fact(key: key, label: label, value: .flag($0)) }
  }

  /// The words a search looks at, in one text.
  package var searchableText: String {
    switch value {
    case .text(let text): text
    case .list(let items): items.joined(separator: " ")
    case .measure, .date, .event, .flag: ""
    }
  }
}
