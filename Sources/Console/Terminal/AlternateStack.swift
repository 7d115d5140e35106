#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Room for signal handlers beside the stack: a crash may be that the stack has run over, and then
/// there is none left for whoever gives the terminal back.
enum AlternateStack {
  private static let size = 64 << 10

  /// Gives the thread that calls it such room, for as long as the program runs.
  ///
  /// Each thread needs its own, and only the main one is given it: nothing here recurses without a
  /// bound, so this is for what nobody thought of.
  static func install() {
    guard let room = malloc(size) else { return }  // A crash is handled as well as can be then.
    var stack = stack_t()
    stack.ss_sp = room
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0 else { return free(room) }
  }

  /// Sets a handler that runs there, unless the signal is ignored.
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
