import Console
import ZooKit
import ZooWording

/// A drawing as large as the window, where there is no photograph, or no window for one; then its address too.
struct LargeDrawingView {
  let animal: Animal

  func lines(_ window: LayoutContext) -> [StyledLine] {
    let address: [StyledLine] =
      animal.portrait.map { [[Span($0.address, link: $0.link)]] + window.chafaAdvice } ?? []
    guard let (drawing, style) = window.drawing(of: animal) else { return address }
    let title: StyledLine = [
      Span("  "), Span(animal.name, .heading), Span(" · \(Wording.drawing)", .quiet),
    ]
    // A line with its name, and an empty one above and below each.
    let rows = max((window.rows ?? 24) - 6, 1)
    return ["", title, ""] + drawing.block(columns: window.columns, rows: rows, style) + [""]
      + address
  }
}
