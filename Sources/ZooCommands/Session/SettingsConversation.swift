import Console

/// `zoo settings` on a terminal: the form, asked until it is saved or left.
struct SettingsConversation: Sendable {
  private let context: Context
  private let stage: Stage

  init(_ context: Context) { (stage, self.context) = Stage.make(context) }

  /// Asks until the form is saved or left; end of input leaves it.
  func run() async throws { try await context.readingKeys(on: .output, fillIn) }

  @Sendable private func fillIn() async throws {
    var form = SettingsForm(context.preferences)
    var problem: String?
    while true {
      let scene = Stage.Scene(isForm: true) { [form, problem] width, _ in
        form.lines(width: width, problem: problem) + [""]
      }
      try await stage.show(scene)
      guard let answer = try await stage.ask(SettingsForm.prompt, before: scene) else { return }
      switch form.take(answer) {
      case .again(let reason): problem = reason
      case .save(let values):
        let file = try context.preferencesFile()
        try file.save(values)
        return try context.show([StyledLine("Saved in \(file.path).")])
      case .back:
        return try context.show([StyledLine(Wording.nothingSaved)])
      }
    }
  }
}
