import Foundation
import Synchronization

/// Raw mode of the process's terminal, and how to undo it.
///
/// The state is global, because a process has one terminal and a signal may require restoring it at any
/// moment. Ctrl-C and the like still send signals.
enum RawMode {
  private struct State {
    /// The terminal's original modes.
    var modes: termios
    /// What is drawn on, innermost last: a conversation may open a window for a while.
    var drawingAreas: [Keyboard.ScreenBuffer]
    var stream: Int32
    var isPaused = false
    /// Whether the program is about to be stopped, so that raw mode must not start again before that.
    var isStopping = false
  }

  private static let state = Mutex<State?>(nil)

  /// Initializes the state, which a signal handler can't do.
  static func prepare() { state.withLock { _ in } }

  static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group == -1 || group == getpgrp()
  }

  /// Whether only the outermost reader is left.
  static var isOutermost: Bool { state.withLock { $0?.drawingAreas.count == 1 } }

  static var isPaused: Bool { state.withLock { $0?.isPaused ?? false } }

  /// Starts raw mode; `false` where standard input is no terminal. A background job is stopped until it comes
  /// to the foreground. Nested calls draw on the first one's stream.
  static func start(_ canvas: Keyboard.ScreenBuffer, on stream: StandardStream) -> Bool {
    guard waitForForeground() else { return false }
    return state.withLock { state in
      if let old = state {
        state?.drawingAreas.append(canvas)
        let isFirst = !old.drawingAreas.contains(.window)
        if canvas == .window, isFirst, !old.isPaused { openWindow(on: old.stream) }
        return true
      }
      var modes = termios()
      guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return false }
      let new = State(modes: modes, drawingAreas: [canvas], stream: stream.rawValue)
      state = new  // Set before the first change, so that a crash in between is undone too.
      let isApplied = apply(new)
      if !isApplied { state = nil }
      return isApplied
    }
  }

  /// Stops the program as a read in the background would: Dispatch's threads block that signal.
  ///
  /// - Returns: `false` when nobody brings it to the foreground, as in a session whose shell has gone.
  private static func waitForForeground() -> Bool {
    if isInForeground { return true }
    SignalHandlers.useDefaultActions(true)
    defer { SignalHandlers.useDefaultActions(false) }
    for _ in 0..<100 where !isInForeground {
      kill(getpid(), SIGTTIN)
      usleep(10_000)  // Another thread handles the signal.
    }
    return isInForeground
  }

  /// Ends the innermost use; the last one restores the terminal.
  static func stop() {
    state.withLock { current in
      guard let old = current, let canvas = current?.drawingAreas.popLast() else { return }
      if current?.drawingAreas.isEmpty == true {
        restore(old)
        current = nil
      } else if canvas == .window, current?.drawingAreas.contains(.window) == false, !old.isPaused {
        closeWindow(on: old.stream)
      }
    }
  }

  /// Restores the terminal before the program is stopped.
  static func pause() {
    state.withLock { state in
      if let old = state { restore(old) }
      state?.isPaused = true
      state?.isStopping = true
    }
  }

  /// Starts raw mode again after a stop; in the background that is left to the next wait for a key.
  ///
  /// - Returns: whether keys are being read.
  static func resumeAfterStop() -> Bool {
    state.withLock { $0?.isStopping = false }
    return resume()
  }

  /// Leaves the terminal alone because it belongs to another program now.
  static func suspend() {
    state.withLock { $0?.isPaused = true }
    SignalHandlers.useDefaultActions(true)
  }

  /// Starts raw mode again, unless the terminal belongs to another program.
  ///
  /// - Returns: whether keys are being read.
  static func resume() -> Bool {
    state.withLock { current in
      guard let old = current, !old.isStopping, isInForeground else { return false }
      // SIGSTOP can't be caught, so after it the window is still open.
      let isApplied = old.isPaused ? apply(old) : setModes(old)
      if isApplied {
        current?.isPaused = false
        SignalHandlers.useDefaultActions(false)
      }
      return isApplied
    }
  }

  /// Restores the terminal and exits; nothing can start raw mode in between.
  static func restoreAndExit(_ exit: () -> Never) -> Never {
    state.withLock { state in
      state.map(restore)
      exit()
    }
  }

  /// Restores the terminal from a signal handler, without waiting or allocating.
  static func restoreInSignalHandler() { _ = state.withLockIfAvailable { $0.map(restore) } }

  private static func apply(_ state: State) -> Bool {
    guard setModes(state) else { return false }
    send("\u{1B}[?2004h", to: state.stream)  // Bracketed paste.
    if state.drawingAreas.contains(.window) { openWindow(on: state.stream) }
    return true
  }

  private static func setModes(_ state: State) -> Bool {
    var modes = state.modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &modes.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    guard set(&modes) else { return false }
    LiveKeyboard.noteTypedInLineMode()
    return true
  }

  private static func restore(_ state: State) {
    guard !state.isPaused, isInForeground else { return }
    if state.drawingAreas.contains(.window) { closeWindow(on: state.stream) }
    send("\u{1B}[?2004l", to: state.stream)
    var modes = state.modes
    _ = set(&modes)
  }

  /// Opens the alternate screen, with the cursor hidden until it has a position. There a terminal that can sends the
  /// mouse wheel as arrows (DECSET 1007, kept and restored by XTSAVE and XTRESTORE), and the mouse still selects text.
  private static func openWindow(on stream: Int32) {
    send("\u{1B}[?1049h\u{1B}[?1007s\u{1B}[?1007h\u{1B}[?25l", to: stream)
  }

  private static func closeWindow(on stream: Int32) {
    send("\u{1B}[?25h\u{1B}[?1007r\u{1B}[?1049l", to: stream)
  }

  /// Sets the modes once pending output is written; keys typed ahead are kept.
  private static func set(_ modes: inout termios) -> Bool {
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  private static func send(_ codes: StaticString, to stream: Int32) {
    // If writing fails, the terminal is gone and there is nothing to restore.
    _ = write(stream, codes.utf8Start, codes.utf8CodeUnitCount)
  }
}
