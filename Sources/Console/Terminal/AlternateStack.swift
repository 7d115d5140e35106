import Foundation

/// Room for signal handlers beside the stack: a crash may be that the stack has run over, and then
/// there is none left for whoever gives the terminal back.
enum AlternateStack {
  private static let size = 64 << 10

  /// Gives the thread that calls it such room, for as long as it lives.
  ///
  /// Each thread needs its own. Whichever writes to the terminal or reads keys is given it, since
  /// that is where the program's work goes on.
  static func install() {
    guard pthread_getspecific(key) == nil, let room = malloc(size) else { return }
    var stack = stack_t()
    stack.ss_sp = room
    stack.ss_size = numericCast(size)
    guard sigaltstack(&stack, nil) == 0 else { return free(room) }
    pthread_setspecific(key, room)
  }

  /// Where each thread keeps its room, which goes with it.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { room in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      none.ss_size = numericCast(AlternateStack.size)
      sigaltstack(&none, nil)
      free(room)
    }
    return key
  }()

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
