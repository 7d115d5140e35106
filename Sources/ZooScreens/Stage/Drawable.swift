import Console
import ZooKit

/// The part of the screen that something is laid out for.
struct Window: Sendable, Equatable {
  var columns: Int
  /// How many rows there are for it; `nil` where what is written is no window's, as in a file.
  var rows: Int?
  /// Whether what stands in it is read aloud: words, and neither signs nor bars.
  var isSpoken = false
  /// Whether pictures can stand in it.
  var isPictured = false
  /// Whether pictures are wanted, and nobody is here to draw them.
  var lacksArtist = false
  /// Whether pictures of Wikipedia are wanted where an animal has none.
  var isIllustrated = false

  /// The picture of an animal that can be shown, small or large.
  func picture(_ reference: PictureReference?) -> PictureReference? {
    guard isPictured, let reference, isIllustrated || !reference.isIllustration else { return nil }
    return reference
  }

  /// What is said where somebody asks for a picture that nobody is here to draw.
  var advice: [StyledLine] {
    lacksArtist ? [StyledLine("Install chafa to see pictures here.", .quiet)] : []
  }

  /// The sign that stands for an animal; nothing where that would be read aloud.
  func sign(_ animal: Animal) -> String { isSpoken ? "" : animal.emoji.printable }

  /// The same window with fewer rows for what is laid out.
  func reserving(rows reserved: Int) -> Window {
    var window = self
    window.rows = rows.map { max($0 - reserved, 1) }
    return window
  }

  /// Whether lines stand in it, those that are wider than it broken by the terminal.
  func holds(_ lines: @autoclosure () -> [StyledLine]) -> Bool {
    guard let rows else { return true }
    let width = max(columns, 1)
    return lines().reduce(0) { $0 + max(($1.displayWidth + width - 1) / width, 1) } <= rows
  }
}

/// A picture as it is to stand in a scene.
struct PicturePlace: Sendable, Hashable {
  var reference: PictureReference
  /// The most character cells that it may take.
  var columns: Int
  var rows: Int
  /// When the rows that it stands in are painted again.
  var repainting = PictureEncoder.Repainting.never
}

/// Something that can be drawn for any window.
struct Drawable: Sendable {
  /// Whether it takes the place of the form before it, which it is in another state.
  var isForm = false
  /// The pictures that stand in it.
  var pictures: @Sendable (Window) -> [PicturePlace] = { _ in [] }
  /// Its lines, with the pictures that there are.
  var lines: @Sendable (Window, [PicturePlace: PictureState]) -> [StyledLine]
}
