import Synchronization

/// Notices that have been given: once in a run is enough.
final class SaidNotices: Sendable {
  private let sentences = Mutex<Set<String>>([])

  /// Remembers a sentence.
  ///
  /// - Returns: whether it is the first time.
  func isNew(_ sentence: String) -> Bool {
    sentences.withLock { $0.insert(sentence).inserted }
  }
}
