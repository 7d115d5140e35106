import Console
import ZooKit

/// Several specimens on one scale: a bar each for what is known of their weight and height, in the
/// user's units.
struct ComparisonView {
  let preferences: Preferences
  let width: Int

  private static let widest = 100

  func lines(_ specimens: [Specimen]) -> [StyledLine] {
    let title = StyledLine("Beside each other", .heading)
    let quantities = specimens.flatMap { $0.measures.map(\.quantity) }
    let shown = Quantity.allCases.filter(quantities.contains)
    guard !shown.isEmpty else {
      return [title, "", StyledLine("Nothing is known of their sizes.", .quiet)]
    }
    return [title] + shown.flatMap { ["", heading($0)] + rows($0, of: specimens) }
  }

  private func heading(_ quantity: Quantity) -> StyledLine {
    [Span("  "), Span(quantity.rawValue.capitalized, .quiet)]
  }

  private func rows(_ quantity: Quantity, of specimens: [Specimen]) -> [StyledLine] {
    let measures = specimens.map { specimen in
      specimen.measures.first { $0.quantity == quantity }
    }
    let ratios = measures.map { $0.flatMap { Comparison($0)?.ratio } }
    let largest = ratios.compactMap { $0 }.max() ?? 1
    let values = measures.map { $0?.shown(in: preferences.unit(of: quantity)).text ?? "not known" }
    let width = min(width, Self.widest)
    let wished = specimens.map(\.name.printable.displayWidth).max() ?? 0
    let longest = values.map(\.displayWidth).max() ?? 0
    let beside = width - longest - 9
    // Without room for bars the names have it.
    let isBarred = beside - min(wished, width / 3) >= Bar.shortest
    let names = min(wished, max(isBarred ? width / 3 : beside, 8))
    let room = beside - names
    return specimens.indices.map { index in
      let specimen = specimens[index]
      let name = specimen.name.printable.truncated(to: names).padded(to: names)
      let lead: StyledLine = [
        Span("  "), Span(specimen.emoji.printable.padded(to: 2)), Span(" "), Span(name, .name),
        Span("  "),
      ]
      guard isBarred else { return lead + [Span(values[index], .quiet)] }
      let bar = ratios[index].map { Bar.text($0 / largest, width: room) } ?? ""
      return lead + [Span(bar.padded(to: room), .key), Span("  "), Span(values[index])]
    }
  }
}
