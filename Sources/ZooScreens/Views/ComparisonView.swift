import Console
import ZooKit
import ZooWording

/// Several animals on one scale: drawn side by side where they can be, else as bars for weight, height and
/// length; with their sizes in the user's units.
struct ComparisonView {
  let animals: [Animal]
  let preferences: Preferences
  let window: Window

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
      return [title]
        + shown.flatMap { ["", heading($0)] + rows($0) + sentence($0) }
    }
    if comparable.isEmpty, let table = table(kinds: known) {
      let unknown = animals.filter(\.measures.isEmpty).map(\.englishName)
      let remark = StyledLine(Wording.nothingToCompare(unknown: unknown), .quiet).indented(
        width: width)
      return [title, ""] + table + [""] + remark
    }
    let others = known.filter { !shown.contains($0) }
    let remembered = shown.lazy.map { sentence($0) }.first { !$0.isEmpty }
    let end = remembered.map { [""] + $0 } ?? []
    if let (drawn, scaleBar) = drawn(kinds: shown + others, above: end) {
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
    kinds: [Measure.Kind], above end: [StyledLine]
  ) -> (lines: [StyledLine], scaleBar: StyledLine)? {
    let figures = animals.compactMap { LineupView.Figure($0, named: $0.englishName) }
    guard let style = window.drawingStyle, let rows = window.rows, let first = animals.first,
      animals.allSatisfy({ $0.measures.isEmpty || LineupView.Figure($0) != nil }),
      let table = table(kinds: kinds)
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
  private func table(kinds: [Measure.Kind]) -> [StyledLine]? {
    func columns(isNamingDimensions: Bool) -> [[String]] {
      kinds.map { kind in
        [Wording.label(of: kind)]
          + values(kind, isNamingDimensions: isNamingDimensions)
      }
    }
    let longest = animals.map(\.englishName.displayWidth).max() ?? 0
    let room = width - 2 - min(longest, Self.nameRoom(in: width))
    let named = columns(isNamingDimensions: true)
    let all = Self.width(of: named) <= room ? named : columns(isNamingDimensions: false)
    let parts = all.indices.reversed().lazy.map { all.split(by: $0 + 1) }
      .first { $0.allSatisfy { Self.width(of: $0) <= room } }
    guard let parts else { return nil }
    let lines = Array(parts.map { table($0) }.joined(separator: [""]))
    return lines + listedNames(missingIn: lines)
  }

  /// How wide columns are behind another.
  private static func width(of columns: [[String]]) -> Cells {
    columns.map { ($0.map(\.displayWidth).max() ?? 0) + Table.gap }.total
  }

  /// Below a table without room for the names by which animals are listed, what these are: whoever chose Chercán looks for
  /// it.
  private func listedNames(missingIn table: [StyledLine]) -> [StyledLine] {
    let text = table.flatMap(\.spans).map(\.text).joined(separator: " ")
    let missing = animals.filter { animal in
      let (english, listed) = (animal.englishName, animal.name.printable)
      return english != listed && !text.contains(listed)
    }
    if missing.isEmpty { return [] }
    let sentences = missing.map(Wording.listedName).joined(separator: " ")
    return [""] + StyledLine(sentences, .quiet).indented(width: width)
  }

  /// A row for each animal, a column for each kind of size.
  private func table(_ columns: [[String]]) -> [StyledLine] {
    let least = Self.nameRoom(in: width)
    let called = [""] + names(room: max(width - 2 - Self.width(of: columns), least))
    let rows = called.indices.map { row in
      [StyledLine(called[row], .name)]
        + columns.map { StyledLine($0[row], row == 0 ? .quiet : .plain) }
    }
    return Table([.cut(least: least)] + columns.map { _ in .whole }, rows).lines(width: width)
  }

  /// What the animals are called in a table: in English, as in the sentence, each with its listed name where there is
  /// room for both; only as they are listed where two have one English name.
  private func names(room: Cells) -> [String] {
    let both = animals.map(\.englishAndListedName)
    if window.isSpoken { return both }
    let names = animals.map { $0.englishAndListedName(in: room) }
    return Set(names).count == names.count ? names : animals.map(\.name.printable)
  }

  /// Names may take the room that longer bars would.
  private static let leastBar: Cells = 6

  /// How much of a width names may take, whatever is beside them.
  private static func nameRoom(in width: Cells) -> Cells { max(width / 3, 8) }

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

  private func rows(_ kind: Measure.Kind) -> [StyledLine] {
    let sizes = animals.map { $0.measure(kind)?.typicalSize }
    let largest = sizes.compactMap { $0 }.max() ?? 1
    let values = values(kind)
    let width = min(width, Self.widest)
    let lead: Cells = window.isSpoken ? 0 : 3
    let wished = names(room: .unlimited).map(\.displayWidth).max() ?? 0
    let longest = values.map(\.displayWidth).max() ?? 0
    let widths = Table.widths(
      [lead + wished, width, longest],
      least: [lead + Self.nameRoom(in: width), Self.leastBar, longest], in: width - 2)
    // Without room for bars, the names get it.
    let isBarred = !window.isSpoken && widths.total + Table.gap * 2 <= width - 2
    let called = names(room: (isBarred ? widths[0] : width) - lead)
    let cells = animals.indices.map { index -> [StyledLine] in
      let name: StyledLine = [
        Span(window.emoji(animals[index]).padded(to: lead)), Span(called[index], .name),
      ]
      let bar = sizes[index].map { Bar.text($0 / largest, width: widths[1]) } ?? ""
      let value = StyledLine(values[index])
      return isBarred ? [name, StyledLine(bar.padded(to: widths[1]), .key), value] : [name, value]
    }
    let columns: [Table.Column] =
      isBarred
      ? [.cut(least: widths[0]), .whole, .whole] : [.cut(least: 6), .wrapped(least: 10)]
    return Table(columns, cells).lines(width: width)
  }
}

extension Array {
  /// Its elements, so many together.
  fileprivate func split(by count: Int) -> [Self] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
