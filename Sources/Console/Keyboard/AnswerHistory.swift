import Synchronization

/// The answers of one run, the newest last.
package final class AnswerHistory: Sendable {
  private let kept = Mutex<[String]>([])

  /// More than a person goes back.
  private static let limit = 200

  /// The answers so far.
  var answers: [String] { kept.withLock { $0 } }

  /// Keeps an answer, unless it is empty or the same as the last.
  func keep(_ answer: String) {
    kept.withLock { answers in
      guard !answer.isEmpty, answers.last != answer else { return }
      answers.append(answer)
      if answers.count > Self.limit { answers.removeFirst() }
    }
  }
}
