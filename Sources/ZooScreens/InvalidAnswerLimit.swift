import ZooWording

/// Limits invalid piped answers (`yes | zoo refresh`); a person may retry for ever.
struct InvalidAnswerLimit: Sendable {
  private let isUnlimited: Bool
  private var inARow = 0
  private var answers = 0

  /// Invalid answers in a row before giving up; no script makes so many by mistake.
  static let maximumInARow = 100
  /// Answers in all before giving up; no scripted visit is so long.
  static let maximumCount = 10_000

  init(isPerson: Bool) { isUnlimited = isPerson }

  mutating func count(isValid: Bool) throws(TooManyInvalidAnswers) {
    answers += 1
    inARow = isValid ? 0 : inARow + 1
    if !isUnlimited, inARow >= Self.maximumInARow || answers >= Self.maximumCount {
      throw TooManyInvalidAnswers()
    }
  }
}
