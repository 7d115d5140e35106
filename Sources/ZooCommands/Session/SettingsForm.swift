import Arguments
import ZooKit
import ZooService
import ZooSources

/// The form for all preferences, units first; nothing is saved before `save`.
package struct SettingsForm: Equatable, Sendable {
  package enum FormKey: Sendable {
    case up
    case down
    case left
    case right
    case enter
    case escape
    case help
  }

  /// What the user is doing.
  package enum Step: Sendable {
    case choosing
    /// Reading what can be typed, instead of the form.
    case readingKeys
    /// Saying whether to leave without saving.
    case leaving
  }

  private let saved: Preferences
  /// Only what was chosen, so that saving pins no default that nobody chose.
  private var changes: JSONObject = [:]
  /// The row that is selected; behind those of all items is that of Save.
  private var row = 0
  package private(set) var step = Step.choosing
  /// What the last answer was about; `nil` to see all of the form.
  package private(set) var answered: [SettingsItem]?
  /// The animal that previews the units; `nil` for a well-known default.
  package let example: Animal?

  init(_ preferences: Preferences, example: Animal? = nil) {
    saved = preferences
    self.example = example
  }

  /// The preferences as they will be once these are saved.
  package var chosen: Preferences {
    var chosen = saved
    chosen.apply(changes, from: .user)
    return chosen
  }

  /// Where an item's value comes from; `nil` if it was chosen here.
  package func origin(of item: SettingsItem) -> Preferences.Origin? {
    isChanged(item) ? nil : item.origin(in: saved)
  }

  private func isChanged(_ item: SettingsItem) -> Bool {
    item.value(in: changes) != nil && item.value(in: chosen) != item.value(in: saved)
  }

  /// Whether anything is not saved yet.
  package var isChanged: Bool { SettingsItem.all.contains(where: isChanged) }

  /// The variable or flag that overrides the preferences files for an item; `nil` if none does.
  package func override(of item: SettingsItem) -> String? { item.override(in: saved) }

  /// The variables and flags that override what was chosen here, once it is saved.
  func overrides(in preferences: Preferences) -> [String] {
    SettingsItem.all.filter { $0.value(in: changes) != nil }
      .compactMap { $0.override(in: preferences) }
  }

  /// The item that is selected; `nil` at Save.
  package var selected: SettingsItem? {
    SettingsItem.all.indices.contains(row) ? SettingsItem.all[row] : nil
  }

  // MARK: - Answers and keys

  /// What to do after an answer.
  enum Outcome: Equatable {
    /// Show the form again, with the reason if the answer was invalid.
    case again(problem: Session.Problem?)
    /// Save what was chosen.
    case save(JSONObject)
    /// Leave without saving.
    case left
  }

  /// Takes an answer that was perhaps ended by a key, which does the same as alone.
  mutating func accept(_ answer: String, then key: FormKey?) -> Outcome {
    let outcome = accept(answer)
    return key.flatMap { outcome == .again(problem: nil) ? press($0) : nil } ?? outcome
  }

  /// Takes an answer: the name or number of a row selects it; what says by itself what it sets (`weight kg`, `kg`)
  /// does so; anything else is the value of the selected row.
  mutating func accept(_ answer: String) -> Outcome {
    let words = answer.singleSpaced.split(separator: " ").map(String.init)
    if step == .leaving { return confirmLeaving(answer.singleSpaced) }
    step = .choosing
    answered = []
    switch answer.lowercased().singleSpaced {
    case "save", "s": return outcomeOfSaving
    case "back", "b", "q", "quit", "exit": return leave()
    case "discard": return .left
    case "?", "h", "help":
      step = .readingKeys
      return .again(problem: nil)
    case "":
      answered = nil
      return .again(problem: nil)
    default: break
    }
    // Unless it is the value of what is selected, a number is that of a row.
    let number =
      words.count == 1 && (try? selected?.typed(words[0])) == nil ? Int(words[0]) : nil
    if let item = number.flatMap(SettingsItem.all.numbered) ?? SettingsItem.named(words) {
      select([item])
      return .again(problem: nil)
    }
    do {
      take(try changes(in: words))
      return .again(problem: nil)
    } catch UsageError.missingValue(let option, _) {
      return .again(problem: .valueMissing(option))
    } catch {
      return .again(problem: .failure(Failure(error)))
    }
  }

  private var outcomeOfSaving: Outcome { changes.isEmpty ? .left : .save(changes) }

  /// Goes back, but asks first if that would lose a choice.
  private mutating func leave() -> Outcome {
    guard isChanged else { return .left }
    step = .leaving
    return .again(problem: nil)
  }

  private mutating func confirmLeaving(_ answer: String) -> Outcome {
    switch UnsavedChangesChoice(answer) {
    case .save: return outcomeOfSaving
    case .discard: return .left
    case .stay: step = .choosing
    case nil: return .again(problem: .neitherSaveNorDiscard)
    }
    return .again(problem: nil)
  }

  /// Selects the first of the items that an answer was about.
  private mutating func select(_ items: [SettingsItem]) {
    answered = items
    row = items.first.flatMap(SettingsItem.all.firstIndex) ?? row
  }

  private func changes(in words: [String]) throws -> JSONObject {
    do { return try PreferenceParser.read(words) } catch {
      // Where there are few choices, the names of other settings are suggested.
      guard words.count == 1, let selected,
        selected.key.words.isEmpty || (try? selected.typed(words[0])) != nil
      else { throw error }
      return [selected.key.name: try selected.typed(words[0])]
    }
  }

  private mutating func take(_ new: JSONObject) {
    changes = PreferenceParser.merged(changes, new)
    select(SettingsItem.all.filter { $0.value(in: new) != nil })
  }

  /// Handles a key: up and down select a row, left and right choose, Enter goes to the next row or saves. While the keys are
  /// read, a key only returns to the form, but up and down move as well; the question whether to leave is answered by Enter
  /// and Escape alone, which stay.
  mutating func press(_ key: FormKey) -> Outcome {
    // The keys that were read about may be used at once.
    if step == .readingKeys, [.up, .down].contains(key) { step = .choosing }
    guard step == .choosing else {
      if step == .readingKeys || [.enter, .escape].contains(key) { step = .choosing }
      return .again(problem: nil)
    }
    switch key {
    case .escape: return leave()
    case .help: step = .readingKeys
    case .up: row = max(row - 1, 0)
    case .enter where selected == nil: return outcomeOfSaving
    case .down, .enter: row = min(row + 1, SettingsItem.all.count)
    case .left: choose(by: -1)
    case .right: choose(by: 1)
    }
    return .again(problem: nil)
  }

  /// Makes the previous or next choice.
  private mutating func choose(by steps: Int) {
    guard let selected, case let words = selected.key.words, !words.isEmpty else { return }
    let place = words.firstIndex(of: selected.value(in: chosen)) ?? 0
    let word = words[(place + steps + words.count) % words.count]
    // Back at what is saved, nothing was chosen.
    changes[selected.key.name] = word == selected.value(in: saved) ? nil : .string(word)
    answered = [selected]
  }
}
