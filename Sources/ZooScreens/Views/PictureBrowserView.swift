import Console
import ZooKit
import ZooWording

/// The picture browser full screen: the chosen picture large and the next below it, or an overview with the chosen one
/// marked.
struct PictureBrowserView {
  let window: Window
  var pictures: [PictureSlot: PictureState] = [:]
  /// What to show of the large picture until the part asked for is there.
  var meanwhile: TerminalPicture?

  private static let gap: Cells = 2

  /// All rows but the title's and two below the pictures.
  private var rows: Cells { max((window.rows ?? 24) - 3, 1) }

  /// Pictures per row in the overview: as many as make them largest.
  func columns(_ browser: PictureBrowser) -> Int {
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

  func slots(_ browser: PictureBrowser) -> [PictureSlot] {
    if !browser.isOverview {
      let (large, next) = stackRows(browser)
      return [
        PictureSlot(
          reference: browser.chosen, columns: window.columns, rows: large,
          zoom: browser.zoom.isWhole ? nil : browser.zoom)
      ]
        + [next == 0 ? nil : browser.next].compactMap { $0 }.map {
          PictureSlot(reference: $0, columns: window.columns, rows: next)
        }
    }
    let size = size(browser.pictures.count, columns(browser))
    return browser.pictures.map {
      PictureSlot(reference: $0, columns: size.columns, rows: size.rows, repainting: .onArrival)
    }
  }

  func lines(_ browser: PictureBrowser) -> [StyledLine] {
    let body = browser.isOverview ? overview(browser) : stack(browser)
    return [title(browser)] + body.filled(to: rows) + [note(browser), help(browser)]
  }

  func title(_ browser: PictureBrowser) -> StyledLine {
    let count = browser.pictures.count
    let place =
      !browser.isOverview && count > 1
      ? " · \(Wording.count(browser.chosenIndex + 1, of: count))" : ""
    let all = browser.isOverview ? " · \(Wording.pictures(count))" : ""
    // Until the enlarged part is there, the picture is shown as it was.
    let isShown = slots(browser).first.map {
      if case .picture? = pictures[$0] { true } else { false }
    }
    let zoom =
      browser.zoom.isWhole || isShown != true
      ? "" : " · \(Wording.enlarged(browser.zoom.factor))"
    return [Span(browser.name, .heading), Span(place + all + zoom, .quiet)]
  }

  // MARK: - The stack

  /// With fewer rows there is one picture alone.
  private static let leastForNext: Cells = 14

  /// The rows of the chosen picture, and of the next below it. Each has its number below; a part of a picture has the
  /// window to itself.
  private func stackRows(_ browser: PictureBrowser) -> (large: Cells, next: Cells) {
    guard browser.pictures.count > 1, browser.zoom.isWhole else { return (rows, 0) }
    guard browser.next != nil, rows >= Self.leastForNext else { return (max(rows - 1, 1), 0) }
    let next = rows / 4
    return (rows - next - 2, next)
  }

  private func stack(_ browser: PictureBrowser) -> [StyledLine] {
    let (large, next) = stackRows(browser)
    let slots = slots(browser)
    guard let first = slots.first else { return [] }
    let picture = lines(of: first, meanwhile: meanwhile)
    guard large < rows else { return picture }
    let number = browser.chosenIndex + 1
    let chosen = picture.filled(to: large) + [centred("\(number)", .name)]
    guard next > 0, let second = slots.last else { return chosen }
    return chosen + lines(of: second, meanwhile: nil).filled(to: next) + [
      centred("\(number + 1)", .quiet)
    ]
  }

  /// A picture, or why it is missing.
  ///
  /// - Parameter meanwhile: what to show until it comes.
  private func lines(of slot: PictureSlot, meanwhile: TerminalPicture?) -> [StyledLine] {
    switch pictures[slot] {
    case .picture(let picture, _)?: return centred(picture)
    case .problem(let problem)?:
      return PictureState.problem(problem).lines(width: window.columns)
    case .absent?: return [StyledLine(Wording.noPicture, .quiet)]
    case .pending?, nil: return meanwhile.map(centred) ?? [StyledLine("…", .quiet)]
    }
  }

  private func centred(_ text: String, _ style: Style) -> StyledLine {
    .space((window.columns - text.displayWidth) / 2) + [Span(text, style)]
  }

  private func centred(_ picture: TerminalPicture) -> [StyledLine] {
    let width = picture.rows.first?.text.displayWidth ?? 0
    return picture.rows.map { .space((window.columns - width) / 2) + [$0] }
  }

  /// The large picture, if it is there.
  func shownPicture(_ browser: PictureBrowser) -> TerminalPicture? {
    guard !browser.isOverview, let slot = slots(browser).first,
      case .picture(let picture, _)? = pictures[slot]
    else { return nil }
    return picture
  }

  private func overview(_ browser: PictureBrowser) -> [StyledLine] {
    let slots = slots(browser)
    let columns = columns(browser)
    let blocks = slots.enumerated().map { index, slot -> [StyledLine] in
      var rows = pictures[slot]?.lines(width: slot.columns) ?? []
      if rows.isEmpty { rows = [StyledLine("…", .quiet)] }
      let isChosen = index == browser.chosenIndex
      let number: StyledLine = [
        Span(isChosen ? "❯ " : "  ", .key), Span("\(index + 1)", isChosen ? .name : .quiet),
      ]
      // Aligned to the bottom, so that the number is directly below.
      return rows.filled(to: slot.rows, isAtBottom: true) + [number]
    }
    let cell = slots.first?.columns ?? 1
    return blocks.sideBySide(
      Tiles(of: cell, gap: Self.gap, in: (cell + Self.gap) * columns - Self.gap)
    ).map { .space(Self.gap) + $0 }
  }

  /// Feedback on a key, else the chosen picture's credit or address.
  private func note(_ browser: PictureBrowser) -> StyledLine {
    if let message = browser.message { return StyledLine(Wording.sentence(message)) }
    for slot in slots(browser) where slot.reference == browser.chosen {
      if case .picture(_, let credit?)? = pictures[slot] {
        return [Span(credit.page, .quiet, link: credit.page)]
      }
    }
    return [Span(browser.chosen.address, .quiet, link: browser.chosen.link)]
  }

  private func help(_ browser: PictureBrowser) -> StyledLine {
    let keys = Wording.pictureBrowserKeys(
      isAlone: browser.pictures.count == 1, isOverview: browser.isOverview,
      isZoomed: !browser.zoom.isWhole,
      isMissing: pictures.values.contains(where: \.isMissing))
    return KeyHelp.line(keys, width: window.columns)
  }
}
