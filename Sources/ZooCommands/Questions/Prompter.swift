import ZooKit
import ZooService

/// Asks the person who runs a command, one awaited question at a time: a terminal does, piped lines do, or a test.
package struct Prompter: Sendable {
  /// What is asked for in one line.
  package enum Prompt: Equatable, Sendable {
    /// What a place of a visit asks too: a count, the next of a cat's form, whether to remove one.
    case at(Place)
    /// Which animal, by its name or its number in the last list.
    case which(ChoicePurpose)
    case compared
    case words(WordsPurpose)
    case overwriting([String])
  }

  /// Asks for a line; `nil` at the end of input, or where the user left with Escape.
  package var ask: @Sendable (Prompt) async throws -> String?
  /// Shows something above the next question.
  package var show: @Sendable (Session.Screen) async throws -> Void

  package init(
    ask: @escaping @Sendable (Prompt) async throws -> String?,
    show: @escaping @Sendable (Session.Screen) async throws -> Void
  ) {
    (self.ask, self.show) = (ask, show)
  }
}
