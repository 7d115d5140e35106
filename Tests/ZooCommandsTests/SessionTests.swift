import Testing
import ZooFiles
@testable import ZooService
import ZooKit
import ZooSources

@testable import ZooCommands

/// The conversation as a value: events go in, effects come out.
@Suite("Session")
struct SessionTests {
  private static func animal(_ id: String, _ name: String = "") -> Animal {
    Animal(id: id, name: name.isEmpty ? "Animal \(id)" : name, emoji: "🐾")
  }

  private static func listing(
    _ exhibit: Exhibit, _ ids: String..., hasMore: Bool = false, source: Source = .live,
    search: String? = nil
  ) -> Listing {
    Listing(
      exhibit: exhibit.id, animals: ids.map { animal($0) }, source: source, hasMore: hasMore,
      search: search)
  }

  private static func fetch(
    _ exhibit: Exhibit, offset: Int = 0, size: Int = 10, _ query: ListQuery = ListQuery(),
    isReload: Bool = false, continuing source: Source = .live, isOfAnyExhibit: Bool = false
  ) -> Session.ListRequest {
    Session.ListRequest(
      exhibit: exhibit.id, request: PageRequest(offset: offset, size: size), query: query,
      isReload: isReload, continued: offset > 0 ? source : nil, isOfAnyExhibit: isOfAnyExhibit)
  }

  private static let welcome = Session.Effect.show(.welcome(Session.Welcome()))

  /// A session that shows a list.
  private static func session(_ listing: Listing, hasWindows: Bool = false) throws -> Session {
    var session = Session(preferences: Preferences(), hasWindows: hasWindows)
    let exhibit = try #require(Exhibit.named(listing.exhibit))
    _ = session.update(.fetched(listing, fetch(exhibit)))
    return session
  }

  private static func list(_ listing: Listing) -> Session.Effect {
    .show(.answer(.listing(listing, isGrid: false)))
  }

  @Test("it welcomes, asks for a count, fetches as many and shows them")
  func beginning() throws {
    var session = Session(preferences: Preferences())
    #expect(session.update(.started) == [.show(.welcome(Session.Welcome()))])
    #expect(session.question == .at(.count))
    let wrong = session.update(.answer("11"))
    guard case .show(.problem(.failure(.invalid(let error))))? = wrong.first else {
      Issue.record("\(wrong)")
      return
    }
    #expect(error.text == "11" && wrong.count == 1)
    // What no number is, is a name.
    #expect(session.update(.answer("lion")) == [.find(try Lookup(typed: "lion"))])
    #expect(session.update(.answer("birds")) == [.fetch(Self.fetch(.birds))])
    #expect(session.update(.answer("")) == [.fetch(Self.fetch(.animals, size: 5))])
    let fetch = Self.fetch(.animals, size: 3)
    #expect(session.update(.answer(" 3 ")) == [.fetch(fetch)])
    let animals = Self.listing(.animals, "1", "2", "3")
    #expect(session.update(.fetched(animals, fetch)) == [.remember(animals), Self.list(animals)])
    #expect(session.question == .which(hasMore: false))
  }

  @Test("end of input leaves at every place, and says so where that loses something")
  func leaving() throws {
    let cats = Self.listing(.cats, "a")
    #expect(try Self.session(cats).leaving == [.finish])
    var settings = try Self.session(cats)
    _ = settings.update(.answer("s"))
    #expect(settings.leaving == [.finish])
    _ = settings.update(.answer("kg"))
    #expect(settings.leaving == [.show(.status(.nothingSaved)), .finish])
    var form = try Self.session(cats)
    _ = form.update(.answer("a"))
    #expect(form.leaving == [.finish])
    _ = form.update(.answer("Mimi"))
    #expect(form.leaving == [.show(.status(.nothingSaved)), .finish])
    var removal = try Self.session(cats)
    _ = removal.update(.ownershipConfirmed(Self.animal("a"), .remove))
    #expect(removal.leaving == [.show(.status(.nothingRemoved)), .finish])
    for word in ["q", "quit", "exit"] {
      var session = try Self.session(cats)
      #expect(session.update(.answer(word)) == [.finish])
    }
  }

  @Test("a further page is added to the list, without what is there already")
  func more() throws {
    var first = Self.listing(.birds, "1", "2", hasMore: true)
    first.end = 10
    var session = try Self.session(first)
    let next = Self.fetch(.birds, offset: 10)
    #expect(session.question == .which(hasMore: true))
    #expect(session.update(.answer("")) == [.fetch(next)])
    var page = Self.listing(.birds, "2", "3")
    let all = session.update(.fetched(page, next))
    #expect(session.listing?.animals.map(\.id) == ["1", "2", "3"])
    page.animals.removeFirst()
    #expect(
      all == [
        .remember(try #require(session.listing)),
        .show(.more(page, firstNumber: 3, isGrid: false)),
      ])
    #expect(
      session.update(.answer("")) == [.show(.status(.noMorePages(.birds, isFiltered: false)))])
  }

  @Test("an exhibit's name shows all of it, from an animal too, and b leads back to what was found")
  func wholeByName() throws {
    var found = Self.listing(.birds, "1", search: "duck")
    found.page = 1
    var session = try Self.session(Self.listing(.animals, "okapi"))
    _ = session.update(.fetched(found, Self.fetch(.birds, ListQuery(search: "duck"))))
    let duck = Found(Self.animal("1"), from: try #require(session.listing))
    _ = session.update(.found(duck))
    #expect(session.update(.answer("birds")) == [.fetch(Self.fetch(.birds))])
    _ = session.update(.fetched(Self.listing(.birds, "1", "2"), Self.fetch(.birds)))
    #expect(
      session.update(.answer("b")) == [
        .remember(found), .show(.answer(.animal(duck.animal, in: .birds))),
      ])
    #expect(session.update(.answer("b")) == [Self.list(found)])
    _ = session.update(.answer("b"))
    #expect(session.listing?.exhibit == "animals")
  }

  @Test("b leads from a search in an exhibit visited before to where it was typed")
  func backFromElsewhere() throws {
    let animals = Self.listing(.animals, "okapi")
    let cats = Self.listing(.catBreeds, "siamese")
    var session = try Self.session(animals)
    _ = session.update(.fetched(cats, Self.fetch(.catBreeds)))
    let bears = Self.listing(.animals, "bear", search: "bear")
    _ = session.update(.fetched(bears, Self.fetch(.animals)))
    #expect(session.update(.answer("b")) == [.remember(cats), Self.list(cats)])
    #expect(session.update(.answer("b")) == [.remember(animals), Self.list(animals)])
  }

  @Test(
    "at the question for an exhibit, a far misspelling is one of an exhibit, and s opens settings")
  func misspeltExhibit() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    _ = session.update(.answer("v"))
    let failure = Failure.noMatch("bridz", among: .everything, suggestion: nil)
    #expect(
      session.update(.effectFailed(failure)) == [.show(.problem(.notAnExhibit("bridz")))])
    guard case .show(.place(.settings, _))? = session.update(.answer("s")).first else {
      Issue.record("no settings")
      return
    }
  }

  @Test("a misspelt superlative is taken with Enter, and ranks")
  func misspeltSuperlative() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    let failure = Failure.noMatch("heviest dog", among: .everything, suggestion: nil)
    _ = session.update(.effectFailed(failure))
    #expect(session.question == .suggested("heaviest dog"))
    let dogs = Self.fetch(
      .dogBreeds, ListQuery(kind: "dog", order: .measure(.weight)), isOfAnyExhibit: true)
    #expect(session.update(.answer("")).last == .fetch(dogs))
  }

  @Test("a layout that is saved is that of lists switched before, too")
  func savedLayout() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    let list = try #require(session.listing)
    _ = session.update(.answer("g"))
    var preferences = Preferences()
    preferences.apply(["view": "grid"], from: .user)
    let screen = Session.Screen.answer(.listing(list, isGrid: true))
    #expect(
      session.update(.settingsSaved(preferences, path: "/p")).contains(.show(.status(.saved))))
    #expect(session.screen == screen)
    // A list that looks different now is shown again.
    preferences.apply(["view": "list"], from: .user)
    #expect(
      session.update(.settingsSaved(preferences, path: "/p")) == [
        Self.list(list), .show(.status(.saved)),
      ])
  }

  @Test("a list in the order of a measure is shown again in the units that are saved")
  func savedUnits() throws {
    var sorted = Self.listing(.animals, "1")
    sorted.order = .measure(.weight)
    var session = try Self.session(sorted)
    var preferences = Preferences()
    preferences.apply(["weight": "kg"], from: .user)
    #expect(
      session.update(.settingsSaved(preferences, path: "/p")) == [
        Self.list(sorted), .show(.status(.saved)),
      ])
  }

  @Test("another page size begins lists anew, that on the screen at once")
  func pageSize() throws {
    var first = Self.listing(.birds, "1", hasMore: true)
    first.page = 1
    var session = try Self.session(first)
    var dogs = Self.listing(.dogBreeds, "d", hasMore: true)
    dogs.page = 1
    _ = session.update(.fetched(dogs, Self.fetch(.dogBreeds)))
    var preferences = Preferences()
    preferences.apply(["perPage": 20], from: .flag)
    let effects = session.update(.settingsSaved(preferences, path: "/p"))
    #expect(effects.last == .fetch(Self.fetch(.dogBreeds, size: 20)))
    _ = session.update(.fetched(dogs, Self.fetch(.dogBreeds, size: 20)))
    #expect(session.update(.answer("birds")) == [.fetch(Self.fetch(.birds, size: 20))])
    _ = session.update(.fetched(first, Self.fetch(.birds, size: 20)))
    #expect(session.update(.answer("dogs")).last == Self.list(dogs))
  }

  @Test("from a comparison, b leads back to the animal that was shown before")
  func backFromComparison() throws {
    var session = try Self.session(Self.listing(.birds, "1", "2"))
    let list = try #require(session.listing)
    let compared = ["1", "2"].map { Found(Self.animal($0), in: .birds) }
    _ = session.update(.comparisonLoaded(compared))
    #expect(session.update(.answer("b")) == [Self.list(list)])
    let shown = Found(Self.animal("3"), in: .birds)
    _ = session.update(.found(shown))
    _ = session.update(.comparisonLoaded(compared))
    _ = session.update(.comparisonLoaded(compared.reversed()))
    #expect(session.update(.answer("b")) == [.show(.answer(.comparison(compared)))])
    #expect(
      session.update(.answer("b")) == [.show(.answer(.animal(shown.animal, in: .birds)))])
    #expect(session.update(.answer("b")) == [Self.list(list)])
  }

  @Test("after an animal comes the page it was on, and b leads from page to page")
  func pages() throws {
    var first = Self.listing(.birds, "1", "2", hasMore: true)
    (first.end, first.page) = (2, 1)
    var session = try Self.session(first)
    let birds = try #require(session.listing)
    var second = Self.listing(.birds, "3", "4", source: .cache)
    (second.end, second.page) = (4, 2)
    _ = session.update(.fetched(second, Self.fetch(.birds, offset: 2)))
    let page = Session.Screen.more(second, firstNumber: 3, isGrid: false)
    #expect(session.screen == page)
    let found = Found(Self.animal("4"), from: try #require(session.listing))
    _ = session.update(.found(found))
    #expect(session.update(.answer("b")) == [.show(page)])
    // Examples are from the page on the screen.
    guard
      case .show(.place(.help(let table), _))? = session.update(.answer("?")).first,
      table.listing == second, table.firstNumber == 3
    else {
      Issue.record("help is about another page")
      return
    }
    #expect(session.update(.answer("b")) == [.show(page)])
    // The numbers are those of the whole list.
    #expect(session.listing?.animals.count == 4)
    guard case .loadDetails(let last)? = session.update(.answer("1")).first else {
      Issue.record("1 is still in the list")
      return
    }
    #expect(last.animal.id == "1")
    #expect(session.update(.answer("previous")) == [.remember(first), Self.list(birds)])
    #expect(session.question == .which(hasMore: true))
    _ = session.update(.answer("b"))
    #expect(session.listing == nil, "b leaves from the first page")
  }

  @Test("a further page that fails leaves the list as it is, and Enter tries again")
  func failedPage() throws {
    var first = Self.listing(.birds, "1", hasMore: true)
    first.end = 10
    var session = try Self.session(first)
    let next = Self.fetch(.birds, offset: 10)
    let failure = Failure.fetch(FetchError(host: "x", cause: .refused))
    for _ in 1...2 {
      #expect(session.update(.answer("")) == [.fetch(next)])
      #expect(
        session.update(.effectFailed(failure, of: .fetch(next))) == [
          .show(.problem(.pageFailed(failure, shown: 1)))
        ])
      #expect(session.listing == first && session.question == .which(hasMore: true))
    }
    _ = session.update(.fetched(Self.listing(.birds, "2", source: .cache), next))
    #expect(session.listing?.animals.count == 2)
  }

  @Test("each exhibit keeps its list, and b leads back the way one came")
  func rooms() throws {
    let animals = Self.listing(.animals, "okapi")
    let birds = Self.listing(.birds, "condor")
    var session = try Self.session(animals)
    #expect(session.update(.answer("v")) == [.show(.place(.exhibits))])
    #expect(session.update(.answer("birds")) == [.fetch(Self.fetch(.birds))])
    _ = session.update(.fetched(birds, Self.fetch(.birds)))
    let condor = Found(Self.animal("condor"), in: .birds)
    #expect(
      session.update(.found(condor)) == [.show(.answer(.animal(condor.animal, in: .birds)))])
    // From the detail to its list, then to the zoo animals, then to the first question, and no further.
    #expect(session.update(.answer("b")) == [Self.list(birds)])
    // Visiting an exhibit again sends no request.
    #expect(session.update(.answer("animals")) == [.remember(animals), Self.list(animals)])
    #expect(session.update(.answer("b")) == [.remember(birds), Self.list(birds)])
    #expect(session.update(.answer("b")) == [.remember(animals), .show(.place(.exhibits))])
    #expect(session.update(.answer("b")) == [Self.list(animals)])
    #expect(session.update(.answer("b")) == [Self.welcome] && session.question == .at(.count))
    #expect(session.update(.answer("b")) == [.show(.status(.atStart))])
  }

  @Test("a whole exhibit is looked through, what was handed out at random is put in order as it is")
  func narrowing() throws {
    var animals = Self.listing(.animals, "1", "2")
    animals.animals = [Self.animal("1", "Zebra"), Self.animal("2", "Okapi")]
    (animals.source, animals.isSample) = (.live, true)
    var session = try Self.session(animals)
    let okapi = Self.fetch(.animals, ListQuery(search: "oka"))
    #expect(session.update(.answer("/oka")) == [.fetch(okapi)])
    // If the collection has no match, the random animals already fetched are searched.
    let nothing = Self.listing(.animals, search: "oka")
    _ = session.update(.fetched(nothing, okapi))
    #expect(session.listing?.animals.map(\.name) == ["Okapi"])
    #expect(session.listing?.source == .live && session.listing?.search == "oka")
    _ = session.update(.answer("b"))
    #expect(session.listing?.animals.map(\.name) == ["Zebra", "Okapi"])
    let never = Self.listing(.animals, search: "xyz")
    let effects = session.update(.fetched(never, Self.fetch(.animals, ListQuery(search: "xyz"))))
    #expect(
      effects == [.show(.problem(.empty(never, offersSearch: true)))]
        && session.listing?.search == nil)
    _ = session.update(.answer("n"))
    #expect(session.listing?.animals.map(\.name) == ["Okapi", "Zebra"])
    _ = session.update(.answer("n"))
    #expect(session.listing?.animals.map(\.name) == ["Zebra", "Okapi"])
    var builtIn = animals
    builtIn.source = .builtIn
    session = try Self.session(builtIn)
    let seals = Self.fetch(.animals, ListQuery(search: "seal"))
    #expect(session.update(.answer("/seal")) == [.fetch(seals)])
    let found = Self.listing(.animals, "3", hasMore: true, search: "seal")
    #expect(session.update(.fetched(found, seals)) == [.remember(found), Self.list(found)])
    #expect(
      session.update(.answer("")) == [
        .fetch(Self.fetch(.animals, offset: found.end, ListQuery(search: "seal")))
      ])
    _ = session.update(.answer("b"))
    #expect(session.listing?.animals.map(\.name) == ["Zebra", "Okapi"])
    var birds = try Self.session(Self.listing(.birds, "1"))
    #expect(birds.update(.answer("/owl")) == [.fetch(Self.fetch(.birds, ListQuery(search: "owl")))])
    #expect(birds.update(.answer("n")) == [.fetch(Self.fetch(.birds, ListQuery(order: .name)))])
  }

  @Test("a list without anything leaves the user where they were")
  func empty() throws {
    let animals = Self.listing(.animals, "1")
    var session = try Self.session(animals)
    let nothing = Self.listing(.birds, search: "xyz")
    let effects = session.update(.fetched(nothing, Self.fetch(.birds)))
    #expect(effects == [.show(.problem(.empty(nothing, offersSearch: true)))])
    #expect(session.listing == animals && session.exhibit == .animals)
  }

  @Test(
    "what was probably meant by a search or a tag without matches is offered, and Enter takes it")
  func nearest() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    for query in [ListQuery(search: "condor"), ListQuery(tag: "tabby")] {
      var nothing = Self.listing(.cats, search: query.search.map { _ in "condr" })
      (nothing.tag, nothing.nearestQuery) = (query.tag.map { _ in "taby" }, query)
      let effects = session.update(.fetched(nothing, Self.fetch(.cats)))
      #expect(effects == [.show(.problem(.empty(nothing, offersSearch: false)))])
      #expect(session.question == .suggested(query.narrowedTo ?? ""))
      #expect(session.update(.answer("")) == [.fetch(Self.fetch(.cats, query))])
      #expect(session.question == .which(hasMore: false))
    }
    var nowhere = Self.listing(.animals, search: "condr")
    (nowhere.exhibit, nowhere.nearestQuery) = (Listing.severalExhibits, ListQuery(search: "condor"))
    _ = session.update(.searched(nowhere))
    #expect(session.update(.answer("y")) == [.searchEverywhere("condor")])
    _ = session.update(.searched(nowhere))
    // Help doesn't answer the question.
    guard case .show(.place(.help, _))? = session.update(.answer("?")).first else {
      Issue.record("there is no help")
      return
    }
    #expect(session.question == .suggested("condor"))
    // It is still there behind the help, and neither `no` nor `b` leaves more than this question.
    _ = session.update(.answer("b"))
    #expect(session.question == .suggested("condor"))
    for no in ["no", "b"] {
      var declined = session
      _ = declined.update(.answer(no))
      #expect(declined.question == .which(hasMore: false) && declined.listing != nil)
    }
  }

  @Test("of a search that finds many, Enter shows more, and a sort sorts them all")
  func manyFound() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    var found = Self.listing(.animals, search: "forest")
    (found.exhibit, found.total) = (Listing.severalExhibits, 45)
    found.animals = (1...45).map { Self.animal("\($0)", "Animal \(100 - $0)") }
    _ = session.update(.searched(found))
    #expect(session.listing?.animals == Array(found.animals[..<15]))
    #expect(session.question == .which(hasMore: true))
    let effects = session.update(.answer(""))
    guard case .show(.more(let further, firstNumber: 16, _))? = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(further.animals == Array(found.animals[15..<30]))
    _ = session.update(.answer("n"))
    #expect(session.listing?.animals.first?.name == "Animal 55")
    #expect(session.listing?.animals.count == 15)
    _ = session.update(.answer(""))
    _ = session.update(.answer(""))
    #expect(session.listing?.animals.count == 45 && session.question == .which(hasMore: false))
    _ = session.update(.answer("b"))
    #expect(session.question == .which(hasMore: true))
  }

  @Test("/ alone lists all there are, and b leads back to the random ones")
  func listingAll() throws {
    var random = Self.listing(.animals, "1", "2")
    random.isSample = true
    var session = try Self.session(random)
    let wanted = Self.fetch(.animals, ListQuery(order: .name))
    #expect(session.update(.answer("/")) == [.fetch(wanted)])
    var all = Self.listing(.animals, "3", hasMore: true)
    (all.total, all.order) = (354, .name)
    for _ in 1...2 {
      #expect(session.update(.fetched(all, wanted)) == [.remember(all), Self.list(all)])
    }
    #expect(session.update(.answer("b")) == [.remember(random), Self.list(random)])
    #expect(session.update(.answer("b")) == [Self.welcome] && session.question == .at(.count))
  }

  @Test("a failed fetch offers what can be done, and does it")
  func failure() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    let fetch = Self.fetch(.cats)
    let failure = Failure.fetch(FetchError(host: "x", cause: .refused))
    #expect(
      session.update(.effectFailed(failure, of: .fetch(fetch)))
        == [.show(.problem(.failure(failure))), .show(.place(.help(session.helpTable)))])
    #expect(session.question == .remedy(hasWayBack: true))
    #expect(
      session.update(.answer("what")) == [
        .show(.problem(.notARemedy("what"))), .show(.place(.help(session.helpTable))),
      ])
    #expect(session.update(.answer("t")) == [.fetch(Self.fetch(.cats, isReload: true))])
    var builtIn = fetch
    builtIn.source = .builtIn
    #expect(session.update(.answer("c")) == [.fetch(builtIn)])
    #expect(session.update(.answer("b")) == [Self.list(Self.listing(.birds, "1"))])
    #expect(session.question == .which(hasMore: false))
  }

  @Test("several that fit become the list, so that a number can choose")
  func candidates() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    let fitting = Self.listing(.birds, "2", "3", search: "owl")
    let failure = Failure.severalMatches("owl", among: .exhibit(.birds), candidates: fitting)
    #expect(
      session.update(.effectFailed(failure))
        == [.remember(fitting), Self.list(fitting)])
    #expect(session.listing == fitting)
    let chosen = Found(fitting.animals[1], in: .birds, listed: fitting)
    #expect(session.update(.answer("2")) == [.loadDetails(chosen)])
    #expect(
      session.update(.answer("3"))
        == [.show(.problem(.failure(.noSuchNumber(3, count: 2))))])
  }

  @Test("a comparison goes on with the one chosen of several, in the list it was asked for in")
  func comparisonOfSeveral() throws {
    let birds = Self.listing(.birds, "1", "2")
    var session = try Self.session(birds)
    let first = try Lookup(typed: "1")
    let targets = [first, try Lookup(typed: "owl")]
    #expect(session.update(.comparedNamesRead(targets)) == [.compare(targets)])
    let owls = Self.listing(.birds, "8", "9", search: "owl")
    let failure = Failure.severalMatches("owl", among: .exhibit(.birds), candidates: owls)
    _ = session.update(.effectFailed(failure, of: .compare(targets)))
    #expect(session.listing == owls)
    let chosen = Found(Self.animal("9"), in: .birds)
    #expect(
      session.update(.found(chosen)) == [.remember(birds), .compare([first, Lookup(chosen)])])
    #expect(session.listing == birds)
    // On its own, an ambiguous name offers a choice and no comparison.
    #expect(session.update(.answer("owl")) == [.find(try Lookup(typed: "owl"))])
    _ = session.update(.effectFailed(failure))
    #expect(
      session.update(.found(chosen)) == [.show(.answer(.animal(chosen.animal, in: .birds)))])
  }

  @Test("of two equal names each is chosen once")
  func comparisonOfNamesakes() throws {
    var session = try Self.session(Self.listing(.cats, "1", "2"))
    let toms = Self.listing(.cats, "1", "2", search: "Tom")
    let failure = Failure.severalMatches("Tom", among: .exhibit(.cats), candidates: toms)
    var (first, second) = (Self.animal("1"), Self.animal("2"))
    (first.name, second.name) = ("Tom", "Tom")
    let targets = try ["Tom", "Tom"].map { try Lookup(typed: $0) }
    _ = session.update(.effectFailed(failure, of: .compare(targets)))
    let next = [Lookup(Found(first, in: .cats)), targets[1]]
    #expect(session.update(.found(Found(first, in: .cats))).last == .compare(next))
    _ = session.update(.effectFailed(failure, of: .compare(next)))
    let both = [first, second].map { Lookup(Found($0, in: .cats)) }
    #expect(session.update(.found(Found(second, in: .cats))).last == .compare(both))
  }

  @Test("an exhibit's name behind 'v' leads there, and 'more' shows more")
  func wordsForWays() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    let request = PageRequest(size: 10)
    for words in ["v cats", "cat", "visit cat"] {
      #expect(
        session.update(.answer(words))
          == [.report(.twoCatExhibits), .fetch(.init(exhibit: "cats", request: request))])
    }
    #expect(
      session.update(.answer("visit Dog Breeds"))
        == [.fetch(.init(exhibit: "dog-breeds", request: request))])
    #expect(session.update(.answer("v wolves")) == [.show(.problem(.notAnExhibit("wolves")))])
    #expect(session.update(.answer("more")) == session.update(.answer("")))
  }

  @Test("what can be typed at a list")
  func words() throws {
    let shown = Self.animal("1")
    var birds = try Self.session(Self.listing(.birds, "1"))
    #expect(birds.update(.answer("p")) == [.show(.problem(.noAnimalShown))])
    #expect(birds.update(.answer("m")) == [.show(.problem(.noAnimalShown))])
    #expect(birds.update(.answer("e")) == [.show(.problem(.ownCatMissing(.edit)))])
    #expect(birds.update(.answer("red owl")) == [.find(try Lookup(typed: "red owl"))])
    for (typed, id) in [
      ("random", "animals"), ("random dog", "dog-breeds"), ("random cats", "cats"),
    ] {
      #expect(birds.update(.answer(typed)) == [.findRandom(id)])
    }
    #expect(birds.update(.answer("random owl")) == [.show(.problem(.notAnExhibit("owl")))])
    for typed in ["p lion", "m lion", "o lion"] {
      #expect(birds.update(.answer(typed)) == [.find(try Lookup(typed: "lion"))])
    }
    for (typed, names, areNames) in [
      ("compare 1 3", ["1", "3"], false), ("compare red owl, 3", ["red owl", "3"], true),
      ("compare 'red owl' 3", ["red owl", "3"], false),
      ("compare \"red owl\", 3", ["red owl", "3"], true),
      ("compare Pallas's Cat, Brown Bear", ["Pallas's Cat", "Brown Bear"], true),
      ("compare Pallas's bear", ["Pallas's", "bear"], false),
      ("lion vs tiger", ["lion", "tiger"], true), ("lion & tiger & ", ["lion", "tiger"], true),
      ("compare lion with tiger", ["lion", "tiger"], true),
      ("compare 1 to brown bear", ["1", "brown bear"], true),
    ] {
      guard case .readComparedNames(let compared, in: [])? = birds.update(.answer(typed)).first
      else {
        Issue.record("\(typed)")
        continue
      }
      #expect(compared.words == names && compared.areNames == areNames, "\(typed)")
    }
    #expect(birds.update(.answer("r")) == [.fetch(Self.fetch(.birds, isReload: true))])
    _ = birds.update(.found(Found(shown, in: .birds)))
    // Its drawing is shown all the same.
    #expect(birds.update(.answer("p")) == [.zoom(shown), .show(.problem(.pictureUnknown))])
    #expect(birds.update(.answer("+")) == [.show(.problem(.nothingToZoom))])
    #expect(
      birds.update(.answer("today  --line"))
        == [.show(.problem(.optionsAreForCommands))])
    var breeds = try Self.session(Self.listing(.catBreeds, "1"))
    _ = breeds.update(.found(Found(shown, in: .catBreeds)))
    #expect(breeds.update(.answer("m")) == [.gallery(Found(shown, in: .catBreeds))])
    var animals = try Self.session(Self.listing(.animals, "1"))
    #expect(
      animals.update(.answer("m")) == [.show(.problem(.failure(.noGallery("zoo animals"))))])
    #expect(animals.update(.answer("")) == [Self.list(Self.listing(.animals, "1"))])
    #expect(animals.update(.answer("r")).isEmpty && animals.question == .at(.count))
    #expect(
      animals.update(.answer("?")) == [
        .show(
          .place(
            .help(
              Session.HelpTable(
                place: .count, exhibit: .animals,
                keys: [
                  .narrow, .browse, .show, .openFile, .search, .today, .random, .compare, .quiz,
                  .visit, .list, .back, .settings, .cache, .version, .help, .quit,
                ]))))
      ])
    #expect(animals.update(.answer("b")) == [Self.list(Self.listing(.animals, "1"))])
  }

  @Test("a picture is zoomed")
  func zoom() throws {
    var animal = Self.animal("1")
    animal.pictures = [try #require(Picture("https://x.example/1.png"))]
    var session = try Self.session(Self.listing(.birds, "1"))
    _ = session.update(.found(Found(animal, in: .birds)))
    #expect(session.update(.answer("p")) == [.zoom(animal)])
    #expect(session.update(.answer("p")) == [.zoom(animal)])
    var other = Self.animal("2")
    other.pictures = animal.pictures
    _ = session.update(.answer("b"))
    // It still counts behind a comparison.
    let both = [other, animal].map { Found($0, in: .birds) }
    _ = session.update(.comparisonLoaded(both))
    #expect(session.update(.answer("p")) == [.zoom(animal)])
    // One that is not compared does not.
    _ = session.update(.comparisonLoaded([both[0], Found(Self.animal("3"), in: .birds)]))
    #expect(session.update(.answer("p")) == [.zoom(other)])
  }

  @Test("from a picture below the animal one comes back to the animal, then to the list")
  func backFromPicture() throws {
    let animal = Self.animal("1")
    var session = try Self.session(Self.listing(.birds, "1"))
    let shown = Session.Screen.answer(.animal(animal, in: .birds))
    #expect(session.update(.found(Found(animal, in: .birds))).contains(.show(shown)))
    _ = session.update(.answer("p"))
    #expect(
      session.update(.opened(.picture(animal))) == [.show(.place(.picture(animal)))])
    #expect(session.update(.answer("b")) == [.show(shown)])
    let list = Self.list(Self.listing(.birds, "1"))
    #expect(session.update(.answer("b")) == [list])
    // Where the list was on the screen, to the list; a window closes and leaves the screen as it was.
    _ = session.update(.answer("p"))
    #expect(
      session.update(.opened(.picture(animal, isDrawn: true), after: .cancelled)) == [
        .show(.place(.picture(animal, isDrawn: true))), .show(.problem(.failure(.cancelled))),
      ])
    #expect(session.update(.answer("b")) == [list])
    _ = session.update(.found(Found(animal, in: .birds)))
    _ = session.update(.answer("p"))
    #expect(session.update(.answer("b")) == [list])
  }

  @Test("what was shown again is not shown once more on the way back")
  func backAfterShownAgain() throws {
    let animal = Found(Self.animal("1"), in: .birds)
    let list = Self.list(Self.listing(.birds, "1"))
    var session = try Self.session(Self.listing(.birds, "1"))
    _ = session.update(.found(animal))
    _ = session.update(.answer("v"))
    #expect(session.update(.answer("b")) == [.show(.answer(.animal(animal.animal, in: .birds)))])
    #expect(session.update(.answer("b")) == [list])
    _ = session.update(.found(animal))
    _ = session.update(.settingsSaved(Preferences(), path: "/p"))
    #expect(session.update(.answer("b")) == [list])
    // One animal with `and` in its name is found rather than compared.
    let macaw = try Lookup("blue and yellow macaw", in: [])
    #expect(session.update(.comparedNamesRead([macaw])) == [.find(macaw)])
  }

  @Test("a list's keys need a list, and a score to sort by has to be one of the exhibit")
  func keysOfLists() throws {
    var start = Session(preferences: Preferences())
    #expect(start.update(.answer("n")) == [.show(.problem(.noListHere))])
    #expect(start.update(.answer("g")) == [.show(.problem(.noListHere))])
    #expect(start.update(.answer("compare 1 and 3")) == [.show(.problem(.noListHere))])
    var session = try Self.session(Self.listing(.catBreeds, "1", "2"))
    guard case .fetch(let sorted)? = session.update(.answer("n affection")).first else {
      Issue.record("nothing is fetched")
      return
    }
    #expect(sorted.query.order == Exhibit.catBreeds.order(typed: "affection"))
    #expect(sorted.query.order != nil)
    guard
      case .show(.problem(.failure(.invalid(let error))))? =
        session.update(.answer("sort nonsense")).first
    else {
      Issue.record("nonsense is sorted by")
      return
    }
    #expect(error.words.contains("affection"))
  }

  @Test("settings typed with their values are saved at once; others open the form on them")
  func typedSettings() throws {
    var session = try Self.session(Self.listing(.animals, "1"))
    for (typed, saved) in [
      ("settings weight kg", ["weight": "kg"]), ("config set height m", ["height": "m"]),
      ("s kg m", ["weight": "kg", "height": "m"]),
      ("units metric", ["weight": "metric", "height": "metric"]),
      ("units source", ["weight": "source", "height": "source"]),
    ] as [(String, JSONObject)] {
      #expect(session.update(.answer(typed)) == [.save(saved)], "\(typed)")
      #expect(session.spot == .list)
    }
    _ = session.update(.answer("settings weight"))
    #expect(try form(session).selected?.name == "weight")
    _ = session.update(.answer("back"))
    guard
      case .show(.place(.settings, problem: .notASetting))? =
        session.update(.answer("settings wolves")).first
    else {
      Issue.record("wolves are a setting")
      return
    }
  }

  @Test("'list' shows the list again, or another exhibit, and Enter takes a misspelt key")
  func listKey() throws {
    let listing = Self.listing(.catBreeds, "1", "2")
    var session = try Self.session(listing)
    _ = session.update(.found(Found(Self.animal("1"), in: .catBreeds)))
    #expect(session.update(.answer("list")) == [Self.list(listing)])
    #expect(session.update(.answer("ls birds")) == [.fetch(Self.fetch(.birds))])
    var start = Session(preferences: Preferences())
    #expect(start.update(.answer("list")) == [.show(.place(.exhibits))])
    // Of several words, the first may be a key rather than the last an animal.
    let failure = Failure.noMatch("compair lion tiger", among: .everything, suggestion: "Tiger")
    guard case .show(.problem(let problem))? = session.update(.effectFailed(failure)).first else {
      Issue.record("nothing is said")
      return
    }
    let meant = "compare lion tiger"
    #expect(session.question == .suggested(meant))
    #expect(
      problem == .failure(.noMatch("compair lion tiger", among: .everything, suggestion: meant)))
    let names = ComparedNames(["lion", "tiger"])
    #expect(session.update(.answer("")) == [.readComparedNames(names, in: [])])
  }

  @Test("a misspelt key is meant where it works with the words after it, and never leads to itself")
  func misspeltKeys() throws {
    for (typed, line) in [
      ("compair 1 2", "compare 1 2"), ("serach bear", "search bear"), ("lion", nil),
      ("okapi 2", nil), ("randm bird", "random bird"), ("random bird", nil), ("help me", nil),
      ("black mambo", nil),
      ("next year", nil), ("collectoin", nil), ("how big is an elephant", nil),
    ] as [(String, String?)] {
      #expect(SessionKey.line(meantBy: typed, at: .list) == line, "\(typed)")
    }
    for (typed, spot, line) in [
      ("refresj 3", .count, "refresh 3"), ("broswe birds", .count, "browse birds"),
      ("deleet mimi", .list, "delete mimi"), ("deleet mimi", .count, nil),
      ("settigns", .list, "settings"), ("compaer 1 2", .exhibits, nil),
    ] as [(String, SessionKey.Spot, String?)] {
      #expect(SessionKey.line(meantBy: typed, at: spot) == line, "\(typed)")
    }
    // An animal whose name is as long as what was typed is nearer than a key.
    var session = try Self.session(Self.listing(.animals, "1"))
    let leopard = Failure.noMatch(
      "snow leopord", among: .everything, suggestion: "Snow Leopard")
    _ = session.update(.effectFailed(leopard))
    #expect(session.question == .suggested("Snow Leopard"))
    #expect(session.update(.answer("")) == [.find(try Lookup(typed: "Snow Leopard"))])
  }

  @Test("several names, one behind the other, are compared if that is what was meant")
  func namesInRow() throws {
    var session = try Self.session(Self.listing(.animals, "1"))
    _ = session.update(.effectFailed(.severalNames("lion tiger", names: ["lion", "tiger"])))
    #expect(session.question == .suggested("lion vs tiger"))
    let names = ComparedNames(names: ["lion", "tiger"])
    #expect(session.update(.answer("yes")) == [.readComparedNames(names, in: [])])
  }

  @Test("what was found is sorted by size within each exhibit, unless nothing of it has one")
  func sortedCandidates() throws {
    func animal(_ id: String, _ exhibit: Exhibit, pounds: String?) -> Animal {
      let weight = pounds.flatMap { Measure.Reading(low: $0, high: $0, unit: .pound) }
      return Animal(
        id: id, exhibit: exhibit.id, name: id, facts: [.measure(Measure(.weight, weight))],
        emoji: "")
    }
    func session(_ animals: [Animal]) throws -> Session {
      var session = try Self.session(Self.listing(.birds, "1"))
      let found = Listing(
        exhibit: Listing.severalExhibits, animals: animals, source: .builtIn, total: animals.count)
      _ = session.update(.searched(found))
      return session
    }
    var found = try session([
      animal("a", .animals, pounds: "1"), animal("b", .animals, pounds: "9"),
      animal("c", .cats, pounds: nil), animal("d", .dogBreeds, pounds: "2"),
      animal("e", .dogBreeds, pounds: "3"),
    ])
    func ids() -> [String]? { found.listing?.animals.map(\.id) }
    for (typed, expected) in [
      ("n weight", "baced"), ("n -weight", "abcde"), ("n heaviest", "baced"), ("n", "abcde"),
      ("n -name", "baced"),
    ] {
      _ = found.update(.answer(typed))
      #expect(ids()?.joined() == expected, "\(typed)")
    }
    var sizeless = try session([animal("a", .cats, pounds: nil), animal("b", .birds, pounds: nil)])
    guard
      case .show(.problem(.failure(.invalid(let error))))? =
        sizeless.update(.answer("n weight")).first
    else {
      Issue.record("animals without sizes are sorted by them")
      return
    }
    #expect(error.words == ["name", "-name"])
  }

  @Test("the heaviest animals of an exhibit are a list, wherever one asks for them")
  func rankings() throws {
    var start = Session(preferences: Preferences())
    for (words, exhibit, typed) in [
      ("heaviest", Exhibit.animals, "weight"), ("the tallest animal", .animals, "height"),
      ("biggest bird", .birds, "weight"), ("dogs smallest", .dogBreeds, "-weight"),
      // What means nothing at either end is passed over.
      ("heaviest of the birds", .birds, "weight"),
      ("which of the dogs is tallest", .dogBreeds, "height"),
      ("what lives longest", .animals, "lifespan"),
      // Cats with tags have no sizes.
      ("lightest cats", .catBreeds, "-weight"),
    ] {
      let effects = start.update(.answer(words))
      guard case .fetch(let request)? = effects.last else {
        Issue.record("nothing is fetched for \(words)")
        continue
      }
      #expect(effects.count == 1)
      #expect(request.exhibit == exhibit.id && request.query.order == exhibit.order(typed: typed))
      #expect(request.query.order != nil)
    }
    var cats = try Self.session(Self.listing(.cats, "1", "2"))
    // Where there are no sizes, those of the zoo animals are meant.
    let longest = Self.fetch(.animals, ListQuery(order: .measure(.length)))
    #expect(cats.update(.answer("longest")) == [.fetch(longest)])
    let tallest = ListQuery(kind: "bird", order: .measure(.height))
    #expect(
      cats.update(.answer("tallest bird"))
        == [.fetch(Self.fetch(.animals, tallest, isOfAnyExhibit: true))])
  }

  @Test("what is sorted is the list on the screen, not the animals fetched at random before it")
  func sortingWholeList() throws {
    var sample = Self.listing(.animals, "1", "2")
    sample.isSample = true
    var session = try Self.session(sample)
    let heaviest = Self.fetch(.animals, ListQuery(order: .measure(.weight)))
    #expect(session.update(.answer("heaviest animals")) == [.fetch(heaviest)])
    var whole = Self.listing(.animals, "3", "4")
    whole.order = .measure(.weight)
    _ = session.update(.fetched(whole, heaviest))
    let longest = Self.fetch(.animals, ListQuery(order: .measure(.length)))
    #expect(session.update(.answer("n length")) == [.fetch(longest)])
    #expect(session.update(.answer("sort by length")) == [.fetch(longest)])
    // All of a random exhibit always has an order.
    #expect(
      session.update(.answer("n")) == [.fetch(Self.fetch(.animals, ListQuery(order: .name)))])
    var snakes = Self.fetch(
      .animals, ListQuery(kind: "snake", order: .measure(.weight)))
    snakes.isOfAnyExhibit = true
    #expect(session.update(.answer("heaviest snake")) == [.fetch(snakes)])
  }

  @Test("from the heaviest of a kind, and from a list shown again, one goes back the way one came")
  func backFromRanking() throws {
    var session = try Self.session(Self.listing(.animals, "1"))
    var bears = Self.fetch(.animals, ListQuery(kind: "bear", order: .measure(.weight)))
    bears.isOfAnyExhibit = true
    #expect(session.update(.answer("heaviest bear")) == [.fetch(bears)])
    var ranked = Self.listing(.animals, "3", "4")
    (ranked.kind, ranked.order) = ("bear", .measure(.weight))
    _ = session.update(.fetched(ranked, bears))
    _ = session.update(.found(Found(Self.animal("3"), in: .animals)))
    _ = session.update(.answer(""))
    #expect(session.place?.isList == true)
    _ = session.update(.answer("b"))
    #expect(session.listing?.animals.map(\.id) == ["1"])
    // A list that has no more pages is shown again after an animal.
    var cats = try Self.session(Self.listing(.cats, "1", "2"))
    _ = cats.update(.found(Found(Self.animal("1"), in: .cats)))
    #expect(cats.update(.answer("")) == [Self.list(Self.listing(.cats, "1", "2"))])
    #expect(cats.update(.answer("")) != [Self.list(Self.listing(.cats, "1", "2"))])
    // From a picture one comes back to the list that it was asked from.
    _ = cats.update(.answer("p"))
    _ = cats.update(.opened(.picture(Self.animal("1"))))
    #expect(cats.update(.answer("b")) == [Self.list(Self.listing(.cats, "1", "2"))])
  }

  @Test("a kind is the end of what is typed, and a bird of prey no 'of prey' among the birds")
  func typedKinds() {
    for (typed, exhibit, kind) in [
      ("heaviest snake", nil, "snake"), ("the heaviest bird of prey", nil, "bird of prey"),
      ("heaviest zoo bird", .animals, "bird"), ("tallest birds", nil, "birds"),
      ("heaviest the snake", nil, "snake"), ("which owl is the biggest", nil, "owl"),
      ("tall birds", nil, "birds"), ("small dogs", nil, "dogs"), ("big owls", nil, "owls"),
      ("what lives longest", nil, nil), ("what lives the longest", nil, nil),
      ("show me the small dogs", nil, "dogs"),
      ("small dogs from Mexico", .dogBreeds, "from Mexico"),
      ("how tall is a giraffe", nil, "giraffe"), ("what are the heaviest animals", .animals, nil),
      ("which of the birds of Chile is the tallest", .birds, nil),
      ("longest living snakes", nil, "snakes"),
    ] as [(String, Exhibit?, String?)] {
      guard case .ranking(_, let ranked, let meant) = TypedRequest([typed]) else {
        Issue.record("\(typed) is no ranking")
        continue
      }
      #expect(ranked == exhibit && meant == kind, "\(typed)")
    }
    // Part of a term, or of a name.
    for typed in ["big cats", "big horn sheep", "small"] {
      #expect(!TypedRequest([typed]).isRanking, "\(typed)")
    }
  }

  @Test("one's own cats are listed, and changed or removed by the words that people type for it")
  func ownCats() throws {
    var cats = try Self.session(Self.listing(.cats, "1", "2"))
    for words in ["mine", "my cats"] {
      #expect(cats.update(.answer(words)) == [.listUsersCats])
    }
    let mimi = try Lookup(typed: "mimi")
    #expect(cats.update(.answer("delete mimi")) == [.findUsersCat(mimi, .remove)])
    #expect(cats.update(.answer("rename mimi")) == [.findUsersCat(mimi, .edit)])
    #expect(cats.update(.answer("delete")) == [.show(.problem(.ownCatMissing(.remove)))])
    #expect(cats.update(.answer("next")) == cats.update(.answer("")))
    // Whoever wants all cats then gets them.
    var own = Self.listing(.cats, "8", "9")
    own.source = .file
    _ = cats.update(.searched(own))
    #expect(cats.listing?.animals.count == 2)
    #expect(cats.update(.answer("cats")).contains(.show(.place(.exhibits))) == false)
    #expect(cats.listing?.source == .live)
  }

  @Test(
    "a name at a choice for a comparison means one of them, even if another animal is called so")
  func nameOfCandidate() throws {
    let african = Self.animal("1", "African Elephant"), asian = Self.animal("2", "Asian Elephant")
    var candidates = Self.listing(.animals, "1", "2", search: "elephant")
    candidates.animals = [african, asian]
    var session = try Self.session(Self.listing(.birds, "9"))
    _ = session.update(
      .effectFailed(
        .severalMatches("elephant", among: .everything, candidates: candidates),
        of: .compare([try Lookup(typed: "lion"), try Lookup(typed: "elephant")])))
    #expect(
      session.update(.answer("asi"))
        == [.loadDetails(Found(asian, in: .animals, listed: candidates))])
    #expect(session.update(.answer("lion")) == [.find(try Lookup(typed: "lion"))])
    // At what a search found, a name means any animal.
    var found = try Self.session(Self.listing(.birds, "9"))
    _ = found.update(.searched(candidates))
    #expect(found.update(.answer("asian")) == [.find(try Lookup(typed: "asian"))])
  }

  @Test("a misspelt cat is changed once its name is right, and one of several once it is chosen")
  func ownMisspelt() throws {
    var session = try Self.session(Self.listing(.cats, "m", "x"))
    _ = session.update(.answer("edit mimmi"))
    let failure = Failure.noMatch("mimmi", among: .own, suggestion: "Mimi")
    #expect(
      session.update(.effectFailed(failure, of: .findUsersCat(try Lookup(typed: "x"), .edit))) == [
        .show(.problem(.failure(failure)))
      ])
    #expect(session.question == .suggested("Mimi"))
    #expect(session.update(.answer("")) == [.findUsersCat(try Lookup(typed: "Mimi"), .edit)])
    let list = session.listing
    var both = Self.listing(.cats, "m", "n", source: .file, search: "mimi")
    both.animals = ["m", "n"].map { Self.animal($0, "Mimi") }
    let several = Failure.severalMatches("mimi", among: .own, candidates: both)
    for action in [Session.CatAction.edit, .remove] {
      #expect(
        session.update(.effectFailed(several, of: .findUsersCat(try Lookup(typed: "x"), action)))
          .last == Self.list(both))
      #expect(session.question == .choice(.own(action), hasMore: false))
      let chosen = Found(both.animals[1], in: .cats, listed: both)
      #expect(session.update(.answer("2")) == [.loadDetails(chosen)])
      #expect(session.update(.windowRequested) == [.open(.usersCatsWindow)])
      // The list before is shown again, since numbers count in it.
      #expect(
        session.update(.found(chosen)).suffix(2)
          == [Self.list(try #require(list)), .requireOwn(chosen, action)])
      #expect(session.listing == list && session.question == .which(hasMore: false))
    }
    // Other animals can't be changed.
    _ = session.update(.effectFailed(several, of: .findUsersCat(try Lookup(typed: "x"), .edit)))
    _ = session.update(.fetched(Self.listing(.birds, "1"), Self.fetch(.birds)))
    #expect(session.question == .which(hasMore: false))
    _ = session.update(.answer("b"))
    _ = session.update(.answer("b"))
    // Whoever goes back forgets it.
    _ = session.update(.effectFailed(several, of: .findUsersCat(try Lookup(typed: "x"), .edit)))
    _ = session.update(.answer("b"))
    #expect(session.question == .which(hasMore: false))
  }

  @Test("a name offered for a bird is looked for among the birds")
  func scopeOfSuggestion() throws {
    var session = Session(preferences: Preferences())
    let failure = Failure.noMatch("flamnco", among: .exhibit(.birds), suggestion: "Flamenco")
    _ = session.update(.effectFailed(failure))
    #expect(
      session.update(.answer("")) == [
        .find(try Lookup("Flamenco", in: ["birds"], typed: "Flamenco"))
      ])
    // A cat's breed, or one with tags.
    let both = Failure.noMatch(
      "orangy", among: .exhibit(.catBreeds, others: [.cats]), suggestion: "Orangey")
    _ = session.update(.effectFailed(both))
    #expect(
      session.update(.answer("")) == [
        .find(try Lookup("Orangey", in: ["cat-breeds", "cats"], typed: "Orangey"))
      ])
  }

  @Test("a cat of the user's is added, changed or removed by its name")
  func ownByName() throws {
    let mimi = Self.animal("m", "Mimi")
    var session = try Self.session(Self.listing(.cats, "m", "x"))
    #expect(
      session.update(.answer("edit mimi")) == [.findUsersCat(try Lookup(typed: "mimi"), .edit)])
    #expect(
      session.update(.answer("remove mimi")) == [.findUsersCat(try Lookup(typed: "mimi"), .remove)])
    _ = session.update(.ownershipConfirmed(mimi, .edit))
    #expect(session.update(.answer("back")).contains(.show(.status(.nothingSaved))))
    #expect(session.currentAnimal == nil)
    _ = session.update(.ownershipConfirmed(mimi, .edit))
    _ = session.update(.catSaved(mimi))
    #expect(session.listing?.animals.map(\.id) == ["m", "x"])
    #expect(
      session.update(.answer("d 2")) == [
        .requireOwn(Found(Self.animal("x"), in: .cats, listed: session.listing), .remove)
      ])
    _ = session.update(.answer("b"))
    // The article is no key.
    #expect(session.update(.answer("a lion")) == [.find(try Lookup(typed: "a lion"))])
    #expect(session.update(.answer("add Momo")).first == .show(.status(.catFormIntro)))
    for answer in ["", "", ""] { _ = session.update(.answer(answer)) }
    #expect(
      session.update(.answer("yes")) == [
        .saveCat(UsersCats.Answers(name: "Momo"), editing: nil)
      ])
  }

  @Test("a cat of one's own is claimed before it is changed or removed, and the list follows")
  func own() throws {
    let mimi = Self.animal("m", "Mimi")
    var session = try Self.session(Self.listing(.cats, "m", "x"))
    _ = session.update(.found(Found(mimi, in: .cats)))
    #expect(session.update(.answer("e")) == [.requireOwn(Found(mimi, in: .cats), .edit)])
    #expect(session.update(.ownershipConfirmed(mimi, .edit)) == [.show(.status(.catFormIntro))])
    for answer in ["Momo", "", "", "", "yes"].dropLast() { _ = session.update(.answer(answer)) }
    let answers = UsersCats.Answers(name: "Momo")
    #expect(session.update(.answer("yes")) == [.saveCat(answers, editing: mimi)])
    let momo = Self.animal("m", "Momo")
    let kept = session.update(.catSaved(momo))
    #expect(session.listing?.animals.first == momo)
    #expect(
      kept == [
        .remember(try #require(session.listing)), .show(.answer(.animal(momo, in: .cats))),
        .show(.status(.saved)),
      ])
    #expect(session.update(.answer("d")) == [.requireOwn(Found(momo, in: .cats), .remove)])
    #expect(session.update(.ownershipConfirmed(momo, .remove)).isEmpty)
    #expect(session.nameToRemove == "Momo")
    #expect(
      session.update(.answer("perhaps")) == [.show(.problem(.neitherYesNorNo("perhaps")))])
    // Enter alone removes nothing.
    for answer in ["no", ""] {
      #expect(session.update(.answer(answer)) == [.show(.status(.nothingRemoved))])
      _ = session.update(.ownershipConfirmed(momo, .remove))
    }
    #expect(session.update(.answer("y")) == [.remove(momo)])
    let removed = session.update(.removed(momo))
    let rest = try #require(session.listing)
    #expect(rest.animals.map(\.id) == ["x"])
    #expect(removed == [.remember(rest), Self.list(rest), .show(.status(.removed("Momo")))])
    #expect(session.currentAnimal == nil)
  }

  @Test("what was typed is saved by Enter at the last question, and not thrown away by it")
  func defaults() throws {
    var session = try Self.session(Self.listing(.cats, "x"))
    for answer in ["a", "Mimi", "back", "", "", "", ""] { _ = session.update(.answer(answer)) }
    #expect(session.formQuestion == .save("Mimi"))
    let answers = UsersCats.Answers(name: "Mimi")
    #expect(session.update(.answer("")) == [.saveCat(answers, editing: nil)])
  }

  @Test("who goes back at the end goes through the form again, and keeps by Enter what was typed")
  func mending() throws {
    var session = try Self.session(Self.listing(.cats, "1"))
    for answer in ["a", "Mimmi", "Ana", "tabby"] { _ = session.update(.answer(answer)) }
    #expect(session.update(.answer("~/cat.png")) == [.checkPicture("~/cat.png")])
    _ = session.update(.pictureChecked("~/cat.png"))
    for answer in ["back", "no"] { _ = session.update(.answer(answer)) }
    #expect(session.formQuestion == .name(noun: "cat", known: "Mimmi"))
    for answer in ["Mimi", "", ""] { _ = session.update(.answer(answer)) }
    #expect(session.formQuestion == .picture(isChange: true))
    // A wrong path does not lose the right one entered before.
    _ = session.update(.answer("/x"))
    _ = session.update(.effectFailed(.notAPicture(path: "/x", exists: false)))
    #expect(session.formQuestion == .picture(isChange: true))
    _ = session.update(.answer(""))
    let answers = UsersCats.Answers(
      name: "Mimi", owner: "Ana", tags: ["tabby"], picture: .copied(from: "~/cat.png"))
    #expect(session.update(.answer("")) == [.saveCat(answers, editing: nil)])
    for answer in ["back", "", "", "", "", "-"] { _ = session.update(.answer(answer)) }
    var bare = answers
    bare.picture = .none
    #expect(session.update(.answer("")) == [.saveCat(bare, editing: nil)])
    // Whoever says no has been asked.
    #expect(session.update(.answer("no")) == [.show(.status(.nothingSaved))])
    #expect(session.question == .which(hasMore: false))
  }

  @Test("a cat named with 'add' is not asked for its name, and lost without a question")
  func addedByName() throws {
    var session = try Self.session(Self.listing(.cats, "1"))
    _ = session.update(.answer("add Luna"))
    #expect(session.formQuestion == .owner(known: ""))
    #expect(session.update(.answer("back")) == [.show(.status(.nothingSaved))])
    // It works anywhere, but only for cats.
    var birds = try Self.session(Self.listing(.birds, "1"))
    for words in ["a", "add", "add cat", "add my cat"] {
      #expect(birds.update(.answer(words)) == [.show(.status(.catFormIntro))], "\(words)")
      #expect(birds.formQuestion == .name(noun: "cat", known: ""), "\(words)")
      _ = birds.update(.answer("back"))
    }
    for answer in ["add my cat Luna", "", "", ""] { _ = birds.update(.answer(answer)) }
    let luna = UsersCats.Answers(name: "Luna")
    #expect(birds.update(.answer("yes")) == [.saveCat(luna, editing: nil)])
    var animals = try Self.session(Self.listing(.animals, "1"))
    #expect(
      animals.update(.answer("add dog Rex"))
        == [.show(.problem(.failure(.invalid(InvalidValue("dog breed", .ownAnimal)))))])
  }

  @Test("at the menu of exhibits a name is an animal, and a misspelt exhibit is none")
  func animalAtMenu() throws {
    var session = Session(preferences: Preferences())
    _ = session.update(.answer("v"))
    #expect(session.update(.answer("brids")) == [.show(.problem(.notAnExhibit("brids")))])
    #expect(session.update(.answer("9")) == [.show(.problem(.notAnExhibit("9")))])
    #expect(session.update(.answer("rat")) == [.find(try Lookup(typed: "rat"))])
    #expect(session.update(.answer("girafe")) == [.find(try Lookup(typed: "girafe"))])
    let failure = Failure.noMatch("girafe", among: .everything, suggestion: "Giraffe")
    _ = session.update(.effectFailed(failure))
    #expect(session.question == .suggested("Giraffe"))
    _ = session.update(.answer("no"))
    #expect(session.question == .at(.exhibits))
    let lion = Found(Self.animal("l", "Lion"), in: .animals)
    _ = session.update(.found(lion))
    #expect(session.currentAnimal == lion && session.question == .whichNamed(takesCount: true))
  }

  @Test("as long as there is no list, a number is how many animals to see")
  func numberWithoutList() throws {
    var session = Session(preferences: Preferences())
    _ = session.update(.found(Found(Self.animal("c", "Cóndor"), in: .birds)))
    #expect(session.question == .whichNamed(takesCount: true))
    #expect(session.update(.answer("5")) == session.fetch(try AnimalCount("5")))
  }

  @Test("a choice that another exhibit led to is sorted in its place, and leads back there")
  func detour() throws {
    let birds = Self.listing(.birds, "1")
    var session = try Self.session(birds)
    let pandas = Self.listing(.animals, "Red", "Giant")
    let failure = Failure.severalMatches("panda", among: .exhibit(.animals), candidates: pandas)
    _ = session.update(.effectFailed(failure))
    let sorted = session.update(.answer("n"))
    #expect(session.listing?.animals.map(\.name) == ["Animal Giant", "Animal Red"])
    #expect(sorted == [.remember(try #require(session.listing))] + session.showList())
    #expect(
      session.update(.answer("b"))
        == [.remember(pandas), .show(.answer(.listing(pandas, isGrid: false)))])
    #expect(session.update(.answer("b")) == [.remember(birds), Self.list(birds)])
  }

  @Test("from a choice, back leads to the animal that was on the screen", arguments: [true, false])
  func choiceOverAnimal(isComparing: Bool) throws {
    let birds = Self.listing(.birds, "1")
    var session = try Self.session(birds)
    let shown = Found(Self.animal("1"), in: .birds)
    _ = session.update(.found(shown))
    let panda = try Lookup(typed: "panda")
    let pandas = Self.listing(.animals, "Red", "Giant")
    let failure = Failure.severalMatches("panda", among: .everything, candidates: pandas)
    _ = session.update(
      .effectFailed(failure, of: isComparing ? .compare([Lookup(shown), panda]) : .find(panda)))
    #expect(session.isComparing == isComparing)
    let animal = Session.Effect.show(.answer(.animal(shown.animal, in: .birds)))
    #expect(session.update(.answer("b")) == [.remember(birds), animal])
    #expect(session.update(.answer("b")) == [Self.list(birds)])
  }

  @Test("visiting an exhibit leaves a comparison and what was found everywhere")
  func visitedAgain() throws {
    let animals = Self.listing(.animals, "1")
    var session = try Self.session(animals)
    var found = Self.listing(.animals, "2", search: "cat")
    found.exhibit = Listing.severalExhibits
    let targets = try [Lookup(typed: "cat"), Lookup(typed: "dog")]
    _ = session.update(
      .effectFailed(
        .severalMatches("cat", among: .everything, candidates: found), of: .compare(targets)))
    #expect(session.isComparing)
    let cats = Self.listing(.cats, "3")
    _ = session.update(.fetched(cats, Self.fetch(.cats)))
    #expect(session.update(.answer("v animals")) == [.remember(animals), Self.list(animals)])
    #expect(!session.isComparing)
  }

  @Test("candidates of several exhibits are sorted within each, and in their own order again")
  func sortedGroups() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    var found = Self.listing(.animals, search: "wolf")
    found.exhibit = Listing.severalExhibits
    found.animals = [("animals", "Maned Wolf"), ("animals", "Grey Wolf"), ("birds", "A")].map {
      Animal(id: $1, exhibit: $0, name: $1, emoji: "")
    }
    _ = session.update(.searched(found))
    _ = session.update(.answer("n"))
    #expect(session.listing?.animals.map(\.name) == ["Grey Wolf", "Maned Wolf", "A"])
    #expect(session.listing?.order == .name)
    _ = session.update(.answer("n"))
    #expect(session.listing == found)
  }

  @Test("what was looked at in an exhibit that one has left is not at hand any more")
  func atHand() throws {
    var session = try Self.session(Self.listing(.catBreeds, "1"))
    let cat = Found(Self.animal("1"), in: .catBreeds)
    _ = session.update(.found(cat))
    _ = session.update(.answer("b"))
    #expect(session.update(.answer("m")) == [.gallery(cat)])
    _ = session.update(
      .fetched(
        Self.listing(.dogBreeds, "9"), .init(exhibit: "dog-breeds", request: PageRequest(size: 10)))
    )
    #expect(session.update(.answer("m")) == [.show(.problem(.noAnimalShown))])
    // An animal found in another exhibit counts where it was shown.
    _ = session.update(.found(cat))
    #expect(session.update(.answer("m")) == [.gallery(cat)])
    _ = session.update(.answer("b"))
    #expect(session.update(.answer("m")) == [.gallery(cat)])
    #expect(session.update(.answer("yes")) == [.find(try Lookup(typed: "yes"))])
    let unknown = Failure.noMatch("yes", among: .everything, suggestion: "des")
    #expect(session.update(.effectFailed(unknown)) == [.show(.problem(.nothingToConfirm))])
  }

  @Test("one name alone is compared with the animal on the screen")
  func comparingWithShown() throws {
    var session = try Self.session(Self.listing(.animals, "1", "2"))
    var names = ComparedNames(["vs", "lion"])
    #expect(session.update(.answer("vs lion")) == [.readComparedNames(names, in: [])])
    let shown = Found(Self.animal("1"), in: .animals)
    _ = session.update(.found(shown))
    names.shown = shown
    #expect(session.update(.answer("vs lion")) == [.readComparedNames(names, in: [])])
    let several = [Lookup(shown), try Lookup(typed: "lion")]
    #expect(session.update(.comparedNamesRead(several)) == [.compare(several)])
  }

  @Test("a comparison is before the user until they go back to the list it was made from")
  func comparison() throws {
    let birds = Self.listing(.birds, "1", "2")
    var session = try Self.session(birds)
    let found = birds.animals.map { Found($0, in: .birds) }
    #expect(session.update(.comparisonLoaded(found)) == [.show(.answer(.comparison(found)))])
    #expect(session.screen == .answer(.comparison(found)))
    #expect(session.update(.answer("b")) == [Self.list(birds)])
    #expect(session.screen == .answer(.listing(birds, isGrid: false)))
  }

  @Test("a new cat stands first in the list")
  func added() throws {
    var session = try Self.session(Self.listing(.cats, "x"))
    _ = session.update(.answer("a"))
    _ = session.update(.catSaved(Self.animal("m")))
    #expect(session.listing?.animals.map(\.id) == ["m", "x"])
    #expect(session.currentAnimal?.animal.id == "m")
    var counted = Self.listing(.cats, "x", "y")
    (counted.total, counted.end) = (9, 2)
    var other = try Self.session(counted)
    _ = other.update(.catSaved(Self.animal("m")))
    #expect(other.listing?.total == 10 && other.listing?.end == 3)
    _ = other.update(.removed(Self.animal("m")))
    #expect(other.listing?.total == 9 && other.listing?.end == 2)
  }

  @Test("a cat added under a filter is in the list that one goes back to")
  func addedBehindFilter() throws {
    var all = Self.listing(.cats, "x")
    all.total = 1
    var session = try Self.session(all)
    let tagged = Self.listing(.cats, "x", search: "siamese")
    _ = session.update(.fetched(tagged, Self.fetch(.cats, ListQuery(search: "siamese"))))
    _ = session.update(.answer("a"))
    _ = session.update(.catSaved(Self.animal("m")))
    _ = session.update(.answer("b"))
    _ = session.update(.answer("b"))
    #expect(session.listing?.animals.map(\.id) == ["m", "x"] && session.listing?.total == 2)
  }

  @Test("a typo in a comparison is asked about, and the comparison goes on")
  func comparedTypo() throws {
    var session = try Self.session(Self.listing(.birds, "1"))
    // Of the exhibits that were compared before.
    let targets = try ["lion", "siamse"].map { try Lookup($0, in: ["cat-breeds"]) }
    let failure = Failure.noMatch("siamse", among: .everything, suggestion: "Siamese")
    _ = session.update(.effectFailed(failure, of: .compare(targets)))
    #expect(session.question == .suggested("Siamese"))
    guard
      case .readComparedNames(let names, in: ["cat-breeds"])? =
        session.update(.answer("y")).first
    else {
      Issue.record("the comparison doesn't go on")
      return
    }
    #expect(names.words == ["lion", "Siamese"] && names.areNames)
  }

  @Test(
    "the window is over the exhibit, whatever was found in others, unless one of it is compared")
  func browsingAfterSearch() throws {
    var session = Session(
      from: .animalWindow(AnimalWindow(of: Exhibit.catBreeds.id)), preferences: Preferences(),
      hasWindows: true)
    _ = session.update(.started)
    session.places = []
    let cat = Animal(id: "1", exhibit: "cat-breeds", name: "Manx", emoji: "🐈")
    let cats = Listing(exhibit: "cat-breeds", animals: [cat], source: .builtIn)
    _ = session.update(.fetched(cats, Self.fetch(.catBreeds)))
    let owls = Listing(
      exhibit: Listing.severalExhibits,
      animals: ["Barn Owl", "Snowy Owl"].map {
        Animal(id: $0, exhibit: "birds", name: $0, emoji: "🦉")
      }, source: .builtIn, search: "owl")
    _ = session.update(.searched(owls))
    #expect(
      session.browsing(.windowRequested) == AnimalWindow(of: "cat-breeds", includesOthers: true))
    #expect(
      session.browsing(.answer("browse cat-breeds")) == AnimalWindow(of: "cat-breeds", from: cats))
    let all = Session.ListRequest(
      exhibit: "cat-breeds", request: PageRequest(size: Preferences().perPage))
    #expect(
      session.update(.windowLeft(AnimalWindow(of: "cat-breeds"), .listed(ListQuery()))) == [
        .fetch(all)
      ])
    let words = ListQuery(search: "hairless")
    _ = session.browsing(.windowRequested)
    #expect(
      session.update(.windowLeft(AnimalWindow(of: "cat-breeds"), .listed(words)))
        == [.fetch(Self.fetch(.catBreeds, words))])
    let failure = Failure.severalMatches(
      "owl", among: .everything, candidates: owls, areNumbered: false)
    let targets = try ["owl", "lion"].map { try Lookup(typed: $0) }
    _ = session.update(.effectFailed(failure, of: .compare(targets)))
    #expect(session.browsing(.windowRequested) == AnimalWindow(of: owls, in: "cat-breeds"))
  }

  @Test("'browse' and an exhibit open its window, and only what is chosen there leads to it")
  func browsingElsewhere() throws {
    let listing = Self.listing(.catBreeds, "1", "2")
    var session = try Self.session(listing, hasWindows: true)
    for typed in ["browse birds", "browse 4"] {
      #expect(session.browsing(.answer(typed)) == AnimalWindow(of: "birds"))
      #expect(session.listing == listing && session.exhibit == .catBreeds)
    }
    #expect(session.browsing(.answer("browse")) == AnimalWindow(of: "cat-breeds", from: listing))
    #expect(
      session.browsing(.answer("browse unicorns"))
        == AnimalWindow(of: "cat-breeds", ListQuery(search: "unicorns"), from: listing))
    let owl = ListQuery(search: "owl")
    #expect(session.browsing(.answer("browse bird owl")) == AnimalWindow(of: "birds", owl))
    for wrong in ["brids", "9"] {
      #expect(
        session.update(.answer("browse \(wrong)")) == [.show(.problem(.notAnExhibit(wrong)))])
    }
    _ = session.browsing(.answer("browse birds"))
    #expect(
      session.update(.windowLeft(AnimalWindow(of: "birds"), .listed(owl))) == [
        .fetch(Self.fetch(.birds, owl))
      ])
    // Without windows it is a list at once.
    var plain = try Self.session(listing)
    #expect(plain.update(.answer("browse bird owl")) == [.fetch(Self.fetch(.birds, owl))])
  }

  @Test("a window that fails is said and left; what begins with it fails")
  func failedWindow() throws {
    let failure = Failure.fetch(FetchError(host: "x", cause: .refused))
    var visit = try Self.session(Self.listing(.birds, "1"), hasWindows: true)
    let opened = visit.browsing(.windowRequested)
    let window = try #require(opened)
    #expect(
      visit.update(.windowLeft(window, .failed(failure)))
        == [.show(visit.screen), .show(.problem(.failure(failure)))])
    #expect(visit.animalWindow == nil && visit.listing != nil)
    var browse = Session(
      from: .animalWindow(AnimalWindow(of: "birds")), preferences: Preferences(), hasWindows: true)
    _ = browse.update(.started)
    #expect(
      browse.update(.windowLeft(AnimalWindow(of: "birds"), .failed(failure))) == [.fail(failure)])
  }

  @Test("a cat that is removed is no longer in a window below it")
  func removedFromWindow() throws {
    let cats = ["m", "n"].map {
      Animal(id: $0, exhibit: "cats", name: $0, facts: [], emoji: "🐱")
    }
    var window = AnimalWindow(
      of: Listing(exhibit: "cats", animals: cats, source: .file), ListQuery())
    (window.marked, window.chosen) = (cats, cats[0])
    var session = Session(
      from: .animalWindow(window), preferences: Preferences(), hasWindows: true)
    _ = session.update(.started)
    _ = session.update(.ownershipConfirmed(cats[0], .remove))
    _ = session.update(.removed(cats[0]))
    let left = try #require(session.animalWindow)
    #expect(left.marked == [cats[1]] && left.chosen == nil && left.shown?.animals == [cats[1]])
  }

  @Test("where there is no list, a name is asked for, and what needs a list says so")
  func withoutList() throws {
    var session = Session(preferences: Preferences())
    _ = session.update(.started)
    _ = session.update(.found(Found(Self.animal("lion"), in: .animals)))
    #expect(session.question == .whichNamed(takesCount: true))
    for typed in ["g", "n"] {
      #expect(session.update(.answer(typed)) == [.show(.problem(.noListHere))], "\(typed)")
    }
    // A number can't be that of a list, so it says how many to fetch.
    let three = Session.ListRequest(exhibit: "animals", request: PageRequest(size: 3))
    for typed in ["3", "refresh 3", "r three"] {
      #expect(session.update(.answer(typed)) == [.fetch(three)], "\(typed)")
    }
    guard case .show(.place(.help(let table), _))? = session.update(.answer("?")).first else {
      Issue.record("no help")
      return
    }
    #expect(!table.keys.contains(.grid) && !table.keys.contains(.sort))
  }

  @Test("of two compared names with the same words the vague one is asked about")
  func sameWords() throws {
    var session = try Self.session(Self.listing(.animals, "1"))
    let targets = [
      try Lookup("goose", in: ["animals"], typed: "animal goose"),
      try Lookup("goose", in: ["birds"], typed: "bird goose"),
    ]
    let geese = Listing(
      exhibit: "birds",
      animals: ["a", "b"].map { Animal(id: $0, exhibit: "birds", name: $0, emoji: "🪿") },
      source: .builtIn)
    let failure = Failure.severalMatches(
      "goose", among: .exhibit(.birds), candidates: geese, areNumbered: false)
    _ = session.update(.effectFailed(failure, of: .compare(targets)))
    let chosen = Found(geese.animals[1], in: .birds, listed: geese)
    #expect(session.update(.answer("2")) == [.loadDetails(chosen)])
    #expect(session.update(.found(chosen)).contains(.compare([targets[0], Lookup(chosen)])))
  }

  @Test("a new cat is in the lists whose words it has, and shown itself")
  func addedToFilter() throws {
    var session = try Self.session(Self.listing(.cats, "x", search: "statue"))
    for (name, ids) in [("Mimi", ["x"]), ("Liberty Statue", ["Liberty Statue", "x"])] {
      _ = session.update(.answer("a"))
      let new = Self.animal(name, name)
      #expect(session.update(.catSaved(new)).last == .show(.status(.saved)))
      #expect(session.listing?.animals.map(\.id) == ids)
      #expect(session.update(.answer("b")) == [.show(session.screen)])
    }
  }

  @Test("what is changed or removed is so in the lists before it too")
  func listsBefore() throws {
    var session = try Self.session(Self.listing(.cats, "m", "x"))
    _ = session.update(.fetched(Self.listing(.cats, "m", "y", search: "y"), Self.fetch(.cats)))
    _ = session.update(.found(Found(Self.animal("m"), in: .cats)))
    _ = session.update(.ownershipConfirmed(Self.animal("m"), .edit))
    _ = session.update(.catSaved(Self.animal("m", "Momo")))
    // An animal missing from the current list is still removed from earlier ones.
    _ = session.update(.removed(Self.animal("x")))
    _ = session.update(.answer("b"))
    _ = session.update(.answer("b"))
    #expect(session.listing?.animals.map(\.name) == ["Momo"])
  }

  @Test("one that is removed is shown nowhere, and a list without any is left")
  func removedLast() throws {
    let all = Self.listing(.cats, "m", "x")
    var session = try Self.session(all)
    _ = session.update(.fetched(Self.listing(.cats, "m", search: "mimi"), Self.fetch(.cats)))
    _ = session.update(.found(Found(Self.animal("m"), in: .cats)))
    _ = session.update(.comparisonLoaded(all.animals.map { Found($0, in: .cats) }))
    _ = session.update(.removed(Self.animal("m")))
    #expect(session.screen == .answer(.listing(Self.listing(.cats, "x"), isGrid: false)))
    #expect(session.update(.answer("b")) == [Self.welcome])
    // Neither among all exhibits nor as a picture is it left.
    var search = try Self.session(all)
    var found = Self.listing(.cats, "m", "x")
    found.exhibit = Listing.severalExhibits
    found.animals = found.animals.map { animal in
      var animal = animal
      animal.exhibit = Exhibit.cats.id
      return animal
    }
    _ = search.update(.searched(found, sortedBy: nil))
    _ = search.update(.found(Found(found.animals[0], in: .cats)))
    _ = search.update(.opened(.picture(found.animals[0])))
    _ = search.update(.removed(found.animals[0]))
    #expect(search.listing?.animals == [found.animals[1]])
    #expect(search.places.count { $0.isList } == search.places.count - 1)
    // Removing an animal that is not in the list changes nothing.
    var other = try Self.session(Self.listing(.cats, "x"))
    _ = other.update(.removed(Self.animal("m")))
    #expect(other.listing == Self.listing(.cats, "x"))
  }

  @Test("going back from a choice leads to the list before it, with its filter")
  func choiceBack() throws {
    let filtered = Self.listing(.birds, "1", "2", search: "pato")
    var session = try Self.session(filtered)
    for ids in [["2", "3"], ["3", "4"]] {
      var fitting = Self.listing(.birds, search: "real")
      fitting.animals = ids.map { Self.animal($0) }
      _ = session.update(
        .effectFailed(.severalMatches("real", among: .exhibit(.birds), candidates: fitting)))
    }
    #expect(session.listing?.animals.map(\.id) == ["3", "4"])
    _ = session.update(.answer("b"))
    #expect(session.update(.answer("b")) == [.remember(filtered), Self.list(filtered)])
  }

  @Test("b leads through every choice and search that one came by")
  func everyWayBack() throws {
    let birds = Self.listing(.birds, "1")
    var session = try Self.session(birds)
    let owls = Self.listing(.birds, "2", "3", search: "owl")
    _ = session.update(.fetched(owls, Self.fetch(.birds, ListQuery(search: "owl"))))
    let sorted = Self.listing(.birds, "3", "2", search: "owl")
    _ = session.update(.fetched(sorted, Self.fetch(.birds, ListQuery(search: "owl", order: .name))))
    let ducks = Self.listing(.birds, "4", "5", search: "pato")
    _ = session.update(
      .effectFailed(.severalMatches("pato", among: .exhibit(.birds), candidates: ducks)))
    let gulls = Self.listing(.birds, "6", "7", search: "gaviota")
    _ = session.update(
      .effectFailed(.severalMatches("gaviota", among: .exhibit(.birds), candidates: gulls)))
    for list in [ducks, sorted, owls, birds] {
      #expect(session.update(.answer("b")) == [.remember(list), Self.list(list)])
    }
    #expect(session.update(.answer("b")) == [Self.welcome] && session.question == .at(.count))
  }

  @Test("sorting begins with the first page, and names to compare need no quotes")
  func sortingAndComparing() throws {
    var birds = Self.listing(.birds, hasMore: true)
    birds.animals = (1...20).map { Self.animal("\($0)") }
    var session = try Self.session(birds)
    guard case .fetch(let fetch)? = session.update(.answer("n")).first else {
      Issue.record("nothing is fetched")
      return
    }
    #expect(fetch.request.size == 10 && fetch.request.offset == 0 && fetch.query.order == .name)
    // The service reads where one name ends.
    let typed = ComparedNames(["red", "panda", "okapi"])
    #expect(
      session.update(.answer("compare red panda okapi")) == [.readComparedNames(typed, in: [])])
    #expect(!typed.areNames && typed.words == ["red", "panda", "okapi"])
    let names = try ["red panda", "okapi"].map { try Lookup(typed: $0) }
    #expect(session.update(.comparedNamesRead(names)) == [.compare(names)])
    #expect(ComparedNames(typed: "1 2 and red panda").words == ["1", "2", "red panda"])
    let separated = ComparedNames(["red panda", "okapi"])
    for typed in ["compare red panda, okapi", "red panda vs okapi", "compare red panda and okapi"] {
      guard case .readComparedNames(let names, in: [])? = session.update(.answer(typed)).first
      else {
        Issue.record("\(typed)")
        continue
      }
      #expect(names.words == separated.words && names.areNames)
    }
  }

  @Test("a choice among another exhibit's leads back to where one was, and is no visit there")
  func choiceElsewhere() throws {
    let birds = Self.listing(.birds, "1")
    var session = try Self.session(birds)
    let bears = Self.listing(.animals, "8", "9", search: "bear")
    _ = session.update(
      .effectFailed(.severalMatches("bear", among: .exhibit(.animals), candidates: bears)))
    #expect(session.exhibit == .animals && session.listing == bears)
    #expect(session.update(.answer("b")) == [.remember(birds), Self.list(birds)])
    _ = session.update(.answer("v"))
    #expect(session.update(.answer("1")).isEmpty && session.question == .at(.count))
  }

  @Test("the one before the user is the one shown last, of whichever exhibit")
  func foundElsewhere() throws {
    let cats = Self.listing(.cats, "mimi")
    var session = try Self.session(cats)
    _ = session.update(.found(Found(Self.animal("mimi"), in: .cats)))
    let dog = Found(Self.animal("dog"), in: .dogBreeds)
    _ = session.update(.found(dog))
    #expect(session.screen == .answer(.animal(dog.animal, in: .dogBreeds)))
    #expect(session.update(.answer("d")) == [.requireOwn(dog, .remove)])
    #expect(session.update(.answer("m")) == [.gallery(dog)])
    _ = session.update(.answer("b"))
    #expect(session.update(.answer("b")) == [Self.list(cats)])
  }

  @Test("coming back to an exhibit shows its list, and b leads on from there")
  func comingBack() throws {
    let (birds, cats) = (Self.listing(.birds, "1"), Self.listing(.cats, "x"))
    var session = try Self.session(birds)
    _ = session.update(.found(Found(Self.animal("1"), in: .birds)))
    _ = session.update(.fetched(cats, Self.fetch(.cats)))
    let animal = Session.Screen.answer(.animal(Self.animal("1"), in: .birds))
    #expect(session.update(.answer("b")) == [.remember(birds), .show(animal)])
    #expect(session.update(.answer("b")) == [Self.list(birds)])
    #expect(session.update(.answer("b")) == [Self.welcome] && session.question == .at(.count))
  }

  @Test("in the settings keys go from field to field, choose, save and go back")
  func settingsKeys() throws {
    var session = try Self.session(Self.listing(.animals, "1"))
    _ = session.update(.answer("s"))
    for (step, field, height, weight) in [
      // Until a unit is chosen, each source's own is used.
      (.up, .item(0), "source", "source"), (.right, .item(0), "ft", "source"),
      (.right, .item(0), "cm", "source"), (.right, .item(0), "m", "source"),
      (.right, .item(0), "metric", "source"), (.left, .item(0), "m", "source"),
      (.enter, .item(1), "m", "source"), (.left, .item(1), "m", "imperial"),
      (.left, .item(1), "m", "metric"), (.left, .item(1), "m", "st"), (.left, .item(1), "m", "kg"),
      // A number is typed, so arrows change nothing.
      (.down, .item(2), "m", "kg"), (.right, .item(2), "m", "kg"),
    ] as [(SettingsForm.FormKey, SettingsForm.Field, String, String)] {
      let effects = session.update(.formKey(step))
      let now = try form(session)
      #expect(now.field == field && effects == [.show(.place(.settings(now)))], "\(step)")
      #expect(
        now.choices.units(of: .height).word == height
          && now.choices.units(of: .weight).word == weight)
    }
    for _ in 0..<20 { _ = session.update(.formKey(.down)) }
    // Back is not on the way down.
    #expect(try form(session).field == .save)
    #expect(session.update(.formKey(.enter)) == [.save(["height": "m", "weight": "kg"])])
    _ = session.update(.formKey(.right))
    _ = session.update(.formKey(.enter))
    #expect(session.isLeavingSettings)
    #expect(
      session.update(.answer("discard")) == [
        Self.list(Self.listing(.animals, "1")), .show(.status(.nothingSaved)),
      ])
    #expect(session.update(.formKey(.enter)).isEmpty)
  }

  private struct NotThere: Error {}

  @Test("browsing by words is a visit that begins with the list: all zoo animals, in order")
  func browsing() {
    for (exhibit, order) in [("animals", .name), ("birds", nil)] as [(String, ListQuery.Order?)] {
      var session = Session(
        from: .animalWindow(AnimalWindow(of: exhibit)), preferences: Preferences())
      let request = Session.ListRequest(
        exhibit: exhibit, request: PageRequest(size: 10), query: ListQuery(order: order))
      #expect(session.update(.started) == [.fetch(request)])
    }
  }

  @Test("leaving the settings asks before a choice is lost, by words and by keys")
  func leavingSettings() throws {
    var unchanged = try Self.session(Self.listing(.animals, "1"))
    for leave in [Session.Event.answer("back"), .answer("q"), .formKey(.escape), .answer("save")] {
      _ = unchanged.update(.answer("s"))
      #expect(unchanged.update(leave).last == .show(.status(.nothingChanged)))
    }
    for leave in [Session.Event.answer("back"), .answer("q"), .formKey(.escape)] {
      var session = unchanged
      _ = session.update(.answer("s"))
      _ = session.update(.answer("kg"))
      for no in [Session.Event.answer("stay"), .answer(""), .formKey(.enter), .formKey(.escape)] {
        _ = session.update(leave)
        #expect(session.isLeavingSettings)
        _ = session.update(.formKey(.down))
        #expect(session.isLeavingSettings)
        #expect(session.update(no) == [.show(session.screen)] && !session.isLeavingSettings)
      }
      _ = session.update(leave)
      let unclear = session.update(.answer("perhaps"))
      #expect(
        unclear == [
          .show(.place(.settings(try form(session)), problem: .neitherSaveNorDiscard("perhaps")))
        ]
      )
      #expect(session.update(.answer("discard")).last == .show(.status(.nothingSaved)))
    }
    _ = unchanged.update(.answer("s"))
    _ = unchanged.update(.formKey(.help))
    #expect(try form(unchanged).step == .readingKeys)
    _ = unchanged.update(.formKey(.enter))
    let back = try form(unchanged)
    #expect(back.step == .choosing && back.field == .item(0))
    // What was read about works at once.
    _ = unchanged.update(.formKey(.help))
    _ = unchanged.update(.formKey(.down))
    let moved = try form(unchanged)
    #expect(moved.step == .choosing && moved.field == .item(1))
  }

  private func form(_ session: Session) throws -> SettingsForm {
    guard case .settings(let form)? = session.place else { throw NotThere() }
    return form
  }

  @Test("what a running visit can't use any more is said when it is saved")
  func usedLater() throws {
    var session = try Self.session(Self.listing(.animals, "1"))
    _ = session.update(.answer("s"))
    var saved = Preferences()
    saved.apply(["pictures": "never"], from: .user)
    #expect(
      session.update(.settingsSaved(saved, path: "/p")).last
        == .show(.status(.savedForLater(["pictures"]))))
    // Requests follow what is saved at once.
    saved.apply(["source": "built-in", "timeout": "5"], from: .user)
    #expect(session.update(.settingsSaved(saved, path: "/p")) == [.show(.status(.saved))])
  }
}

extension Session {
  /// The effects of the end of input.
  fileprivate var leaving: [Effect] {
    var session = self
    return session.update(.answer(nil))
  }
}

/// A command that has to ask runs the session from one place and ends with the answer.
@Suite("Errands")
struct ErrandTests {

  private let mimi = Animal(id: "m", name: "Mimi", emoji: "🐱")

  @Test("what matched in a window is a list to go on from")
  func listedMatches() throws {
    var visit = Session(preferences: Preferences())
    func listed(_ query: ListQuery) -> Session.Event {
      .windowLeft(AnimalWindow(of: "animals", includesOthers: true), .listed(query))
    }
    #expect(visit.update(listed(ListQuery(search: "owl"))) == [.searchEverywhere("owl")])
    let owls = Listing(
      exhibit: Listing.severalExhibits, animals: [mimi], source: .builtIn, search: "owl")
    #expect(visit.update(.searched(owls)).contains(.show(.answer(.listing(owls, isGrid: false)))))
    // What was sorted in a window stays sorted; without the order it is as it was found.
    let byName = ListQuery(search: "owl", order: .name)
    #expect(visit.update(listed(byName)) == [.searchEverywhere("owl", sortedBy: .name)])
    var two = owls
    two.animals = ["2", "1"].map {
      Animal(id: $0, exhibit: "animals", name: "Owl \($0)", facts: [], emoji: "🦉")
    }
    _ = visit.update(.searched(two, sortedBy: .name))
    #expect(visit.listing?.animals.map(\.id) == ["1", "2"] && visit.listing?.order == .name)
    _ = visit.update(.answer("n"))
    #expect(visit.listing?.animals.map(\.id) == ["2", "1"] && visit.listing?.order == nil)
    // Quotes are for a shell; an apostrophe belongs to a name.
    for (typed, words) in [
      ("zoo search 'owl forest'", "owl forest"), ("search \"owl\" d'or", "owl d'or"),
    ] {
      #expect(visit.update(.answer(typed)) == [.searchEverywhere(words)], "\(typed)")
    }
  }

}

extension Session {
  /// The window that an event opens, in place of an earlier one.
  fileprivate mutating func browsing(_ event: Event) -> AnimalWindow? {
    if animalWindow != nil { places.removeLast() }
    _ = update(event)
    return animalWindow
  }

  fileprivate var formQuestion: CatForm.Question? {
    if case .at(.catForm(let form)) = question { form.question } else { nil }
  }

  fileprivate var nameToRemove: String? {
    if case .at(.removing(let animal)) = question { animal.name } else { nil }
  }

  fileprivate var isLeavingSettings: Bool {
    if case .at(.settings(let form)) = question { form.step == .leaving } else { false }
  }
}
