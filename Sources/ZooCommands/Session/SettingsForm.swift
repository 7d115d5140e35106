import ZooKit

/// Both units on one screen; nothing is kept until it is saved.
public struct SettingsForm: Equatable, Sendable {
  private let saved: [Quantity: String]
  /// What has been typed in this form; nothing else is kept, so that a default that nobody chose
  /// is not pinned down, and one that somebody did choose is.
  private var chosen: [Quantity: String] = [:]

  /// The quantities in the order they are shown.
  public static let quantities: [Quantity] = [.height, .weight]

  /// Begins with what holds now.
  init(_ preferences: Preferences) {
    saved = [
      .height: preferences.setting(of: .height).value.text ?? "",
      .weight: preferences.setting(of: .weight).value.text ?? "",
    ]
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
  mutating func take(_ answer: String) -> Outcome {
    let word = answer.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch word {
    case "save", "s": return .save(values)
    case "back", "b", "q", "quit": return .back
    case "": return .again(problem: nil)
    default: break
    }
    for quantity in Self.quantities {
      guard let unit = MeasurementUnit(word, of: quantity) else { continue }
      chosen[quantity] = unit.symbol
      return .again(problem: nil)
    }
    return .again(problem: .notAUnit(answer))
  }

  private var values: [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: chosen.map { ($0.key.rawValue, .string($0.value)) })
  }

  /// Whether leaving now would lose a choice.
  public var isChanged: Bool { !chosen.isEmpty }

  /// The unit chosen so far; `nil` where nobody ever chose one.
  public func unit(of quantity: Quantity) -> MeasurementUnit? {
    MeasurementUnit(chosen[quantity] ?? saved[quantity] ?? "", of: quantity)
  }
}
