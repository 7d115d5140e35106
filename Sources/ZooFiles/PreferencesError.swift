import ZooKit

/// A preferences file that cannot be used as it is.
package struct PreferencesError: Error, Sendable, Equatable {
  /// The file.
  package var path: String
  /// Whose it is.
  package var role = PreferencesFile.Role.own
  /// What is wrong with it.
  package var problem: Problem

  /// What can be wrong with a preferences file.
  package enum Problem: Sendable, Equatable {
    /// It cannot be read or written.
    case file(FileError)
    /// Nothing stands in it.
    case empty
    /// What stands in it is no JSON, or not as JSON should be.
    case notJSON(JSONError)
    /// What stands in it is JSON, but no object.
    case notAnObject
    /// It is of a version that this program does not know.
    case otherVersion(String)
    /// It was changed by another while a draft of it was edited.
    case changedMeanwhile(draft: String)
    /// A key has a value that is not allowed.
    case badValue(key: String, value: String, allowed: String)
  }
}

extension PreferencesError: FileErrorWrapper {
  /// A file of the user's own that cannot be read or written.
  package init(_ error: FileError) { self.init(path: error.path, problem: .file(error)) }
}
