import Console
import ZooService
import ZooKit

/// Pictures looked through with keys, as a value: small ones to choose from, or one of them large.
struct PictureBrowser: Sendable {
  /// What a key leads to.
  enum Outcome: Equatable, Sendable {
    /// What is shown may have changed.
    case changed
    /// Where the picture is, or its page, is to be opened.
    case open
    /// The picture is to be stored.
    case save
    /// Pictures that failed are to be fetched again.
    case retry
    /// Back to where the user was.
    case left
  }

  /// What came of a key.
  enum Message: Equatable, Sendable {
    case opened(String, AddressOpener.Outcome)
    case noWebAddress(String)
    case saving
    case saved(path: String)
    case failed(Failure)
  }

  /// What the pictures are of.
  let name: String
  let pictures: [PictureReference]
  /// The chosen one.
  private(set) var place = 0
  private(set) var isLarge: Bool
  /// What came of the last key.
  var message: Message?

  /// Begins; of one picture alone with it large.
  init(of name: String, _ pictures: [PictureReference]) {
    self.name = name
    self.pictures = pictures
    isLarge = pictures.count == 1
  }

  /// The chosen picture.
  var chosen: PictureReference { pictures[place] }

  /// Takes a key, and those that were typed behind it.
  ///
  /// - Parameter columns: how many small ones stand side by side.
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
    switch key {
    case .left, .pageUp: move(by: -1)
    case .right, .pageDown, .text(" "): move(by: 1)
    case .up: move(by: isLarge ? -1 : -columns)
    case .down: move(by: isLarge ? 1 : columns)
    case .home: place = 0
    case .end: place = pictures.count - 1
    case .enter: isLarge = true
    case .escape, .text("b"), .backspace:
      guard isLarge, pictures.count > 1 else { return .left }
      isLarge = false
    case .text("q"), .endOfInput: return .left
    case .text("o"): return .open
    case .text("w"): return .save
    case .text("r"): return .retry
    default: break
    }
    return .changed
  }

  private mutating func move(by steps: Int) {
    let wanted = place + steps
    if pictures.indices.contains(wanted) { place = wanted }
  }
}
