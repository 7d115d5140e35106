import Console
import ZooKit
import ZooWording

/// One picture as large as the window; if it can't be shown, its drawing and its address.
struct ZoomView {
  let animal: Animal

  /// Whether the photograph is missing, so that its drawing is as large as the window.
  var isDrawn = false

  func frame(_ window: Window) -> Frame {
    if isDrawn { return Frame(drawing(in: window)) }
    return Frame(pictures: [slot(in: window)].compactMap { $0 }) { lines(window, $0) }
  }

  private func drawing(in window: Window) -> [StyledLine] {
    guard let (drawing, style) = window.drawing(of: animal) else { return [] }
    // A line with its name, and an empty one above and below each.
    let rows = max((window.rows ?? 24) - 6, 1)
    return ["", Self.title(of: animal), ""]
      + drawing.block(columns: window.columns, rows: rows, style) + [""]
  }

  /// The title of a drawing.
  static func title(of animal: Animal) -> StyledLine {
    [Span("  "), Span(animal.name, .heading), Span(" · \(Wording.drawing)", .quiet)]
  }

  private func slot(in window: Window) -> PictureSlot? {
    guard let picture = window.picture(animal.portrait) else { return nil }
    // An empty line above and below, and two lines for the credit.
    let rows = max((window.rows ?? 24) - 4, 1)
    return PictureSlot(reference: picture, columns: window.columns, rows: rows)
  }

  private func lines(
    _ window: Window, _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let portrait = animal.portrait
    let link: StyledLine = [Span(portrait?.address ?? "", link: portrait?.link)]
    guard let slot = slot(in: window) else {
      let drawing = drawing(in: window)
      let isMissed = drawing.isEmpty && window.isPictured
      return (isMissed ? [StyledLine(Wording.noPicture)] : drawing) + [link] + window.chafaAdvice
    }
    let lines = pictures[slot]?.lines(width: window.columns) ?? []
    guard case .picture(_, let credit)? = pictures[slot] else { return lines + [link] }
    let origin = credit.map { StyledLine([Span("  "), Span($0.page, .quiet, link: $0.page)]) }
    return [""] + lines + [origin ?? link, ""]
  }
}
