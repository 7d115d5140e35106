import Console
import Foundation
import ZooKit

/// One specimen and all that is known of it.
struct DetailView {
  let preferences: Preferences
  let width: Int
  let now: Date

  /// Text is not laid out wider than this: longer lines are hard to read.
  private static let widest = 100

  func lines(_ specimen: Specimen) -> [StyledLine] {
    let width = min(width, Self.widest)
    let title = title(of: specimen, width: width - 6).enumerated().map { index, part in
      [Span(index == 0 ? "  \(specimen.emoji.printable)  " : "      ")] + part
    }
    let rows = specimen.facts.map { ($0.label, text(of: $0.value), String?.none) }
    let pictures = specimen.pictures.prefix(1).map { ("Picture", $0.address, $0.link) }
    let all = rows + pictures
    let column = (all.map(\.0.displayWidth).max() ?? 0) + 2
    let scale = ScaleView(width: width, column: column).lines(specimen)
    return title + [""]
      + all.flatMap { label, value, link in
        row(label, value, link: link, column: column, width: width)
      } + (scale.isEmpty ? [] : [""] + scale)
  }

  /// The name, and the Latin name in brackets.
  private func title(of specimen: Specimen, width: Int) -> [StyledLine] {
    var rest = specimen.name.printable.count { $0 != " " }
    return specimen.fullName.printable.wrapped(to: width).map { part in
      let named = part.prefix { character in
        if character != " " { rest -= 1 }
        return rest >= 0
      }
      return [Span(String(named), .name), Span(String(part.dropFirst(named.count)), .latin)]
    }
  }

  /// A fact's value in words; measures in the units chosen.
  private func text(of value: Fact.Value) -> String {
    switch value {
    case .text(let text): text
    case .list(let items): Wording.enumeration(items)
    case .measure(let measure):
      measure.shown(under: preferences).text + Wording.suffix(measure.dimension)
    case .date(let date): Wording.moment(date, now: now)
    case .event(_, let day): Wording.day(day)
    case .flag(let flag): flag ? "yes" : "no"
    }
  }

  private func row(
    _ label: String, _ value: String, link: String?, column: Int, width: Int
  ) -> [StyledLine] {
    let isNarrow = width - column < 14
    let lead: StyledLine =
      isNarrow ? "    " : [Span("  "), Span(label.padded(to: column), .quiet)]
    // An address is worth more whole than neat: a broken one can neither be clicked nor copied.
    let isAddress = value.hasPrefix("https://") || value.hasPrefix("http://")
    let text = StyledLine([Span(value, link: link)])
    let rows = isAddress ? [lead + text] : lead.hanging(text, width: width)
    return isNarrow ? [[Span("  "), Span(label, .quiet)]] + rows : rows
  }
}

extension Picture {
  /// What a terminal may open for it: web addresses and nothing else.
  var link: String? { WebAddress(address) == nil ? nil : address }
}
