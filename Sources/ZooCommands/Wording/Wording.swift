import Arguments
import Console
import Foundation
import ZooFiles
import ZooKit
import ZooSources

/// Every sentence the program says about what happened: errors are facts, and here they become
/// words.
enum Wording {
  /// An error in words: one sentence that names the value, the place and the cause, then what to
  /// do next.
  struct Problem {
    var sentence: String
    var exitCode: Int32 = 1
    /// What a user can choose from, when several fit.
    var candidates: [Specimen] = []
  }

  /// Candidates to choose from, a line each, with what names each without doubt.
  static func lines(of candidates: [Specimen], width: Int) -> [StyledLine] {
    let shown = candidates.prefix(20)
    let column = (shown.map { "id:\($0.id)".printable.displayWidth }.max() ?? 0) + 2
    return shown.map { candidate in
      let id = "id:\(candidate.id)".printable.padded(to: column)
      return StyledLine("  \(id)\(candidate.fullName)".printable.truncated(to: width))
    }
  }

  /// A sentence as it stands on stderr: in one line, or broken to fit where that is a terminal.
  static func lines(of sentence: String, in world: World) -> [String] {
    let line = "zoo: \(sentence)".printable
    guard world.terminal.isTerminal(.error) else { return [line] }
    let width = Appearance.width(environment: world.environment, terminal: world.terminal)
    return line.wrapped(to: width)
  }

  /// The exit codes of `sysexits.h` that the program uses.
  static let usage: Int32 = 64
  static let unavailable: Int32 = 69

  /// Words an error of any kind.
  static func problem(_ error: any Error) -> Problem {
    switch error {
    case let error as UsageError: Problem(sentence: Zoo.table.sentence(for: error), exitCode: usage)
    case let error as InvalidValue: Problem(sentence: sentence(error), exitCode: usage)
    case let error as QuestionForbidden: Problem(sentence: sentence(error), exitCode: usage)
    case is NoSensibleAnswer:
      Problem(
        sentence: "Standard input goes on without an answer that makes sense. "
          + "Use a command, such as 'zoo refresh 3'.", exitCode: usage)
    case is NoJSONForm:
      Problem(
        sentence: "The guided session cannot be printed as JSON. Use 'zoo refresh COUNT --json'.",
        exitCode: usage)
    case let error as FetchError:
      Problem(
        sentence: "\(sentence(error)) Try again later, or use '--source built-in'.",
        exitCode: unavailable)
    case let error as NoAddress:
      Problem(
        sentence: "No address is set for the API of '\(error.exhibit)'. "
          + "Set \(error.variable), or choose another source than live.",
        exitCode: unavailable)
    case let error as NotInCache:
      Problem(
        sentence: "The cache holds nothing yet of '\(error.exhibit)' that would fit. "
          + "Choose another source than cache to fetch it.")
    case let error as ChoiceError: problem(error)
    case let error as OwnError: problem(error)
    case let error as OwnSpecimens.NotAPicture:
      Problem(
        sentence: error.exists
          ? "\(error.path.printable) is not a picture. Choose a PNG, JPEG, GIF or WebP file."
          : "There is no file \(error.path.printable).")
    case is NothingToSave:
      Problem(sentence: "No picture of it is known here, so there is nothing to save.")
    case let error as NoPicture: Problem(sentence: error.sentence, exitCode: unavailable)
    case let error as NoGallery:
      Problem(sentence: "There are no galleries of the \(error.exhibit), only of breeds.")
    case let error as JSONArrayReader.Broken: Problem(sentence: sentence(error))
    case let error as PreferencesError: Problem(sentence: sentence(error))
    case let error as FileError: Problem(sentence: sentence(error))
    case is NoHome:
      Problem(
        sentence: "HOME names no directory, so there is no place for zoo's files. "
          + "Set HOME or the XDG directories.")
    case is NothingFetched:
      Problem(
        sentence: "No zoo animals have been fetched yet. Fetch some with 'zoo refresh 3'.")
    case let error as OutputError:
      Problem(
        sentence: "Standard \(error.stream == .output ? "output" : "error") cannot be written: "
          + "\(systemMessage(error.code)).")
    default: Problem(sentence: "Something unforeseen went wrong: \("\(error)".printable).")
    }
  }

  private static func problem(_ error: OwnError) -> Problem {
    switch error {
    case .notOwn(let name, let exhibit):
      Problem(
        sentence: "\(quoted(name)) is not one of your own \(exhibit), so it stays as it is. "
          + "Add one with 'zoo add'.")
    case .noName(let noun):
      Problem(sentence: "A \(noun) of your own needs a name. Give it with --name.", exitCode: usage)
    }
  }

  private static func problem(_ error: ChoiceError) -> Problem {
    switch error {
    case .noPlace(let number, let count):
      let places = count == 1 ? "only number 1" : "numbers 1 to \(count)"
      return Problem(sentence: "There is no number \(number): the list shown last has \(places).")
    case .noList(let exhibit):
      let first = exhibit == Exhibit.animals.id ? "zoo refresh 3" : "zoo list \(exhibit)"
      return Problem(
        sentence: "The list shown last is none of '\(exhibit)', so a number means nothing there. "
          + "Show one first with '\(first)'.")
    case .nothingFits(let text, let exhibit, let suggestion):
      return Problem(
        sentence: "No name or id among the \(exhibit) fits \(quoted(text))."
          + (suggestion.map { " Did you mean \(quoted($0))?" } ?? ""))
    case .severalFit(let text, let exhibit, let candidates):
      let shown = candidates.count > 20 ? " The first 20:" : " Choose one:"
      return Problem(
        sentence: "\(quoted(text)) fits \(candidates.count) of the \(exhibit).\(shown)",
        candidates: candidates)
    }
  }

  /// A value as it was typed, shortened and without anything that a terminal would obey.
  static func quoted(_ text: String) -> String { text.quoted }

  /// Several words in one line; one with a comma of its own is quoted, to be told from two.
  static func enumeration(_ items: [String]) -> String {
    items.map { $0.contains(",") ? "“\($0)”" : $0 }.joined(separator: ", ")
  }

  /// A system error in the system's own words, its first letter small.
  static func systemMessage(_ code: Int32) -> String {
    let message = String(cString: strerror(code))
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}

/// The guided session was asked for JSON.
struct NoJSONForm: Error, Equatable {}
