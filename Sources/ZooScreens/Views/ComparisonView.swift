import Console
import ZooKit
import ZooWording

/// Several animals on one scale: drawn side by side where they can be, else as bars for weight, height and
/// length; with their sizes in the user's units.
struct ComparisonView {
  let animals: [Animal]
  let preferences: Preferences
  let window: LayoutContext

  private var width: Cells { window.columns }

  private static let widest: Cells = 100

  var lines: [StyledLine] {
    let title = StyledLine(Wording.besideEachOther, .heading)
    let known = Measure.Kind.allCases.filter { !sizes($0).isEmpty }
    guard !known.isEmpty else {
      let names = animals.map { animal -> StyledLine in
        let emoji = window.isSpoken ? "" : window.emoji(animal).padded(to: 3)
        return [Span("  "), Span(emoji), Span(animal.englishAndListedName, .name)]
      }
      return [title, ""] + names + ["", [Span("  "), Span(Wording.noSizes, .quiet)]]
    }
    // Where others can be compared, a size known of one alone says nothing.
    let comparable = known.filter { sizes($0).count > 1 }
    let shown = comparable.isEmpty ? known : comparable
    // A listener hears each comparison where it belongs; a reader sees them all, and what to remember.
    if window.isSpoken {
      return [title] + shown.flatMap { ["", heading($0)] + rows($0) + sentence($0) }
    }
    if comparable.isEmpty, let table = table(known) {
      let unknown = animals.filter(\.measures.isEmpty).map(\.englishName)
      let remark = StyledLine(Wording.nothingToCompare(unknown: unknown), .quiet)
      return [title, ""] + table + [""] + remark.indented(width: width)
    }
    let remembered = shown.lazy.map { sentence($0) }.first { !$0.isEmpty }
    let end = remembered.map { [""] + $0 } ?? []
    if let (drawn, scaleBar) = drawn(known, above: end) {
      return [scaleBar.spans.isEmpty ? title : title + .space(2) + scaleBar, ""] + drawn + end
    }
    return [title] + shown.flatMap { ["", heading($0)] + rows($0) } + end
  }

  // MARK: - Drawn

  /// The rows that a drawing should have at least.
  private static let minimumDrawnRows: Cells = 8
  /// The title, and the empty lines above and below the drawing.
  private static let otherLines: Cells = 3

  /// The animals on one ground line above a table of their sizes, and their scale; `nil` where one
  /// whose sizes are known can't be drawn, or there is no room above the last lines.
  private func drawn(
    _ kinds: [Measure.Kind], above end: [StyledLine]
  ) -> (lines: [StyledLine], scaleBar: StyledLine)? {
    let figures = animals.compactMap { LineupView.Figure($0, named: $0.englishName) }
    guard let style = window.drawingStyle, let rows = window.rows, let first = animals.first,
      animals.allSatisfy({ $0.measures.isEmpty || LineupView.Figure($0) != nil }),
      let table = table(kinds)
    else { return nil }
    let room = rows - table.cells - end.cells - Self.otherLines
    let view = LineupView(style: style, columns: width - 4)
    guard room >= Self.minimumDrawnRows, let lineup = view.lineup(figures, rows: room) else {
      return nil
    }
    let units = preferences.units(of: .height, suiting: first)
    return (
      lineup.lines.map { .space(2) + $0 } + [""] + table, lineup.scaleBar(in: units.scaleUnits)
    )
  }

  /// The sizes as a table: as many kinds side by side as have room, the others below them; what was measured is named
  /// where that leaves room for all. `nil` where not even one has any.
  private func table(_ kinds: [Measure.Kind]) -> [StyledLine]? {
    let room = width - 2 - min(longestName, nameRoom)
    func columns(isNamingDimensions: Bool) -> [[String]] {
      kinds.map {
        [Wording.label(of: $0)] + values($0, isNamingDimensions: isNamingDimensions)
      }
    }
    func fit(_ columns: [[String]]) -> Bool {
      columns.map { Table.gap + ($0.map(\.displayWidth).max() ?? 0) }.total <= room
    }
    let named = columns(isNamingDimensions: true)
    let all = fit(named) ? named : columns(isNamingDimensions: false)
    guard all.allSatisfy({ fit([$0]) }) else { return nil }
    let parts = all.reduce(into: [[[String]]]()) { parts, column in
      if let last = parts.last, fit(last + [column]) {
        parts[parts.count - 1].append(column)
      } else {
        parts.append([column])
      }
    }
    return Array(parts.map { table($0) }.joined(separator: [""]))
  }

  /// A row for each animal, a column for each kind of size.
  private func table(_ columns: [[String]]) -> [StyledLine] {
    let rows = ([""] + animals.map(\.englishAndListedName)).enumerated().map { row, name in
      [StyledLine(name, .name)] + columns.map { StyledLine($0[row], row == 0 ? .quiet : .plain) }
    }
    return Table([nameColumn(least: nameRoom)] + columns.map { _ in .whole }, rows)
      .lines(width: width)
  }

  /// The columns of the longest name in a table, where each animal is called as in the sentence and as it is listed.
  private var longestName: Cells { animals.map(\.englishAndListedName.displayWidth).max() ?? 0 }

  /// Names are wrapped, and cut where the words of one are too long for that.
  private func nameColumn(least: Cells) -> Table.Column {
    let words = animals.flatMap { $0.englishAndListedName.split(separator: " ") }
    return words.contains { $0.displayWidth > least } ? .cut(least: least) : .wrapped(least: least)
  }

  /// How many columns names may take, whatever is beside them.
  private var nameRoom: Cells { max(min(width, Self.widest) / 3, 8) }

  // MARK: - Sizes

  private typealias Sized = (animal: Animal, measure: Measure, size: Double)

  /// The animals whose size of a kind is known, and what it is.
  private func sizes(_ kind: Measure.Kind) -> [Sized] {
    animals.compactMap { animal in
      guard let measure = animal.measure(kind), let size = measure.typicalSize else { return nil }
      return (animal, measure, size)
    }
  }

  /// The largest and the smallest compared; empty unless at least two are known and measured alike.
  private func sentence(_ kind: Measure.Kind) -> [StyledLine] {
    let known = sizes(kind)
    guard known.count > 1, Set(known.map(\.measure.dimension)).count == 1,
      let most = known.max(by: { $0.size < $1.size }),
      let least = known.min(by: { $0.size < $1.size }),
      // Two records of one species have the same name.
      most.animal.englishName.folded != least.animal.englishName.folded
    else { return [] }
    let sentence = Wording.comparison(
      kind, of: most.animal, with: least.animal, ratio: most.size / least.size)
    return StyledLine(sentence).indented(width: width)
  }

  /// The sizes of a kind in words, all in one unit.
  private func values(
    _ kind: Measure.Kind, isNamingDimensions: Bool = true
  ) -> [String] {
    let measures = animals.map { $0.measure(kind) }
    let quantity = measures.lazy.compactMap { $0?.quantity }.first
    var units = quantity.map { preferences.units(of: $0) } ?? .source
    if units == .source { units = unit(of: kind) }
    // The body dimension is named only if it differs.
    let isMixed = isNamingDimensions && Set(measures.compactMap { $0?.dimension }).count > 1
    return measures.map { measure in
      measure.map {
        $0.shown(in: units).text + (isMixed ? Wording.dimensionSuffix($0.dimension) : "")
      }
        ?? Wording.notKnown
    }
  }

  /// The unit of a kind where the user has chosen none: that of the largest animal, in the system of the first.
  private func unit(of kind: Measure.Kind) -> UnitChoice {
    let sizes = sizes(kind)
    guard let measure = sizes.max(by: { $0.size < $1.size })?.measure, let unit = measure.unit,
      let system = animals.unitSystem
    else { return .source }
    if unit.system == system { return .unit(unit) }
    let suiting = sizes.map { $0.measure.shown(in: system.suitingUnits).unit }
    guard
      let suited = measure.shown(in: system.suitingUnits).unit.flatMap(
        MeasurementUnit.init(symbol:))
    else { return .source }
    // In tonnes a condor weighs 0.0080.
    let areAllInTonnes = suiting.allSatisfy { $0 == MeasurementUnit.tonne.symbol }
    return .unit(suited == .tonne && !areAllInTonnes ? .kilogram : suited)
  }

  // MARK: - Bars

  private func heading(_ kind: Measure.Kind) -> StyledLine {
    [Span("  "), Span(Wording.label(of: kind), .quiet)]
  }

  /// Shorter bars say nothing.
  private static let leastBar: Cells = 6

  /// A row for each animal: its name, a bar where there is room for one, and its size.
  private func rows(_ kind: Measure.Kind) -> [StyledLine] {
    let sizes = animals.map { $0.measure(kind)?.typicalSize }
    let largest = sizes.compactMap { $0 }.max() ?? 1
    let values = values(kind)
    let width = min(width, Self.widest)
    let lead: Cells = window.isSpoken ? 0 : 3
    let longest = values.map(\.displayWidth).max() ?? 0
    // Names may take the room that longer bars would.
    let widths = Table.widths(
      [lead + longestName, width, longest], least: [lead + nameRoom, Self.leastBar, longest],
      in: width - 2)
    let isBarred = !window.isSpoken && widths.total + Table.gap * 2 <= width - 2
    let cells = animals.indices.map { index -> [StyledLine] in
      let emoji = window.emoji(animals[index]).padded(to: lead)
      let name: StyledLine = [Span(emoji), Span(animals[index].englishAndListedName, .name)]
      let bar = sizes[index].map { ChartBar.text($0 / largest, width: widths[1]) } ?? ""
      return [name] + (isBarred ? [StyledLine(bar.padded(to: widths[1]), .key)] : [])
        + [StyledLine(values[index])]
    }
    let columns: [Table.Column] =
      isBarred
      ? [nameColumn(least: widths[0]), .whole, .whole]
      : [
        nameColumn(least: lead + nameRoom),
        .wrapped(least: min(longest, width - 2 - Table.gap - lead - nameRoom)),
      ]
    return Table(columns, cells).lines(width: width)
  }
}
