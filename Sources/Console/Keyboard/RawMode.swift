import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The modes of this process's terminal while keys are read, and the way back.
///
/// There is one terminal to a process, and a signal may ask for it back at any moment; so this
/// state is the process's too. Signals from keys stay on: Ctrl-C is a signal here as anywhere.
enum RawMode {
  private struct Saved {
    var modes: termios
    var canvas: Keyboard.Canvas
    var stream: Int32
  }

  private static let saved = Mutex<Saved?>(nil)

  /// Begins; `false` where standard input is no terminal, or is in use already.
  static func begin(_ canvas: Keyboard.Canvas, on stream: Stream) -> Bool {
    saved.withLock { saved in
      var modes = termios()
      guard saved == nil, tcgetattr(STDIN_FILENO, &modes) == 0 else { return false }
      let state = Saved(modes: modes, canvas: canvas, stream: stream.rawValue)
      guard apply(state) else { return false }
      saved = state
      return true
    }
  }

  /// Puts the terminal back and forgets how it was.
  static func end() {
    saved.withLock { saved in
      if let state = saved { undo(state) }
      saved = nil
    }
  }

  /// Puts the terminal back for a while, as before the program is stopped.
  static func pause() { saved.withLock { $0.map(undo) } }

  /// Takes the terminal again behind `pause`.
  ///
  /// - Returns: whether keys are being read.
  @discardableResult
  static func resume() -> Bool { saved.withLock { $0.map(apply) ?? false } }

  /// Puts the terminal back from inside a signal handler: nothing here waits or allocates.
  static func abandon() { _ = saved.withLockIfAvailable { $0.map(undo) } }

  private static func apply(_ state: Saved) -> Bool {
    var modes = state.modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &modes.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    guard set(&modes) else { return false }
    switch state.canvas {
    // Bracketed paste; for a window, the alternate screen without a cursor as well.
    case .lines: send("\u{1B}[?2004h", to: state.stream)
    case .window: send("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l", to: state.stream)
    }
    return true
  }

  private static func undo(_ state: Saved) {
    switch state.canvas {
    case .lines: send("\u{1B}[?2004l", to: state.stream)
    case .window: send("\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l", to: state.stream)
    }
    var modes = state.modes
    _ = set(&modes)
  }

  /// Sets the modes once what was written before is out; keys typed ahead are kept.
  private static func set(_ modes: inout termios) -> Bool {
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  private static func send(_ codes: StaticString, to stream: Int32) {
    // A terminal that cannot be written has gone, and nothing of it is left to be put back.
    _ = write(stream, codes.utf8Start, codes.utf8CodeUnitCount)
  }
}
