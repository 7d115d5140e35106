import ZooService
import ZooKit
import ZooQuery
import ZooSources

// What an answer means, depending on what the user is doing.

extension Session {
  mutating func interpret(_ answer: String, then key: SettingsForm.FormKey? = nil) async throws {
    // Almost any word could be a name in a form, so only `back` and the end of input leave.
    switch visit.place {
    case .catForm(let form): return try interpret(answer, in: form)
    case .settings(let form): return try await take(in: form) { $0.accept(answer, then: key) }
    default: break
    }
    let line = Self.line(of: answer, at: visit.spot)
    typed = line
    if let suggestion = visit.suggestion, try await reply(line, to: suggestion) { return }
    switch SessionKey.read(line, at: visit.spot) {
    // Between compared names, quotes say where one ends.
    case (.compare, let words)?: try await perform(.compare, words)
    case (let key, let words)?: try await perform(key, words.quotedWords.joined(separator: " "))
    case nil: try await interpret(words: line.quotedWords.joined(separator: " "))
    }
  }

  /// What was typed, with single spaces: whoever types commands of the shell here means the same, and a key may stand behind
  /// words that mean nothing.
  private static func line(of answer: String, at spot: SessionKey.KeyContext) -> String {
    var line = answer.singleSpaced
    if line.lowercased().hasPrefix("zoo ") { line = String(line.dropFirst(4)) }
    if line.hasPrefix("/") { line = "/ \(line.dropFirst())".singleSpaced }
    return line.split(separator: " ").map(String.init)
      .withCommandFirst { SessionKey.takesWords($0, at: spot) }.joined(separator: " ")
  }

  /// Takes the answer to the question whether something else was meant.
  ///
  /// - Returns: `false` if it is an answer to what was asked before.
  private mutating func reply(_ line: String, to suggestion: Suggestion) async throws -> Bool {
    switch SessionKey.read(line, at: .list)?.key {
    // Whoever asks for help is still asked what was meant.
    case .help: openHelp()
    case .back: goBack()
    default:
      visit.leaveSuggestion()
      switch line.agrees(ifEmpty: true) {
      case true: try await interpret(suggestion.line)
      case false: break
      case nil: return false
      }
    }
    return true
  }

  /// Does what words mean that are no key where the user is.
  private mutating func interpret(words: String) async throws {
    // A key of lists, and no animal's name.
    if visit.spot == .count, !words.isEmpty, let (key, rest) = SessionKey.read(words, at: .list) {
      if visit.place != .count || visit.listing == nil { return say(.noListHere) }
      visit.leave()
      return try await perform(key, rest)
    }
    switch visit.place {
    case .count: try await interpretCount(words)
    case nil, .list, .animal, .comparison, .browser, .picture, .gallery, .map, .help,
      .suggestion:
      try await interpretRequest(words)
    case .tags(let tags, let exhibit): try await choose(words, among: tags, of: exhibit)
    case .quiz(let quiz): interpret(words, in: quiz)
    case .score: if !words.isEmpty { try await interpretRequest(words) }
    case .exhibits: if words.isEmpty { goBack() } else { try await enter(words) }
    case .failure:
      say(.notARemedy)
      show(.place(.help(visit.helpTable)))
    case .catForm, .settings: break
    case .removing(let animal): try interpretConfirmation(words, of: animal)
    }
  }

  mutating func perform(_ key: SessionKey, _ words: String) async throws {
    switch key {
    // One that is named with them is shown first.
    case .zoom, .gallery, .openLink:
      guard let found = try animal(words) else { return try await interpretRequest(words) }
      switch key {
      case .gallery: open(.gallery(try await service.gallery(found)))
      case .openLink: try await openLink(of: found.animal)
      default: try await zoom(found.animal)
      }
    case .more: try await showMore()
    case .narrow: try await narrow(to: words)
    case .browse: try browse(words)
    case .unfold: try await unfold()
    case .show: if words.isEmpty { try browse(words) } else { try await interpretRequest(words) }
    case .openFile: try await open(words)
    case .tag: try await showTag(words)
    case .search: try await searchEverywhere(words.withoutFor)
    case .today: open(.animal(service.today()))
    case .random:
      let exhibit = words.isEmpty ? .animals : try Exhibit(typed: words)
      open(.animal(try await service.random(exhibit)))
    case .compare: try await compare(ComparedNames(typed: words))
    case .map: try await showMap(words)
    case .quiz: open(.quiz(try await service.quiz(words)))
    case .cache: show(.answer(.cache(try service.cache(words == "clear"))))
    case .version: show(.answer(.version))
    case .grid where visit.listing == nil, .sort where visit.listing == nil: say(.noListHere)
    case .grid:
      visit.shownList?.isGrid.toggle()
      showList()
    case .sort: try await sort(words)
    case .refresh where !words.isEmpty: try await interpretCount(words)
    case .refresh: try await refresh()
    case .add: open(try form(named: words))
    case .edit: open(CatForm(editing: try ownCat(words)))
    case .remove: open(.removing(try ownCat(words)))
    case .visit where words.isEmpty: open(.exhibits)
    case .visit,
      .list where !words.isEmpty:
      try await enter(words)
    case .list: if visit.shownList == nil { open(.exhibits) } else { showList() }
    case .back: goBack()
    case .settings:
      if words.isEmpty { open(.settings(settingsForm)) } else { try await changeSettings(words) }
    case .tryAgain: try await retry { $0.isReload = true }
    case .builtIn: try await retry { $0.source = .builtIn }
    case .help: openHelp()
    case .quit: quit()
    }
  }

  private mutating func retry(_ change: (inout ListRequest) -> Void) async throws {
    guard case .failure(var fetch) = visit.place else { return }
    change(&fetch)
    try await self.fetch(fetch)
  }

  private mutating func interpretCount(_ word: String) async throws {
    if word.isEmpty { return try await fetch(.suggested) }
    // Anything else with a letter is a name; a number has to be a count.
    guard (try? AnimalCount(word)) != nil || !word.contains(where: \.isLetter) else {
      return try await interpretRequest(word)
    }
    try await fetch(try AnimalCount(word))
  }

  mutating func fetch(_ count: AnimalCount) async throws {
    try await fetch(
      ListRequest(exhibit: Exhibit.animals.id, request: PageRequest(size: count.value)))
  }

  /// Lists what all exhibits have of some words.
  mutating func searchEverywhere(
    _ words: String, sortedBy order: ListQuery.Order? = nil
  ) async throws {
    if words.folded.isEmpty { return say(.wordsMissing(example: "search bear")) }
    if Intent(words).isOrder { return try await interpretRequest(words) }
    show(try await service.search(words), sortedBy: order)
  }

  /// Does what words mean that are no key: an exhibit, a comparison or an animal.
  mutating func interpretRequest(_ word: String) async throws {
    switch Intent(word) {
    case .exhibits(let named):
      if named.count > 1 { service.report(.twoCatExhibits) }
      try await enter(named.last.flatMap(Exhibit.named) ?? visit.exhibit)
    case .ownCats: show(try service.ownCats())
    case .comparison(let names): try await compare(names)
    case .ranking(let superlative, let chosen, let kind):
      try await rank(chosen.flatMap(Exhibit.named), by: superlative, kind: kind)
    case .animals(let typed): try await find(typed)
    }
  }

  mutating func compare(_ names: ComparedNames) async throws {
    // A number in a list of an earlier command is not the one meant.
    if visit.numbered == nil, names.words.contains(where: { Int($0) != nil }) {
      return say(.noListHere)
    }
    let found = try await service.compare(names, visit.currentAnimal, visit.numbered)
    // `blue and yellow macaw` is one animal.
    open(found.count == 1 ? .animal(found[0]) : .comparison(found))
  }
}
