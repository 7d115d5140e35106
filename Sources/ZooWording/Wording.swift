import Arguments
import Console
import Foundation
import ZooCommands
import ZooService
import ZooKit
import ZooSources

/// Turns errors, notices and everything else that happens into sentences.
package enum Wording {
  /// The exit codes of `sysexits.h` that the program uses.
  package static let usage: Int32 = 64
  package static let unavailable: Int32 = 69

  /// How a body dimension was measured, to follow its range; empty if the fact's label says enough.
  ///
  /// - Parameter key: the fact's key, where it has a label.
  package static func dimensionSuffix(
    _ dimension: BodyDimension?, ofFact key: String? = nil
  ) -> String {
    if dimension?.rawValue == key { return "" }
    return switch dimension {
    case .shoulder: " (at the shoulder)"
    case .headAndBody: " (head and body)"
    case .wingspan: " (wingspan)"
    case .shell: " (shell)"
    case .across: " (across)"
    case .standing, .total, nil: ""
    }
  }

  /// How many candidates for an ambiguous name are listed.
  package static let maximumCandidates = 20

  /// What is printed when a run ends with an error.
  package struct ErrorReport {
    /// One sentence that names the value, the place and the cause, then what to do next.
    package var message: String
    package var exitCode: Int32 = 1
    /// The candidates to choose from, if a name matches several.
    package var candidates: Candidates?
  }

  /// Animals to choose from, and how to.
  package struct Candidates {
    package var listing: Listing
    package var advice: String
    /// Whether the next command knows their numbers.
    package var areNumbered: Bool
  }

  package static func errorReport(_ error: any Error) -> ErrorReport {
    switch error {
    case let error as UsageError:
      ErrorReport(message: Commands.commandLine.message(for: error), exitCode: usage)
    case let error as QuestionForbidden: ErrorReport(message: sentence(error), exitCode: usage)
    case let error as PreferencesEditingError:
      ErrorReport(message: sentence(error), exitCode: error == .noTerminal ? usage : 1)
    case is EndlessPipedAnswersError:
      ErrorReport(
        message:
          "These answers lead nowhere, so I'm giving up. Try a command, such as 'zoo refresh 3'.",
        exitCode: usage)
    case is UnusablePipedAnswerError:
      ErrorReport(message: "The last answer can't be used, and there are no more.")
    case let error as JSONUnsupportedError:
      ErrorReport(
        message: "A visit can't print JSON. Use '\(error.line) --json'.", exitCode: usage)
    case let error as OutputError:
      ErrorReport(
        message: "Can't write to standard \(error.stream == .output ? "output" : "error"): "
          + "\(systemMessage(error.code)).")
    default: errorReport(Failure(error))
    }
  }

  package static func errorReport(_ failure: Failure) -> ErrorReport {
    let sentence = failureMessage(failure)
    return switch failure {
    case .invalid, .noName: ErrorReport(message: sentence, exitCode: usage)
    case .fetch(let error):
      ErrorReport(
        message: "\(sentence) \(remedy(for: error))", exitCode: unavailable)
    case .noAddress, .wikipediaFailed: ErrorReport(message: sentence, exitCode: unavailable)
    case .severalMatches(_, _, let candidates, let areNumbered):
      ErrorReport(
        message: sentence,
        candidates: Candidates(
          listing: candidates, advice: advice(on: candidates, areNumbered: areNumbered),
          areNumbered: areNumbered))
    case .notInCache, .file, .preferences, .brokenArray, .notAPicture, .noHome, .randomOnly,
      .nothingFetched,
      .noSuchNumber, .removedNumber, .noList, .noMatch, .noSizes, .notUsersCat,
      .noUsersCats, .noGallery,
      .nothingToSave, .tooFewForQuiz, .noPlaces, .cancelled, .unforeseen:
      ErrorReport(message: sentence)
    }
  }

  private static func remedy(for error: FetchError) -> String {
    if case .apiKeyRejected = error.cause { return "Or use '--source built-in'." }
    return "Try again later, or use '--source built-in'."
  }

  /// Items separated by commas; one that contains a comma is quoted.
  package static func enumeration(_ items: [String]) -> String {
    items.map { $0.contains(",") ? "“\($0)”" : $0 }.joined(separator: ", ")
  }

  /// The system's message for an error code, starting in lowercase.
  package static func systemMessage(_ code: Int32) -> String {
    let message = String(cString: strerror(code))
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
