import ZooCommands
import ZooKeeping
import ZooKit

/// Shows what a command came to: as JSON, or as text with pictures where the terminal has them.
struct Presentation: Sendable {
  let display: Display
  let keeper: Keeper
  /// Counts what is written to the display.
  let written: LineCount

  private var view: AnswerView {
    AnswerView(preferences: keeper.preferences, now: display.now)
  }

  /// Shows an answer; one that is a question is asked first.
  func show(_ answer: Answer) async throws {
    switch answer {
    case .question(let entrance, let otherwise): return try await ask(entrance, otherwise)
    case .broken(let part, let failure):
      if let part { try await show(part) }
      throw failure
    default: break
    }
    if display.isJSON || answer.isText { return try display.show(view, answer) }
    let frames = PictureFrames(display, keeper)
    if case .gallery(let gallery) = answer, let window = GalleryWindow(display, keeper, frames),
      try await window.open(gallery.pictures.map(\.original), of: gallery.specimen.name)
    {
      return
    }
    let stage = Stage(display, frames, written)
    try await stage.showWhole(view.scene(of: answer))
  }

  private func ask(
    _ entrance: Session.Entrance, _ otherwise: Answer.Otherwise
  ) async throws {
    switch otherwise {
    case .answer(let answer) where !display.holdsForms: return try await show(answer)
    case .answer: break
    case .missing(let word):
      if entrance == .visit, display.isJSON { throw NoJSONForm() }
      try display.requireInput(orElse: word)
    }
    let conversation = Conversation(display, keeper, written)
    if let (answer, keeper) = try await conversation.hold(from: entrance) {
      try await Presentation(display: display, keeper: keeper, written: written).show(answer)
    }
  }
}

/// The guided session was asked for JSON.
struct NoJSONForm: Error, Equatable {}
