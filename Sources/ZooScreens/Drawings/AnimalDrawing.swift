import Console
import Outlines
import Synchronization
import ZooKit

/// How an animal is drawn: its outline, its colour and its true size.
struct AnimalDrawing: Sendable, Equatable {
  let outline: Outline
  let ink: Ink
  /// Metres for each unit of the outline; `nil` where the animal's size is not known or can't be true.
  let unit: Double?

  /// `nil` for an animal that nothing says the shape of.
  init?(_ animal: Animal) {
    guard let outline = Self.outline(of: animal) else { return nil }
    self.outline = outline
    ink = animal.silhouette?.colour.map(Ink.init) ?? .foreground
    unit = animal.measures.lazy.compactMap { Self.unit(of: outline, measuredBy: $0) }.first
  }

  /// Its own outline, or that of a word in its name (owl, shark), of its type or its exhibit.
  private static func outline(of animal: Animal) -> Outline? {
    if let name = animal.silhouette?.outline, let own = Outline.named(name) { return own }
    let words = (animal.words("englishName") ?? animal.name).folded
      .split { !$0.isLetter }.map(String.init)
    if let named = words.reversed().lazy.compactMap(Outline.named).first { return named }
    let outlines = Exhibit.named(animal.exhibit)?.outlines ?? [:]
    let type = animal.words("type")?.lowercased() ?? ""
    return (outlines[type] ?? outlines[""]).flatMap(Outline.named)
  }

  // MARK: - Size

  /// Sizes of drawings in metres that an animal can have.
  private static let possibleSizes = 0.0005...60.0

  /// Metres for a unit, from how long a part of the outline is in reality.
  private static func unit(of outline: Outline, measuredBy measure: Measure) -> Double? {
    let (length, size): (Double?, Double?) =
      switch measure.quantity {
      case .height: (self.length(of: measure.dimension, in: outline), measure.typicalSize)
      // Breeds of cats are weighed alone.
      case .weight: (outline.length(of: "shoulder"), measure.typicalSize.flatMap(catShoulder))
      }
    guard let length, let size, length > 0 else { return nil }
    if measure.quantity == .weight, !outline.isDomesticCat { return nil }
    let unit = size / length
    let extent = unit * max(outline.bounds.width, outline.bounds.height)
    return possibleSizes.contains(extent) ? unit : nil
  }

  /// How long what was measured is in units of the outline.
  private static func length(of dimension: BodyDimension?, in outline: Outline) -> Double? {
    let (width, height) = (outline.bounds.width, outline.bounds.height)
    return switch dimension {
    case .standing: height
    case .shoulder: outline.length(of: "shoulder")
    case .headAndBody:
      outline.length(of: "body") ?? outline.length(of: "total") ?? max(width, height)
    case .total: outline.length(of: "total") ?? max(width, height)
    case .wingspan: outline.length(of: "wingspan")
    case .shell: outline.length(of: "shell") ?? outline.length(of: "body") ?? width
    // The APIs' heights: of breeds at the shoulder, of zoo animals whatever it may be.
    case nil: outline.length(of: "shoulder") ?? height
    }
  }

  /// How high a cat's shoulder is for its weight: 25 cm at 4.5 kg, and with the cube root of the weight.
  private static func catShoulder(kilograms: Double) -> Double? {
    (1...20).contains(kilograms) ? 0.25 * Self.cubeRoot(kilograms / 4.5) : nil
  }

  /// By Newton's method.
  private static func cubeRoot(_ number: Double) -> Double {
    (0..<20).reduce(1.0) { root, _ in (2 * root + number / (root * root)) / 3 }
  }
}

extension Outline {
  /// Whether it is that of a cat at home, of which only weights are known.
  fileprivate var isDomesticCat: Bool {
    name == "cat" || name.hasSuffix(" cat") && name != "big cat" && name != "small cat"
  }
}

extension Ink {
  init(_ colour: Silhouette.Colour) {
    switch colour {
    // What stands out most on any background.
    case .white: self = .foreground
    case .black: self = .black
    case .grey: self = .grey
    case .brown: self = .brown
    case .tan: self = .tan
    case .orange: self = .orange
    case .red: self = .red
    case .pink: self = .pink
    case .yellow: self = .yellow
    case .green: self = .green
    case .olive: self = .olive
    case .blue: self = .blue
    case .purple: self = .purple
    }
  }
}
