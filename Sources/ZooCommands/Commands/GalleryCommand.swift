import Arguments
import ZooKeeping
import ZooKit

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
    target = try Target(parsed.operand(0) ?? "", in: try parsed.exhibit()?.id)
    save = try parsed.fileToSave()
  }

  func run(with keeper: Keeper) async throws(Failure) -> Answer {
    let found = try await keeper.find(target)
    let gallery = try await keeper.gallery(of: found.specimen, in: found.exhibit)
    if let save { try await keeper.save(gallery.pictures.map(\.original), to: save) }
    return .gallery(gallery)
  }
}
