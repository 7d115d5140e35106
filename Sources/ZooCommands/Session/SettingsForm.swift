import ZooKit

/// The form for both units; nothing is saved before `save`.
package struct SettingsForm: Equatable, Sendable {
  private let saved: [Quantity: UnitChoice]
  /// Only what was chosen in this form, so that saving pins no default that nobody chose.
  private var chosen: [Quantity: UnitChoice] = [:]

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
    saved = Dictionary(
      uniqueKeysWithValues: Self.quantities.map { ($0, preferences.units(of: $0)) })
  }

  /// What to do after an answer.
  enum Outcome: Equatable {
    /// Show the form again, with the reason if the answer was invalid.
    case again(problem: Session.Problem?)
    case save([String: JSONValue])
    /// Go back without saving.
    case back
  }

  /// Takes an answer; units are chosen at once.
  mutating func accept(_ answer: String) -> Outcome {
    let word = answer.lowercased().singleSpaced
    switch word {
    case "save", "s": return .save(values)
    case "back", "b", "q", "quit": return .back
    case "": return .again(problem: nil)
    default: break
    }
    // No two units share a name; what suits both is chosen for both.
    let choices = Self.quantities.compactMap { quantity in
      UnitChoice(word, of: quantity).map { (quantity, $0) }
    }
    for (quantity, choice) in choices { chosen[quantity] = choice }
    if !choices.isEmpty { return .again(problem: nil) }
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

  /// Makes the previous or next choice, or selects the other button.
  private mutating func choose(by steps: Int) {
    guard let quantity = field.quantity else {
      field = field == .save ? .back : .save
      return
    }
    let choices = UnitChoice.choices(for: quantity)
    let place = choices.firstIndex(of: units(of: quantity)) ?? 0
    chosen[quantity] = choices[(place + steps + choices.count) % choices.count]
  }

  /// The preferences to save.
  private var values: [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: chosen.map { ($0.rawValue, .string($1.word)) })
  }

  /// Whether leaving now would lose a choice.
  package var isChanged: Bool { chosen.contains { saved[$0.key] != $0.value } }

  /// The units chosen so far, else the saved ones.
  package func units(of quantity: Quantity) -> UnitChoice {
    chosen[quantity] ?? saved[quantity] ?? .source
  }
}
