import Console
import ZooService
import ZooKit
import ZooWording

/// Pictures browsed with keys, as a value: an overview of small ones, or one of them large.
struct PictureBrowser: Sendable {
  /// The result of a key.
  enum Outcome: Equatable, Sendable {
    /// What is shown may have changed.
    case changed
    /// The picture's page or address is to be opened.
    case open
    case save
    /// Pictures that failed are to be fetched again.
    case retry
    case closed
  }

  /// The name of the animal in the pictures.
  let name: String
  let pictures: [PictureReference]
  private(set) var chosenIndex = 0
  private(set) var isLarge: Bool
  /// The visible part of the large picture.
  private(set) var zoom = PictureZoom()
  var message: PictureBrowserMessage?

  /// Starts with an overview; a single picture starts large.
  init(of name: String, _ pictures: [PictureReference]) {
    self.name = name
    self.pictures = pictures
    isLarge = pictures.count == 1
  }

  var chosen: PictureReference { pictures[chosenIndex] }

  /// Takes a key and those typed ahead.
  ///
  /// - Parameter columns: pictures per row in the overview.
  mutating func press(
    _ first: Key, then typedAhead: () -> Key? = { nil }, columns: Int
  ) -> Outcome {
    message = nil
    var key: Key? = first
    while let pressed = key {
      let outcome = press(pressed, columns: columns)
      guard outcome == .changed else { return outcome }
      key = typedAhead()
    }
    return .changed
  }

  private mutating func press(_ key: Key, columns: Int) -> Outcome {
    if let direction = key.direction, isLarge, !zoom.isWhole {
      zoom.move(direction)
      return .changed
    }
    switch key {
    case .text("+"), .text("="):
      isLarge = true
      zoom.zoomIn()
    case .text("-"): zoom.zoomOut()
    case .text("0"): zoom = PictureZoom()
    case .left, .pageUp: move(by: -1)
    case .right, .pageDown, .text(" "): move(by: 1)
    case .up: move(by: isLarge ? -1 : -columns)
    case .down: move(by: isLarge ? 1 : columns)
    case .home: move(by: -chosenIndex)
    case .end: move(by: pictures.count - 1 - chosenIndex)
    case .enter: isLarge = true
    case .escape, .text("b"), .backspace:
      guard zoom.isWhole else {
        zoom = PictureZoom()
        break
      }
      guard isLarge, pictures.count > 1 else { return .closed }
      isLarge = false
    case .text("q"), .endOfInput: return .closed
    case .text("o"): return .open
    case .text("w"): return .save
    case .text("r"): return .retry
    default: break
    }
    return .changed
  }

  private mutating func move(by steps: Int) {
    let wanted = chosenIndex + steps
    guard pictures.indices.contains(wanted) else { return }
    if wanted != chosenIndex { zoom = PictureZoom() }
    chosenIndex = wanted
  }
}

extension Key {
  /// Where an arrow points.
  fileprivate var direction: PictureZoom.Direction? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    default: nil
    }
  }
}
