import Console
import ZooKit
import ZooWording

/// One picture as large as the window; its address if it cannot be shown.
struct ZoomView {
  let animal: Animal

  var drawable: Drawable {
    Drawable(pictures: { [slot(in: $0)].compactMap { $0 } }, lines: lines)
  }

  /// Its drawing as large as the window, where the photograph is missing.
  var drawn: Drawable {
    Drawable { window, _ in
      guard let (drawing, style) = window.drawing(of: animal) else { return [] }
      let rows = max((window.rows ?? 24) - 4, 1)
      return [""] + drawing.block(columns: window.columns, rows: rows, style) + [""]
    }
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
      let none: [StyledLine] = window.isPictured ? [StyledLine(Wording.noPicture)] : []
      return none + [link] + window.chafaAdvice
    }
    let lines = pictures[slot]?.lines(width: window.columns) ?? []
    guard case .picture(_, let credit)? = pictures[slot] else { return lines + [link] }
    let origin = credit.map { StyledLine([Span("  "), Span($0.page, .quiet, link: $0.page)]) }
    return [""] + lines + [origin ?? link, ""]
  }
}
