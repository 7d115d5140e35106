import ZooKit

/// A preferences file that cannot be used as it is.
package struct PreferencesError: Error, Sendable, Equatable {
  package var path: String
  package var role = PreferencesFile.Role.own
  package var problem: Cause

  package enum Cause: Sendable, Equatable {
    case empty
    /// It is not valid JSON, or has duplicate keys or broken characters.
    case notJSON(JSONError)
    case notAnObject
    /// It has a format version that this program doesn't know.
    case otherVersion(String)
    /// It was changed while a draft of it was being edited.
    case changedMeanwhile(draft: String)
    /// A value that its preference doesn't take; of `apis`, the address of this API.
    case badValue(PreferenceKey, api: Exhibit.ID? = nil, value: String)
  }
}
