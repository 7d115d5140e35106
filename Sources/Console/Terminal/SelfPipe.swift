import Foundation

/// Passes bytes from a signal handler, or any thread, to a thread that waits for them.
///
/// A pipe rather than a flag, so that nothing is lost between a check and a wait.
struct SelfPipe: Sendable {
  /// The descriptor to poll for bytes.
  let output: Int32
  private let input: Int32

  /// Makes the pipe; where no file descriptor is left, reading waits for ever.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe wakes its reader anyway, so writing must not block.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    (output, input) = (ends[0], ends[1])
  }

  func write(_ byte: UInt8) {
    let code = errno  // The interrupted code may be about to read errno.
    withUnsafePointer(to: byte) { _ = Foundation.write(input, $0, 1) }
    errno = code
  }

  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = Foundation.read(output, &bytes, bytes.count)
      if count > 0 { return Array(bytes[..<count]) }
      if count < 0, errno != EINTR { pause() }  // Without a pipe nothing will ever arrive.
    }
  }
}
