import Synchronization

/// How much of some work is done; counted from several tasks at once.
package final class Tally: Sendable {
  private let counted = Mutex(0)
  /// How many pieces there are; `nil` where nobody knows.
  package let total: Int?

  /// Begins at nothing of so many pieces.
  package init(total: Int? = nil) { self.total = total }

  /// Counts pieces as done.
  package func advance(by count: Int = 1) { counted.withLock { $0 += count } }

  /// How many pieces are done.
  package var done: Int { counted.withLock { $0 } }
}
