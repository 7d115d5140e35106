import ZooFiles
import ZooKit

/// The questions about a cat of the user's, one at a time; nothing is kept until the last one
/// is answered with yes, and nothing typed is thrown away without asking.
package struct OwnForm: Equatable, Sendable {
  /// What an answer leads to.
  enum Outcome: Equatable {
    /// The next question, or the same one with the reason why the answer made no sense.
    case again(problem: Session.Problem?)
    /// There has to be a picture in that file before the next question.
    case check(String)
    /// These answers are to be kept.
    case save(UsersCats.Answers)
    /// The answers are to be forgotten.
    case thrownAway
    /// What can be typed is to be said.
    case help
  }

  /// What is asked, and what is known of it so far.
  package enum Question: Equatable, Sendable {
    /// The name of such a thing.
    case name(noun: String, known: String)
    case owner(known: String)
    case tags(known: [String])
    /// A file, where there may be a picture already.
    case picture(isChange: Bool)
    /// Whether all of it is to be saved, under this name.
    case save(String)
    /// Whether what was typed may be lost.
    case leaving
  }

  private enum Step: CaseIterable {
    case name
    case owner
    case tags
    case picture
    case save
  }

  /// The animal that is changed; `nil` for a new one.
  let edited: Animal?
  private let noun: String
  private var answers: UsersCats.Answers
  private var step = Step.name
  private var isLeaving = false
  /// Whether leaving now would lose an answer.
  private(set) var isTouched = false

  /// Begins with a new animal, or with what is known of one.
  init(_ exhibit: Exhibit, editing animal: Animal? = nil) {
    noun = exhibit.noun
    edited = animal
    answers = animal.map(UsersCats.answers) ?? UsersCats.Answers()
  }

  /// What is asked now.
  package var question: Question {
    if isLeaving { return .leaving }
    return switch step {
    case .name: .name(noun: noun, known: answers.name)
    case .owner: .owner(known: answers.owner)
    case .tags: .tags(known: answers.tags)
    case .picture: .picture(isChange: hasPicture)
    case .save: .save(answers.name)
    }
  }

  /// Whether there is a picture by now.
  private var hasPicture: Bool {
    switch answers.picture {
    case .kept: edited?.pictures.isEmpty == false
    case .copied: true
    case .none: false
    }
  }

  /// Takes an answer. `back` leaves the form and `?` asks for help, at every question.
  mutating func accept(_ answer: String) -> Outcome {
    let text = answer.singleSpaced
    if text == "?" { return .help }
    if isLeaving { return acceptLeaving(text) }
    if text.lowercased() == "back" { return leave() }
    switch step {
    case .name:
      if !text.isEmpty { answers.name = text }
      if answers.name.isEmpty { return .again(problem: .nameMissing) }
    case .owner: answers.owner = text == "-" ? "" : text.isEmpty ? answers.owner : text
    case .tags:
      if text == "-" {
        answers.tags = []
      } else if !text.isEmpty {
        answers.tags = text.split(separator: ",").map(\.singleSpaced).filter { !$0.isEmpty }
      }
    case .picture:
      guard text.isEmpty || text == "-" else { return .check(answer.trimmed) }
      if text == "-" { answers.picture = .none }
    case .save:
      switch Confirmation(text, ifEmpty: .yes) {
      case .yes: return .save(answers)
      case .no: return leave()
      case nil: return .again(problem: .neitherYesNorNo(text))
      }
    }
    isTouched = isTouched || !text.isEmpty
    goOn()
    return .again(problem: nil)
  }

  private mutating func goOn() {
    step = Step.allCases.drop { $0 != step }.dropFirst().first ?? .save
  }

  /// Takes a picture that is known to be one.
  mutating func take(pictureFrom path: String) {
    answers.picture = .copied(from: path)
    isTouched = true
    goOn()
  }

  /// Asks the question about the picture again, after one that could not be taken.
  mutating func askAgainForPicture() {
    // Refused at its own question, it has not taken the place of another; refused later, it is the one.
    if step != .picture { answers.picture = .kept }
    step = .picture
  }

  private mutating func leave() -> Outcome {
    guard isTouched else { return .thrownAway }
    isLeaving = true
    return .again(problem: nil)
  }

  private mutating func acceptLeaving(_ text: String) -> Outcome {
    // Who goes back from here goes on with the form.
    switch text.lowercased() == "back" ? .no : Confirmation(text, ifEmpty: .no) {
    case .yes: return .thrownAway
    case .no:
      isLeaving = false
      // Whoever neither saves nor throws away has something to mend.
      if step == .save { step = .name }
      return .again(problem: nil)
    case nil: return .again(problem: .neitherYesNorNo(text))
    }
  }
}

extension String {
  /// The text without the spaces around it: a path may have several of them inside.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// An answer to a question of yes or no.
enum Confirmation: Equatable {
  case yes
  case no

  /// Reads `y`, `yes`, `n`, `no` in any case; `nil` for anything else.
  ///
  /// - Parameter fallback: what Enter alone means: that by which nothing is lost.
  init?(_ text: String, ifEmpty fallback: Self) {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    case "": self = fallback
    default: return nil
    }
  }
}
