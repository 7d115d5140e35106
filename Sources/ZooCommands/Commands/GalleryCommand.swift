import Arguments
import Console
import ZooKit
import ZooSources

/// `zoo gallery WHICH`
struct GalleryCommand: Command {
  static let spec = CommandSpec(
    "gallery", "more pictures of a breed",
    operands: [Operand("WHICH", "its number in the list shown last, its id or part of its name")],
    options: [DetailCommand.exhibit, DetailCommand.save],
    examples: [("zoo gallery abyssinian --exhibit cat-breeds", "ten pictures of Abyssinians")])

  private let target: Target
  private let save: String?

  init(_ parsed: ParsedArguments) throws {
    target = try Target(parsed)
    save = try parsed.fileToSave()
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options)
    let (specimen, exhibit) = try await context.find(target)
    guard exhibit.gallery != nil else { throw NoGallery(exhibit: exhibit.plural) }
    let pictures = try await context.fetch("pictures") {
      try await $0.gallery(of: specimen, in: exhibit)
    }
    if let save { try await context.save(pictures.value[...], to: save) }
    if options.isJSON {
      try context.show(JSONView.gallery(pictures, of: specimen, in: exhibit))
    } else {
      try await context.showGallery(pictures.value, of: specimen)
    }
  }
}

/// An exhibit whose API has no galleries.
struct NoGallery: Error, Equatable {
  /// The exhibit, in the plural.
  var exhibit: String
}
