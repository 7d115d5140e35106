import Console
import ZooKit
import ZooWording

/// The space something is laid out for, and what may be shown in it.
struct LayoutContext: Sendable, Equatable {
  var columns: Cells
  /// The rows available; `nil` if the output is not a window, such as a file.
  var rows: Cells?
  /// Whether it is read aloud, so that words replace emoji and bars.
  var isSpoken = false
  var isPictured = false
  /// Whether pictures are wanted but nothing can draw them.
  var needsChafa = false
  /// Whether animals without a picture get one from Wikipedia.
  var usesWikipedia = false
  /// How animals are drawn where there is no photograph; `nil` where no drawings are wanted.
  var drawingStyle: DrawingStyle?

  /// The reference, if its picture can be shown here.
  func picture(_ reference: PictureReference?) -> PictureReference? {
    guard isPictured, let reference, usesWikipedia || !reference.isIllustration else { return nil }
    return reference
  }

  var chafaAdvice: [StyledLine] {
    needsChafa ? [StyledLine(Wording.installChafa, .quiet)] : []
  }

  /// How an animal is drawn here; `nil` where it isn't.
  func drawing(of animal: Animal) -> (drawing: AnimalDrawing, style: DrawingStyle)? {
    guard let drawingStyle, let drawing = AnimalDrawing(animal) else { return nil }
    return (drawing, drawingStyle)
  }

  /// The animal's emoji; empty if it would be read aloud.
  func emoji(_ animal: Animal) -> String { isSpoken ? "" : animal.emoji.printable }

  func reserving(rows reserved: Cells) -> LayoutContext {
    var window = self
    window.rows = rows.map { max($0 - reserved, 1) }
    return window
  }
}
