/// How much memory the values read from a text may take.
///
/// `[[],[],…]` is two bytes an element as text and two dozen as values, so a text of some megabytes
/// could unfold into hundreds. What is counted is what Swift's strings, arrays and dictionaries
/// take on 64-bit systems, spare room included.
package struct JSONBudget: Sendable {
  private var left: Int

  /// Seven times the text: with the text itself that makes eight. A short text may take a mebibyte,
  /// whatever its shape.
  package init(bytes: Int) { left = max(7 * bytes, 1 << 20) }

  /// What is made of a piece of text.
  enum Cost {
    /// A list or an object, however empty.
    case container
    /// A place in a list.
    case element
    /// A key and the place of its value.
    case member
    /// A text of so many bytes.
    case text(bytes: Int)

    fileprivate var bytes: Int {
      switch self {
      case .container: 32
      // Arrays grow to twice what they hold, dictionaries to a little more.
      case .element: 2 * MemoryLayout<JSONValue>.stride
      case .member: 2 * (MemoryLayout<JSONValue>.stride + MemoryLayout<String>.stride)
      // A string of up to 15 bytes needs no room of its own.
      case .text(let count): count > 15 ? count + 32 : 0
      }
    }
  }

  /// Takes a cost off.
  ///
  /// - Returns: whether there was so much left.
  mutating func spend(_ cost: Cost) -> Bool {
    left -= cost.bytes
    return left >= 0
  }
}
