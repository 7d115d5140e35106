import Console
import ZooKit

extension Wording {
  /// A wrong command line in words.
  static func sentence(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let suggestion):
      "\(quoted(word)) is not a command of zoo.\(hint(suggestion, else: "See 'zoo help'."))"
    case .unknownOption(let option, let command, let suggestion):
      "\(quoted(option)) is not an option of \(name(command))."
        + hint(suggestion, else: "See \(help(command)).")
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: \(option) \(placeholder)."
    case .unexpectedValue(let option, let value):
      "'\(option)' takes no value, so \(quoted(value)) means nothing. Write just \(option)."
    case .repeated(let option):
      "'\(option)' is given twice. Give it once."
    case .unexpectedOperand(let word, let command):
      "\(quoted(word)) is one word too many for \(name(command)). See \(help(command))."
    case .missingOperand(let placeholder, let command):
      "\(name(command)) needs to know \(placeholder). See \(help(command))."
    }
  }

  /// A wrong value in words.
  static func sentence(_ error: InvalidValue) -> String {
    let suggestion = error.text.nearest(in: error.words).map { " Did you mean '\($0)'?" } ?? ""
    return "\(quoted(error.text)) is not \(error.kind)."
      + suggestion + " Choose \(error.allowed)."
  }

  /// A question that could not be asked, in words.
  static func sentence(_ error: QuestionForbidden) -> String {
    let cause =
      error.isInputClosed
      ? "Standard input is closed, so nothing can be asked."
      : "'--no-input' forbids questions."
    return "\(cause) Use '\(error.missing)'."
  }

  private static func name(_ command: String) -> String {
    command.isEmpty ? "'zoo'" : "'zoo \(command)'"
  }

  private static func help(_ command: String) -> String {
    command.isEmpty ? "'zoo help'" : "'zoo help \(command)'"
  }

  private static func hint(_ suggestion: String?, else other: String) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? " \(other)"
  }
}
