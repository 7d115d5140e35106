import Console
import ZooService
import ZooKit
import ZooWording

/// Opens a draft of the preferences in the user's editor and saves it if it is valid.
struct EditorLauncher {
  let display: ConfiguredTerminal
  let context: ServiceContext

  private static let usual = ["editor", "nano", "vim", "vi"]

  /// - Throws: `PreferencesEditingError`; `Failure` for an invalid draft, which is kept.
  func edit() async throws {
    guard display.canShowForms else { throw PreferencesEditingError.noTerminal }
    let path = SearchPath(display.environment)
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { display.environment[$0] }
      .first { !$0.isEmpty }
    guard let editor = named ?? Self.usual.first(where: { path.find($0) != nil }) else {
      throw PreferencesEditingError.noEditor
    }
    let file = try AnimalService.preferencesFile(context)
    let opened = display.now
    if try file.makeDraft() { context.report(.draftFound(path: file.draft), Preferences()) }
    // VISUAL and EDITOR hold a shell command, possibly with options and variables; no shell stays in between, which
    // would not say that it was stopped.
    let code = await display.programs.runInForeground(
      "/bin/sh", ["-c", "exec env \(editor) \"$@\"", editor, file.draft], nil)
    guard code == 0 else {
      throw PreferencesEditingError.failed(
        editor: editor, code: code, keepsDraft: try file.keepsChangedDraft())
    }
    if try file.adoptDraft() {
      display.writeNotice(Wording.preferencesSaved)
    } else {
      // A person doesn't look at a file and leave it so soon.
      let isSoon = display.now.timeIntervalSince(opened) < 1
      display.writeNotice(Wording.nothingEdited(isSoon: isSoon))
    }
  }
}
