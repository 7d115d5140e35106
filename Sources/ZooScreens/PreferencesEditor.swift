import Console
import ZooService
import ZooKit

/// Opens a draft of the preferences in the user's editor and saves it if it is valid.
struct PreferencesEditor {
  let display: TerminalOutput
  let context: ServiceContext

  /// Why a draft could not be edited.
  enum Problem: Error, Equatable {
    /// There is no terminal, or an option forbids using it.
    case noTerminal
    /// VISUAL and EDITOR are unset, and no usual editor is installed.
    case noEditor
    /// The editor exited with an error; `nil` if it could not be started.
    case failed(editor: String, code: Int32?)
  }

  private static let usual = ["editor", "nano", "vim", "vi"]

  /// - Throws: `Problem`; `Failure` for an invalid draft, which is kept.
  func edit() async throws {
    guard display.canShowForms else { throw Problem.noTerminal }
    let path = SearchPath(display.environment)
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { display.environment[$0] }
      .first { !$0.isEmpty }
    guard let editor = named ?? Self.usual.first(where: { path.find($0) != nil }) else {
      throw Problem.noEditor
    }
    let file = try AnimalService.preferencesFile(context)
    if try file.makeDraft() { context.report(.draftFound(path: file.draft), Preferences()) }
    // VISUAL and EDITOR hold a shell command, possibly with options.
    let code = await display.programs.runInForeground(
      "/bin/sh", ["-c", "\(editor) \"$@\"", editor, file.draft], nil)
    guard code == 0 else {
      try file.discardUnchangedDraft()
      throw Problem.failed(editor: editor, code: code)
    }
    let isChanged = try file.adoptDraft()
    display.writeNotice(isChanged ? "the preferences are saved." : "nothing was changed.")
  }
}
