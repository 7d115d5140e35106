import Console
import Synchronization
import ZooKit
import ZooWording

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
  private let layOut: @Sendable (LayoutContext) -> Frame
  private let last = Mutex<(window: LayoutContext, frame: Frame)?>(nil)

  init(isForm: Bool = false, frame: @escaping @Sendable (LayoutContext) -> Frame) {
    self.isForm = isForm
    layOut = frame
  }

  func frame(_ window: LayoutContext) -> Frame {
    if let last = last.withLock({ $0 }), last.window == window { return last.frame }
    let frame = layOut(window)
    last.withLock { $0 = (window, frame) }
    return frame
  }
}
