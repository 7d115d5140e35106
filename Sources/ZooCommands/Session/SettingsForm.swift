import ZooKit

/// Both units on one screen; nothing is kept until it is saved.
public struct SettingsForm: Equatable, Sendable {
  private let saved: [Quantity: MeasurementUnit]
  /// What has been typed in this form; nothing else is kept, so that a default that nobody chose
  /// is not pinned down, and one that somebody did choose is.
  private var chosen: [Quantity: MeasurementUnit] = [:]

  /// The quantities in the order they are shown.
  public static let quantities: [Quantity] = [.height, .weight]

  /// Begins with what holds now.
  init(_ preferences: Preferences) {
    let units = Self.quantities.compactMap { quantity in
      let key: PreferenceKey = quantity == .weight ? .weight : .height
      return MeasurementUnit(preferences.setting(of: key).value.text ?? "", of: quantity)
    }
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
    default: break
    }
    for quantity in Self.quantities {
      guard let unit = MeasurementUnit(word, of: quantity) else { continue }
      chosen[quantity] = unit
      return .again(problem: nil)
    }
    return .again(problem: .notAUnit(answer))
  }

  private var values: [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: chosen.map { ($0.key.rawValue, .string($0.value.symbol)) })
  }

  /// Whether leaving now would lose a choice.
  public var isChanged: Bool { !chosen.isEmpty }

  /// The unit chosen so far, else the one that holds.
  public func unit(of quantity: Quantity) -> MeasurementUnit? {
    chosen[quantity] ?? saved[quantity]
  }
}
