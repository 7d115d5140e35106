import Foundation
import ZooKit

// A draft of the preferences, edited by hand before it takes effect.

extension PreferencesFile {
  /// The path of the draft.
  package var draft: String { "\(path).draft" }
  /// The path of a copy from when the draft was made, to notice what was saved in the meantime.
  private var draftBase: String { "\(path).draft-base" }

  /// The contents of a file without any preference.
  private static let empty = Data(
    (JSONValue.object(["version": .integer(version)]).jsonText(indented: true) + "\n").utf8)

  /// Copies the file to a draft; an unfinished draft is kept.
  ///
  /// - Returns: whether there was an unfinished draft.
  /// - Throws: `PreferencesError`.
  package func makeDraft() throws(PreferencesError) -> Bool {
    if SafeFile.kind(at: draft) == .typeRegular { return true }
    let now = try contents() ?? Self.empty
    try write(now, to: draftBase)
    try write(now, to: draft)
    return false
  }

  /// Removes a draft in which nothing was changed.
  ///
  /// - Throws: `PreferencesError`.
  package func discardUnchangedDraft() throws(PreferencesError) {
    if try read(draft) == read(draftBase) { dropDraft() }
  }

  /// Replaces the file with the draft, once every value in it is valid.
  ///
  /// - Returns: whether the draft changed anything.
  /// - Throws: `PreferencesError`; the draft is then kept and the file unchanged.
  package func adoptDraft() throws(PreferencesError) -> Bool {
    guard let new = try read(draft), new != (try read(draftBase)) else {
      dropDraft()
      return false
    }
    _ = try PreferencesFile(at: draft, as: .draft).read()
    return try SafeFile.withFileLock(path) { () throws(PreferencesError) in
      let now = try contents() ?? Self.empty
      guard now == (try read(draftBase)) else {
        // The user is told now, so the next attempt may replace the file.
        try write(now, to: draftBase)
        throw error(.changedMeanwhile(draft: draft))
      }
      try write(new, to: path)
      dropDraft()
      return true
    }
  }

  private func dropDraft() {
    unlink(draft)
    unlink(draftBase)
  }

  private func read(_ path: String) throws(PreferencesError) -> Data? {
    do throws(FileError) { return try SafeFile.read(path, limit: Self.sizeLimit) } catch {
      throw self.error(.file(error))
    }
  }

  private func write(_ text: Data, to path: String) throws(PreferencesError) {
    do throws(FileError) { try SafeFile.replace(path, with: text) } catch {
      throw self.error(.file(error))
    }
  }
}
