import Console
import ZooService
import ZooKit
import ZooWording

/// Opens a draft of the preferences in the user's editor and saves it if it is valid.
struct PreferencesEditor {
  let display: TerminalOutput
  let context: ServiceContext

  private static let usual = ["editor", "nano", "vim", "vi"]

  /// - Throws: `EditorProblem`; `Failure` for an invalid draft, which is kept.
  func edit() async throws {
    guard display.canShowForms else { throw EditorProblem.noTerminal }
    let path = SearchPath(display.environment)
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { display.environment[$0] }
      .first { !$0.isEmpty }
    guard let editor = named ?? Self.usual.first(where: { path.find($0) != nil }) else {
      throw EditorProblem.noEditor
    }
    let file = try AnimalService.preferencesFile(context)
    if try file.makeDraft() { context.report(.draftFound(path: file.draft), Preferences()) }
    // VISUAL and EDITOR hold a shell command, possibly with options.
    let code = await display.programs.runInForeground(
      "/bin/sh", ["-c", "\(editor) \"$@\"", editor, file.draft], nil)
    guard code == 0 else {
      try file.discardUnchangedDraft()
      throw EditorProblem.failed(editor: editor, code: code)
    }
    let isChanged = try file.adoptDraft()
    display.writeNotice(Wording.edited(isChanged))
  }
}
