import Console
import ZooCommands
import ZooKit
import ZooWording

/// The form for preferences: a row for each with its choices, the chosen one in brackets, and where it comes from;
/// below them what the selected one means, and an example in the chosen units.
struct SettingsFormView {
  let window: LayoutContext
  /// Whether it reacts to single keys.
  var isLive = false

  private var width: Cells { min(window.columns, Self.widest) }

  private static let units = [PreferenceKey.height, .weight].map(\.name)
  /// Longer lines are hard to read.
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
      return rows(answered, form).joined()
        + (answered.count == 1 ? meaning(of: answered[0], form) : [])
        + (isUnit ? example(form) : [])
        + problem
    }
    let keys =
      isLive
      ? [KeyHelp.line(Wording.settingsKeyLine(of: form), width: width)]
      : Wording.settingsHelp.wrapped(to: width).map { StyledLine($0, .quiet) }
    // A problem takes the place of what is said about the setting.
    let about = problem.isEmpty ? (isLive ? meaning(form) : []) + example(form) : problem
    let rows = rows(SettingsItem.all, form)
    let count = rows.joined().count
    let below = (isLive ? [button(form)] : []) + about + keys
    let room = (isLive ? window.rows : nil).map { $0 - 1 - below.cells } ?? .unlimited
    // Empty lines are the first to go.
    let gap: [StyledLine] = Cells(count) + 2 <= room ? [[]] : []
    let heading: StyledLine = [
      Span(Wording.settings, .heading),
      Span(form.isChanged ? " · \(Wording.notSaved)" : "", .quiet),
      Span(Cells(count) > room ? " · \(Wording.arrowsShowAll)" : "", .quiet),
    ]
    return ([heading] + gap + visible(rows, form, room: max(room, 1)) + gap + below)
      .map { $0.truncated(to: width) }
  }

  // MARK: - Rows

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

  /// The least that is left of the names, and of the choices beside them.
  private static let leastWidths: [Cells] = [6, 8]

  /// The lines of each item: its name, and its choices, whole for the selected one.
  private func rows(_ items: [SettingsItem], _ form: SettingsForm) -> [[StyledLine]] {
    if window.isSpoken { return items.map { spoken($0, form).wrapped(to: width) } }
    let digits = "\(SettingsItem.all.count)".displayWidth + 2
    let names = SettingsItem.all.enumerated().map { index, item -> StyledLine in
      let number = "\(index + 1)"
      return StyledLine([mark(isLive && item == form.selected)])
        .padded(to: digits - number.displayWidth)
        + [Span(number, .key), Span("  "), Span(item.name, .quiet)]
    }
    let longest = names.map(\.displayWidth).max() ?? 0
    let widths = Table.widths([longest, width], least: Self.leastWidths, in: width)
    return zip(SettingsItem.all, names).filter { items.contains($0.0) }.map { item, name in
      let choices = choices(item, form)
      let isWhole = !isLive || item == form.selected || choices.displayWidth <= widths[1]
      // An address is never broken.
      let cell =
        isWhole
        ? Table.Column.wrapped(least: 0).lines(of: choices, widths[1])
        : [StyledLine(value(item, form), .name).truncated(to: widths[1])]
      return [name.truncated(to: widths[0])].beside(cell, at: widths[0] + Table.gap)
    }
  }

  /// Brackets around the chosen one mean nothing when they are read aloud.
  private func spoken(_ item: SettingsItem, _ form: SettingsForm) -> StyledLine {
    let others = item.key.words.filter { $0 != item.value(in: form.chosen) }
    return StyledLine(
      Wording.spokenSetting(item.name, value(item, form), origin(item, form), others: others))
  }

  /// Where a value comes from; nothing for a unit that is the source's own, whose value says so.
  private func origin(_ item: SettingsItem, _ form: SettingsForm) -> String {
    let origin = form.origin(of: item)
    if origin == .default, sourceUnit(item, form) != nil { return "" }
    return origin.map(Wording.origin) ?? Wording.notSaved
  }

  /// The choices, the chosen one in brackets, and where it comes from.
  private func choices(_ item: SettingsItem, _ form: SettingsForm) -> StyledLine {
    let (chosen, origin) = (item.value(in: form.chosen), origin(item, form))
    let words = item.key.words.isEmpty ? [chosen] : item.key.words
    let spans =
      words.map { word in
        word == chosen ? Span("[\(value(item, form))]", .name) : Span(word, .key)
      } + (origin.isEmpty ? [] : [Span("(\(origin))", .quiet)])
    return StyledLine(Array(spans.map { [$0] }.joined(separator: [Span(" ")])))
  }

  /// What the source's own unit is, where that is chosen.
  private func sourceUnit(_ item: SettingsItem, _ form: SettingsForm) -> String? {
    guard let quantity = Quantity(rawValue: item.key.name),
      form.chosen.units(of: quantity) == .source
    else { return nil }
    return Wording.sourceUnit(of: quantity)
  }

  private func value(_ item: SettingsItem, _ form: SettingsForm) -> String {
    let value = sourceUnit(item, form) ?? item.value(in: form.chosen)
    return value.isEmpty ? Wording.noAddress : value.printable
  }

  private func button(_ form: SettingsForm) -> StyledLine {
    let isHere = form.selected == nil
    return [
      mark(isHere), Span("  "),
      Span(isHere ? "[\(Wording.save)]" : " \(Wording.save) ", isHere ? .name : .key),
    ]
  }

  private func mark(_ isSelected: Bool) -> Span { Span(isSelected ? "❯" : " ", .key) }

  // MARK: - What it means

  /// What the selected setting means; an empty line at Save, so that nothing moves.
  private func meaning(_ form: SettingsForm) -> [StyledLine] {
    form.selected.map { meaning(of: $0, form) } ?? [[]]
  }

  private func meaning(of item: SettingsItem, _ form: SettingsForm) -> [StyledLine] {
    Wording.meaning(of: item, override: form.override(of: item)).wrapped(to: width).map {
      StyledLine($0)
    }
  }

  /// An example in the chosen units: an animal shown of which both are known, else the penguin. An empty line where another
  /// setting is selected.
  private func example(_ form: SettingsForm) -> [StyledLine] {
    if isLive, let selected = form.selected, !Self.units.contains(selected.key.name) { return [[]] }
    let words = measures(form).map {
      $0.shown(in: form.chosen.units(of: $0.quantity)).text + Wording.dimensionSuffix($0.dimension)
    }
    return Wording.example(form.example?.name.printable, words).wrapped(to: width)
      .map { StyledLine($0) }
  }

  private func measures(_ form: SettingsForm) -> [Measure] { form.example?.measures ?? penguin }

  /// The measures of an emperor penguin, as in the built-in collection.
  private var penguin: [Measure] {
    [
      Measure(.height, Measure.RawRange(low: "3.3", high: "4.0", unit: .foot)),
      Measure(.weight, Measure.RawRange(low: "49", high: "99", unit: .pound)),
    ].compactMap { $0 }
  }
}
