import ZooFiles
import ZooKit
import ZooService

/// The form for one of the user's cats, one question at a time; nothing is saved before the last question is
/// confirmed, and no answer is discarded without asking.
package struct CatForm: Equatable, Sendable {
  /// What came of an answer.
  enum Outcome: Equatable {
    /// The next question is asked, or the same one with the reason why the answer was invalid.
    case again(problem: Session.Problem?)
    case kept(Animal)
    case discarded
    case help
  }

  /// What is asked, in this order; `leaving` only where answers would be lost.
  package enum Step: CaseIterable, Sendable {
    case name
    case owner
    case tags
    case picture
    case save
    case leaving
  }

  /// The animal being changed; `nil` for a new one.
  let edited: Animal?
  /// The answers known so far.
  package private(set) var answers: UsersCats.Draft
  /// What is asked now.
  package private(set) var step = Step.name
  /// Where to go on for somebody who stays.
  private var interrupted = Step.name
  /// Whether leaving now would lose an answer.
  private(set) var hasAnswers = false

  /// - Parameter name: a new one's name, if it was typed already.
  init(editing animal: Animal? = nil, named name: String = "") {
    edited = animal
    answers = animal.map(UsersCats.answers) ?? UsersCats.Draft()
    if !name.isEmpty {
      answers.name = name
      step = .owner
    }
  }

  /// Whether the animal has a picture, counting the answers so far.
  package var hasPicture: Bool {
    switch answers.picture {
    case .kept: edited?.pictures.isEmpty == false
    case .copied: true
    case .none: false
    }
  }

  /// Takes an answer. `back` leaves the form and `?` asks for help, at every question.
  ///
  /// - Parameters:
  ///   - check: checks that a file is a picture.
  ///   - keep: stores the answers for a new cat, or for the one that is changed.
  /// - Throws: what these throw; a file that is no picture is asked for again.
  mutating func accept(
    _ answer: String, check: (String) throws -> Void,
    keep: (UsersCats.Draft, Animal?) throws -> Animal
  ) throws -> Outcome {
    do { return try accepted(answer, check, keep) } catch {
      guard case .notAPicture = Failure(error) else { throw error }
      // After its own question the refused picture is already among the answers, so take it out.
      if step != .picture { answers.picture = .kept }
      step = .picture
      return .again(problem: .failure(Failure(error)))
    }
  }

  private mutating func accepted(
    _ answer: String, _ check: (String) throws -> Void,
    _ keep: (UsersCats.Draft, Animal?) throws -> Animal
  ) throws -> Outcome {
    let text = answer.singleSpaced
    if text == "?" { return .help }
    if step != .leaving, text.lowercased() == "back" {
      guard hasAnswers else { return .discarded }
      (interrupted, step) = (step, .leaving)
      return .again(problem: nil)
    }
    switch step {
    case .name:
      if !text.isEmpty { answers.name = text }
      if answers.name.isEmpty { return .again(problem: .nameMissing) }
    case .owner: answers.owner = text == "-" ? "" : text.isEmpty ? answers.owner : text
    case .tags where !text.isEmpty: answers.tags = text == "-" ? [] : text.commaSeparated
    case .tags: break
    case .picture:
      if text == "-" {
        answers.picture = .none
      } else if !text.isEmpty {
        try check(text)
        answers.picture = .copied(from: text)
      }
    case .save:
      switch text.agrees(ifEmpty: true) {
      case true: return .kept(try keep(answers, edited))
      case false: return .discarded
      case nil: return .again(problem: .neitherYesNorNo)
      }
    case .leaving:
      switch UnsavedChangesChoice(text) {
      case .save: return .kept(try keep(answers, edited))
      case .discard: return .discarded
      // Whoever would neither save nor leave wants to correct something, from the name on.
      case .stay: step = interrupted == .save ? .name : interrupted
      case nil: return .again(problem: .neitherSaveNorDiscard)
      }
      return .again(problem: nil)
    }
    hasAnswers = hasAnswers || !text.isEmpty
    step = Step.allCases.drop { $0 != step }.dropFirst().first ?? .save
    return .again(problem: nil)
  }
}
