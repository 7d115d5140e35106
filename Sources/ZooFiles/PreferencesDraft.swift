import Foundation
import ZooKit

// A draft of the preferences, edited by hand before it counts.

extension PreferencesFile {
  /// Where a draft of the file is edited.
  package var draft: String { "\(path).draft" }
  /// What the file said when the draft was begun, so that nothing saved meanwhile is lost.
  private var draftBase: String { "\(path).draft-base" }

  /// What a file says that says nothing yet.
  private static let empty = Data(
    (JSONValue.object(["version": .integer(version)]).jsonText(indented: true) + "\n").utf8)

  /// Makes the draft, as the file is now; one that was left unfinished stays.
  ///
  /// - Returns: whether there was one.
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
  package func dropUntouchedDraft() throws(PreferencesError) {
    if try read(draft) == read(draftBase) { dropDraft() }
  }

  /// Has the draft take the file's place, once all of it is as it should be.
  ///
  /// - Returns: whether it says anything else than the file did.
  /// - Throws: `PreferencesError` of the draft, which stays; the file is as it was.
  package func adoptDraft() throws(PreferencesError) -> Bool {
    guard let new = try read(draft), new != (try read(draftBase)) else {
      dropDraft()
      return false
    }
    _ = try PreferencesFile(at: draft, as: .draft).read()
    return try SafeFile.whileLocked(path) { () throws(PreferencesError) in
      let now = try contents() ?? Self.empty
      guard now == (try read(draftBase)) else {
        // Who goes on with the draft now knows of it.
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
