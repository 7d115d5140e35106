import Arguments
import ZooService
import ZooKit
import ZooSources

/// `zoo today`
struct TodayCommand: Command {
  private static let line = Option("line")
  static let spec = CommandSpec(
    "today", options: CommonOptions.sizes + [line, DetailCommand.drawing])

  private let isOneLine: Bool
  private let isDrawing: Bool

  /// It needs only the built-in collection, so broken preferences don't matter.
  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) {
    isOneLine = parsed.has(Self.line)
    isDrawing = parsed.has(DetailCommand.drawing)
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    let animal = service.animalOfTheDay().withoutPictures
    let answer: CommandAnswer =
      isOneLine ? .oneLineSummary(animal, in: .animals) : .animal(animal, in: .animals)
    return .answer(isDrawing ? .drawing(of: answer) : answer)
  }
}
