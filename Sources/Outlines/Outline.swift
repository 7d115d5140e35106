import Synchronization

/// The silhouette of a kind of animal, drawn in units of its own.
///
/// x points right and y up, the ground is y = 0, and animals look left. How large a unit is follows from
/// what was measured of an animal (`length(of:)`).
package struct Outline: Sendable, Equatable {
  /// Where an animal of this kind is when it is drawn beside others.
  package enum Posture: String, Sendable {
    case onGround
    case swims
    case flies
    case hangs
  }

  /// A shape, painted or cleared over those before it.
  struct Shape: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      /// The inside of a closed curve.
      case area
      /// A line whose width goes from one to the other.
      case line(from: Double, to: Double)
    }

    let kind: Kind
    let isCleared: Bool
    let points: [Point]
  }

  /// `big cat`
  package let name: String
  package let place: Posture
  let shapes: [Shape]
  /// The box around all that is painted.
  package let bounds: Box
  private let lengths: [Substring: Double]

  /// How long something is in units of the drawing: `shoulder`, `body`, `total`, `wingspan` or `shell`; `nil`
  /// where the drawing doesn't say.
  package func length(of dimension: String) -> Double? { lengths[dimension[...]] }

  /// The outline with a name; `nil` if there is none. Each is read once.
  package static func named(_ name: String) -> Outline? {
    if let outline = known.withLock({ $0[name] }) { return outline }
    guard let text = texts[name] else { return nil }
    let outline = OutlineReader.outline(named: name, in: text)
    known.withLock { $0[name] = outline }
    return outline
  }

  private static let known = Mutex<[String: Outline]>([:])

  /// The part of a table that each outline is in.
  private static let texts: [String: Substring] = Dictionary(
    OutlineTables.all.flatMap(OutlineReader.parts), uniquingKeysWith: { first, _ in first })

  /// The names of all outlines, in order.
  package static var names: [String] { texts.keys.sorted() }

  init(
    name: String, place: Posture, lengths: [Substring: Double], shapes: [Shape]
  ) {
    self.name = name
    self.place = place
    self.lengths = lengths
    self.shapes = shapes
    bounds = Box(
      around: shapes.lazy.filter { !$0.isCleared }.flatMap { $0.polygons(minimumWidth: 0) }.joined()
    )
  }
}

package struct Point: Sendable, Equatable {
  package var x: Double
  package var y: Double
}

/// The smallest rectangle around some points.
package struct Box: Sendable, Equatable {
  package private(set) var left = Double.infinity
  package private(set) var right = -Double.infinity
  package private(set) var bottom = Double.infinity
  package private(set) var top = -Double.infinity

  package var width: Double { right - left }
  package var height: Double { top - bottom }
  package var longerSide: Double { max(width, height) }

  init(around points: some Sequence<Point>) {
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      bottom = min(bottom, point.y)
      top = max(top, point.y)
    }
  }
}
