/// Which dimension of the body a height or length measures.
package enum BodyDimension: String, Sendable, CaseIterable {
  /// From the ground to the top of an animal that stands upright or on long legs.
  case standing
  /// From the ground to the shoulders of one on four legs.
  case shoulder
  /// From the nose to the root of the tail; of a frog, to its end.
  case headAndBody = "head and body"
  /// From one end to the other: beak or snout to the tip of the tail.
  case total
  /// From edge to edge of a body or a colony that has no ends.
  case across
  /// From the tip of one wing or fin to that of the other.
  case wingspan
  /// Across a shell.
  case shell

  /// Reads a record's wording; `nil` for any other wording.
  package init?(_ text: String?) {
    self.init(rawValue: text?.lowercased() ?? "")
  }

  /// Whether it is how tall an animal is, rather than how long.
  package var isHeight: Bool {
    switch self {
    case .standing, .shoulder: true
    case .headAndBody, .total, .across, .wingspan, .shell: false
    }
  }

  /// Whether several can be put end to end along it.
  package var hasEnds: Bool { self == .headAndBody || self == .total }
}
