import ZooKit
import ZooService

// Settings changed in a session: by words, or in the form.

extension Session {
  /// Saves settings that were typed with their values; others open the form, which says what is missing.
  mutating func changeSettings(_ words: String) -> [Effect] {
    if let values = try? TypedPreferences.read(words.split(separator: " ").map(String.init)) {
      return [.save(values)]
    }
    _ = openSettings()
    guard case .settings(let form) = phase else { return [] }
    return interpret(words, in: form)
  }

  mutating func interpret(_ answer: String, in form: SettingsForm) -> [Effect] {
    var form = form
    let outcome = form.accept(answer)
    return proceed(on: outcome, in: form)
  }

  /// Handles a key in the settings form; elsewhere it does nothing.
  mutating func press(_ key: SettingsForm.FormKey) -> [Effect] {
    guard case .settings(var form) = phase else { return [] }
    let outcome = form.press(key)
    return proceed(on: outcome, in: form)
  }

  private mutating func proceed(
    on outcome: SettingsForm.Outcome, in form: SettingsForm
  ) -> [Effect] {
    phase = .settings(form)
    switch outcome {
    case .again(let problem): return [.show(.settings(form, problem: problem))]
    case .save(let values):
      return values.isEmpty ? cancel(status: .nothingChanged) : [.save(values)]
    case .back: return cancel(status: form.choices.isChanged ? .nothingSaved : .nothingChanged)
    }
  }
}
