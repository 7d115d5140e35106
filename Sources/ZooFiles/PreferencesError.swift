import ZooKit

/// A preferences file that cannot be used as it is.
package struct PreferencesError: Error, Sendable, Equatable {
  /// The file.
  package var path: String
  /// Which preferences it contains.
  package var role = PreferencesFile.Role.own
  /// What is wrong with it.
  package var problem: Problem

  /// What can be wrong with a preferences file.
  package enum Problem: Sendable, Equatable {
    /// It is empty.
    case empty
    /// It is not valid JSON, or has duplicate keys or broken characters.
    case notJSON(JSONError)
    /// It is JSON, but not an object.
    case notAnObject
    /// It has a format version that this program doesn't know.
    case otherVersion(String)
    /// It was changed while a draft of it was being edited.
    case changedMeanwhile(draft: String)
    /// A key has a value that is not allowed.
    case badValue(key: String, value: String, allowed: String)
  }
}
