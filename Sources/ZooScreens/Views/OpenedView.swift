import Console
import Foundation
import ZooCommands
import ZooKit
import ZooWording

/// What was opened in the animal browser: fitted to the window as far as that goes, or all of it, to be scrolled.
struct OpenedView: Sendable {
  let opened: AnimalBrowser.Opened
  /// The rows and columns for it.
  let window: Window
  /// Also where it is scrolled and shows none: whether they are missing decides what is said of it.
  var pictures: [PictureSlot: PictureState]
  private let answers: AnswerView
  /// All of it, fitted to the window as far as that goes.
  let frame: Frame

  init(
    opened: AnimalBrowser.Opened, preferences: Preferences, now: Date, window: Window,
    pictures: [PictureSlot: PictureState]
  ) {
    (self.opened, self.window, self.pictures) = (opened, window, pictures)
    answers = AnswerView(
      preferences: preferences, now: now, cutting: .window(hint: Wording.downShowsMore))
    frame =
      switch opened {
      case .animal(let found): answers.frame(.animal(found.animal, in: found.exhibit), window)
      case .comparison(let found): answers.frame(.comparison(found), window)
      case .drawing(let found): Frame(Self.drawing(found.animal, window))
      }
  }

  /// The lines shown: from one on, or as far as they fit where that is `nil`.
  func visibleLines(from firstLine: Int?) -> ArraySlice<StyledLine> {
    guard let firstLine, isCut else { return frame.lines(pictures)[...] }
    return wholeLines.dropFirst(min(firstLine, lastFirstLine))
  }

  // MARK: - Scrolling

  /// All lines, without a photograph.
  var wholeLines: [StyledLine] {
    guard case .comparison(let found) = opened else {
      return opened.animals.first.map { answers.wholeLines($0.animal, window) } ?? []
    }
    var plain = window
    (plain.drawingStyle, plain.rows) = (nil, nil)
    return answers.lines(.comparison(found), plain)
  }

  /// Whether there is more of it than fits.
  var isCut: Bool {
    switch opened {
    case .animal: frame.isCut
    case .comparison: frame.lines([:]).cells > rows
    case .drawing: false
    }
  }

  /// The first line shown where all of it is scrolled to its end.
  var lastFirstLine: Int { (wholeLines.cells - rows).count }

  var rows: Cells { window.rows ?? 24 }

  // MARK: - Keys

  /// The keys that work.
  ///
  /// - Parameters:
  ///   - firstLine: the first line shown.
  ///   - neighbours: whether there is an animal before and after it in the list.
  func keys(
    from firstLine: Int?, neighbours: (before: Bool, after: Bool)
  ) -> Wording.OpenedKeys {
    let scrolling = scrolling(from: firstLine)
    guard let found = opened.single else {
      return Wording.OpenedKeys(isAnimal: false, scrolling: scrolling)
    }
    let portrait = window.picture(found.animal.portrait)
    let isMissing = pictures.contains { $0.reference == portrait && $1.isMissing }
    let canDraw = window.drawing(of: found.animal) != nil
    return Wording.OpenedKeys(
      isAnimal: true, isDrawing: opened.isDrawing, scrolling: scrolling, neighbours: neighbours,
      hasPicture: portrait != nil && !isMissing || canDraw,
      hasGallery: found.exhibit.gallery != nil && window.isPictured,
      link: found.animal.bestLink.map { _ in found.animal.fact("audio") == nil ? .page : .song })
  }

  /// Where there is more of it.
  private func scrolling(from firstLine: Int?) -> Wording.Scrolling? {
    guard isCut else { return nil }
    guard let firstLine else { return .down }
    return firstLine < lastFirstLine ? .down : .up
  }

  // MARK: - Parts

  private static func drawing(_ animal: Animal, _ window: Window) -> [StyledLine] {
    guard let (drawing, style) = window.drawing(of: animal) else { return [] }
    let rows = max((window.rows ?? 24) - 3, 1)
    return [ZoomView.title(of: animal), []]
      + drawing.block(columns: window.columns, rows: rows, style)
  }
}
