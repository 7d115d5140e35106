import Console
import ZooFiles
import ZooKit
import ZooSources

/// The questions about a specimen of one's own, one at a time; nothing is kept until the last one
/// is answered with yes, and nothing typed is thrown away without asking.
struct OwnForm: Equatable, Sendable {
  /// What an answer leads to.
  enum Outcome: Equatable {
    /// The next question, or the same one with the reason why the answer made no sense.
    case again(problem: String?)
    /// These answers are to be kept.
    case save(OwnSpecimens.Answers)
    /// The answers are to be forgotten.
    case thrownAway
  }

  private enum Step: CaseIterable {
    case name
    case owner
    case tags
    case picture
    case save
  }

  /// The specimen that is changed; `nil` for a new one.
  let edited: Specimen?
  private let noun: String
  private var answers: OwnSpecimens.Answers
  private var step = Step.name
  private var isLeaving = false
  /// Whether leaving now would lose an answer.
  private(set) var isTouched = false

  /// Begins with a new specimen, or with what is known of one.
  init(_ exhibit: Exhibit, editing specimen: Specimen? = nil) {
    noun = exhibit.noun
    edited = specimen
    answers = specimen.map(OwnSpecimens.answers) ?? OwnSpecimens.Answers()
  }

  /// What is asked now.
  var prompt: StyledLine {
    if isLeaving { return StyledLine("Throw away what you typed (yes/no)?", .name) }
    switch step {
    case .name: return question("Name of the \(noun)", answers.name, empty: nil)
    case .owner: return question("Owner", answers.owner, empty: "nobody")
    case .tags:
      return question(
        "Tags, with commas between", answers.tags.joined(separator: ", "), empty: "none")
    case .picture:
      let known = edited == nil ? "" : "the picture as it is"
      return question("Picture file", known, empty: "none")
    case .save: return StyledLine("Save \(answers.name.printable) (yes/no)?", .name)
    }
  }

  private func question(_ words: String, _ known: String, empty: String?) -> StyledLine {
    let hint: String
    if edited != nil, !known.isEmpty {
      hint = " (Enter keeps \(known)" + (empty.map { ", - for \($0)" } ?? "") + ")"
    } else {
      hint = empty.map { " (Enter for \($0))" } ?? ""
    }
    return [Span(words, .name), Span(hint, .quiet), Span("?", .name)]
  }

  /// Takes an answer. `back` leaves the form, at every question.
  mutating func take(_ answer: String) -> Outcome {
    let text = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if isLeaving { return takeLeaving(text) }
    if text.lowercased() == "back" { return leave() }
    switch step {
    case .name:
      if !text.isEmpty { answers.name = text }
      if answers.name.isEmpty { return .again(problem: "A \(noun) of your own needs a name.") }
    case .owner: answers.owner = text == "-" ? "" : text.isEmpty ? answers.owner : text
    case .tags:
      if text == "-" {
        answers.tags = []
      } else if !text.isEmpty {
        answers.tags = JSONValue.object(["tags": .string(text)]).texts("tags")
      }
    case .picture:
      answers.picture = text.isEmpty ? .kept : text == "-" ? .none : .copied(from: text)
    case .save:
      switch Confirmation(text) {
      case .yes: return .save(answers)
      case .no: return leave()
      case nil: return .again(problem: Confirmation.problem(text))
      }
    }
    isTouched = isTouched || !text.isEmpty
    step = Step.allCases.drop { $0 != step }.dropFirst().first ?? .save
    return .again(problem: nil)
  }

  /// Asks the question about the picture again, after one that could not be taken.
  mutating func askAgainForPicture() {
    answers.picture = .kept
    step = .picture
  }

  private mutating func leave() -> Outcome {
    guard isTouched else { return .thrownAway }
    isLeaving = true
    return .again(problem: nil)
  }

  private mutating func takeLeaving(_ text: String) -> Outcome {
    switch Confirmation(text) {
    case .yes: return .thrownAway
    case .no:
      isLeaving = false
      return .again(problem: nil)
    case nil: return .again(problem: Confirmation.problem(text))
    }
  }
}

/// An answer to a question of yes or no.
enum Confirmation: Equatable {
  case yes
  case no

  /// Reads `y`, `yes`, `n`, `no` in any case; `nil` for anything else.
  init?(_ text: String) {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    default: return nil
    }
  }

  /// Why an answer made no sense.
  static func problem(_ text: String) -> String {
    "\(text.isEmpty ? "An empty answer" : Wording.quoted(text)) is neither yes nor no."
  }
}
