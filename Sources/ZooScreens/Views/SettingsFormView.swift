import Console
import ZooCommands
import ZooKit
import ZooWording

/// The form for units: a row per quantity with the choice in brackets, then an example.
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
    ] + SettingsForm.quantities.flatMap { row($0, form) } + (isLive ? [buttons(form)] : []) + [""]
      + example(form).wrapped(to: width).map { StyledLine($0) }
      + [""]
      + Wording.settingsHelp(isLive: isLive).wrapped(to: width).map { StyledLine($0, .quiet) }
      + (reason.isEmpty ? [] : [""] + reason.map { StyledLine($0, .problem) })
  }

  private func row(_ quantity: Quantity, _ form: SettingsForm) -> [StyledLine] {
    let label = Span(quantity.rawValue.capitalized.padded(to: 8), .quiet)
    let choices = UnitChoice.choices(for: quantity).map { choice in
      span(for: choice, of: quantity, in: form)
    }
    let lead: StyledLine = lead(form.field.quantity == quantity) + [label]
    let row = lead + StyledLine(choices)
    return row.displayWidth <= width
      ? [row] : lead.hanging(StyledLine(choices), width: width)
  }

  private func span(
    for choice: UnitChoice, of quantity: Quantity, in form: SettingsForm
  ) -> Span {
    let isChosen = choice == form.units(of: quantity)
    // Units stand under each other.
    let column = if case .unit = choice { 6 } else { 0 }
    let sourceUnit = (measures(form) + penguin).first { $0.quantity == quantity }?.unit?.symbol
    let words =
      if choice == .source, width >= 80, let sourceUnit { Wording.unitOfSource(sourceUnit) } else {
        choice.word
      }
    return isChosen
      ? Span("[\(words)] ".padded(to: column), .name) : Span(" \(words)  ".padded(to: column), .key)
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

  /// An example in the chosen units: the animal shown last, else the penguin.
  private func example(_ form: SettingsForm) -> String {
    let words = measures(form).map {
      $0.shown(in: form.units(of: $0.quantity)).text + Wording.dimensionSuffix($0.dimension)
    }
    return Wording.example(form.example?.name.printable, words)
  }

  private func measures(_ form: SettingsForm) -> [Measure] { form.example?.measures ?? penguin }

  /// The measures of an emperor penguin, as in the built-in collection.
  private var penguin: [Measure] {
    [
      Measure(.height, Measure.Reading(low: "3.3", high: "4.0", unit: .foot)),
      Measure(.weight, Measure.Reading(low: "49", high: "99", unit: .pound)),
    ].compactMap { $0 }
  }
}
