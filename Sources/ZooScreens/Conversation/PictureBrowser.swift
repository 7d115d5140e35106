import Console
import ZooService
import ZooKit
import ZooWording

/// Pictures browsed with keys, as a value: an overview of several small ones, or one large.
struct PictureBrowser: Sendable {
  enum Request: Equatable, Sendable {
    /// The picture's page or address is to be opened.
    case open
    /// Pictures that failed are to be fetched again.
    case retry
    case close
  }

  /// A picture in two sizes, which may be the same.
  typealias Picture = (small: PictureReference, large: PictureReference)

  /// The name of the animal in the pictures.
  let name: String
  let pictures: [Picture]
  private(set) var chosenIndex = 0
  private(set) var isOverview: Bool
  /// The visible part of the large picture.
  private(set) var zoom = PictureZoom()
  var showsKeys = false
  var message: WindowMessage?
  /// The large picture shown last and its place, until another part of it is there.
  private var shown: (slot: PictureSlot, picture: TerminalPicture)?

  init(of name: String, _ pictures: [Picture]) {
    self.name = name
    self.pictures = pictures
    isOverview = pictures.count > 1
  }

  var chosen: PictureReference { pictures[chosenIndex].large }

  /// - Parameter columns: pictures per row in the overview.
  mutating func press(_ key: Key, columns: Int) -> Request? {
    if let direction = key.direction, !isOverview, !zoom.isWhole {
      zoom.move(direction)
      return nil
    }
    switch key {
    case .text("+"), .text("="):
      isOverview = false
      zoom.zoomIn()
    case .text("-"): zoom.zoomOut()
    case .text("0"): zoom = PictureZoom()
    case .left, .pageUp: move(by: -1)
    case .right, .pageDown, .text(" "): move(by: 1)
    case .up: move(by: isOverview ? -columns : -1)
    case .down: move(by: isOverview ? columns : 1)
    case .home: move(by: -chosenIndex)
    case .end: move(by: pictures.count - 1 - chosenIndex)
    case .enter where isOverview: isOverview = false
    case .enter: move(by: 1)
    case .escape, .text("b"), .backspace:
      if isOverview || zoom.isWhole && pictures.count == 1 { return .close }
      isOverview = zoom.isWhole
      zoom = PictureZoom()
    case .text("q"), .endOfInput: return .close
    case .text("o"): return .open
    case .text("r"): return .retry
    case .text("?"), .text("h"), .help: showsKeys = true
    default: break
    }
    return nil
  }

  private mutating func move(by steps: Int) {
    let wanted = chosenIndex + steps
    guard pictures.indices.contains(wanted) else { return }
    if wanted != chosenIndex { zoom = PictureZoom() }
    chosenIndex = wanted
  }
}

extension PictureBrowser: WindowContent {
  static let loadsPicturesAtOnce = true

  mutating func press(_ key: Key, in window: LayoutContext) -> Request? {
    press(key, columns: PictureBrowserView(browser: self, window: window).columns)
  }

  var help: [Wording.KeyRow] { Wording.pictureBrowserHelp(isAlone: pictures.count == 1) }

  func title(in window: LayoutContext) -> StyledLine {
    PictureBrowserView(browser: self, window: window).title
  }

  mutating func receive(_ news: Never) {}

  func frame(in window: LayoutContext) -> Frame {
    var view = PictureBrowserView(browser: self, window: window)
    if let shown, let slot = view.slots.first {
      var place = shown.slot
      place.zoom = slot.zoom
      view.meanwhile = place == slot ? shown.picture : nil
    }
    return Frame(pictures: view.slots) { [view] pictures in
      var view = view
      view.pictures = pictures
      return view.lines
    }
  }

  mutating func take(_ pictures: [PictureSlot: PictureState], in window: LayoutContext) {
    let view = PictureBrowserView(browser: self, window: window, pictures: pictures)
    if let picture = view.shownPicture, let slot = view.slots.first { shown = (slot, picture) }
  }
}

extension Key {
  /// Where an arrow points.
  fileprivate var direction: PictureZoom.PanDirection? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    default: nil
    }
  }
}
