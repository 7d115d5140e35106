import Foundation

// read(2) and write(2) that wait, also where another program has made the file one that doesn't.

/// Reads some bytes; returns how many, 0 at the end of the file, and -1 with an `errno` if that failed.
package func readSome(of file: Int32, into room: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, room.baseAddress, room.count)
    if count >= 0 || !waits(for: file, POLLIN) { return count }
  }
}

/// Writes all bytes; returns the `errno` of the call that failed, `nil` when all were written.
package func writeAll(_ bytes: Data, to file: Int32) -> Int32? {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count <= 0, !waits(for: file, POLLOUT) { return errno }
    rest = rest.dropFirst(max(count, 0))
  }
  return nil
}

/// Writes a program's input on a thread of its own, since it may stop reading or never begin, and closes the file. Errors
/// are no news: only what the program makes of it matters.
///
/// - Returns: `false` where no thread can be started; nothing is written then.
package func startFeeding(_ file: Int32, _ input: Data) -> Bool {
  let isStarted = startThread {
    _ = writeAll(input, to: file)
    close(file)
  }
  if !isStarted { close(file) }
  return isStarted
}

/// Waits until a file is ready if that is why the last call failed; `false` for any other `errno`.
private func waits(for file: Int32, _ events: Int32) -> Bool {
  guard errno == EAGAIN else { return errno == EINTR }
  var poller = pollfd(fd: file, events: Int16(events), revents: 0)
  poll(&poller, 1, -1)
  return true
}
