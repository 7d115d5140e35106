import Foundation

/// Writes all bytes, in as many calls as that takes.
///
/// - Returns: the `errno` of the call that failed; `nil` when all bytes were written.
package func writeAll(_ bytes: Data, to file: Int32) -> Int32? {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count <= 0, errno != EINTR { return errno }
    rest = rest.dropFirst(max(count, 0))
  }
  return nil
}
