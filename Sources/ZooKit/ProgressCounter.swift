import Synchronization

/// A progress counter that several tasks can advance at once.
package final class ProgressCounter: Sendable {
  private let counted = Mutex(0)
  /// How many items there are in all; `nil` when unknown.
  package let total: Int?

  package init(total: Int? = nil) { self.total = total }

  package func advance(by count: Int = 1) { counted.withLock { $0 += count } }

  package var done: Int { counted.withLock { $0 } }
}
