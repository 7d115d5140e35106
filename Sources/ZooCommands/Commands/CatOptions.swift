import Arguments
import ZooFiles
import ZooKit
import ZooService

/// Changes to one of the user's cats, from options; fields without an option stay as they are.
struct CatOptions: Sendable {
  /// One of the user's cats.
  static let which = Operand(
    "WHICH", completedBy: CompletionsCommand.usersCats, isOptional: true, repeats: true)
  static let nameOption = Option("name", placeholder: "NAME")
  private static let ownerOption = Option("owner", placeholder: "OWNER")
  private static let tagOption = Option(
    "tag", placeholder: "TAG", completedBy: CompletionsCommand.tags)
  private static let pictureOption = Option("picture", placeholder: "FILE", completedBy: .file)
  static let options = [nameOption, ownerOption, tagOption, pictureOption]

  private let name: String?
  private let owner: String?
  private let tags: [String]?
  private let picture: String?

  /// Reads the options; `nil` when none was given.
  ///
  /// - Parameter typedName: a name given without `--name`.
  init?(_ parsed: ParsedArguments, name typedName: String? = nil) {
    guard typedName != nil || Self.options.contains(where: parsed.has) else { return nil }
    name = (parsed.value(Self.nameOption) ?? typedName)?.singleSpaced
    owner = parsed.value(Self.ownerOption)?.singleSpaced
    tags =
      parsed.has(Self.tagOption)
      ? parsed.values(Self.tagOption).flatMap { $0.singleSpaced.commaSeparated } : nil
    picture = parsed.value(Self.pictureOption)
  }

  /// Changes one of the user's cats.
  func change(_ animal: Animal, with service: AnimalService) throws -> Animal {
    let known = UsersCats.answers(of: animal)
    let answers = applied(to: known)
    let changed = try service.keep(answers, editing: animal)
    let removed = known.tags.filter { !answers.tags.contains($0) }
    // Whoever gives other tags may have meant to add them.
    if !removed.isEmpty, !answers.tags.isEmpty { service.report(.tagsReplaced(removed)) }
    return changed
  }

  func applied(to known: UsersCats.Draft) -> UsersCats.Draft {
    UsersCats.Draft(
      name: name ?? known.name, owner: owner ?? known.owner, tags: tags ?? known.tags,
      picture: picture.map { .copied(from: $0) } ?? known.picture)
  }
}
