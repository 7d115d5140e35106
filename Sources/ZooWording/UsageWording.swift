import Arguments
import Console
import ZooKit

extension Wording {
  package static func sentence(_ error: InvalidValue) -> String {
    let suggestion = error.text.nearest(in: error.words).map { " Did you mean '\($0)'?" } ?? ""
    let text = error.text.allSatisfy(\.isWhitespace) ? "An empty answer" : error.text.quoted
    return "\(text) is not \(error.kind).\(suggestion) Choose \(error.allowed)."
  }

  package static func sentence(_ error: QuestionForbidden) -> String {
    let cause =
      error.isInputClosed
      ? "Standard input is closed, so nothing can be asked."
      : "'--no-input' forbids questions."
    return "\(cause) Use '\(error.missing)'."
  }
}
