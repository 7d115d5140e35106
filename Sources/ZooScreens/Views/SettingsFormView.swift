import Console
import ZooCommands
import ZooKit
import ZooWording

/// The form for units: one line per quantity with the chosen unit in brackets, then an example.
struct SettingsFormView {
  let width: Int
  /// Whether it reacts to single keys.
  var isLive = false

  func lines(_ form: SettingsForm, problem: Session.Problem? = nil) -> [StyledLine] {
    let reason = problem.map { Wording.sentence($0).printable.wrapped(to: width) } ?? []
    return [
      [
        Span(Wording.settings, .heading),
        Span(form.isChanged ? " · \(Wording.notSaved)" : "", .quiet),
      ], "",
    ] + SettingsForm.quantities.map { row($0, form) } + (isLive ? [buttons(form)] : []) + [""]
      + example(form).wrapped(to: width).map { StyledLine($0) }
      + [""]
      + Wording.settingsHelp(isLive: isLive).wrapped(to: width).map { StyledLine($0, .quiet) }
      + (reason.isEmpty ? [] : [""] + reason.map { StyledLine($0, .problem) })
  }

  private func row(_ quantity: Quantity, _ form: SettingsForm) -> StyledLine {
    let label = Span(quantity.rawValue.capitalized.padded(to: 8), .quiet)
    let choices = MeasurementUnit.choices(for: quantity).map { unit in
      unit == form.unit(of: quantity)
        ? Span("[\(unit.symbol)]".padded(to: 6), .name)
        : Span(" \(unit.symbol) ".padded(to: 6), .key)
    }
    let row = lead(form.field.quantity == quantity) + StyledLine([label] + choices)
    let names = [Wording.unitOfSource, "source"]
    guard let own = names.first(where: { row.displayWidth + $0.count + 2 <= width }) else {
      return row
    }
    let isChosen = form.unit(of: quantity) == nil
    return row + [isChosen ? Span("[\(own)]", .name) : Span(" \(own) ", .key)]
  }

  private func buttons(_ form: SettingsForm) -> StyledLine {
    let isHere = form.field.quantity == nil
    return lead(isHere) + [
      Span("".padded(to: 8)), button("Save", form.field == .save), Span(" "),
      button("Back", form.field == .back),
    ]
  }

  private func button(_ name: String, _ isHere: Bool) -> Span {
    isHere ? Span("[\(name)]", .name) : Span(" \(name) ", .key)
  }

  /// The mark before the selected line.
  private func lead(_ isHere: Bool) -> StyledLine {
    isLive && isHere ? [Span("❯ ", .key)] : [Span("  ")]
  }

  /// An example in the chosen units: the animal shown last, else an emperor penguin with the measures
  /// of the built-in collection.
  private func example(_ form: SettingsForm) -> String {
    let penguin = [
      Measure(.height, Measure.Reading(low: "3.3", high: "4.0", unit: .foot)),
      Measure(.weight, Measure.Reading(low: "49", high: "99", unit: .pound)),
    ]
    let measures = form.example?.measures ?? penguin.compactMap { $0 }
    let words = measures.map {
      $0.shown(in: form.unit(of: $0.quantity)).text + Wording.dimensionSuffix($0.dimension)
    }
    return Wording.example(form.example?.name.printable, words)
  }
}
