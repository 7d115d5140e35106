import Foundation
import ZooKit

// A draft of the preferences, edited by hand before it takes effect.

extension PreferencesFile {
  package var draft: String { "\(path).draft" }
  /// The path of a copy from when the draft was made, to notice what was saved in the meantime.
  private var draftBase: String { "\(path).draft-base" }

  /// The contents of a file without any preference.
  private static let empty = Data(
    (JSONValue.object(["version": .integer(version)]).jsonText(indented: true) + "\n").utf8)

  /// Copies the file to a draft; an unfinished draft is kept.
  ///
  /// - Returns: whether there was an unfinished draft.
  /// - Throws: `FileError` or `PreferencesError`.
  package func makeDraft() throws -> Bool {
    let now = try contents() ?? Self.empty
    // Of an empty one nothing would be lost.
    let isFound =
      try SafeFile.kind(at: draft) == .typeRegular && read(draft)?.isEmpty == false
    // An editor that returned before its file was saved has left a draft alone.
    if try !isFound || read(draftBase) == nil { try SafeFile.replace(draftBase, with: now) }
    if isFound { return true }
    try SafeFile.replace(draft, with: now)
    return false
  }

  /// Removes a draft in which nothing was changed.
  ///
  /// - Returns: whether there is one that is kept.
  /// - Throws: `FileError` or `PreferencesError`.
  package func keepsChangedDraft() throws -> Bool {
    let text = try read(draft)
    guard try text != nil && text != read(draftBase) else {
      dropDraft()
      return false
    }
    return true
  }

  /// Replaces the file with the draft, once every value in it is valid.
  ///
  /// - Returns: whether the draft changed anything.
  /// - Throws: `FileError` or `PreferencesError`; the draft is then kept and the file unchanged.
  package func adoptDraft() throws -> Bool {
    guard let new = try read(draft), new != (try read(draftBase)) else {
      dropDraft()
      return false
    }
    _ = try PreferencesFile(at: draft, as: .draft).read()
    return try SafeFile.withFileLock(path) {
      let now = try contents() ?? Self.empty
      guard now == (try read(draftBase)) else {
        // The user is told now, so the next attempt may replace the file.
        try SafeFile.replace(draftBase, with: now)
        throw error(.changedMeanwhile(draft: draft))
      }
      try SafeFile.replace(path, with: new)
      dropDraft()
      return true
    }
  }

  private func dropDraft() {
    unlink(draft)
    unlink(draftBase)
  }

  private func read(_ path: String) throws(FileError) -> Data? {
    try SafeFile.read(path, limit: Self.sizeLimit)
  }
}
