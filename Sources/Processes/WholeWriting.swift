import Foundation

/// Writes all bytes; returns the `errno` of the call that failed, `nil` when all were written.
package func writeAll(_ bytes: Data, to file: Int32) -> Int32? {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count <= 0, errno != EINTR { return errno }
    rest = rest.dropFirst(max(count, 0))
  }
  return nil
}
