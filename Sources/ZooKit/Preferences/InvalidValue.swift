/// A value a user gave that is not one of those allowed.
package struct InvalidValue: Error, Equatable {
  /// What it should have been.
  package enum Expected: Sendable, Equatable {
    case animalCount
    case animalCountOrExhibit
    /// Units for heights and weights together.
    case unitSystem
    case animalName
    /// As many animals as can be compared; how many were named.
    case comparison(count: Int)
    /// Several animals to compare; only one was named, perhaps more than once.
    case comparisonWithItself
    case order
    case page
    /// One of `words`.
    case exhibit
    case commandOrTopic
    case shell
    /// `EXHIBIT=URL`.
    case exhibitAddress
    /// An address in this environment variable.
    case address(variable: String)
    /// `--edit` without other options.
    case editAlone
    case pictureFile
    /// `-` as the file of several pictures.
    case onePicture
    /// One format of output, not two.
    case oneFormat
    /// An animal that can be the user's own.
    case ownAnimal
    /// An exhibit for options that only a list of one has.
    case exhibitToSearch
    /// Another place for a picture than a terminal.
    case pictureOnTerminal
    /// The name of a preference.
    case preferenceName
    /// The source of `--random`.
    case builtIn
    /// How many questions a quiz has.
    case quizCount
    /// What makes a quiz ask the same again.
    case quizSeed
    /// A value of the preference with this name.
    case preference(String)
  }

  package var text: String
  package var expected: Expected
  /// The accepted words, from which to suggest the nearest one.
  package var words: [String]

  package init(_ text: String, _ expected: Expected, words: [String] = []) {
    self.text = text
    self.expected = expected
    self.words = words
  }
}

extension Collection where Element == String {
  /// The words as a choice: `lb, kg or st`.
  package var joinedWithOr: String { joined(last: "or") }

  /// All of the words: `cats, dogs and birds`.
  package var joinedWithAnd: String { joined(last: "and") }

  private func joined(last word: String) -> String {
    guard let last = suffix(1).first, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
