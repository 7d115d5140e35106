import Arguments
import ZooService
import ZooKit
import ZooSources

/// `zoo refresh [COUNT | EXHIBIT]`
struct RefreshCommand: Command {
  static let spec = CommandSpec(
    "refresh",
    operands: [
      Operand(
        "COUNT|EXHIBIT",
        completedBy: .words(AnimalCount.allowed.map(String.init) + Exhibit.all.map(\.id)),
        isOptional: true)
    ],
    options: CommonOptions.sizes + [ListCommand.grid, CommonOptions.tsv])

  private enum Wanted {
    case animals(AnimalCount?)
    case exhibit(Exhibit)
  }

  private let wanted: Wanted
  private let isGrid: Bool

  init(_ parsed: ParsedArguments) throws {
    isGrid = parsed.has(ListCommand.grid)
    let word = parsed.operands.first
    if let exhibit = word.flatMap(Exhibit.called) {
      wanted = exhibit.hasPages ? .exhibit(exhibit) : .animals(nil)
    } else {
      wanted = .animals(try word.map { try Self.count($0) })
    }
  }

  /// Parses a count; a word that starts with a letter may be a misspelt exhibit, so the error lists those
  /// too.
  private static func count(_ word: String) throws(InvalidValue) -> AnimalCount {
    do {
      return try AnimalCount(word)
    } catch {
      guard word.first?.isLetter == true else { throw error }
      let names = Exhibit.all.map(\.id)
      throw InvalidValue(word, .animalCountOrExhibit, words: names)
    }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    switch wanted {
    case .animals(nil):
      .question(missing: "zoo refresh COUNT") { prompter in
        guard let count = try await prompter.count() else { return nil }
        return try await fetch(count.value, of: .animals, with: service)
      }
    case .animals(let count?): .answer(try await fetch(count.value, of: .animals, with: service))
    case .exhibit(let exhibit):
      .answer(try await fetch(service.preferences.perPage, of: exhibit, with: service))
    }
  }

  private func fetch(
    _ count: Int, of exhibit: Exhibit, with service: AnimalService
  ) async throws -> CommandAnswer {
    let listing = try await service.listing(
      of: exhibit, PageRequest(size: count), isReload: true)
    return service.answer(with: listing, isGrid: isGrid, isFetch: true)
  }
}
