import Console

/// `zoo settings` on a terminal: the form, asked until it is saved or left.
struct SettingsConversation {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// Asks until the form is saved or left; end of input leaves it.
  func run() async throws {
    var form = SettingsForm(context.preferences)
    while true {
      try context.show(form.lines(width: context.width))
      guard let answer = try await context.ask(SettingsForm.prompt, on: .output) else { return }
      switch form.take(answer) {
      case .again(let problem):
        if let problem { try context.show([StyledLine(problem, .problem)]) }
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
