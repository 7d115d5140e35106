import ZooKit
import ZooService

// Forms that a command fills in: one of the user's cats, and the settings.

extension Inquiry {
  func cat(editing edited: Animal?) async throws -> Answer? {
    var form = CatForm(.own, editing: edited)
    try await say(.catFormIntro)
    asking: while let answer = try await prompter.ask(.at(.catForm(form))) {
      switch try form.accept(answer, check: service.check, keep: service.keep) {
      case .again(let problem): if let problem { try await say(problem) }
      case .kept(let animal): return .animal(animal, in: .own)
      case .discarded: break asking
      case .help:
        try await prompter.show(
          .place(
            .help(Session.HelpTable(place: .catForm(form), exhibit: .own, keys: [.help]))))
      }
    }
    return try await leave(.catForm(form))
  }

  /// Leaves a form or a question, and says what that comes to.
  func leave(_ place: Place) async throws -> Answer? {
    if let parting = place.parting { try await say(parting) }
    return nil
  }

  func settings() async throws -> Answer? {
    var form = SettingsForm(service.preferences)
    var problem: Session.Problem?
    asking: while let input = try await prompter.askForm(form, problem) {
      switch form.take(input) {
      case .again(let reason): problem = reason
      case .save(let values): return try await save(values, of: form)
      case .left: break asking
      }
    }
    return try await leave(.settings(form))
  }

  private func save(_ values: JSONObject, of form: SettingsForm) async throws -> Answer {
    let (saved, path) = try service.save(values)
    let overrides = form.overrides(in: saved.preferences)
    if !overrides.isEmpty { try await say(.savedButOverridden(overrides)) }
    return .saved(path: path)
  }
}
