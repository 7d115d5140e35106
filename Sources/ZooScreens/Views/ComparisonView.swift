import Console
import ZooKit
import ZooWording

/// Several animals on one scale: bars for weight, height and length, in the user's units.
struct ComparisonView {
  let preferences: Preferences
  let window: Window

  private var width: Int { window.columns }

  private static let widest = 100

  func lines(_ animals: [Animal]) -> [StyledLine] {
    let title = StyledLine(Wording.besideEachOther, .heading)
    let kinds = animals.flatMap { $0.measures.map(\.kind) }
    let shown = Measure.Kind.allCases.filter(kinds.contains)
    guard !shown.isEmpty else {
      return [title, "", StyledLine(Wording.noSizes, .quiet)]
    }
    return [title]
      + shown.flatMap { ["", heading($0)] + rows($0, of: animals) + sentence($0, of: animals) }
  }

  /// The largest and the smallest compared in a sentence, for a screen reader.
  private func sentence(_ kind: Measure.Kind, of animals: [Animal]) -> [StyledLine] {
    let known = animals.compactMap { animal in
      animal.measures.first { $0.kind == kind }.flatMap { PersonRatio($0)?.ratio }
        .map { (name: animal.name.printable, ratio: $0) }
    }
    guard window.isSpoken, known.count > 1, let most = known.max(by: { $0.ratio < $1.ratio }),
      let least = known.min(by: { $0.ratio < $1.ratio }), least.ratio > 0
    else { return [] }
    let sentence = Wording.comparison(
      kind, of: most.name, with: least.name, ratio: most.ratio / least.ratio)
    return StyledLine("  ").hanging(StyledLine(sentence), width: width)
  }

  private func heading(_ kind: Measure.Kind) -> StyledLine {
    [Span("  "), Span(kind.rawValue.capitalized, .quiet)]
  }

  private func rows(_ kind: Measure.Kind, of animals: [Animal]) -> [StyledLine] {
    let measures = animals.map { animal in animal.measures.first { $0.kind == kind } }
    let ratios = measures.map { $0.flatMap { PersonRatio($0)?.ratio } }
    let largest = ratios.compactMap { $0 }.max() ?? 1
    // Without a choice of the user's, all in the first animal's unit.
    let quantity = measures.lazy.compactMap { $0?.quantity }.first
    var units = quantity.map { preferences.units(of: $0) } ?? .source
    if units == .source, let first = measures.lazy.compactMap({ $0?.unit }).first {
      units = .unit(first)
    }
    // The body dimension is named only if it differs.
    let isMixed = Set(measures.compactMap { $0?.dimension }).count > 1
    let values = measures.map { measure in
      measure.map {
        $0.shown(in: units).text + (isMixed ? Wording.dimensionSuffix($0.dimension) : "")
      }
        ?? Wording.notKnown
    }
    let width = min(width, Self.widest)
    let wished = animals.map(\.name.printable.displayWidth).max() ?? 0
    let longest = values.map(\.displayWidth).max() ?? 0
    let beside = width - longest - 9
    // Without room for bars, the names get it.
    let isBarred = !window.isSpoken && beside - min(wished, width / 3) >= Bar.minimumWidth
    let names = min(wished, max(isBarred ? width / 3 : beside, 8))
    let room = beside - names
    return animals.indices.flatMap { index -> [StyledLine] in
      let lead: StyledLine = [
        Span("  "), Span(window.isSpoken ? "" : window.emoji(animals[index]).padded(to: 3)),
      ]
      let name = animals[index].name.printable
      guard beside >= Bar.minimumWidth else {
        let value = StyledLine("     ").hanging(StyledLine(values[index]), width: width)
        return [lead + [Span(name.truncated(to: max(width - 5, 1)), .name)]] + value
      }
      let label = lead + [Span(name.truncated(to: names).padded(to: names + 2), .name)]
      guard isBarred else { return [label + [Span(values[index])]] }
      let bar = ratios[index].map { Bar.text($0 / largest, width: room) } ?? ""
      return [label + [Span(bar.padded(to: room), .key), Span("  "), Span(values[index])]]
    }
  }
}
