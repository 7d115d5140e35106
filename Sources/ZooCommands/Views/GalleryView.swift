import Console
import ZooKit

/// More pictures of one specimen.
struct GalleryView {
  let width: Int

  func lines(_ pictures: [Picture], of specimen: Specimen) -> [StyledLine] {
    let title: StyledLine = [
      Span("\(specimen.emoji)  \(specimen.name)", .heading),
      Span(" · \(pictures.count) \(pictures.count == 1 ? "picture" : "pictures")", .quiet),
    ]
    guard !pictures.isEmpty else {
      let words = "No pictures are known of it here. Its API may have some: '--source live'."
      return [title, ""] + words.wrapped(to: width).map { StyledLine($0) }
    }
    let digits = String(pictures.count).count
    return [title, ""]
      + pictures.enumerated().map { index, picture in
        let number = String(index + 1)
        let indent = String(repeating: " ", count: 2 + digits - number.count)
        // An address is worth more whole than neat, so it is not cut to the width.
        return [
          Span(indent), Span(number, .key), Span("  "),
          Span(picture.address, link: picture.link),
        ]
      }
  }
}
