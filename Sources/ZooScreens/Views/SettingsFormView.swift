import Console
import ZooCommands
import ZooKit
import ZooWording

/// The form for preferences: a row for each with its choices, the chosen one in brackets, and where it comes from;
/// below them what the selected one means, and an example in the chosen units.
struct SettingsFormView {
  let window: Window
  /// Whether it reacts to single keys.
  var isLive = false

  private var width: Cells { min(window.columns, Self.widest) }

  private static let units = [PreferenceKey.height, .weight].map(\.name)
  /// In a wider window nobody would see which value an origin belongs to.
  private static let widest: Cells = 100

  func lines(_ form: SettingsForm, problem: Session.Problem? = nil) -> [StyledLine] {
    let reason = problem.map { Wording.sentence($0).printable.wrapped(to: width) } ?? []
    let problem = reason.map { StyledLine($0, .problem) }
    if form.step == .readingKeys {
      return KeyHelp.lines(Wording.settingsKeys(isLive: isLive), width: width)
    }
    // By words, the question says everything.
    if !isLive, form.step == .leaving { return problem }
    // Read line by line, only what an answer was about is said again.
    if !isLive, let answered = form.answered {
      let isUnit = answered.contains { Self.units.contains($0.key.name) }
      return answered.flatMap { row($0, form, isSelected: true) }
        + (answered.count == 1 ? meaning(of: answered[0], form) : [])
        + (isUnit ? example(form) : [])
        + problem
    }
    var about = (isLive ? meaning(form) : []) + example(form)
    let keys =
      isLive
      ? [KeyHelp.line(Wording.settingsKeyLine(of: form), width: width)]
      : Wording.settingsHelp.wrapped(to: width).map { StyledLine($0, .quiet) }
    let all = rows(form)
    let buttons = isLive ? [buttons(form)] : []
    let others = 1 + buttons.count + keys.count + problem.count
    let available = (isLive ? window.rows : nil).map { $0 - Cells(others) } ?? .unlimited
    // Before a problem costs any rows, it takes the place of what is said about the setting.
    if all.joined().cells + about.cells > available { about = about.dropLast(problem.count) }
    let below = about + keys + problem
    let room = available - about.cells
    let heading: StyledLine = [
      Span(Wording.settings, .heading),
      Span(form.choices.isChanged ? " · \(Wording.notSaved)" : "", .quiet),
      Span(all.joined().cells > room ? " · \(Wording.arrowsShowAll)" : "", .quiet),
    ]
    // Empty lines are the first to go.
    let gap: [StyledLine] = all.joined().cells + 2 <= room ? [[]] : []
    return [heading.truncated(to: width)] + gap
      + visible(all, form, room: max(room - gap.cells * 2, 1)) + buttons + gap
      + below
  }

  // MARK: - Rows

  /// The lines of each item.
  private func rows(_ form: SettingsForm) -> [[StyledLine]] {
    SettingsItem.all.map { row($0, form, isSelected: isLive && $0 == form.selected) }
  }

  /// As many lines as there is room for, those of the selected item among them.
  private func visible(
    _ items: [[StyledLine]], _ form: SettingsForm, room: Cells
  ) -> [StyledLine] {
    let all = items.flatMap { $0 }
    guard all.cells > room else { return all }
    let selected = form.selected.flatMap { SettingsItem.all.firstIndex(of: $0) } ?? items.count
    let above = items.prefix(selected).reduce(0) { $0 + $1.count }
    let first = min(Cells(above) - room / 2, all.cells - room)
    return Array(all.dropFirst(first).prefix(room))
  }

  /// The widest name: `api cat-breeds`.
  private static let nameWidth =
    (SettingsItem.all.map(\.name.displayWidth).max() ?? 0) + 2

  /// With less room beside the name, choices stand below it.
  private static let minimumChoiceWidth: Cells = 12

  private func row(
    _ item: SettingsItem, _ form: SettingsForm, isSelected: Bool
  ) -> [StyledLine] {
    let lead: StyledLine =
      lead(isSelected && isLive) + number(of: item) + [
        Span(item.name.padded(to: Self.nameWidth), .quiet)
      ]
    let isSourceUnit = sourceUnit(item, form) != nil && form.choices.origin(of: item) == .default
    let origin =
      isSourceUnit ? "" : form.choices.origin(of: item).map(Wording.origin) ?? Wording.notSaved
    if window.isSpoken {
      // Brackets around the chosen one mean nothing when they are read aloud.
      let chosen = value(item, form)
      let others = item.key.words.filter { $0 != form.choices.value(of: item) }
      return [StyledLine(Wording.spokenSetting(item.name, chosen, origin, others: others))]
    }
    let gap: Cells = origin.isEmpty ? 0 : 2
    let room = width - lead.displayWidth - origin.displayWidth - gap
    let choices = StyledLine(choices(item, form))
    // Without the spaces for brackets they take less room.
    for line in [choices, StyledLine(choices.wrapped(to: .unlimited).flatMap(\.spans))]
    where line.displayWidth <= room {
      return [lead + line.padded(to: room + gap) + [Span(origin, .quiet)]]
    }
    if isSelected {
      return width - lead.displayWidth < Self.minimumChoiceWidth
        ? [lead] + StyledLine("    ").hanging(choices, width: width)
        : lead.hanging(choices, width: width)
    }
    return [
      lead + [Span(value(item, form).truncated(to: max(width - lead.displayWidth, 1)), .name)]
    ]
  }

  private func choices(_ item: SettingsItem, _ form: SettingsForm) -> [Span] {
    let value = form.choices.value(of: item)
    guard !item.key.words.isEmpty else { return [Span("[\(self.value(item, form))]", .name)] }
    return item.key.words.map { word in
      word == value ? Span("[\(self.value(item, form))] ", .name) : Span(" \(word)  ", .key)
    }
  }

  /// What the source's own unit is, where that is chosen.
  private func sourceUnit(_ item: SettingsItem, _ form: SettingsForm) -> String? {
    guard let quantity = Quantity(rawValue: item.key.name),
      form.choices.units(of: quantity) == .source
    else { return nil }
    return Wording.sourceUnit(of: quantity)
  }

  private static let numberWidth = "\(SettingsItem.all.count)".displayWidth

  /// The number by which a row is chosen.
  private func number(of item: SettingsItem) -> StyledLine {
    guard !window.isSpoken, let index = SettingsItem.all.firstIndex(of: item) else { return [] }
    let number = "\(index + 1)"
    let indent = String(repeating: " ", count: (Self.numberWidth - number.displayWidth).count)
    return [Span(indent), Span(number, .key), Span("  ")]
  }

  private func value(_ item: SettingsItem, _ form: SettingsForm) -> String {
    let value = sourceUnit(item, form) ?? form.choices.value(of: item)
    return value.isEmpty ? Wording.noAddress : value.printable
  }

  private func buttons(_ form: SettingsForm) -> StyledLine {
    lead(form.selected == nil) + [
      Span("".padded(to: Self.nameWidth + Self.numberWidth + 2)),
      button(Wording.save, form.field == .save), Span(" "),
      button(Wording.back, form.field == .back),
    ]
  }

  private func button(_ name: String, _ isHere: Bool) -> Span {
    isHere ? Span("[\(name)]", .name) : Span(" \(name) ", .key)
  }

  /// The mark before the selected line.
  private func lead(_ isHere: Bool) -> StyledLine {
    isHere ? [Span("❯ ", .key)] : [Span("  ")]
  }

  // MARK: - What it means

  /// What the selected setting means; an empty line at the buttons, so that nothing moves.
  private func meaning(_ form: SettingsForm) -> [StyledLine] {
    form.selected.map { meaning(of: $0, form) } ?? [[]]
  }

  private func meaning(of item: SettingsItem, _ form: SettingsForm) -> [StyledLine] {
    Wording.meaning(of: item, override: form.choices.override(of: item)).wrapped(to: width).map {
      StyledLine($0)
    }
  }

  /// An example in the chosen units: an animal shown of which both are known, else the penguin, with as many sizes as
  /// fit in a line. An empty line where another setting is selected.
  private func example(_ form: SettingsForm) -> [StyledLine] {
    if isLive, let selected = form.selected, !Self.units.contains(selected.key.name) { return [[]] }
    let words = measures(form).map {
      $0.shown(in: form.choices.units(of: $0.quantity)).text + Wording.dimensionSuffix($0.dimension)
    }
    let lines = (1...max(words.count, 1)).reversed().map {
      Wording.example(form.example?.name.printable, Array(words.prefix($0)))
    }
    let line = lines.first { $0.displayWidth <= width } ?? lines[lines.count - 1]
    return line.wrapped(to: width).map { StyledLine($0) }
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
