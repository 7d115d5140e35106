import Synchronization

/// A value that is made when it is first needed. Inlinable, so that it is compiled for the types of each use.
package final class LazyValue<Value: Sendable>: Sendable {
  @usableFromInline let made = Mutex<Value?>(nil)

  @inlinable package init() {}

  @inlinable package func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}
