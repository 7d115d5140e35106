import ZooService
import ZooKit
import ZooQuery
import ZooSources

// What an answer means, depending on what the user is doing.

extension Session {
  mutating func interpret(_ answer: String) async throws {
    var word = answer.singleSpaced
    // Whoever types commands of the shell here means the same.
    if word.lowercased().hasPrefix("zoo ") { word = String(word.dropFirst(4)) }
    switch place {
    // Almost any word could be a name here, so only `back` and the end of input leave.
    case .catForm(let form): return try interpret(answer, in: form)
    case .settings(let form): return try await interpret(answer, in: form)
    default: break
    }
    let words = word.split(separator: " ").map(String.init)
    word = Query.withCommandFirst(words) { SessionKey.takesWords($0, at: spot) }
      .joined(separator: " ")
    if let suggestion {
      switch SessionKey.read(word, at: .list)?.key {
      // Whoever asks for help is still asked what was meant.
      case .help: return openHelp()
      case .back: return goBack()
      default: places.removeAll { $0 == .suggestion(suggestion) }
      }
      switch Confirmation(word, ifEmpty: .yes) {
      case .yes:
        switch suggestion.meaning {
        case .line(let line): return try await interpret(line)
        case .list(let request): return try await fetch(request)
        }
      case .no: return
      case nil: break
      }
    }
    let read = SessionKey.read(word, at: spot)
    // A file may be called so, but no animal is.
    if spot == .count || spot == .list, read?.key != .openFile,
      word.split(separator: " ").contains(where: { $0.hasPrefix("--") })
    {
      return say(.optionsAreForCommands)
    }
    if let (key, words) = read {
      switch key {
      // A path may have several spaces in a row.
      case .openFile: return try await perform(key, answer.typedPath(for: words))
      // Between compared names, quotes say where one ends.
      case .compare: return try await perform(key, words)
      default: return try await perform(key, words.withoutQuotes)
      }
    }
    word = word.withoutQuotes
    // A key of lists, and no animal's name.
    if spot == .count, !word.isEmpty,
      let (key, words) = SessionKey.read(word, at: .list)
    {
      if place != .count || listing == nil { return say(.noListHere) }
      leave()
      return try await perform(key, words)
    }
    switch place {
    case .count: try await interpretCount(word)
    case nil, .list, .animal, .comparison, .animalWindow, .picture, .gallery, .map, .help,
      .suggestion:
      try await interpretRequest(word)
    case .tags(let tags, let exhibit): try await choose(word, among: tags, of: exhibit)
    case .quiz(let quiz): interpret(word, in: quiz)
    case .score(let quiz, _): try await interpret(word, after: quiz)
    case .exhibits: if word.isEmpty { goBack() } else { try await chooseExhibit(word) }
    case .failure:
      say(.notARemedy)
      show(.place(.help(helpTable)))
    case .catForm, .settings: break
    case .removing(let animal): try interpretConfirmation(word, of: animal)
    }
  }

  mutating func perform(_ key: SessionKey, _ words: String) async throws {
    switch key {
    // They are about the animal shown, or about that of a number; one that is named with them is shown first.
    case .zoom where !words.isEmpty, .gallery where !words.isEmpty, .openLink where !words.isEmpty:
      guard key != .openLink, let listing, let number = Int(words),
        let animal = listing.animals.numbered(number)
      else { return try await interpretRequest(words) }
      let found = Found(animal, from: listing)
      if key == .zoom { try await zoom(found) } else { try await showGallery(of: found) }
    case .more where listing != nil: try await showMore()
    // Without a list there is no more of it, and the first question comes again.
    case .more: goBack()
    case .narrow: try await narrow(to: words)
    case .browse: try await browse(words)
    case .unfold: try await unfold()
    case .show:
      if words.isEmpty { try await browse(ListQuery()) } else { try await interpretRequest(words) }
    case .openFile: try await open(words)
    case .tag: try await showTag(words)
    case .openLink: try await openLink()
    case .search: try await searchEverywhere(words.withoutFor)
    case .today: open(.animal(service.today()))
    case .random:
      let named = Exhibit.meansEveryCat(words) ? .cats : exhibit(meantBy: words)
      guard let place = words.isEmpty ? .animals : named else { return say(.notAnExhibit(words)) }
      open(.animal(try await service.random(place)))
    case .compare: try await compare(ComparedNames(typed: words))
    case .map: try await showMap(words)
    case .quiz: open(.quiz(try await service.quiz(words)))
    case .zoom: try await zoom(currentAnimal)
    case .cache: show(.answer(.cache(try service.cache(words == "clear"))))
    case .version: show(.answer(.version))
    case .zoomHint: say(.nothingToZoom)
    case .grid where listing == nil, .sort where listing == nil: say(.noListHere)
    case .grid:
      shownList?.isGrid.toggle()
      showList()
    case .sort: try await sort(words)
    case .refresh where !words.isEmpty: try await interpretCount(words)
    case .refresh: try await refresh()
    case .gallery: try await showGallery(of: currentAnimal)
    case .add: try openForm(name: words)
    case .edit: try requireOwn(words, for: .edit)
    case .remove: try requireOwn(words, for: .remove)
    case .visit where words.isEmpty: open(.exhibits)
    case .visit,
      .list where !words.isEmpty:
      try await visit(words)
    case .list: if shownList == nil { open(.exhibits) } else { showList() }
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
    guard case .failure(var fetch) = place else { return }
    change(&fetch)
    try await self.fetch(fetch)
  }

  /// Shows what can be typed; where one has to answer, the question is only asked again below it.
  mutating func openHelp() {
    switch spot {
    case .question, .failure: show(.place(.help(helpTable)))
    case .count, .list, .exhibits, .quiz: open(.help(helpTable))
    }
  }

  /// What can be typed at the place whose keys work.
  var helpTable: HelpTable {
    let page = spot == .list ? shownList?.shownPage : nil
    return HelpTable(
      place: place, exhibit: exhibit, keys: helpKeys, listing: page?.listing,
      firstNumber: page?.firstNumber ?? 1)
  }

  private var helpKeys: [SessionKey] {
    SessionKey.offered(at: spot).filter { key in
      switch key {
      // What needs an animal is offered once one was shown.
      case .zoom: currentAnimal != nil
      case .grid, .sort: listing != nil
      // The animals of some exhibits have no sizes.
      case .compare where spot == .list:
        listing?.animals.contains { !$0.measures.isEmpty } ?? true
      case .gallery: currentAnimal?.exhibit.gallery != nil
      case .tag: exhibit.tags != nil
      case .map: currentAnimal.flatMap { Whereabouts(of: $0.animal) } != nil
      case .openLink: currentAnimal?.animal.bestLink != nil
      case .unfold: shownAnimal != nil
      case .add: exhibit == .own
      case .edit, .remove: exhibit == .own && currentAnimal != nil
      case .back: if case .catForm? = place { false } else { !isAtStart }
      case .refresh: spot == .list
      // A random list is shown again.
      case .more: listing?.hasMore == true || listing?.isSample == true
      // Almost any word could be a name in the form of a cat.
      case .quit: if case .catForm? = place { false } else { true }
      default: true
      }
    }
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
    let request = PageRequest(size: count.value)
    try await fetch(ListRequest(exhibit: Exhibit.animals.id, request: request))
  }

  /// Lists what all exhibits have of some words.
  mutating func searchEverywhere(
    _ words: String, sortedBy order: ListQuery.Order? = nil
  ) async throws {
    if words.folded.isEmpty { return say(.wordsMissing) }
    show(try await service.search(words), sortedBy: order)
  }

  /// Shows a list of several exhibits.
  mutating func show(_ found: Listing, sortedBy order: ListQuery.Order? = nil) {
    if found.animals.isEmpty { showEmpty(found) } else { offerCandidates(found, sortedBy: order) }
  }

  /// Does what words mean that are no key: an exhibit, a comparison or an animal.
  mutating func interpretRequest(_ word: String) async throws {
    switch TypedRequest([word]) {
    case .exhibit(let exhibit): try await visit(exhibit)
    case .cats: try await visitCats()
    case .ownCats: show(try service.ownCats())
    case .comparison(let names): try await compare(names)
    case .ranking(let superlative, let chosen, let kind):
      try await rank(chosen, by: superlative, kind: kind)
    case .animal(let words, let exhibits, let typed):
      try await find(words, in: exhibits, typed: typed)
    }
  }

  mutating func compare(_ names: ComparedNames) async throws {
    // A number in a list of an earlier command is not the one meant.
    if listing == nil, names.words.contains(where: { Int($0) != nil }) { return say(.noListHere) }
    var names = names
    names.shown = shownAnimal
    let targets = try await service.comparedNames(names, listing)
    // `blue and yellow macaw` is one animal.
    if targets.count == 1 { return try await find(targets[0]) }
    try await compare(targets)
  }

  mutating func compare(_ targets: [Lookup]) async throws {
    do { open(.comparison(try await service.compare(targets, listing))) } catch {
      handleFailure(try Failure(known: error), comparing: targets)
    }
  }
}
