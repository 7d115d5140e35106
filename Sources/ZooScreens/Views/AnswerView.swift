import Console
import Foundation
import ZooCommands
import ZooKeeping
import ZooKit
import ZooSources

/// An answer as lines of text.
struct AnswerView: Sendable {
  var preferences = Preferences()
  let now: Date

  /// The lines of an answer.
  ///
  /// - Parameters:
  ///   - thumbnails: pictures of a list's specimens, by their ids.
  ///   - firstNumber: the number of a list's first row.
  func lines(
    _ answer: Answer, width: Int, thumbnails: [Specimen.ID: Thumbnail] = [:], firstNumber: Int = 1
  ) -> [StyledLine] {
    switch answer {
    case .listing(let listing, let isGrid):
      guard let exhibit = Exhibit.named(listing.exhibit) else { return [] }
      guard !listing.specimens.isEmpty else {
        return [StyledLine(Wording.nothing(in: listing, of: exhibit))]
      }
      return ListView(
        exhibit: exhibit, width: width, now: now, isGrid: isGrid, firstNumber: firstNumber,
        thumbnails: thumbnails
      ).lines(listing)
    case .specimen(let specimen, _):
      return DetailView(preferences: preferences, width: width, now: now).lines(specimen)
    case .gallery(let gallery): return lines(gallery, width: width, [])
    case .comparison(let found):
      return ComparisonView(preferences: preferences, width: width).lines(found.map(\.specimen))
    case .settings(let preferences, let directory):
      return SettingsView(width: width, directory: directory).lines(preferences)
    case .saved(let path): return [StyledLine("Saved in \(path).")]
    case .removed(let specimen, _): return [StyledLine("\(specimen.name) was removed.")]
    case .help(let topic): return Commands.table.help(for: topic, width: min(width, 100))
    case .version: return [StyledLine("zoo \(Zoo.version)")]
    case .broken(let part, _): return part.map { lines($0, width: width) } ?? []
    case .question: return []
    }
  }

  /// A gallery with what there is of its pictures.
  func lines(_ gallery: Gallery, width: Int, _ thumbnails: [Thumbnail]) -> [StyledLine] {
    GalleryView(width: width, thumbnails: thumbnails).lines(gallery.pictures, of: gallery.specimen)
  }

  /// An answer as a scene, which is drawn again in other windows.
  func scene(of answer: Answer) -> Stage.Scene {
    var scene = Stage.Scene { width, thumbnails in
      lines(answer, width: width, thumbnails: thumbnails)
    }
    if case .listing(let listing, _) = answer { scene.pictured = listing.specimens }
    return scene
  }
}
