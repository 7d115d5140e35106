import Console
import Foundation
import ZooKit

/// A list of specimens: a heading, then a numbered row each with thumbnail, name and the facts
/// that tell most; or, as a grid, the names alone side by side.
struct ListView {
  let exhibit: Exhibit
  let width: Int
  let now: Date
  var isGrid = false
  /// The number of the first row.
  var firstNumber = 1
  /// Pictures by specimen; empty where the emoji stand for them.
  var thumbnails: [Specimen.ID: Thumbnail] = [:]

  /// Below this many columns a row takes two lines.
  private static let narrow = 60

  func lines(_ listing: Listing) -> [StyledLine] {
    let rows = thumbnails.isEmpty ? (isGrid ? grid(listing) : list(listing)) : pictured(listing)
    return heading(listing).wrapped(to: max(width, 8)) + [""] + rows
  }

  /// What the list is, how many it holds and where they come from.
  private func heading(_ listing: Listing) -> StyledLine {
    let count = listing.specimens.count
    let parts = [
      listing.search.map { "“\($0.printable.truncated(to: 24))”" },
      listing.total.map { $0 == count ? "\(count)" : "\(count) of \($0)" } ?? "\(count)",
      listing.page.flatMap { listing.total == count ? nil : "page \($0)" },
      Wording.source(of: listing, now: now),
    ]
    let rest = parts.compactMap { $0 }.map { " · " + $0 }.joined()
    return [Span(exhibit.title, .heading), Span(rest, .quiet)]
  }

  // MARK: - Rows

  private func list(_ listing: Listing) -> [StyledLine] {
    let longest = listing.specimens.map(\.name.printable.displayWidth).max() ?? 0
    return listing.specimens.enumerated().flatMap { index, specimen in
      row(lead(index, of: listing, specimen), specimen, of: listing, longest: longest)
    }
  }

  private func row(
    _ lead: StyledLine, _ specimen: Specimen, of listing: Listing, longest: Int
  ) -> [StyledLine] {
    let room = max(width - lead.displayWidth, 8)
    let name = specimen.name.printable
    let keys = listing.search == nil ? exhibit.columns : exhibit.searchColumns
    let about = keys.compactMap { specimen.listedWords($0) }.joined(separator: " · ").printable
    if width < Self.narrow || about.isEmpty {
      let indent: StyledLine = [Span(String(repeating: " ", count: lead.displayWidth))]
      return [lead + [Span(name.truncated(to: room), .name)]]
        + (about.isEmpty ? [] : indent.hanging(StyledLine(about, .quiet), width: width))
    }
    let column = min(longest, room / 2)
    let cell = StyledLine(name.truncated(to: column), .name).padded(to: column + 2)
    return (lead + cell).hanging(StyledLine(about, .quiet), width: width)
  }

  /// The number and the thumbnail.
  private func lead(_ index: Int, of listing: Listing, _ specimen: Specimen) -> StyledLine {
    number(index, of: listing) + [Span(specimen.emoji.printable.padded(to: 2)), Span("  ")]
  }

  private func number(_ index: Int, of listing: Listing) -> StyledLine {
    let last = firstNumber + listing.specimens.count - 1
    let number = String(firstNumber + index)
    let space = String(repeating: " ", count: String(last).count - number.count)
    return [Span("  " + space), Span(number, .key), Span("  ")]
  }

  // MARK: - With pictures

  /// Rows as high as their pictures; as a grid, several side by side.
  private func pictured(_ listing: Listing) -> [StyledLine] {
    let gap = 2
    let cell = isGrid ? min(max((width - gap) / max(1, width / 40), 24), width) : width
    return listing.specimens.enumerated()
      .map { block($0, of: listing, $1, width: cell) }
      .sideBySide(cell: cell, gap: gap, width: width, spacing: 1)
  }

  /// Number, picture, and beside it the name and what tells most; a picture's failure in its place.
  private func block(
    _ index: Int, of listing: Listing, _ specimen: Specimen, width: Int
  ) -> [StyledLine] {
    let number = number(index, of: listing)
    let lead = number.displayWidth
    let room = max(width - lead - ThumbnailSize.columns - 2, 8)
    let keys = isGrid ? [] : listing.search == nil ? exhibit.columns : exhibit.searchColumns
    let about = keys.compactMap { specimen.listedWords($0) }.joined(separator: " · ").printable
    var words = specimen.name.printable.wrapped(to: room).map { StyledLine($0, .name) }
    words += about.isEmpty ? [] : about.wrapped(to: room).map { StyledLine($0, .quiet) }
    var picture: [StyledLine] = [[Span(specimen.emoji.printable)]]
    var height = words.count
    if let thumbnail = thumbnails[specimen.id] {
      // As high whatever becomes of the picture, so that it can be painted in when it comes.
      height = max(ThumbnailSize.rows, words.count + 1)
      switch thumbnail {
      case .awaited, .absent: break
      case .cells(let cells): picture = cells.rows.map { [Span($0)] }
      case .problem(let sentence):
        words += sentence.shortened(to: height - words.count, width: room)
          .map { StyledLine($0, .problem) }
      }
    }
    let empty = StyledLine()
    return (0..<height).map { line -> StyledLine in
      let label = line == 0 ? number : empty
      let left = line < picture.count ? picture[line] : empty
      let right = line < words.count ? words[line] : empty
      return label.padded(to: lead) + left.padded(to: ThumbnailSize.columns + 2) + right
    }
  }

  // MARK: - Grid

  private func grid(_ listing: Listing) -> [StyledLine] {
    let cells = listing.specimens.enumerated().map { index, specimen in
      let lead = lead(index, of: listing, specimen)
      let room = max(width - lead.displayWidth, 8)
      return lead + [Span(specimen.name.printable.truncated(to: room), .name)]
    }
    let cell = cells.map(\.displayWidth).max() ?? 0
    return cells.map { [$0] }.sideBySide(cell: cell, gap: 1, width: width)
  }
}

extension String {
  /// The text in so many lines, broken between words; what has no room is cut.
  fileprivate func shortened(to count: Int, width: Int) -> [String] {
    let lines = printable.wrapped(to: width)
    guard lines.count > count else { return lines }
    let rest = lines[(count - 1)...].joined(separator: " ")
    return lines.prefix(count - 1) + [rest.truncated(to: width)]
  }
}

extension Specimen {
  /// A fact in words, the parts of a list told apart.
  func listedWords(_ key: String) -> String? {
    if case .list(let items)? = fact(key)?.value { return Wording.enumeration(items) }
    return words(key)
  }
}
