import ZooKit
import ZooService
import ZooSources

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

  /// What to do with an animal that is chosen.
  package enum ChoicePurpose: Equatable, Sendable {
    /// Show it; of any exhibit if none is named.
    case detail(in: Exhibit?)
    /// Show more of its pictures; of any exhibit that has some if none is named.
    case gallery(in: Exhibit?)
    /// Change or remove it, which is possible only for the user's cats.
    case own(Session.CatAction)
  }

  /// What words are for.
  package enum WordsPurpose: Sendable {
    /// To search for them in all exhibits.
    case search
    /// To see where the animals live that they mean.
    case map
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
