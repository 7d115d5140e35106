import Foundation

/// Bytes from a signal handler, or from any thread, to one that waits for them.
///
/// A pipe and not a flag, so that nothing is lost between a look and a wait.
struct SelfPipe: Sendable {
  /// What becomes readable when there are bytes.
  let output: Int32
  private let input: Int32

  /// Makes the pipe. Without one, for want of open files, nothing is ever read from it.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe wakes as well as a fuller one, so nobody waits to write.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    (output, input) = (ends[0], ends[1])
  }

  /// Sends a byte.
  func write(_ byte: UInt8) {
    let code = errno  // Whatever a handler interrupts may be about to look at it.
    withUnsafePointer(to: byte) { _ = Foundation.write(input, $0, 1) }
    errno = code
  }

  /// Waits for bytes.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = Foundation.read(output, &bytes, bytes.count)
      if count > 0 { return Array(bytes[..<count]) }
      if count < 0, errno != EINTR { pause() }  // Without a pipe: nothing will ever come.
    }
  }
}
