import ZooKit
import ZooService

/// A place for which the service has something to do before it is opened.
package enum PlaceRequest: Equatable, Sendable {
  /// Where the animals live that words mean.
  case map(of: String)
  /// A quiz about the animals that words name.
  case quiz(about: String)
  /// The score of a quiz that is over, which is kept.
  case score(Quiz)
  case tags(of: Exhibit.ID)
  /// A window of the user's cats, to choose one.
  case usersCatsWindow

  package func place(from service: AnimalService) async throws -> Place {
    switch self {
    case .map(let words): .map(try await service.whereabouts(of: words))
    case .quiz(let words):
      .quiz(
        try await service.quiz(
          about: words, count: Quiz.usualCount, seed: nil, mayDraw: service.drawsAnimals))
    case .score(let quiz): .score(quiz, bestBefore: service.keep(quiz))
    case .tags(let id): .tags(try await service.tags(of: Exhibit.named(id) ?? .own), of: id)
    case .usersCatsWindow: .animalWindow(AnimalWindow(of: try service.usersCatsListing()))
    }
  }
}
