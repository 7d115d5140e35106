import ZooWording

/// Limits piped answers that are invalid, always the same (`yes | zoo`) or too many; a person may retry for ever.
struct PipedAnswerGuard: Sendable {
  private let isUnlimited: Bool
  private var last = ""
  private var repetitions = 0
  private var answers = 0
  private var invalid = 0
  /// Whether the last answer was of no use.
  var isLastInvalid = false

  /// Equal answers in a row before giving up: nobody looks at the same thing so often.
  static let maximumRepetitions = 30
  /// Invalid answers in a row before giving up; no script makes so many by mistake.
  static let maximumInvalid = 100
  /// Answers in all before giving up; no scripted visit is so long.
  static let maximumCount = 10_000

  init(isPerson: Bool) { isUnlimited = isPerson }

  /// - Parameter answer: the answer's text; empty for an answer without any.
  mutating func count(_ answer: String) throws(EndlessPipedAnswersError) {
    answers += 1
    invalid = isLastInvalid ? invalid + 1 : 0
    repetitions = !answer.isEmpty && answer == last ? repetitions + 1 : 0
    (last, isLastInvalid) = (answer, false)
    if !isUnlimited,
      invalid >= Self.maximumInvalid || repetitions >= Self.maximumRepetitions
        || answers >= Self.maximumCount
    {
      throw EndlessPipedAnswersError()
    }
  }

  /// At the end of input: piped answers of which the last was invalid have not answered the question.
  func end() throws(UnusablePipedAnswerError) {
    if !isUnlimited, isLastInvalid { throw UnusablePipedAnswerError() }
  }
}
