import Console
import ZooKit

/// Both units on one screen; nothing is kept until it is saved.
struct SettingsForm: Equatable, Sendable {
  private let saved: [Quantity: String]
  /// What has been typed in this form; nothing else is kept, so that a default that nobody chose
  /// is not pinned down, and one that somebody did choose is.
  private var chosen: [Quantity: String] = [:]

  /// The quantities in the order they are shown.
  private static let quantities: [Quantity] = [.height, .weight]

  /// Begins with what holds now.
  init(_ preferences: Preferences) {
    saved = [
      .height: preferences[.height].value.text ?? "",
      .weight: preferences[.weight].value.text ?? "",
    ]
  }

  /// What an answer leads to.
  enum Outcome: Equatable {
    /// The form again, perhaps with the reason why the answer made no sense.
    case again(problem: String?)
    /// These preferences are to be saved.
    case save([String: JSONValue])
    /// Back without saving.
    case back
  }

  static let prompt = StyledLine("Unit, 'save' or 'back'?", .name)

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
    let units = Self.quantities.flatMap(MeasurementUnit.choices).map(\.symbol)
    return .again(
      problem: "\(Wording.quoted(answer)) is not a unit. Choose \(units.alternatives).")
  }

  private var values: [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: chosen.map { ($0.key.rawValue, .string($0.value)) })
  }

  /// Whether leaving now would lose a choice.
  var isChanged: Bool { !chosen.isEmpty }

  /// The form: a line a quantity, the chosen unit in brackets, and what that looks like.
  ///
  /// - Parameter problem: why the last answer made no sense.
  func lines(width: Int, problem: String? = nil) -> [StyledLine] {
    let rows = Self.quantities.map { quantity -> StyledLine in
      let label = Span("  \(quantity.rawValue.capitalized.padded(to: 8))", .quiet)
      let choices = MeasurementUnit.choices(for: quantity).map { unit in
        unit.symbol == chosen[quantity] ?? saved[quantity]
          ? Span("[\(unit.symbol)]".padded(to: 6), .name)
          : Span(" \(unit.symbol) ".padded(to: 6), .key)
      }
      return StyledLine([label] + choices)
    }
    let help = "Type a unit to choose it, 'save' to keep both, 'back' to leave them as they were."
    return [[Span("Settings", .heading), Span(isChanged ? " · not saved yet" : "", .quiet)], ""]
      + rows + [""] + example.wrapped(to: width).map { StyledLine($0) }
      + [""] + help.wrapped(to: width).map { StyledLine($0, .quiet) }
      + (problem.map { [""] + $0.printable.wrapped(to: width).map { StyledLine($0, .problem) } }
        ?? [])
  }

  /// An animal in the units chosen: its measures are those of the built-in collection.
  private var example: String {
    let measures = [
      Measure(.height, Measure.Reading(low: "3.3", high: "4.3", unit: .foot)),
      Measure(.weight, Measure.Reading(low: "49", high: "99", unit: .pound)),
    ]
    let words = measures.compactMap { $0 }.map { measure in
      let symbol = chosen[measure.quantity] ?? saved[measure.quantity] ?? ""
      return measure.shown(in: MeasurementUnit(symbol, of: measure.quantity)).text
    }
    return "An emperor penguin, for example: " + words.joined(separator: ", ")
  }
}
