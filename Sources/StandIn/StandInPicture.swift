import Collections
import Console
import Foundation
import Outlines
import ZooKit

/// The stand-in's picture of an animal: its drawing before a plain background, both the same every time.
struct StandInPicture {
  private let name: String

  private static let width = 96
  private static let height = 64
  /// Dots left free around the drawing.
  private static let margin = 5

  /// - Parameter name: the name of the picture's file, such as `bird-76-buteo-albigula-thumb.png`.
  init(_ name: String) { self.name = name }

  /// The picture as a PNG file.
  var png: Data {
    let silhouette = Self.silhouettes[key] ?? Self.silhouettes[keyWithoutEnding]
    let ink = silhouette?.colour?.rgb ?? (70, 70, 70)
    let outline = silhouette.flatMap { Outline.named($0.outline) } ?? Outline.named("paw")
    var pixels: [UInt8] = []
    pixels.reserveCapacity(Self.width * Self.height * 3)
    let drawing = outline.map {
      Bitmap(
        $0, width: Self.width - 2 * Self.margin, height: Self.height - 2 * Self.margin)
    }
    let left = (Self.width - (drawing?.width ?? 0)) / 2
    let top = Self.height - Self.margin - (drawing?.height ?? 0)
    for y in 0..<Self.height {
      let background = background(y)
      for x in 0..<Self.width {
        let (column, row) = (x - left, y - top)
        var covered = 0.0
        if let drawing, (0..<drawing.width).contains(column), (0..<drawing.height).contains(row) {
          covered = drawing.coverage(x: column, y: row)
        }
        for (over, under) in [(ink.0, background.0), (ink.1, background.1), (ink.2, background.2)] {
          pixels.append(UInt8(Double(over) * covered + Double(under) * (1 - covered)))
        }
      }
    }
    return PNGEncoder.data(pixels, width: Self.width, height: Self.height, channels: 3)
  }

  /// A sky of one of several colours, paler towards the ground.
  private func background(_ row: Int) -> (Int, Int, Int) {
    let seed = name.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    let skies = [
      (150, 190, 220), (205, 190, 150), (165, 200, 165), (215, 180, 170), (180, 175, 210),
    ]
    let sky = skies[Int(seed % UInt64(skies.count))]
    let light = 30 * row / Self.height
    return (sky.0 + light, sky.1 + light, sky.2 + light)
  }

  // MARK: - Animals

  /// The part of the file's name that stands for the animal: its exhibit's word and its id, or the title of its
  /// article.
  private var key: String {
    var name = Substring(name.removingPercentEncoding ?? name)
    if name.hasSuffix(".png") { name = name.dropLast(4) }
    if name.hasPrefix("wikipedia-"), let start = name.firstRange(of: "px-")?.upperBound {
      return String(name[start...]).replacing("_", with: " ")
    }
    return String(name)
  }

  /// Without `-thumb`, `-map` or the number of a gallery's picture.
  private var keyWithoutEnding: String {
    key.lastIndex(of: "-").map { String(key[..<$0]) } ?? key
  }

  /// How each built-in animal is drawn, by everything its pictures are called.
  private static let silhouettes: [String: Silhouette] = {
    var known: [String: Silhouette] = [:]
    for (collection, prefix, member) in [
      (BuiltInCollection.animals, "animal-", "id"), (.birds, "bird-", "uid"),
      (.catBreeds, "cat-", "id"), (.dogBreeds, "dog-", "id"), (.cats, "", "id"),
    ] {
      for record in collection.records {
        guard let silhouette = Silhouette(record), let id = record.text(member) else { continue }
        known[prefix + id] = silhouette
        let article = record.text("wikipedia_url")?.split(separator: "/").last.map(String.init)
        for title in [record.text("name"), record["name"]?.text("english"), article].compactMap({
          $0
        }) {
          known[title.replacing("_", with: " ")] = known[title] ?? silhouette
        }
      }
    }
    return known
  }()
}

extension Silhouette.Colour {
  /// Red, green and blue.
  fileprivate var rgb: (Int, Int, Int) {
    switch self {
    case .white: (245, 245, 245)
    case .black: (35, 35, 40)
    case .grey: (110, 112, 118)
    case .brown: (110, 72, 44)
    case .tan: (190, 150, 100)
    case .orange: (205, 105, 30)
    case .red: (160, 50, 40)
    case .pink: (230, 120, 150)
    case .yellow: (215, 175, 40)
    case .green: (60, 120, 50)
    case .olive: (110, 110, 50)
    case .blue: (50, 90, 150)
    case .purple: (110, 60, 130)
    }
  }
}
