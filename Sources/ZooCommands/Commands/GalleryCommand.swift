import Arguments
import ZooService
import ZooKit
import ZooSources

/// `zoo gallery WHICH`
struct GalleryCommand: Command {
  static let spec = CommandSpec(
    "gallery", operands: [DetailCommand.which],
    options: [DetailCommand.exhibit, PictureSaveOptions.save, PictureSaveOptions.force])

  /// `nil` when no animal was named, so that it is asked for.
  private let target: Lookup?
  private let exhibit: Exhibit?
  private let save: String?
  private let isForced: Bool

  init(_ parsed: ParsedArguments) throws {
    let exhibit = try parsed.exhibit()
    target = try parsed.target(in: exhibit)
    self.exhibit = exhibit
    save = try parsed.fileToSave()
    isForced = parsed.has(PictureSaveOptions.force)
    if save != nil, target == nil {
      throw UsageError.missingOperand("WHICH", command: Self.spec.name)
    }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    guard let target else {
      return .question(missing: "zoo gallery WHICH") { prompter in
        let exhibits = exhibit.map { [$0] } ?? Exhibit.all.filter { $0.gallery != nil }
        let found = try await prompter.ask(.gallery(in: exhibit)) { words, listing in
          try await service.find(Lookup(typed: words, in: exhibits), in: listing)
        }
        guard let found else { return nil }
        return .gallery(try await service.gallery(of: found))
      }
    }
    let gallery = try await service.gallery(of: try await service.find(target))
    guard let save else { return .answer(.gallery(gallery)) }
    let pictures = gallery.pictures.map(\.original)
    return try await service.save(
      pictures, to: save, isForced: isForced, answering: .gallery(gallery))
  }
}
