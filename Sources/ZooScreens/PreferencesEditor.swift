import Console
import ZooService
import ZooKit

/// Has a draft of the preferences edited in a program of the user's choice, and takes it once it is
/// as it should be.
struct PreferencesEditor {
  let display: Display
  let context: ServiceContext

  /// What kept a draft from being edited.
  enum Problem: Error, Equatable {
    /// There is no terminal to edit in, or none may be used.
    case noTerminal
    /// Neither variable names an editor, and none of the usual ones is here.
    case noEditor
    /// It left with a code that means no good; `nil` when it could not be started.
    case failed(editor: String, code: Int32?)
  }

  private static let usual = ["editor", "nano", "vim", "vi"]

  /// - Throws: `Problem`; `Failure` for a draft that cannot be used, which stays.
  func edit() async throws {
    guard display.holdsForms else { throw Problem.noTerminal }
    let path = SearchPath(display.environment)
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { display.environment[$0] }
      .first { !$0.isEmpty }
    guard let editor = named ?? Self.usual.first(where: { path.find($0) != nil }) else {
      throw Problem.noEditor
    }
    let (draft, isOld) = try AnimalService.draftPreferences(context)
    if isOld { context.tell(.draftFound(path: draft), Preferences()) }
    // The variable holds a command of the shell's, options and all.
    let code = await display.programs.runInFront(
      "/bin/sh", ["-c", "\(editor) \"$@\"", editor, draft], nil)
    guard code == 0 else {
      try AnimalService.dropUntouchedDraft(context)
      throw Problem.failed(editor: editor, code: code)
    }
    let isChanged = try AnimalService.adoptPreferences(context)
    display.note(isChanged ? "the preferences are saved." : "nothing was changed.")
  }
}
