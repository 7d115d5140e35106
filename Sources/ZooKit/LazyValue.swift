import Synchronization

/// A value that is made when it is first needed.
package final class LazyValue<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  package init() {}

  package func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}
