import Console
import ZooKit
import ZooWording

/// The picture browser full screen: the chosen picture as large as the window, or an overview with the chosen one marked.
struct PictureBrowserView {
  let browser: PictureBrowser
  let window: LayoutContext
  var pictures: [PictureSlot: PictureState] = [:]
  /// What to show of the large picture until the part asked for is there.
  var meanwhile: TerminalPicture?

  private static let gap: Cells = 2

  /// All rows but the title's and two below the pictures.
  private var rows: Cells { max((window.rows ?? 24) - 3, 1) }

  /// Pictures per row in the overview: as many as make them largest.
  var columns: Int {
    let count = browser.pictures.count
    return (1...max(count, 1)).max { size(count, $0).area < size(count, $1).area } ?? 1
  }

  private func size(_ count: Int, _ columns: Int) -> (columns: Cells, rows: Cells, area: Cells) {
    let lines = (count + columns - 1) / columns
    // One row below each picture is its number.
    let high = max(rows / lines - 1, 1)
    let wide = max((window.columns - Self.gap) / columns - Self.gap, 1)
    let side = min(wide, high * 3)
    return (side, max(min(high, side / 2), 1), side)
  }

  var slots: [PictureSlot] {
    if browser.isOverview {
      let size = size(browser.pictures.count, columns)
      return browser.pictures.map {
        PictureSlot(
          reference: $0.small, columns: size.columns, rows: size.rows, repainting: .onArrival)
      }
    }
    return [
      PictureSlot(
        reference: browser.chosen, columns: window.columns, rows: rows,
        zoom: browser.zoom.isWhole ? nil : browser.zoom)
    ]
  }

  var lines: [StyledLine] {
    let body = browser.isOverview ? overview : large
    return [title] + body.filled(to: rows) + [note, help]
  }

  var title: StyledLine {
    let count = browser.pictures.count
    let place =
      !browser.isOverview && count > 1
      ? " · \(Wording.count(browser.chosenIndex + 1, of: count))" : ""
    let all = browser.isOverview ? " · \(Wording.pictures(count))" : ""
    // Until the enlarged part is there, the picture is shown as it was.
    let zoom =
      browser.zoom.isWhole || shownPicture == nil
      ? "" : " · \(Wording.enlarged(browser.zoom.factor))"
    return [Span(browser.name, .heading), Span(place + all + zoom, .quiet)]
  }

  // MARK: - Pictures

  private var large: [StyledLine] {
    slots.flatMap { lines(of: $0, meanwhile: meanwhile) }.map { line in
      .space((window.columns - line.displayWidth) / 2) + line
    }
  }

  /// A picture, or why it is missing.
  ///
  /// - Parameter meanwhile: what to show until it comes.
  private func lines(of slot: PictureSlot, meanwhile: TerminalPicture? = nil) -> [StyledLine] {
    switch pictures[slot] {
    case .absent?: [StyledLine(Wording.noPicture, .quiet)]
    case .pending?, nil: meanwhile?.rows.map { [$0] } ?? [StyledLine("…", .quiet)]
    case .picture?, .problem?: pictures[slot]?.lines(width: slot.columns) ?? []
    }
  }

  /// The large picture, if it is there.
  var shownPicture: TerminalPicture? {
    guard !browser.isOverview, let slot = slots.first,
      case .picture(let picture, _)? = pictures[slot]
    else { return nil }
    return picture
  }

  private var overview: [StyledLine] {
    let slots = slots
    let columns = columns
    let blocks = slots.enumerated().map { index, slot -> [StyledLine] in
      let isChosen = index == browser.chosenIndex
      let number: StyledLine = [
        Span(isChosen ? "❯ " : "  ", .key), Span("\(index + 1)", isChosen ? .name : .quiet),
      ]
      // Aligned to the bottom, so that the number is directly below.
      return lines(of: slot).filled(to: slot.rows, isAtBottom: true) + [number]
    }
    let cell = slots.first?.columns ?? 1
    return blocks.sideBySide(
      TileLayout(of: cell, gap: Self.gap, in: (cell + Self.gap) * columns - Self.gap)
    ).map { .space(Self.gap) + $0 }
  }

  /// Feedback on a key, else the chosen picture's credit or address.
  private var note: StyledLine {
    if let message = browser.message { return StyledLine(Wording.sentence(message)) }
    for case .picture(_, let credit?)? in slots.map({ pictures[$0] }) where !browser.isOverview {
      return [Span(credit.page, .quiet, link: credit.page)]
    }
    return [Span(browser.chosen.address, .quiet, link: browser.chosen.link)]
  }

  private var help: StyledLine {
    let keys = Wording.pictureBrowserKeys(
      isAlone: browser.pictures.count == 1, isOverview: browser.isOverview,
      isZoomed: !browser.zoom.isWhole,
      isMissing: pictures.values.contains(where: \.isMissing))
    return KeyHelp.line(keys, width: window.columns)
  }
}
