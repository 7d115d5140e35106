import ZooKit

/// Both units on one screen; nothing is kept until it is saved.
package struct SettingsForm: Equatable, Sendable {
  private let saved: [Quantity: MeasurementUnit]
  /// What has been typed in this form; nothing else is kept, so that a default that nobody chose
  /// is not pinned down, and one that somebody did choose is. `nil` is each source's own.
  private var chosen: [Quantity: MeasurementUnit?] = [:]

  /// The quantities in the order they are shown.
  package static let quantities: [Quantity] = [.height, .weight]

  /// What a key may act on, from the top.
  package enum Field: Sendable, CaseIterable {
    case height
    case weight
    case save
    case back

    /// The quantity whose unit is chosen there.
    package var quantity: Quantity? {
      switch self {
      case .height: .height
      case .weight: .weight
      case .save, .back: nil
      }
    }
  }

  /// A key that acts on the form.
  package enum Step: Sendable {
    case up
    case down
    case left
    case right
    case enter
  }

  /// What the next key acts on.
  package private(set) var field = Field.height
  /// The animal that shows what the units look like; `nil` for one that everybody knows.
  package let example: Animal?

  /// Begins with what holds now.
  init(_ preferences: Preferences, example: Animal? = nil) {
    self.example = example
    let units = Self.quantities.compactMap(preferences.unit)
    saved = Dictionary(uniqueKeysWithValues: units.map { ($0.quantity, $0) })
  }

  /// What an answer leads to.
  enum Outcome: Equatable {
    /// The form again, perhaps with the reason why the answer made no sense.
    case again(problem: Session.Problem?)
    /// These preferences are to be saved.
    case save([String: JSONValue])
    /// Back without saving.
    case back
  }

  /// Takes an answer: a unit is chosen at once, since no two share a name.
  mutating func accept(_ answer: String) -> Outcome {
    let word = answer.lowercased().singleSpaced
    switch word {
    case "save", "s": return .save(values)
    case "back", "b", "q", "quit": return .back
    case "": return .again(problem: nil)
    case "own":
      for quantity in Self.quantities { chosen.updateValue(nil, forKey: quantity) }
      return .again(problem: nil)
    default: break
    }
    for quantity in Self.quantities {
      guard let unit = MeasurementUnit(word, of: quantity) else { continue }
      chosen[quantity] = unit
      return .again(problem: nil)
    }
    return .again(problem: .notAUnit(answer))
  }

  /// Takes a key: up and down go from field to field, left and right choose, Enter goes on, and at the
  /// end does what the field says.
  mutating func take(_ step: Step) -> Outcome {
    switch (step, field) {
    case (.up, _): go(by: -1)
    case (.down, _), (.enter, .height), (.enter, .weight): go(by: 1)
    case (.left, _): choose(by: -1)
    case (.right, _): choose(by: 1)
    case (.enter, .save): return .save(values)
    case (.enter, .back): return .back
    }
    return .again(problem: nil)
  }

  private mutating func go(by steps: Int) {
    let all = Field.allCases
    let place = (all.firstIndex(of: field) ?? 0) + steps
    field = all[min(max(place, 0), all.count - 1)]
  }

  /// The unit before or behind the chosen one; at the buttons, the other one.
  private mutating func choose(by steps: Int) {
    guard let quantity = field.quantity else {
      field = field == .save ? .back : .save
      return
    }
    let units = MeasurementUnit.choices(for: quantity).map(Optional.some) + [nil]
    let place = units.firstIndex(of: unit(of: quantity)) ?? 0
    chosen.updateValue(units[(place + steps + units.count) % units.count], forKey: quantity)
  }

  /// What is to be saved: `null` for what is not to be chosen any more.
  private var values: [String: JSONValue] {
    let values = chosen.map { quantity, unit in
      (quantity.rawValue, unit.map { JSONValue.string($0.symbol) } ?? .null)
    }
    return Dictionary(uniqueKeysWithValues: values)
  }

  /// Whether leaving now would lose a choice.
  package var isChanged: Bool { chosen.contains { saved[$0.key] != $0.value } }

  /// The unit chosen so far, else the one that holds; `nil` where each source has its own.
  package func unit(of quantity: Quantity) -> MeasurementUnit? {
    if let choice = chosen[quantity] { choice } else { saved[quantity] }
  }
}
