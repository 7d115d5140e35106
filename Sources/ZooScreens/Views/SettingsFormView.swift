import Console
import ZooCommands
import ZooKit

/// The form of the units: a line a quantity, the chosen unit in brackets, and what that looks like.
struct SettingsFormView {
  let width: Int

  /// The lines of the form.
  ///
  /// - Parameter problem: why the last answer made no sense.
  func lines(_ form: SettingsForm, problem: Session.Problem? = nil) -> [StyledLine] {
    let rows = SettingsForm.quantities.map { quantity -> StyledLine in
      let label = Span("  \(quantity.rawValue.capitalized.padded(to: 8))", .quiet)
      let choices = MeasurementUnit.choices(for: quantity).map { unit in
        unit == form.unit(of: quantity)
          ? Span("[\(unit.symbol)]".padded(to: 6), .name)
          : Span(" \(unit.symbol) ".padded(to: 6), .key)
      }
      return StyledLine([label] + choices)
    }
    let help = "Type a unit to choose it, 'save' to keep both, 'back' to leave them as they were."
    let reason = problem.map { Wording.sentence($0).printable.wrapped(to: width) } ?? []
    return [
      [Span("Settings", .heading), Span(form.isChanged ? " · not saved yet" : "", .quiet)], "",
    ] + rows + [""] + example(form).wrapped(to: width).map { StyledLine($0) }
      + [""] + help.wrapped(to: width).map { StyledLine($0, .quiet) }
      + (reason.isEmpty ? [] : [""] + reason.map { StyledLine($0, .problem) })
  }

  /// An animal in the units chosen: its measures are those of the built-in collection.
  private func example(_ form: SettingsForm) -> String {
    let measures = [
      Measure(.height, Measure.Reading(low: "3.3", high: "4.0", unit: .foot)),
      Measure(.weight, Measure.Reading(low: "49", high: "99", unit: .pound)),
    ]
    let words = measures.compactMap { $0 }.map { $0.shown(in: form.unit(of: $0.quantity)).text }
    return "An emperor penguin, for example: " + words.joined(separator: ", ")
  }
}
