import Console
import ZooKit
import ZooService
import ZooWording

/// A question of a quiz: what is shown or told, what is asked, and the numbered answers.
struct QuizView {
  let window: LayoutContext
  let facts: FactTable

  /// The rows of everything but the picture: what was answered, heading, question, gaps and the prompt.
  private static let otherRows: Cells = 9
  private static let mostRows: Cells = 16
  /// In fewer no drawing can be told from another.
  private static let leastRows: Cells = 6
  private static let widest: Cells = 64

  /// Whether a drawing that can be told from others stands in one window with the question and what was answered last: in 24
  /// rows, one of them for the prompt.
  static func hasRoom(in window: LayoutContext) -> Bool { window.rows.map { $0 >= 23 } ?? true }

  func frame(_ quiz: Quiz) -> Frame {
    guard let question = quiz.next else { return Frame([]) }
    let slot = slot(of: question)
    return Frame(pictures: [slot].compactMap { $0 }) { pictures in
      let photograph = slot.flatMap { pictures[$0] }
      return lines(quiz, question, photograph)
    }
  }

  private func lines(
    _ quiz: Quiz, _ question: Quiz.Question, _ photograph: PictureState?
  ) -> [StyledLine] {
    let heading: StyledLine = [
      Span(Wording.quizHeading(quiz), .heading), Span(Wording.quizScore(quiz), .quiet),
    ]
    let told: [StyledLine] =
      switch question.subject {
      case .drawing: picture(of: question, photograph) + [""]
      case .sentence(let sentence): indented(sentence, .plain) + [""]
      case .measure, .lifespan, .term: []
      }
    return answered(quiz) + [heading, ""] + told + indented(Wording.question(question), .name)
      + [""] + numbered(question.options)
  }

  /// What was answered last, and the score; the animals that were missed, with their numbers.
  func end(_ quiz: Quiz, bestBefore: QuizScore?) -> [StyledLine] {
    let missed =
      quiz.missed.isEmpty
      ? [] : [StyledLine(Wording.missed, .heading)] + numbered(quiz.missed) + [""]
    return answered(quiz) + missed
      + indented(Wording.score(of: quiz, bestBefore: bestBefore), .name)
      + indented(Wording.again(quiz), .quiet)
  }

  /// The answer given last: whether it was right, what settles that, and what is told of the animal.
  private func answered(_ quiz: Quiz) -> [StyledLine] {
    guard let (question, isRight) = quiz.last else { return [] }
    let evidence = Wording.evidence(of: question, facts.text).map { indented($0, .quiet) } ?? []
    return indented(Wording.answered(question, isRight: isRight), .plain) + evidence + [""]
  }

  private func numbered(_ animals: [Animal]) -> [StyledLine] {
    animals.enumerated().map { index, animal in
      .number(index + 1, upTo: animals.count) + StyledLine(animal.englishAndListedName)
    }
  }

  private func indented(_ text: String, _ style: Style) -> [StyledLine] {
    StyledLine(text.printable, style).indented(width: min(window.columns, Self.widest + 2))
  }

  private func size(of question: Quiz.Question) -> (columns: Cells, rows: Cells) {
    let rows = (window.rows ?? 24) - Self.otherRows - question.options.cells
    return (
      max(min(window.columns - 4, Self.widest), 1), max(min(rows, Self.mostRows), Self.leastRows)
    )
  }

  /// The photograph of the animal that is asked for, where one can be shown.
  private func slot(of question: Quiz.Question) -> PictureSlot? {
    guard question.subject == .drawing, let reference = window.picture(question.answer.portrait)
    else { return nil }
    let size = size(of: question)
    return PictureSlot(reference: reference, columns: size.columns, rows: size.rows)
  }

  private func picture(
    of question: Quiz.Question, _ photograph: PictureState?
  ) -> [StyledLine] {
    let size = size(of: question)
    if case .picture(let picture, _)? = photograph { return picture.rows.map { [Span("  "), $0] } }
    guard let (drawing, style) = window.drawing(of: question.answer) else { return [] }
    // In its colour one would know it by that.
    return drawing.block(columns: size.columns, rows: size.rows, style).map { line in
      [Span("  ")] + StyledLine(line.spans.map(\.text).joined())
    }
  }
}
