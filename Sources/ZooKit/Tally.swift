import Synchronization

/// How much of some work is done; counted from several tasks at once.
public final class Tally: Sendable {
  private let counted = Mutex(0)
  /// How many pieces there are; `nil` where nobody knows.
  public let total: Int?

  /// Begins at nothing of so many pieces.
  public init(total: Int? = nil) { self.total = total }

  /// Counts one piece as done.
  public func advance() { counted.withLock { $0 += 1 } }

  /// How many pieces are done.
  public var done: Int { counted.withLock { $0 } }
}
