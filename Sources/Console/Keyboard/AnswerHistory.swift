import Synchronization

/// The answers typed in this run, newest last.
package final class AnswerHistory: Sendable {
  private let kept = Mutex<[String]>([])

  /// Nobody goes back further.
  private static let limit = 200

  var answers: [String] { kept.withLock { $0 } }

  /// Adds an answer, unless it is empty or repeats the last one.
  func add(_ answer: String) {
    kept.withLock { answers in
      guard !answer.isEmpty, answers.last != answer else { return }
      answers.append(answer)
      if answers.count > Self.limit { answers.removeFirst() }
    }
  }
}
