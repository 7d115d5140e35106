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
    let blocks = thumbnails.enumerated().compactMap { index, thumbnail -> [StyledLine]? in
      guard case .cells(let picture) = thumbnail else { return nil }
      let rows = picture.rows.map { StyledLine([Span($0)]) }
      return rows + [StyledLine("\(index + 1)", .key), StyledLine()]
    }
    let indent = String(repeating: " ", count: Self.gap)
    return blocks.sideBySide(cell: ThumbnailSize.columns, gap: Self.gap, width: width - Self.gap)
      .map { $0.spans.isEmpty ? $0 : [Span(indent)] + $0 }
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
      let indent: StyledLine = [Span(String(repeating: " ", count: lead.displayWidth))]
      return [address] + indent.hanging(StyledLine(sentence, .problem), width: width)
    }
  }
}
