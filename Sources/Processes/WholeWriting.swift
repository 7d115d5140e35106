import Foundation

/// Writes all bytes, and waits where another program has made the file one that doesn't; returns the `errno` of the call
/// that failed, `nil` when all were written.
package func writeAll(_ bytes: Data, to file: Int32) -> Int32? {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count <= 0, errno == EAGAIN {
      var poller = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      poll(&poller, 1, -1)
    } else if count <= 0, errno != EINTR {
      return errno
    }
    rest = rest.dropFirst(max(count, 0))
  }
  return nil
}
