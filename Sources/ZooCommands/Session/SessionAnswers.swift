import ZooService
import ZooKit
import ZooQuery
import ZooSources

// What an answer means, depending on what the user is doing.

extension Session {
  mutating func interpret(_ answer: String) -> [Effect] {
    var word = answer.singleSpaced
    // Whoever types commands of the shell here means the same.
    if word.lowercased().hasPrefix("zoo ") { word = String(word.dropFirst(4)) }
    switch place {
    // Almost any word could be a name here, so only `back` and the end of input leave.
    case .catForm(let form): return interpret(answer, in: form)
    case .settings(let form): return interpret(answer, in: form)
    default: break
    }
    let words = word.split(separator: " ").map(String.init)
    word = Query.withCommandFirst(words) { SessionKey.takesWords($0, at: spot) }
      .joined(separator: " ")
    let declined = suggestion
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
        case .effects(let effects): return effects
        case .line: return interpret(suggestion.words)
        }
      case .no: return []
      case nil: break
      }
    }
    let read = SessionKey.read(word, at: spot)
    // A file may be called so, but no animal is.
    if spot == .count || spot == .list, read?.key != .openFile,
      word.split(separator: " ").contains(where: { $0.hasPrefix("--") })
    {
      return [.show(.problem(.optionsAreForCommands))]
    }
    if let (key, words) = read {
      switch key {
      // A path may have several spaces in a row.
      case .openFile: return perform(key, answer.typedPath(for: words))
      // Between compared names, quotes say where one ends.
      case .compare: return perform(key, words)
      default: return perform(key, words.withoutQuotes)
      }
    }
    word = word.withoutQuotes
    // A key of lists, and no animal's name.
    if spot == .count, !word.isEmpty,
      let (key, words) = SessionKey.read(word, at: .list)
    {
      if place != .count || listing == nil { return [.show(.problem(.noListHere))] }
      leave()
      return perform(key, words)
    }
    // Another name for one of the animals to compare keeps the others.
    if let misnamed = declined?.misnamed, case .animal = TypedRequest([word]) {
      return [misnamed.comparison(with: word)]
    }
    switch place {
    case .count: return interpretCount(word)
    case nil, .list, .animal, .comparison, .animalWindow, .picture, .gallery, .map, .help,
      .suggestion:
      return interpretRequest(word)
    case .tags(let tags, let exhibit): return choose(word, among: tags, of: exhibit)
    case .quiz(let quiz): return interpret(word, in: quiz)
    case .score(let quiz, _): return interpret(word, after: quiz)
    case .exhibits: return word.isEmpty ? perform(.back, "") : chooseExhibit(word)
    case .failure: return [.show(.problem(.notARemedy(word))), .show(.place(.help(helpTable)))]
    case .catForm, .settings: return []
    case .removing(let animal): return interpretConfirmation(word, of: animal)
    }
  }

  mutating func perform(_ key: SessionKey, _ words: String) -> [Effect] {
    switch key {
    // They are about the animal shown, or about that of a number; one that is named with them is shown first.
    case .zoom where !words.isEmpty, .gallery where !words.isEmpty, .openLink where !words.isEmpty:
      guard key != .openLink, let listing, let number = Int(words),
        let animal = listing.animals.numbered(number)
      else { return interpretRequest(words) }
      let found = Found(animal, from: listing)
      return key == .zoom ? zoom(found) : showGallery(of: found)
    case .more where listing != nil: return showMore()
    // Without a list there is no more of it, and the first question comes again.
    case .more: return goBack()
    case .narrow:
      // What is chosen from stays.
      if isComparing, words.folded.isEmpty { return showList() }
      return narrow(to: words)
    case .browse: return browse(words)
    case .unfold: return unfold()
    case .show: return words.isEmpty ? browse(ListQuery()) : interpretRequest(words)
    case .openFile: return open(words)
    case .tag: return showTag(words)
    case .openLink: return openLink()
    case .search: return searchEverywhere(words.withoutFor)
    case .today: return [.findToday]
    case .random:
      let named = Exhibit.meansEveryCat(words) ? .cats : exhibit(meantBy: words)
      guard let place = words.isEmpty ? .animals : named else {
        return [.show(.problem(.notAnExhibit(words)))]
      }
      return [.findRandom(place.id)]
    case .compare: return compare(ComparedNames(typed: words))
    case .map: return showMap(words)
    case .quiz: return [.open(.quiz(about: words))]
    case .zoom: return zoom(currentAnimal)
    case .cache: return [.reportCache(clearing: words == "clear")]
    case .version: return [.show(.answer(.version))]
    case .zoomHint: return [.show(.problem(.nothingToZoom))]
    case .grid where listing == nil: return [.show(.problem(.noListHere))]
    case .sort where listing == nil: return [.show(.problem(.noListHere))]
    case .grid:
      shownList?.isGrid.toggle()
      return showList()
    case .sort: return sort(words)
    case .refresh where !words.isEmpty: return interpretCount(words)
    case .refresh: return refresh()
    case .gallery: return showGallery(of: currentAnimal)
    case .add: return openForm(name: words)
    case .edit: return requireOwn(words, for: .edit)
    case .remove: return requireOwn(words, for: .remove)
    case .visit: return words.isEmpty ? open(.exhibits) : visit(words)
    case .list where !words.isEmpty: return visit(words)
    case .list: return shownList == nil ? open(.exhibits) : showList()
    case .back: return goBack()
    case .settings: return words.isEmpty ? open(.settings(settingsForm)) : changeSettings(words)
    case .tryAgain: return retry { $0.isReload = true }
    case .builtIn: return retry { $0.source = .builtIn }
    case .help: return openHelp()
    case .quit: return quit()
    }
  }

  private func retry(_ change: (inout ListRequest) -> Void) -> [Effect] {
    guard case .failure(var fetch) = place else { return [] }
    change(&fetch)
    return [.fetch(fetch)]
  }

  /// Shows what can be typed; where one has to answer, the question is only asked again below it.
  mutating func openHelp() -> [Effect] {
    switch spot {
    case .question, .failure: [.show(.place(.help(helpTable)))]
    case .count, .list, .exhibits, .quiz: open(.help(helpTable))
    }
  }

  /// What can be typed at the place whose keys work.
  var helpTable: HelpTable {
    let page = spot == .list ? shownList?.shownPage : nil
    return HelpTable(
      place: place, exhibit: exhibit, keys: helpKeys, listing: page?.listing,
      firstNumber: page?.firstNumber ?? 1, purpose: shownList?.choice?.purpose)
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
      case .back: !isAtStart
      case .refresh: spot == .list
      // A random list is shown again.
      case .more: listing?.hasMore == true || listing?.isSample == true
      case .quit: if case .catForm? = place { false } else { true }
      default: true
      }
    }
  }

  private mutating func interpretCount(_ word: String) -> [Effect] {
    if word.isEmpty { return fetch(.suggested) }
    do throws(InvalidValue) {
      return fetch(try AnimalCount(word))
    } catch {
      // Anything else with a letter is a name; a number has to be a count.
      if word.contains(where: \.isLetter) { return interpretRequest(word) }
      return [.show(.problem(.failure(.invalid(error))))]
    }
  }

  func fetch(_ count: AnimalCount) -> [Effect] {
    let request = PageRequest(size: count.value)
    return [.fetch(ListRequest(exhibit: Exhibit.animals.id, request: request))]
  }

  func searchEverywhere(_ words: String) -> [Effect] {
    words.folded.isEmpty ? [.show(.problem(.wordsMissing))] : [.searchEverywhere(words)]
  }

  /// Does what words mean that are no key: an exhibit, a comparison or an animal.
  mutating func interpretRequest(_ word: String) -> [Effect] {
    switch TypedRequest([word]) {
    case .exhibit(let exhibit): visit(exhibit)
    case .cats: visitCats()
    case .ownCats: [.listUsersCats]
    case .comparison(let names): compare(names)
    case .ranking(let superlative, let chosen, let kind):
      rank(chosen, by: superlative, kind: kind)
    case .animal(let words, let exhibits, let typed): find(words, in: exhibits, typed: typed)
    }
  }

  func compare(_ names: ComparedNames) -> [Effect] {
    // A number in a list of an earlier command is not the one meant.
    if listing == nil, names.words.contains(where: { Int($0) != nil }) {
      return [.show(.problem(.noListHere))]
    }
    var names = names
    names.shown = shownAnimal
    return [.readComparedNames(names, in: [])]
  }
}
