import ZooKit
import ZooService

// Settings changed in a session: by words, or in the form.

extension Session {
  /// Saves settings that were typed with their values; others open the form, which says what is missing.
  mutating func changeSettings(_ words: String) async throws {
    if let values = try? PreferenceParser.read(words.split(separator: " ").map(String.init)) {
      return try await save(values)
    }
    let form = settingsForm
    open(.settings(form))
    try await take(in: form) { $0.accept(words) }
  }

  /// Does what was typed or pressed in the form.
  mutating func take(
    in form: SettingsForm, _ act: (inout SettingsForm) -> SettingsForm.Outcome
  ) async throws {
    var form = form
    let outcome = act(&form)
    visit.replace(by: .settings(form))
    switch outcome {
    case .again(let problem): show(.place(.settings(form), problem: problem))
    case .save(let values): try await save(values)
    case .left: goBack()
    }
  }

  /// Saves preferences, uses them, and says so.
  private mutating func save(_ values: JSONObject) async throws {
    let preferences = try service.save(values)
    let status = statusOfSaving(preferences)
    // Whoever saves a layout wants it for the lists that were switched, too.
    if preferences.isGrid != self.preferences.isGrid {
      visit.changeLists { $0.isGrid = preferences.isGrid }
    }
    self.preferences = preferences
    if case .settings? = visit.place { visit.leave() }
    // Before the settings there was the shell.
    guard !visit.places.isEmpty else {
      say(status)
      return end = .success(())
    }
    if case .list(let list)? = visit.place, hasOtherPageSize(list) {
      say(status)
      return try await fetchFirst(list.listing.query)
    }
    show(screen)
    say(status)
  }

  /// The form, with an example that shows both units, if there is one.
  var settingsForm: SettingsForm {
    let animals = [visit.currentAnimal?.animal].compactMap { $0 } + (visit.listing?.animals ?? [])
    let example = animals.first {
      Set($0.measures.map(\.quantity)).isSuperset(of: [.weight, .height])
    }
    return SettingsForm(preferences, example: example)
  }

  /// What there is to say of saved preferences: what has not changed yet.
  private func statusOfSaving(_ saved: Preferences) -> StatusMessage {
    if case .settings(let form) = visit.place {
      let overrides = form.overrides(in: saved)
      if !overrides.isEmpty { return .savedButOverridden(overrides) }
    }
    let usedLater = PreferenceKey.usedFromStart.filter {
      saved.setting(of: $0).value != preferences.setting(of: $0).value
    }
    return usedLater.isEmpty ? .saved : .savedForLater(usedLater.map(\.flag))
  }
}
