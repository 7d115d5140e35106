import Console
import Foundation
import ZooKit

/// A list of specimens: a heading, then a numbered row each with thumbnail, name and the fact that
/// tells most.
struct ListView {
  let exhibit: Exhibit
  let width: Int
  let now: Date

  /// Below this many columns a row takes two lines.
  private static let narrow = 60

  func lines(_ listing: Listing) -> [StyledLine] {
    let rows = listing.specimens.enumerated().map { row($0 + 1, of: listing, $1) }
    return [heading(listing), ""] + rows.flatMap { $0 }
  }

  /// What the list is, how many it holds and where they come from.
  func heading(_ listing: Listing) -> StyledLine {
    let parts = [
      listing.page.map { "page \($0)" }, String(listing.specimens.count),
      Wording.source(of: listing, now: now),
    ]
    let rest = parts.compactMap { $0 }.map { " · " + $0 }.joined()
    let title = exhibit.title
    return [
      Span(title, .heading),
      Span(rest.truncated(to: max(width - title.displayWidth, 0)), .quiet),
    ]
  }

  private func row(_ number: Int, of listing: Listing, _ specimen: Specimen) -> [StyledLine] {
    let digits = String(listing.specimens.count).count
    let label = String(repeating: " ", count: digits - String(number).count) + String(number)
    let lead: StyledLine = [
      Span("  "), Span(label, .key), Span("  "), Span(specimen.emoji), Span("  "),
    ]
    let room = max(width - lead.displayWidth, 8)
    let about = exhibit.columns.compactMap { specimen.fact($0)?.searchableText.printable }
      .joined(separator: " · ")
    let name = specimen.name.printable
    if width < Self.narrow {
      let indent = Span(String(repeating: " ", count: lead.displayWidth))
      let first = lead + [Span(name.truncated(to: room), .name)]
      return about.isEmpty
        ? [first] : [first, [indent, Span(about.truncated(to: room), .quiet)]]
    }
    let longest = listing.specimens.map(\.name.printable.displayWidth).max() ?? 0
    let column = min(longest, room / 2)
    let cell = StyledLine(name.truncated(to: column), .name).padded(to: column)
    let rest = about.truncated(to: room - column - 2)
    return [lead + cell + [Span("  "), Span(rest, .quiet)]]
  }
}
