import ZooKit
import ZooService
import ZooSources

/// How a question reaches whoever answers it: a person at a terminal, piped lines, or a test.
package struct PromptIO: Sendable {
  /// A question, answered in one line.
  package enum Prompt: Equatable, Sendable {
    /// What a place of a visit asks too: a count, the next of a cat's form, whether to remove one.
    case at(Place)
    /// Which animal to show; of any exhibit if none is named.
    case detail(in: Exhibit?)
    /// Of which animal to show more pictures; of any exhibit that has some if none is named.
    case gallery(in: Exhibit?)
    /// Which of the user's cats to change.
    case edit
    /// Which of them to remove.
    case remove
    case compared
    /// What to search for in all exhibits.
    case search
    /// Of which animals to show where they live.
    case map
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
