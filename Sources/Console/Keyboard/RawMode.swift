import Foundation
import Synchronization

/// The modes of this process's terminal while keys are read, and the way back.
///
/// There is one terminal to a process, and a signal may ask for it back at any moment; so this
/// state is the process's too. Signals from keys stay on: Ctrl-C is a signal here as anywhere.
enum RawMode {
  private struct State {
    /// As the terminal was.
    var modes: termios
    /// Who draws, the innermost last: a conversation may open a window for a while.
    var canvases: [Keyboard.Canvas]
    var stream: Int32
    /// Whether the terminal is given back for a while.
    var isPaused = false
    /// Whether the program is about to be stopped: until then nobody may take the terminal again.
    var isStopping = false
  }

  private static let state = Mutex<State?>(nil)

  /// Makes what a signal handler must find made.
  static func prepare() { state.withLock { _ in } }

  /// Whether the terminal is this program's: a shell hands it to one job at a time.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group == -1 || group == getpgrp()
  }

  /// Whether keys are read for nobody but who began last.
  static var isLast: Bool { state.withLock { $0?.canvases.count == 1 } }

  /// Whether the terminal is given back for a while.
  static var isPaused: Bool { state.withLock { $0?.isPaused ?? false } }

  /// Begins; `false` where standard input is no terminal. In the background the program is stopped
  /// until it is brought to the front. All beginnings within one another draw on one stream.
  static func begin(_ canvas: Keyboard.Canvas, on stream: StandardStream) -> Bool {
    guard comeToFront() else { return false }
    return state.withLock { state in
      if let old = state {
        state?.canvases.append(canvas)
        if canvas == .window, !old.isPaused { openWindow(on: old.stream) }
        return true
      }
      var modes = termios()
      guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return false }
      let new = State(modes: modes, canvases: [canvas], stream: stream.rawValue)
      state = new  // Before the first change: a crash in the middle is undone too.
      let isApplied = apply(new)
      if !isApplied { state = nil }
      return isApplied
    }
  }

  /// Stops the program as a read in the background would: Dispatch's threads hold that signal back.
  ///
  /// - Returns: `false` when nobody brings it to the front, as in a session whose shell has gone.
  private static func comeToFront() -> Bool {
    if isInForeground { return true }
    Interrupts.leaveByDefault(true)
    defer { Interrupts.leaveByDefault(false) }
    for _ in 0..<100 where !isInForeground {
      kill(getpid(), SIGTTIN)
      usleep(10_000)  // The signal is taken by another thread.
    }
    return isInForeground
  }

  /// Ends what was begun last.
  static func end() {
    state.withLock { current in
      guard let old = current, let canvas = current?.canvases.popLast() else { return }
      if current?.canvases.isEmpty == true {
        undo(old)
        current = nil
      } else if canvas == .window, !old.isPaused {
        closeWindow(on: old.stream)
      }
    }
  }

  /// Puts the terminal back before the program is stopped.
  static func pause() {
    state.withLock { state in
      if let old = state { undo(old) }
      state?.isPaused = true
      state?.isStopping = true
    }
  }

  /// Takes the terminal again behind a stop, or leaves it to whoever waits for keys to do so when
  /// the program comes back to the front.
  ///
  /// - Returns: whether keys are being read.
  static func goOn() -> Bool {
    state.withLock { $0?.isStopping = false }
    return resume()
  }

  /// The terminal has become another program's, which must not be disturbed.
  static func suspend() {
    state.withLock { $0?.isPaused = true }
    Interrupts.leaveByDefault(true)
  }

  /// Takes the terminal again, unless it is another program's.
  ///
  /// - Returns: whether keys are being read.
  static func resume() -> Bool {
    state.withLock { current in
      guard let old = current, !old.isStopping, isInForeground else { return false }
      // A stop that could not be seen coming (SIGSTOP) leaves the window open.
      let isApplied = old.isPaused ? apply(old) : setModes(old)
      if isApplied {
        current?.isPaused = false
        Interrupts.leaveByDefault(false)
      }
      return isApplied
    }
  }

  /// Puts the terminal back for good; nobody can take it any more.
  static func leave(_ exit: () -> Never) -> Never {
    state.withLock { state in
      state.map(undo)
      exit()
    }
  }

  /// Puts the terminal back from inside a signal handler: nothing here waits or allocates.
  static func restoreInSignalHandler() { _ = state.withLockIfAvailable { $0.map(undo) } }

  private static func apply(_ state: State) -> Bool {
    guard setModes(state) else { return false }
    send("\u{1B}[?2004h", to: state.stream)  // Bracketed paste.
    if state.canvases.contains(.window) { openWindow(on: state.stream) }
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
    return set(&modes)
  }

  private static func undo(_ state: State) {
    guard !state.isPaused, isInForeground else { return }
    if state.canvases.contains(.window) { closeWindow(on: state.stream) }
    send("\u{1B}[?2004l", to: state.stream)
    var modes = state.modes
    _ = set(&modes)
  }

  /// The alternate screen, without a cursor until there is a place for it.
  private static func openWindow(on stream: Int32) {
    send("\u{1B}[?1049h\u{1B}[?25l", to: stream)
  }

  private static func closeWindow(on stream: Int32) {
    send("\u{1B}[?25h\u{1B}[?1049l", to: stream)
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
