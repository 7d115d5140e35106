/// Limits invalid piped answers (`yes | zoo refresh`); a person may retry for ever.
struct InvalidAnswerLimit: Sendable {
  private let isEndless: Bool
  private var inARow = 0
  private var answers = 0

  /// Invalid answers in a row before giving up; no script makes so many by mistake.
  static let most = 100
  /// Answers in all before giving up; no scripted visit is so long.
  static let longest = 10_000

  init(isPerson: Bool) { isEndless = isPerson }

  /// Counts an answer.
  ///
  /// - Throws: `NoSensibleAnswer` once a limit is reached.
  mutating func count(makesSense: Bool) throws(NoSensibleAnswer) {
    answers += 1
    inARow = makesSense ? 0 : inARow + 1
    if !isEndless, inARow >= Self.most || answers >= Self.longest { throw NoSensibleAnswer() }
  }
}

/// Piped input reached the `InvalidAnswerLimit`.
struct NoSensibleAnswer: Error, Equatable {}
