import Console
import Synchronization
import ZooKit
import ZooWording

/// The space something is laid out for, and what may be shown in it.
struct Window: Sendable, Equatable {
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

  func reserving(rows reserved: Cells) -> Window {
    var window = self
    window.rows = rows.map { max($0 - reserved, 1) }
    return window
  }
}

/// A picture and its size in a `Frame`.
struct PictureSlot: Sendable, Hashable {
  var reference: PictureReference
  /// The most character cells it may take.
  var columns: Cells
  var rows: Cells
  var repainting = PictureEncoder.RepaintTrigger.never
  /// The part to show; `nil` for the whole picture.
  var zoom: PictureZoom?
}

/// Something laid out for a window, once: the pictures come later, into the places kept for them.
struct Frame: Sendable {
  var pictures: [PictureSlot] = []
  /// Its lines, with the pictures available so far.
  var lines: @Sendable ([PictureSlot: PictureState]) -> [StyledLine]

  /// The same between other lines.
  func between(above: [StyledLine] = [""], below: [StyledLine] = [""]) -> Frame {
    Frame(pictures: pictures) { [lines] in above + lines($0) + below }
  }
}

extension Frame {
  /// Lines without pictures.
  init(_ lines: [StyledLine]) { self.init { _ in lines } }
}

/// Something that can be drawn for any window. It is laid out once for each, as long as the window stays the same.
final class Drawable: Sendable {
  /// Whether it is a form, which replaces its previous state on the screen.
  let isForm: Bool
  private let layOut: @Sendable (Window) -> Frame
  private let last = Mutex<(window: Window, frame: Frame)?>(nil)

  init(isForm: Bool = false, frame: @escaping @Sendable (Window) -> Frame) {
    self.isForm = isForm
    layOut = frame
  }

  func frame(_ window: Window) -> Frame {
    if let last = last.withLock({ $0 }), last.window == window { return last.frame }
    let frame = layOut(window)
    last.withLock { $0 = (window, frame) }
    return frame
  }
}
