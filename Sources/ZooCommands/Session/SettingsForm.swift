import Arguments
import ZooKit
import ZooService
import ZooSources

/// The form for all preferences, units first; nothing is saved before `save`.
package struct SettingsForm: Equatable, Sendable {
  /// A preference, or the address of one API.
  package struct Item: Sendable, Equatable {
    package let key: PreferenceKey
    /// The API, or Wikipedia, whose address it is; `nil` for other preferences.
    package let api: String?

    /// What it is called on the command line, without dashes: `per-page`, `api birds`.
    package var name: String { api.map { "\(key.flag) \($0)" } ?? key.flag }

    package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  }

  /// What the arrow keys select, from the top.
  package enum Field: Sendable, Equatable {
    /// The item at an index.
    case item(Int)
    case save
    case back
  }

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

  /// Every preference, in the order shown.
  package static let items: [Item] =
    PreferenceKey.all.filter { !$0.rule.isAddresses }.map { Item(key: $0, api: nil) }
    + Exhibit.addressNames.map { Item(key: .apis, api: $0) }

  private let saved: Preferences
  /// Only what was chosen in this form, so that saving pins no default that nobody chose.
  private var changes: JSONObject = [:]
  package private(set) var field = Field.item(0)
  package private(set) var step = Step.choosing
  /// What the last answer was about; `nil` to see all of the form.
  package private(set) var answered: [Item]?
  /// The animal that previews the units; `nil` for a well-known default.
  package let example: Animal?

  init(_ preferences: Preferences, example: Animal? = nil) {
    saved = preferences
    self.example = example
  }

  // MARK: - Values

  /// The item that is selected.
  package var selected: Item? {
    if case .item(let index) = field { Self.items[index] } else { nil }
  }

  /// What was chosen here for an item; `nil` if nothing was, and `null` for its default.
  private func change(of item: Item) -> JSONValue? {
    guard let name = item.api else { return changes[item.key.name] }
    if case .object(let addresses)? = changes[item.key.name] { return addresses[name] }
    return nil
  }

  /// What an item will be after saving; for a default the built-in one, though a system-wide file may have another.
  package func value(of item: Item) -> String {
    switch change(of: item) {
    case .null?: defaultValue(of: item)
    case let value?: value.text ?? ""
    case nil: savedValue(of: item)
    }
  }

  private func defaultValue(of item: Item) -> String {
    guard let name = item.api else { return item.key.fallback.text ?? "" }
    return name == Wikipedia.id
      ? Wikipedia.publicAddress : Exhibit.named(name)?.publicAddress ?? ""
  }

  private func savedValue(of item: Item) -> String {
    guard let name = item.api else { return saved.setting(of: item.key).value.text ?? "" }
    if name == Wikipedia.id { return saved.wikipediaSetting ?? "" }
    return Exhibit.named(name).flatMap { saved.address(of: $0) } ?? ""
  }

  /// Where an item's value comes from; `nil` if it was chosen here.
  package func origin(of item: Item) -> Preferences.Origin? {
    isChanged(item) ? nil : savedOrigin(of: item)
  }

  private func isChanged(_ item: Item) -> Bool {
    switch change(of: item) {
    case nil: false
    case .null?: savedOrigin(of: item) != .default
    case _?: value(of: item) != savedValue(of: item)
    }
  }

  private func savedOrigin(of item: Item) -> Preferences.Origin { item.origin(in: saved) }

  /// The variable or flag that overrides the preferences files for an item; `nil` if none does.
  package func override(of item: Item) -> String? { Self.override(of: item, in: saved) }

  /// The variables and flags that override what was chosen here, once it is saved.
  func overrides(in saved: Preferences) -> [String] {
    Self.items.filter { change(of: $0) != nil }.compactMap { Self.override(of: $0, in: saved) }
  }

  private static func override(of item: Item, in preferences: Preferences) -> String? {
    switch item.origin(in: preferences) {
    case .flag: return "--\(item.key.flag)"
    case .environment:
      guard let name = item.api else { return item.key.variable }
      return Exhibit.named(name)?.addressVariable ?? Wikipedia.addressVariable
    case .default, .system, .user: return nil
    }
  }

  /// Whether leaving now would lose a choice.
  package var isChanged: Bool { Self.items.contains(where: isChanged) }

  /// The units chosen so far, else the saved ones.
  package func units(of quantity: Quantity) -> UnitChoice {
    let key: PreferenceKey = quantity == .height ? .height : .weight
    return UnitChoice(value(of: Item(key: key, api: nil)), of: quantity) ?? .source
  }

  // MARK: - Answers and keys

  /// What to do after an answer.
  enum Outcome: Equatable {
    /// Show the form again, with the reason if the answer was invalid.
    case again(problem: Session.Problem?)
    /// Save what was chosen; nothing may have been.
    case save(JSONObject)
    /// Go back without saving.
    case back
  }

  /// Takes an answer: settings by name, a unit, or a value for the selected item.
  mutating func accept(_ answer: String) -> Outcome {
    let words = answer.singleSpaced.split(separator: " ").map(String.init)
    if step == .leaving { return confirmLeaving(answer.singleSpaced) }
    step = .choosing
    answered = []
    switch answer.lowercased().singleSpaced {
    case "save", "s": return .save(changes)
    case "back", "b", "q", "quit", "exit": return leave()
    case "?", "h", "help":
      step = .readingKeys
      return .again(problem: nil)
    case "":
      answered = nil
      return .again(problem: nil)
    default: break
    }
    // Of what is selected, a new choice comes before the name of another setting: `source` is both.
    if !isNewChoice(words), select(words) { return .again(problem: nil) }
    do {
      take(try changes(in: words))
      return .again(problem: nil)
    } catch let error as InvalidValue {
      return .again(problem: .notASetting(error))
    } catch UsageError.missingValue(let option, _) {
      return .again(problem: .valueMissing(option))
    } catch {
      return .again(problem: .failure(Failure(error)))
    }
  }

  /// Goes back, but asks first if that would lose a choice.
  private mutating func leave() -> Outcome {
    guard isChanged else { return .back }
    step = .leaving
    return .again(problem: nil)
  }

  private mutating func confirmLeaving(_ answer: String) -> Outcome {
    // Who says so at the last moment means it.
    if ["save", "s"].contains(answer.lowercased()) { return .save(changes) }
    switch Confirmation(answer, ifEmpty: .no) {
    case .yes: return .back
    case .no:
      step = .choosing
      return .again(problem: nil)
    case nil: return .again(problem: .neitherYesNoNorSave(answer))
    }
  }

  /// Whether the words are a choice of the selected item.
  private func isChoice(_ words: [String]) -> Bool {
    guard words.count == 1, let selected, selected.isChoice else { return false }
    return (try? selected.typed(words[0])) != nil
  }

  /// Whether they are, and it isn't chosen yet.
  private func isNewChoice(_ words: [String]) -> Bool {
    guard isChoice(words), let selected else { return false }
    return value(of: selected) != words[0].lowercased()
  }

  /// Selects an item by its name alone.
  private mutating func select(_ words: [String]) -> Bool {
    let name = words.joined(separator: " ").lowercased()
    let key = words.count == 1 ? TypedPreferences.key(name) : nil
    let isAddress = name == PreferenceKey.apis.flag
    guard
      let index = Self.items.firstIndex(where: {
        $0.name == key?.flag ?? name || isAddress && $0.api != nil
      })
    else { return false }
    field = .item(index)
    answered = [Self.items[index]]
    return true
  }

  private func changes(in words: [String]) throws -> JSONObject {
    guard words.count == 1, let word = words.first, let selected,
      // A unit is set wherever it is typed; `source` is also a setting's name, so it sets the selected one.
      !Quantity.allCases.contains(where: { UnitChoice(word, of: $0) != nil })
        || TypedPreferences.key(word) != nil
    else { return try TypedPreferences.read(words) }
    // What is no choice of the selected item may be the name of another.
    if selected.isChoice, !isChoice(words) {
      return try TypedPreferences.read(words)
    }
    do {
      return [selected.key.name: try selected.typed(word)]
    } catch {
      // What can't be its value may be another's: `grid`.
      if let other = try? TypedPreferences.read(words) { return other }
      throw error
    }
  }

  private mutating func take(_ new: JSONObject) {
    changes = TypedPreferences.merged(changes, new)
    answered = Self.items.filter { item in
      guard let name = item.api else { return new[item.key.name] != nil }
      if case .object(let addresses)? = new[item.key.name] { return addresses[name] != nil }
      return false
    }
    if let first = answered?.first, let index = Self.items.firstIndex(of: first) {
      field = .item(index)
    }
  }

  /// Handles a key: up and down select a field, left and right choose, Enter goes to the next field or
  /// presses the button. While the keys are read, a key only returns to the form, but up and down move as well; the
  /// question whether to leave is answered by Enter and Escape alone, which stay.
  mutating func press(_ key: FormKey) -> Outcome {
    // The keys that were read about may be used at once.
    if step == .readingKeys, [.up, .down].contains(key) { step = .choosing }
    guard step == .choosing else {
      if step == .readingKeys || [.enter, .escape].contains(key) { step = .choosing }
      return .again(problem: nil)
    }
    switch (key, field) {
    case (.escape, _), (.enter, .back): return leave()
    case (.help, _): step = .readingKeys
    case (.up, _): moveSelection(by: -1)
    case (.down, _), (.enter, .item): moveSelection(by: 1)
    case (.left, _): choose(by: -1)
    case (.right, _): choose(by: 1)
    case (.enter, .save): return .save(changes)
    }
    return .again(problem: nil)
  }

  private mutating func moveSelection(by steps: Int) {
    // Only left and right lead to Back, so that nobody who goes down loses what was chosen.
    let rows = Self.items.indices.map(Field.item) + [.save]
    let place = (rows.firstIndex(of: field) ?? rows.count - 1) + steps
    field = rows[min(max(place, 0), rows.count - 1)]
  }

  /// Makes the previous or next choice, or selects the other button.
  private mutating func choose(by steps: Int) {
    guard let selected else {
      field = field == .save ? .back : .save
      return
    }
    let choices = selected.key.words
    guard !choices.isEmpty else { return }
    let place = choices.firstIndex(of: value(of: selected)) ?? 0
    let choice = choices[(place + steps + choices.count) % choices.count]
    take([selected.key.name: .string(choice)])
    // Back at what is saved, nothing was chosen.
    if choice == savedValue(of: selected) { changes[selected.key.name] = nil }
  }
}

extension SettingsForm.Item {
  /// Whether it is one of a few words.
  fileprivate var isChoice: Bool { !key.words.isEmpty }

  fileprivate func origin(in preferences: Preferences) -> Preferences.Origin {
    api.map { preferences.addressOrigin(of: $0) } ?? preferences.setting(of: key).origin
  }

  /// The value that was typed, as it is kept.
  fileprivate func typed(_ word: String) throws(InvalidValue) -> JSONValue {
    guard let api else { return try key.typed(word) }
    return .object([api: try TypedPreferences.address(word, of: api)])
  }
}
