import Console
import ZooKit

/// The picture browser full screen: an overview with the chosen picture marked, or one large picture.
struct PictureBrowserView {
  let window: Window
  /// The states of the pictures.
  var pictures: [PicturePlace: PictureState] = [:]

  private static let gap = 2

  private var rows: Int { max((window.rows ?? 24) - 3, 1) }

  /// Pictures per row in the overview: as many as make them largest.
  func columns(_ viewer: PictureBrowser) -> Int {
    let count = viewer.pictures.count
    return (1...max(count, 1)).max { size(count, $0).area < size(count, $1).area } ?? 1
  }

  private func size(_ count: Int, _ columns: Int) -> (columns: Int, rows: Int, area: Int) {
    let lines = (count + columns - 1) / columns
    // One row below each picture is its number.
    let high = max(rows / max(lines, 1) - 1, 1)
    let wide = max((window.columns - Self.gap) / columns - Self.gap, 1)
    let side = min(wide, high * 3)
    return (side, max(min(high, side / 2), 1), side)
  }

  /// The pictures to show.
  func places(_ viewer: PictureBrowser) -> [PicturePlace] {
    if viewer.isLarge {
      return [PicturePlace(reference: viewer.chosen, columns: window.columns, rows: rows)]
    }
    let size = size(viewer.pictures.count, columns(viewer))
    return viewer.pictures.map {
      PicturePlace(reference: $0, columns: size.columns, rows: size.rows, repainting: .onArrival)
    }
  }

  /// The window's rows from the top, at most as many as it has.
  func lines(_ viewer: PictureBrowser) -> [StyledLine] {
    let body = viewer.isLarge ? large(viewer) : small(viewer)
    let shown = (0..<rows).map { $0 < body.count ? body[$0] : [] }
    return ([title(viewer)] + shown + [note(viewer), help(viewer)]).suffix(window.rows ?? 24)
      .map { $0.truncated(to: window.columns) }
  }

  private func title(_ viewer: PictureBrowser) -> StyledLine {
    let count = viewer.pictures.count
    let place = viewer.isLarge && count > 1 ? " · \(viewer.place + 1) of \(count)" : ""
    let all = viewer.isLarge ? "" : " · \(count) pictures"
    return [Span(viewer.name, .heading), Span(place + all, .quiet)]
  }

  private func large(_ viewer: PictureBrowser) -> [StyledLine] {
    guard let place = places(viewer).first else { return [] }
    switch pictures[place] {
    case .picture(let picture, _)?:
      let width = picture.rows.first?.text.displayWidth ?? 0
      let margin = String(repeating: " ", count: max((window.columns - width) / 2, 0))
      return picture.rows.map { [Span(margin), $0] }
    case .problem(let sentence)?:
      return [StyledLine(sentence.printable.truncated(to: window.columns), .problem)]
    case .absent?: return [StyledLine(Wording.noPicture, .quiet)]
    case .awaited?, nil: return [StyledLine("…", .quiet)]
    }
  }

  private func small(_ viewer: PictureBrowser) -> [StyledLine] {
    let places = places(viewer)
    let columns = columns(viewer)
    let blocks = places.enumerated().map { index, place -> [StyledLine] in
      var rows = pictures[place]?.lines(width: place.columns) ?? []
      if rows.isEmpty { rows = [StyledLine("…", .quiet)] }
      let isChosen = index == viewer.place
      let number: StyledLine = [
        Span(isChosen ? "❯ " : "  ", .key), Span("\(index + 1)", isChosen ? .name : .quiet),
      ]
      // Aligned to the bottom, so that the number is directly below.
      let above = [StyledLine](repeating: [], count: max(place.rows - rows.count, 0))
      return above + rows.prefix(place.rows) + [number]
    }
    let cell = places.first?.columns ?? 1
    return blocks.sideBySide(
      cell: cell, gap: Self.gap, width: columns * (cell + Self.gap) - Self.gap
    ).map { [Span(String(repeating: " ", count: Self.gap))] + $0 }
  }

  /// Feedback on a key, else the chosen picture's credit or address.
  private func note(_ viewer: PictureBrowser) -> StyledLine {
    if let message = viewer.message { return StyledLine(Wording.sentence(message)) }
    for place in places(viewer) where place.reference == viewer.chosen {
      if case .picture(_, let credit?)? = pictures[place] {
        return [Span(credit.page, .quiet, link: credit.page)]
      }
    }
    return [Span(viewer.chosen.address, .quiet, link: viewer.chosen.link)]
  }

  private func help(_ viewer: PictureBrowser) -> StyledLine {
    let isAlone = viewer.pictures.count == 1
    let keys =
      (isAlone ? [] : [("←→", "choose")])
      + (viewer.isLarge ? [] : [("Enter", "large")])
      + (viewer.isLarge && !isAlone ? [("Esc", "overview")] : [])
      + [("q", "back"), ("o", "open"), ("w", "save")]
      + (pictures.values.contains(where: \.isMissing) ? [("r", "try again")] : [])
    return KeyHelp.line(keys, width: window.columns)
  }
}
