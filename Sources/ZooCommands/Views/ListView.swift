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
    let about = keys.compactMap { specimen.commaWords($0) }.joined(separator: " · ").printable
    if width < Self.narrow || about.isEmpty {
      let indent = Span(String(repeating: " ", count: lead.displayWidth))
      let rest = about.isEmpty ? [] : about.wrapped(to: room)
      return [lead + [Span(name.truncated(to: room), .name)]]
        + rest.map { [indent, Span($0, .quiet)] }
    }
    let column = min(longest, room / 2)
    let indent = Span(String(repeating: " ", count: lead.displayWidth + column + 2))
    var rest = about.wrapped(to: room - column - 2)
    let cell = StyledLine(name.truncated(to: column), .name).padded(to: column)
    return [lead + cell + [Span("  "), Span(rest.removeFirst(), .quiet)]]
      + rest.map { [indent, Span($0, .quiet)] }
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
    let columns = max(1, (width + gap) / (cell + gap))
    let blocks = listing.specimens.enumerated().map { index, specimen in
      block(index, of: listing, specimen, width: cell)
    }
    return stride(from: 0, to: blocks.count, by: columns).flatMap { start -> [StyledLine] in
      let row = blocks[start..<min(start + columns, blocks.count)]
      let height = row.map(\.count).max() ?? 0
      let lines = (0..<height).map { line -> StyledLine in
        row.reduce(StyledLine()) { merged, block in
          let part = line < block.count ? block[line] : StyledLine()
          return merged + part.padded(to: cell + gap)
        }
      }
      return start == 0 ? lines : [StyledLine()] + lines
    }
  }

  /// Number, picture, and beside it the name and what tells most; a picture's failure in its place.
  private func block(
    _ index: Int, of listing: Listing, _ specimen: Specimen, width: Int
  ) -> [StyledLine] {
    let number = number(index, of: listing)
    let lead = number.displayWidth
    let room = max(width - lead - ThumbnailSize.columns - 2, 8)
    let keys = isGrid ? [] : listing.search == nil ? exhibit.columns : exhibit.searchColumns
    let about = keys.compactMap { specimen.commaWords($0) }.joined(separator: " · ").printable
    var picture: [StyledLine] = [[Span(specimen.emoji.printable)]]
    var height = 1
    var words = specimen.name.printable.wrapped(to: room).map { StyledLine($0, .name) }
    words += about.isEmpty ? [] : about.wrapped(to: room).map { StyledLine($0, .quiet) }
    switch thumbnails[specimen.id] {
    case .cells(let cells):
      picture = cells.rows.map { [Span($0)] }
      height = ThumbnailSize.rows
    case .awaited:
      picture[0] = picture[0] + [Span(" …", .quiet)]
      height = ThumbnailSize.rows
    case .problem(let sentence):
      words += sentence.printable.wrapped(to: room).map { StyledLine($0, .problem) }
      height = ThumbnailSize.rows
    case nil: break
    }
    let empty = StyledLine()
    return (0..<max(height, words.count)).map { line -> StyledLine in
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
    let column = (cells.map(\.displayWidth).max() ?? 0) + 1
    let columns = max(1, (width + 1) / max(column, 1))
    return stride(from: 0, to: cells.count, by: columns).map { start in
      cells[start..<min(start + columns, cells.count)]
        .reduce(StyledLine()) { $0 + $1.padded(to: column) }
    }
  }
}

extension Specimen {
  /// A fact in words, the parts of a list told apart.
  func commaWords(_ key: String) -> String? {
    if case .list(let items)? = fact(key)?.value { return Wording.enumeration(items) }
    return words(key)
  }
}
