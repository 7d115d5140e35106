import Foundation

/// A separate stack for signal handlers: after a stack overflow the normal one has no room for restoring the
/// terminal.
enum AlternateSignalStack {
  private static let size = 64 << 10

  /// Gives the calling thread such a stack for its lifetime.
  ///
  /// Each thread needs its own; those that write to the terminal or read keys get one, since the program's
  /// work goes on there.
  static func install() {
    guard pthread_getspecific(key) == nil, let room = malloc(size) else { return }
    var stack = stack_t()
    stack.ss_sp = room
    stack.ss_size = numericCast(size)
    guard sigaltstack(&stack, nil) == 0 else { return free(room) }
    pthread_setspecific(key, room)
  }

  /// Stores each thread's stack, and frees it when the thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { room in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      none.ss_size = numericCast(AlternateSignalStack.size)
      sigaltstack(&none, nil)
      free(room)
    }
    return key
  }()

  /// Sets a handler that runs on that stack, unless the signal is ignored.
  static func set(_ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0, !old.isIgnoring else { return }
    var new = sigaction()
    new.handle(handler)
    new.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &new, nil)
  }
}

extension sigaction {
  #if canImport(Glibc)
    fileprivate var isIgnoring: Bool {
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }
    fileprivate mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_handler.sa_handler = handler
    }
  #elseif canImport(Darwin)
    fileprivate var isIgnoring: Bool {
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }
    fileprivate mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_u.__sa_handler = handler
    }
  #else
    fileprivate var isIgnoring: Bool { false }
    fileprivate mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sa_handler.sa_handler = handler
    }
  #endif
}
