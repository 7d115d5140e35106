/// A limit on the memory that values parsed from a text may take.
///
/// `[[],[],…]` takes three bytes per element as text and dozens as values, so a text of some
/// megabytes could become hundreds. Costs are what Swift's strings and arrays take on 64-bit
/// systems, spare capacity included.
package struct JSONBudget: Sendable {
  private var left: Int

  /// Allows seven times the size of the text, eight with the text itself, and at least 1 MiB.
  package init(bytes: Int) { left = max(7 * bytes, 1 << 20) }

  /// What a piece of text is parsed into.
  enum Cost {
    /// An array or object, even an empty one.
    case container
    case element
    /// A member of an object: its key and the slot for its value.
    case member
    case text(bytes: Int)

    fileprivate var bytes: Int {
      switch self {
      case .container: 32
      // Arrays grow to twice their count.
      case .element: 2 * MemoryLayout<JSONValue>.stride
      case .member: 2 * MemoryLayout<JSONObject.Member>.stride
      // Swift stores strings of up to 15 bytes inline.
      case .text(let count): count > 15 ? count + 32 : 0
      }
    }
  }

  /// `false` once the budget is exceeded.
  mutating func spend(_ cost: Cost) -> Bool {
    left -= cost.bytes
    return left >= 0
  }
}
