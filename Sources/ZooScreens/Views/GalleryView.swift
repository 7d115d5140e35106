import Console
import ZooKit

/// More pictures of one specimen: drawn side by side where the terminal can, else their addresses.
struct GalleryView {
  let width: Int
  /// The pictures drawn, in order; empty where they cannot be.
  var thumbnails: [Thumbnail] = []

  private static let gap = 2

  func lines(_ pictures: [Picture], of specimen: Specimen) -> [StyledLine] {
    let title: StyledLine = [
      Span("  \(specimen.emoji)  "), Span(specimen.name, .name),
      Span(" · \(pictures.count) \(pictures.count == 1 ? "picture" : "pictures")", .quiet),
    ]
    guard !pictures.isEmpty else {
      let words = "No pictures are known of it here. Its API may have some: '--source live'."
      return [title, ""] + words.wrapped(to: width).map { StyledLine($0) }
    }
    return [title, ""] + drawn + addresses(pictures)
  }

  /// The pictures that could be drawn, as many in a row as fit, their numbers below.
  private var drawn: [StyledLine] {
    let cells = thumbnails.enumerated().compactMap { index, thumbnail -> (Int, CellPicture)? in
      if case .cells(let picture) = thumbnail { (index + 1, picture) } else { nil }
    }
    let cell = ThumbnailSize.columns + Self.gap
    let columns = max(1, (width - Self.gap) / cell)
    return stride(from: 0, to: cells.count, by: columns).flatMap { start -> [StyledLine] in
      let row = cells[start..<min(start + columns, cells.count)]
      let height = row.map(\.1.rows.count).max() ?? 0
      let pictures = (0..<height).map { line in
        row.reduce(StyledLine("  ")) { merged, cell in
          let part = line < cell.1.rows.count ? [Span(cell.1.rows[line])] : []
          return merged + StyledLine(part).padded(to: ThumbnailSize.columns + Self.gap)
        }
      }
      let numbers = row.reduce(StyledLine("  ")) { merged, picture in
        merged + StyledLine(String(picture.0), .key).padded(to: cell)
      }
      return pictures + [numbers, ""]
    }
  }

  private func addresses(_ pictures: [Picture]) -> [StyledLine] {
    let digits = String(pictures.count).count
    return pictures.enumerated().flatMap { index, picture -> [StyledLine] in
      let number = String(index + 1)
      let lead: StyledLine = [
        Span(String(repeating: " ", count: 2 + digits - number.count)), Span(number, .key),
        Span("  "),
      ]
      // An address is worth more whole than neat, so it is not cut to the width.
      let address = lead + [Span(picture.address, link: picture.link)]
      guard index < thumbnails.count, case .problem(let sentence) = thumbnails[index] else {
        return [address]
      }
      let indent = String(repeating: " ", count: lead.displayWidth)
      let reason = sentence.printable.wrapped(to: max(width - indent.count, 8))
      return [address] + reason.map { [Span(indent), Span($0, .problem)] }
    }
  }
}
