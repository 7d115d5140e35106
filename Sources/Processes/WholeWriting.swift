import Foundation

/// Writes bytes whole, in however many pieces they are taken.
///
/// - Returns: the `errno` of why they are not taken any more; `nil` when all were.
package func writeWhole(_ bytes: Data, to file: Int32) -> Int32? {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count <= 0, errno != EINTR { return errno }
    rest = rest.dropFirst(max(count, 0))
  }
  return nil
}
