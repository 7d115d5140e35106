import Console
import Foundation
import Outlines
import ZooKit
import ZooSources

/// How an animal is drawn: its outline, its colour and its true size.
struct AnimalDrawing: Sendable, Equatable {
  let outline: Outline
  let ink: DrawingColor
  /// Metres for each unit of the outline; `nil` where the animal's size is not known or can't be true.
  let unit: Double?

  /// `nil` for an animal that nothing says the shape of.
  init?(_ animal: Animal) {
    guard let outline = Self.outline(of: animal) else { return nil }
    self.outline = outline
    ink = animal.silhouette?.colour.map(DrawingColor.init) ?? .foreground
    // Spread wings are told by their span, where that is known.
    let heights = animal.measures.filter { $0.quantity == .height }
      .sorted { $0.dimension == .wingspan && $1.dimension != .wingspan }
    unit =
      heights.lazy.compactMap { Self.unit(of: outline, measuredBy: $0) }.first
      ?? Self.unit(of: outline, ofCat: animal)
  }

  /// Its own outline, or that of a word in a species' name (owl, shark), of its type or its exhibit.
  private static func outline(of animal: Animal) -> Outline? {
    if let name = animal.silhouette?.outline, let own = Outline.named(name) { return own }
    // Breeds and cats may be called anything.
    let isSpecies = animal.latinName != nil || animal.words("type") != nil
    let words = (animal.words("englishName") ?? animal.name).folded
      .split { !$0.isLetter }.map(String.init)
    if isSpecies,
      let named = words.reversed().lazy.filter({ !notAnimals.contains($0) })
        .compactMap(Outline.named).first
    {
      return named
    }
    let outlines = Exhibit.named(animal.exhibit)?.outlines ?? [:]
    let type = animal.words("type")?.lowercased() ?? ""
    return (outlines[type] ?? outlines[""]).flatMap(Outline.named)
  }

  /// Outlines that are no animal's, or only a breed's.
  private static let notAnimals: Set = [
    "person", "hand", "coin", "paw", "toy", "terrier", "collie",
  ]

  // MARK: - Size

  /// Sizes of drawings in metres that an animal can have.
  private static let possibleSizes = 0.0005...60.0

  /// Metres for a unit, from how long a part of the outline is in reality.
  private static func unit(of outline: Outline, measuredBy measure: Measure) -> Double? {
    guard let length = length(of: measure.dimension, in: outline), let size = measure.typicalSize
    else { return nil }
    return unit(size / length, of: outline)
  }

  /// The same from a cat's weight, since breeds of cats are weighed alone: 25 cm at the shoulder for 4.5 kg, and
  /// with the cube root of the weight.
  private static func unit(of outline: Outline, ofCat animal: Animal) -> Double? {
    guard animal.exhibit == Exhibit.catBreeds.id,
      let weight = animal.measures.first(where: { $0.quantity == .weight })?.typicalSize,
      (1...20).contains(weight)
    else { return nil }
    // A sitting cat's shoulder is at two thirds of its height.
    let shoulder = outline.length(of: "shoulder") ?? outline.bounds.height * 2 / 3
    return unit(0.25 * cbrt(weight / 4.5) / shoulder, of: outline)
  }

  /// `nil` for a drawing as large as no animal.
  private static func unit(_ unit: Double, of outline: Outline) -> Double? {
    possibleSizes.contains(unit * outline.bounds.longerSide) ? unit : nil
  }

  /// How long what was measured is in units of the outline.
  private static func length(of dimension: BodyDimension?, in outline: Outline) -> Double? {
    let bounds = outline.bounds
    // With spread wings the body is as long as the drawing is high.
    let longest = outline.length(of: "wingspan") == nil ? bounds.longerSide : bounds.height
    return switch dimension {
    case .standing: bounds.height
    case .shoulder: outline.length(of: "shoulder")
    case .headAndBody: outline.length(of: "body") ?? outline.length(of: "total") ?? longest
    case .total, .across: outline.length(of: "total") ?? longest
    case .wingspan: outline.length(of: "wingspan")
    case .shell: outline.length(of: "shell") ?? outline.length(of: "body") ?? bounds.width
    // The APIs' heights: of breeds at the shoulder, of zoo animals whatever it may be.
    case nil: outline.length(of: "shoulder") ?? bounds.height
    }
  }
}

extension DrawingColor {
  /// White stands out most as the text's own colour, whatever the background.
  init(_ colour: Silhouette.Colour) {
    self = DrawingColor(rawValue: colour.rawValue) ?? .foreground
  }
}
