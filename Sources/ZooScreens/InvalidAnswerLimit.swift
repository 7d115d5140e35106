/// How long answers that make no sense are put up with, where nobody is there to see it: from a
/// person any number of them, from a pipe (`yes | zoo refresh`) not for ever.
struct InvalidAnswerLimit: Sendable {
  private let isEndless: Bool
  private var inARow = 0
  private var answers = 0

  /// So many in a row are no slip.
  static let most = 100
  /// No script of a visit is so long.
  static let longest = 10_000

  init(isPerson: Bool) { isEndless = isPerson }

  /// Counts an answer.
  ///
  /// - Throws: `NoSensibleAnswer`.
  mutating func count(makesSense: Bool) throws(NoSensibleAnswer) {
    answers += 1
    inARow = makesSense ? 0 : inARow + 1
    if !isEndless, inARow >= Self.most || answers >= Self.longest { throw NoSensibleAnswer() }
  }
}

/// Input goes on and on and answers nothing.
struct NoSensibleAnswer: Error, Equatable {}
