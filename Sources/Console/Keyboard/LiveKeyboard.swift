import Foundation
import Synchronization

extension Keyboard {
  /// - Parameter patience: how many times longer than usual to wait for a terminal's outstanding replies.
  static func live(patience: Double) -> Keyboard {
    // Waiting for a key blocks a thread, so it has its own queue.
    let queue = DispatchQueue(label: "zoo.keyboard")
    return Keyboard(
      startReading: RawMode.start,
      stopReading: {
        if RawMode.isOutermost { LiveKeyboard.awaitReplies(patience) }
        RawMode.stop()
      },
      isInForeground: { RawMode.isInForeground },
      next: {
        let event = await withCheckedContinuation { continuation in
          queue.async { continuation.resume(returning: LiveKeyboard.wait()) }
        }
        AlternateSignalStack.install()  // The code after the wait continues on this thread.
        return event
      },
      typedAhead: { LiveKeyboard.typedAhead() },
      wake: { LiveKeyboard.wake(.woken) },
      query: { question in
        await withCheckedContinuation { continuation in
          queue.async { continuation.resume(returning: LiveKeyboard.query(question, patience)) }
        }
      })
  }
}

/// Keys and wake-ups, in order of arrival.
enum LiveKeyboard {
  /// Why a wait ended without a key, as a byte in a pipe.
  enum WakeReason: UInt8 {
    case woken = 0x6E
    case redraw = 0x72
  }

  /// Kept between waits, because a key may have arrived in part.
  private static let decoder = Mutex(KeyDecoder())

  private static let reasons = SelfPipe()

  /// Ends a wait; from any thread.
  static func wake(_ reason: WakeReason) { reasons.write(reason.rawValue) }

  /// More bytes than somebody types while the program is busy.
  private static let mostTypedAhead = 512

  /// Keys typed while a query was pending.
  private static let pendingKeys = Mutex<[Key]>([])

  /// Milliseconds to wait for replies; terminals that reply take far less, even over ssh.
  private static let replyTimeout = 200

  /// Milliseconds after which no terminal replies any more, however far away it is.
  private static let finalReplyTimeout = 3000

  /// When the terminal was queried; `nil` once it has replied.
  private static let queriedAt = Mutex<ContinuousClock.Instant?>(nil)

  /// Queries the terminal if keys are being read, and waits for its last reply.
  static func query(_ question: String, _ patience: Double) -> [TerminalReply] {
    guard !RawMode.isPaused else { return [] }
    let bytes = Array(question.utf8)
    guard write(STDOUT_FILENO, bytes, bytes.count) == bytes.count else { return [] }
    queriedAt.withLock { $0 = .now }
    awaitReplies(within: Int(Double(replyTimeout) * patience))
    return decoder.withLock { $0.replies }
  }

  /// Waits for outstanding replies until none can come any more, because a later one would be typed into the shell.
  fileprivate static func awaitReplies(_ patience: Double) {
    awaitReplies(within: Int(Double(finalReplyTimeout) * patience))
  }

  /// Waits for outstanding replies for so long after the question.
  private static func awaitReplies(within milliseconds: Int) {
    guard let end = queriedAt.withLock({ $0 })?.advanced(by: .milliseconds(milliseconds)) else {
      return
    }
    while !decoder.withLock({ $0.replies.contains(where: \.isLast) }) {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      var poller = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&poller, 1, Int32(left) + 1) > 0, read() else { return }
      while let key = nextKey() { pendingKeys.withLock { $0.append(key) } }
    }
    queriedAt.withLock { $0 = nil }
  }

  static func wait() -> KeyboardEvent {
    while true {
      if let key = pendingKeys.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        return .key(key)
      }
      if let key = nextKey() { return .key(key) }
      // In the background, what is typed belongs to the foreground job. A shell doesn't announce that it
      // brings a running job back to the foreground, so poll for that.
      let isPaused = RawMode.isPaused
      if isPaused, RawMode.resume() { return .redraw }
      var pollers = [pollfd(fd: reasons.output, events: Int16(POLLIN), revents: 0)]
      if !isPaused {
        pollers.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0))
      }
      let count = poll(&pollers, nfds_t(pollers.count), isPaused ? 250 : keyTimeout)
      if count == 0, let key = nextKey(afterTimeout: true) { return .key(key) }
      guard count > 0 else { continue }
      if pollers[0].revents != 0 {
        // A redraw shows the news too.
        return reasons.read().contains(WakeReason.redraw.rawValue) ? .redraw : .woken
      }
      if !read() { return .end }
    }
  }

  /// A key that has already been typed; `nil` when there is none. Never call it while another task awaits the
  /// next key.
  static func typedAhead() -> Key? {
    while !RawMode.isPaused {
      let typed =
        pendingKeys.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        ?? nextKey()
      // Leave Ctrl-L to `next`, whose caller redraws.
      if typed == .redraw { pendingKeys.withLock { $0.insert(.redraw, at: 0) } }
      if let typed { return typed == .redraw ? nil : typed }
      var poller = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, 0) > 0, poller.revents & Int16(POLLIN) != 0, read() else { return nil }
    }
    return nil
  }

  /// The next key that has come whole; the signals that keys before it meant are sent.
  private static func nextKey(afterTimeout: Bool = false) -> Key? {
    let (key, signals) = decoder.withLock {
      ($0.next(afterTimeout: afterTimeout), $0.takeSignals())
    }
    for number in signals { kill(getpid(), number) }
    return key
  }

  /// Milliseconds to wait for the rest of a key. Nobody presses a second key as soon after Escape as a terminal sends the
  /// rest of a sequence, or of a reply that is due. Sequences and pastes may pause for longer, but one whose end never
  /// comes must not swallow what follows.
  private static var keyTimeout: Int32 {
    let isReplyDue = queriedAt.withLock { $0 != nil }
    return decoder.withLock {
      if $0.isInLongRun || $0.hasPartialSequence { return 1000 }
      return $0.hasPartialKey ? isReplyDue ? 500 : 100 : -1
    }
  }

  /// How many bytes were typed before keys were read. A Ctrl-D among them arrives as 0, which otherwise is Ctrl-Space.
  private static let typedInLineMode = Mutex(0)
  private static let endOfInput: UInt8 = 0x04

  /// Notes what was typed so far; to be called when the terminal has left line mode.
  static func noteTypedInLineMode() {
    let count = waitingBytes
    typedInLineMode.withLock { $0 = count }
  }

  /// How many bytes were typed and not yet read.
  private static var waitingBytes: Int {
    var count: Int32 = 0
    return ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 ? max(0, Int(count)) : 0
  }

  /// Reads what was typed; `false` at the end of input.
  private static func read() -> Bool {
    // One byte at a time, because what is typed ahead belongs to the next reader, perhaps the shell; but nobody types
    // as much as a flood, such as a paste without brackets, behind which Ctrl-C would wait.
    let isLong = decoder.withLock { $0.isInLongRun } || waitingBytes > mostTypedAhead
    var bytes = [UInt8](repeating: 0, count: isLong ? 4096 : 1)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      let ahead = typedInLineMode.withLock { left in
        defer { left -= min(left, count) }
        return min(left, count)
      }
      for index in 0..<ahead where bytes[index] == 0 { bytes[index] = endOfInput }
      decoder.withLock { $0.feed(bytes[..<count]) }
      return true
    }
    if count < 0, errno == EIO, !RawMode.isInForeground {
      RawMode.suspend()
      return true
    }
    return count < 0 && (errno == EINTR || errno == EAGAIN)
  }
}
