import Foundation
import ZooKit

// A draft of the preferences, edited by hand before it counts.

extension PreferencesFile {
  /// Where a draft of the file is edited before it counts.
  public var draft: String { "\(path).draft" }

  /// Makes the draft, as the file is now; one that was left unfinished stays.
  ///
  /// - Returns: whether there was one.
  /// - Throws: `PreferencesError`.
  public func makeDraft() throws(PreferencesError) -> Bool {
    do throws(FileError) {
      if SafeFile.kind(at: draft) == .typeRegular { return true }
      try SafeFile.replace(
        draft, with: try SafeFile.read(path, limit: Self.sizeLimit) ?? Self.empty)
    } catch {
      throw self.error(.file(error))
    }
    return false
  }

  /// Removes a draft that says what the file does.
  ///
  /// - Throws: `PreferencesError`.
  public func dropUntouchedDraft() throws(PreferencesError) {
    let draft = PreferencesFile(at: draft, as: .draft)
    let untouched = try contents() ?? Self.empty
    if try draft.contents() == untouched { unlink(draft.path) }
  }

  /// What a file says that says nothing yet.
  private static let empty = Data(
    (JSONValue.object(["version": .integer(version)]).jsonText(indented: true) + "\n").utf8)

  /// Has the draft take the file's place, once all of it is as it should be.
  ///
  /// - Returns: whether it says anything else than the file did.
  /// - Throws: `PreferencesError` of the draft, which stays; the file is as it was.
  public func adoptDraft() throws(PreferencesError) -> Bool {
    let draft = PreferencesFile(at: draft, as: .draft)
    guard let new = try draft.contents() else { return false }
    _ = try draft.read()
    return try SafeFile.whileLocked(path) { () throws(PreferencesError) in
      // What is there may be broken: that is what editing is for.
      let isChanged = (try? contents()) != new
      do throws(FileError) {
        if isChanged { try SafeFile.replace(path, with: new) }
      } catch {
        throw self.error(.file(error))
      }
      unlink(draft.path)
      return isChanged
    }
  }
}
