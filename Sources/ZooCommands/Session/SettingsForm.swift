import ZooKit

/// The form for both units; nothing is saved before `save`.
package struct SettingsForm: Equatable, Sendable {
  private let saved: [Quantity: MeasurementUnit]
  /// Only the units chosen in this form, so that saving pins no default that nobody chose; `nil` shows values
  /// as the source gives them.
  private var chosen: [Quantity: MeasurementUnit?] = [:]

  /// The quantities in the order they are shown.
  package static let quantities: [Quantity] = [.height, .weight]

  /// What the arrow keys select, from the top.
  package enum Field: Sendable, CaseIterable {
    case height
    case weight
    case save
    case back

    /// The quantity whose unit this field chooses; `nil` for the buttons.
    package var quantity: Quantity? {
      switch self {
      case .height: .height
      case .weight: .weight
      case .save, .back: nil
      }
    }
  }

  package enum FormKey: Sendable {
    case up
    case down
    case left
    case right
    case enter
  }

  package private(set) var field = Field.height
  /// The animal that previews the units; `nil` for a well-known default.
  package let example: Animal?

  init(_ preferences: Preferences, example: Animal? = nil) {
    self.example = example
    let units = Self.quantities.compactMap(preferences.unit)
    saved = Dictionary(uniqueKeysWithValues: units.map { ($0.quantity, $0) })
  }

  /// What to do after an answer.
  enum Outcome: Equatable {
    /// Show the form again, with the reason if the answer was invalid.
    case again(problem: Session.Problem?)
    case save([String: JSONValue])
    /// Go back without saving.
    case back
  }

  /// Takes an answer; a unit is chosen at once, since no two share a name.
  mutating func accept(_ answer: String) -> Outcome {
    let word = answer.lowercased().singleSpaced
    switch word {
    case "save", "s": return .save(values)
    case "back", "b", "q", "quit": return .back
    case "": return .again(problem: nil)
    case "source", "own":
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

  /// Handles a key: up and down select a field, left and right choose, Enter goes to the next field or
  /// presses the button.
  mutating func press(_ key: FormKey) -> Outcome {
    switch (key, field) {
    case (.up, _): moveSelection(by: -1)
    case (.down, _), (.enter, .height), (.enter, .weight): moveSelection(by: 1)
    case (.left, _): choose(by: -1)
    case (.right, _): choose(by: 1)
    case (.enter, .save): return .save(values)
    case (.enter, .back): return .back
    }
    return .again(problem: nil)
  }

  private mutating func moveSelection(by steps: Int) {
    let all = Field.allCases
    let place = (all.firstIndex(of: field) ?? 0) + steps
    field = all[min(max(place, 0), all.count - 1)]
  }

  /// Chooses the previous or next unit, or the other button.
  private mutating func choose(by steps: Int) {
    guard let quantity = field.quantity else {
      field = field == .save ? .back : .save
      return
    }
    let units = MeasurementUnit.choices(for: quantity).map(Optional.some) + [nil]
    let place = units.firstIndex(of: unit(of: quantity)) ?? 0
    chosen.updateValue(units[(place + steps + units.count) % units.count], forKey: quantity)
  }

  /// The preferences to save; `null` resets one to its default.
  private var values: [String: JSONValue] {
    let values = chosen.map { quantity, unit in
      (quantity.rawValue, unit.map { JSONValue.string($0.symbol) } ?? .null)
    }
    return Dictionary(uniqueKeysWithValues: values)
  }

  /// Whether leaving now would lose a choice.
  package var isChanged: Bool { chosen.contains { saved[$0.key] != $0.value } }

  /// The unit chosen so far, else the saved one; `nil` shows values as the source gives them.
  package func unit(of quantity: Quantity) -> MeasurementUnit? {
    if let choice = chosen[quantity] { choice } else { saved[quantity] }
  }
}
