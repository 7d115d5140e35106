import Console
import Foundation
import Synchronization
import TestSupport
import Testing
import ZooKit
import ZooQuery
import ZooSources
import ZooWording

@testable import ZooCommands
@testable import ZooService
@testable import ZooScreens

@Suite("Animal browser")
struct AnimalBrowserTests {
  private static func animal(_ name: String, _ owner: String) -> Animal {
    Animal(
      id: name, exhibit: "cats", name: name, facts: [Fact.text("owner", owner)], emoji: "🐱"
    )
  }

  private static let cats = [
    animal("Duman", "Türkan"), animal("Misha", "Ana"), animal("Pamuk", "Turkan Kaya"),
    animal("Turkuaz", "Eva Turk"),
  ]
  private static let birds = ["Turkey Vulture", "Condor"].map {
    Animal(id: $0, exhibit: "birds", name: $0, emoji: "🐦")
  }
  private static let window = LayoutContext(columns: 80, rows: 24)

  private static func browser(
    _ keys: [Key] = [], over animals: [Animal] = cats, of exhibit: Exhibit = .cats,
    for goal: BrowserPlace.Goal = .animal
  ) -> AnimalBrowser {
    var browser = AnimalBrowser(
      LiveFilter(animals, of: exhibit), at: BrowserPlace(of: exhibit.id, for: goal),
      preferences: Preferences(),
      now: TestWorld.now)
    for key in keys { _ = browser.press(key) }
    return browser
  }

  private static func service() throws -> AnimalService {
    let world = TestWorld(environment: [:], http: .real).with(Recording(terminals: []))
    let options = try CommonOptions(Commands.commandLine.parse([]))
    return try AnimalService(ConfiguredTerminal.context(of: world, options))
  }

  private static func typed(_ text: String) -> [Key] { text.map { .text(String($0)) } }

  private static func text(_ browser: AnimalBrowser, _ window: LayoutContext = window) -> String {
    Renderer().text(of: browser.screen(in: window).lines([:]))
  }

  // MARK: - Narrowing

  @Test(
    "each key narrows the list, accents and case ignored; whose name fits comes first",
    arguments: [
      ("", ["Duman", "Misha", "Pamuk", "Turkuaz"]), ("TURK", ["Turkuaz", "Duman", "Pamuk"]),
      ("turk az", ["Turkuaz"]), ("türkan", ["Duman", "Pamuk"]), ("x", []),
    ] as [(String, [String])])
  func narrowing(text: String, names: [String]) {
    #expect(Self.browser(Self.typed(text)).list.matches.map(\.name) == names)
  }

  @Test(
    "names match by any part, facts and sentences by the beginnings of words",
    arguments: [
      ("lion", ["Lion", "Sea Lion", "Lionfish", "Dandelion"]), ("sea lion", ["Sea Lion"]),
      ("LÍON", ["Lion", "Sea Lion", "Lionfish", "Dandelion"]), ("fore", ["Lionfish"]),
      ("orest", []), ("mane", ["Lion"]), ("man", ["Lion"]), ("ane", []), ("y", ["Sea Lion"]),
      ("20", ["Lionfish"]),
      ("lion forest", ["Lionfish"]), ("ñan", ["Sea Lion"]), ("nandu", ["Sea Lion"]), ("", []),
    ] as [(String, [String])])
  func searching(words: String, names: [String]) {
    func animal(_ name: String, _ sentence: String? = nil, _ facts: Fact?...) -> Animal {
      Animal(
        id: name, exhibit: "animals", name: name, sentence: sentence, facts: facts, emoji: "🐾")
    }
    let animals = [
      animal("Dandelion"), animal("Lionfish", nil, .text("habitat", "10–20 m, forest")),
      animal("Sea Lion", nil, .text("spanishName", "Ñandú y león")),
      animal("Lion", "Its mane is dark."),
    ]
    let found = ListQuery(search: words).apply(to: animals, of: .animals).map(\.name)
    #expect(found == (words.isEmpty ? animals.map(\.name) : names))
    // One animal alone, as in a file, is found by the same words.
    let each = animals.filter { ListQuery(search: words).matches($0, in: .animals) }.map(\.name)
    #expect(Set(each) == Set(found))
  }

  @Test(
    "plurals find what has the singular as a word, and those of a kind come before what mentions it",
    arguments: [
      ("owls", ["Barn Owl", "Tawny", "Mouse"]), ("owl", ["Barn Owl", "Tawny"]),
      ("wolves", ["Grey Wolf"]), ("bow", ["Bow", "Bowfin Crab", "Bowlegs"]), ("mice", ["Mouse"]),
    ] as [(String, [String])])
  func kinds(words: String, names: [String]) {
    func animal(_ name: String, _ kind: String?, eatenBy enemies: String? = nil) -> Animal {
      Animal(
        id: name, exhibit: "animals", name: name,
        facts: [.list("kinds", kind.map { [$0] } ?? []), .text("habitat", enemies)], emoji: "🐾")
    }
    let animals = [
      animal("Mouse", "Rodent", eatenBy: "Owls"), animal("Bowfin Crab", nil),
      animal("Tawny", "Owl"), animal("Bow", nil), animal("Grey Wolf", nil),
      animal("Barn Owl", nil), animal("Bowlegs", nil),
    ]
    let found = ListQuery(search: words).apply(to: animals, of: .animals).map(\.name)
    #expect(found.prefix(names.count) == names[...])
    let each = animals.filter { ListQuery(search: words).matches($0, in: .animals) }.map(\.name)
    #expect(Set(each) == Set(found))
  }

  @Test(
    "a kind is what the animal is, not how its name ends or what has to do with it",
    arguments: [
      ("snake", ["Cobra"]), ("snakes", ["Cobra"]), ("bat", ["Flying Fox"]),
      ("fox", ["Bat-eared Fox"]), ("savanna fox", ["Bat-eared Fox"]),
      ("unicorn", []),
    ] as [(String, [String])])
  func kindsByName(words: String, names: [String]) {
    func animal(_ name: String, _ kind: String, _ habitat: String) -> Animal {
      Animal(
        id: name, exhibit: "animals", name: name,
        facts: [.list("kinds", [kind]), .text("habitat", habitat)], emoji: "🐾")
    }
    let animals = [
      animal("Cobra", "Snake", "Night"), animal("Flying Fox", "Bat", "Trees"),
      animal("Bat-eared Fox", "Fox", "Savanna"), animal("Secretarybird", "Bird", "Eats snakes"),
    ]
    let query = ListQuery(kind: words)
    #expect(query.apply(to: animals, of: .animals).map(\.name) == names)
    #expect(animals.filter { query.matches($0, in: .animals) }.map(\.name) == names)
  }

  @Test("a typo is not taken for another word that was typed")
  func repeatedWord() {
    let animals = ["House Sparrow", "Sea House"].map {
      Animal(id: $0, exhibit: "animals", name: $0, emoji: "🐾")
    }
    let browser = Self.browser(Self.typed("house mouse"), over: animals, of: .animals)
    #expect(browser.list.corrected == nil && browser.list.matches.isEmpty)
  }

  @Test("where one word is to blame that nothing matches, the window says so")
  func excessWord() {
    let browser = Self.browser(Self.typed("duman xyz"))
    #expect(browser.list.excess?.words == ["xyz"] && browser.list.excess?.count == 1)
    #expect(Self.text(browser).contains("Without “xyz”, one animal matches."))
    // Where another exhibit has all of them, that is said instead.
    var here = Self.browser(Self.typed("duman xyz"))
    let other = Animal(id: "9", exhibit: "birds", name: "Duman Xyz", emoji: "🐦")
    here.receiveOthers([other], of: .birds)
    #expect(here.list.otherMatches.count == 1 && here.list.excess == nil)
    // What others have without it is not counted.
    var others = Self.browser(Self.typed("duman qqq"))
    others.receiveOthers([other], of: .birds)
    #expect(others.list.excess?.count == 1)
    #expect(Self.browser(Self.typed("xyz")).list.excess == nil)
    #expect(Self.browser(Self.typed("xyz abc")).list.excess == nil)
  }

  @Test("names are whole where what matched still shows")
  func wholeNames() {
    let name = "Alligator Snapping Turtle"
    let facts: [Fact?] = [.text("habitat", "Deep rivers, lakes and canals")]
    let turtle = Animal(id: "1", exhibit: "animals", name: name, facts: facts, emoji: "🐢")
    #expect(Self.text(Self.browser(over: [turtle], of: .animals)).contains(name))
    let found = Self.browser(Self.typed("canals"), over: [turtle], of: .animals)
    let row = Self.text(found).split(separator: "\n").first { $0.contains(name) }
    #expect(row?.contains("canals") == true)
  }

  @Test("Ctrl-S goes from one order to the next, chooses the first and keeps what was typed")
  func sorting() throws {
    func animal(_ name: String, _ kilograms: String, _ metres: String) throws -> Animal {
      let weight = try #require(Measure(.weight, .init(range: kilograms, unit: .kilogram)))
      let height = try #require(Measure(.height, .init(range: metres, unit: .metre)))
      return Animal(
        id: name, exhibit: "animals", name: name,
        facts: [
          Fact(key: "weight", value: .measure(weight)),
          Fact(key: "height", value: .measure(height)),
        ],
        emoji: "🐾")
    }
    let animals = [
      try animal("Otter", "8 - 12", "0.3"), try animal("Bear", "90 - 200", "1.2"),
      try animal("Ant", "0.1", "0.01"),
    ]
    var browser = Self.browser(Self.typed("t") + [.left], over: animals, of: .animals)
    for (order, names) in [
      (.measure(.weight), ["Otter", "Ant"]),
      (.measure(.weight, isReversed: true), ["Ant", "Otter"]),
      (.measure(.height), ["Otter", "Ant"]), (.name, ["Ant", "Otter"]), (nil, ["Otter", "Ant"]),
    ] as [(ListQuery.Order?, [String])] {
      #expect(browser.press(.sort) == nil && browser.list.order == order)
      #expect(browser.list.matches.map(\.name) == names && browser.list.chosenIndex == 0)
      #expect(browser.list.editor.text == "t" && browser.list.editor.after == "t")
      #expect(Self.text(browser).contains("Sorted ") == (order != nil))
    }
    // Without a match there is no order to speak of.
    var typed = Self.browser([.sort] + Self.typed("condor"), over: animals, of: .animals)
    typed.receiveOthers(Self.birds, of: .birds)
    let text = Self.text(typed)
    #expect(text.contains("Ctrl-A adds 1 bird of Chile.") && !text.contains("Sorted"))
    // Cats have no sizes, but with the other exhibits there are some, which are said first.
    var cats = Self.browser()
    _ = cats.press(.sort)
    #expect(cats.list.order == .name)
    _ = cats.press(.sort)
    cats.receiveOthers(animals, of: .animals)
    _ = cats.press(.lineStart)
    _ = cats.press(.sort)
    #expect(cats.list.order == .measure(.weight) && cats.list.chosen?.name == "Bear")
    #expect(Self.text(cats).contains("90 – 200 kg · Zoo animals"))
    _ = cats.press(.lineStart)
    #expect(cats.list.order == nil)
    // All in one system, that of the exhibit one came from.
    let grams = try #require(Measure(.weight, .init(range: "500 - 600", unit: .gram)))
    let bird = Animal(
      id: "b", exhibit: "birds", name: "Wren", facts: [Fact(key: "weight", value: .measure(grams))],
      emoji: "🐦")
    let pounds = try #require(Measure(.weight, .init(range: "2 - 3", unit: .pound)))
    let hare = Animal(
      id: "h", exhibit: "animals", name: "Hare",
      facts: [Fact(key: "weight", value: .measure(pounds))], emoji: "🐇")
    var mixed = Self.browser(over: [hare], of: .animals)
    mixed.receiveOthers([bird], of: .birds)
    for key in [Key.lineStart, .sort] { _ = mixed.press(key) }
    #expect(Self.text(mixed).contains("1.10 – 1.32 lb"))
    // So is the animal beside the list.
    _ = mixed.press(.sort)
    #expect(mixed.list.chosen?.name == "Wren" && !Self.text(mixed).contains("500 – 600 g"))
    #expect(Self.text(mixed).contains("Sorted lightest first, in imperial units."))
    #expect(Self.text(mixed).contains("1.10 – 1.32 lb"))
  }

  @Test(
    "a superlative sorts what its other words match, until Ctrl-S",
    arguments: [("heaviest", ["Hog", "Pig"]), ("smallest mammals", ["Pig", "Hog"])])
  func typedOrder(words: String, names: [String]) throws {
    let animals = try [("Pig", "3 - 5"), ("Hog", "50 - 60")].map { name, range in
      let weight = try #require(Measure(.weight, .init(range: range, unit: .kilogram)))
      return Animal(
        id: name, exhibit: "animals", name: name,
        facts: [Fact(key: "weight", value: .measure(weight)), .text("type", "Mammal")], emoji: "🐗")
    }
    var browser = Self.browser(Self.typed(words), over: animals, of: .animals)
    func shown() -> [String] { (0..<browser.list.count).map { browser.list.match($0).name } }
    #expect(shown() == names && Self.text(browser).contains("Sorted"))
    let typed = browser.list.order
    _ = browser.press(.sort)
    #expect(browser.list.order != typed)
    // Cats have no sizes.
    #expect(!Self.text(Self.browser(Self.typed(words))).contains("Sorted"))
  }

  @Test("the facts beside the list begin with the one that matched, once and from its word on")
  func matchedFact() throws {
    let story =
      Array(repeating: "A muscular cat with a round head and short hair all over.", count: 20)
      .joined(separator: " ") + " It was first seen in Beijing long ago."
    let cat = Animal(
      id: "c", exhibit: "cat-breeds", name: "Dragon",
      facts: [
        Fact(key: "origin", value: .text("China")), Fact(key: "description", value: .text(story)),
      ], emoji: "🐈")
    let browser = Self.browser(Self.typed("muscular beijing"), over: [cat], of: .catBreeds)
    let rows = Self.text(browser, LayoutContext(columns: 100, rows: 36)).split(separator: "\n")
      .map { $0.dropFirst(58) }
    #expect(rows.count { $0.contains("About") } == 1)
    let about = try #require(rows.firstIndex { $0.contains("About") })
    let origin = try #require(rows.firstIndex { $0.contains("Origin") })
    #expect(about < origin)
    let beijing = Self.browser(Self.typed("beijing"), over: [cat], of: .catBreeds)
    let text = Self.text(beijing, LayoutContext(columns: 80, rows: 24))
    #expect(text.contains("About   …seen in"), "\(text)")
  }

  @Test("where animals are marked and nothing matches, the other exhibits are named all the same")
  func markedWithoutMatch() {
    var browser = Self.browser([.tab])
    browser.receiveOthers(Self.birds, of: .birds)
    _ = browser.press(.paste("condor"))
    #expect(Self.text(browser).contains("Ctrl-A adds 1 bird of Chile."))
    _ = browser.press(.deleteToStart)
    #expect(Self.text(browser).contains("Marked: Duman"))
  }

  @Test("all stand from A to Z until words are typed; then as in a list of them")
  func ordering() {
    var list = LiveFilter(Self.cats, of: .cats, fetched: [Self.cats[2]])
    let names = ["Duman", "Misha", "Pamuk", "Turkuaz"]
    #expect(list.matches.map(\.name) == names)
    #expect(list.matches.filter(list.isFetched).map(\.name) == ["Pamuk"])
    _ = list.press(.text("tur"), page: 10)
    list.update()
    #expect(Array(list.matches) == ListQuery(search: "tur").apply(to: Self.cats, of: .cats))
    _ = list.press(.deleteToStart, page: 10)
    list.update()
    #expect(list.matches.map(\.name) == names)
  }

  @Test("in a visit Enter goes back to the list as narrowed, until one animal is chosen")
  func enter() {
    func enter(_ keys: [Key]) -> BrowserPlace.Outcome? {
      var browser = Self.browser(keys, for: .list)
      return browser.press(.enter)
    }
    #expect(enter([]) == .closed)
    let turk = BrowserPlace.Outcome.listed(ListQuery(search: "turk"))
    #expect(enter(Self.typed("turk")) == turk)
    #expect(enter(Self.typed("tur") + [.down] + Self.typed("k")) == turk)
    #expect(enter([.down]) == .opened(Self.cats[1]))
    #expect(enter(Self.typed("turk") + [.down]) == .opened(Self.cats[0]))
    #expect(enter(Self.typed("turku")) == .opened(Self.cats[3]))
  }

  @Test("a window comes back as it was left: words, order, marks and the chosen one")
  func comingBack() {
    let browser = Self.browser(Self.typed("turk") + [.tab, .down])
    let place = browser.place(BrowserPlace(of: "cats"))
    #expect(place.query.search == "turk" && place.marked == [Self.cats[3]])
    #expect(place.chosen == Self.cats[2])
    let list = LiveFilter(
      Self.cats, of: .cats, typed: "turk", order: place.query.order, at: place.chosen)
    let again = AnimalBrowser(list, at: place, preferences: Preferences(), now: TestWorld.now)
    #expect(Self.text(again) == Self.text(browser) && again.place(place) == place)
    // What was typed stays, whatever was meant; it is a list of that.
    let typo = Self.browser(Self.typed("pamku"), for: .list)
    #expect(typo.list.corrected == "pamuk" && typo.place(place).query.search == "pamku")
    // One of another exhibit is chosen as soon as that is there, unless a key came first.
    var elsewhere = BrowserPlace(of: "cats", includesOthers: true)
    elsewhere.chosen = Self.birds[0]
    for (key, chosen) in [(nil, "Turkey Vulture"), (.down, "Misha")] as [(Key?, String)] {
      var window = AnimalBrowser(
        LiveFilter(Self.cats, of: .cats, includesOthers: true, at: elsewhere.chosen),
        at: elsewhere,
        preferences: Preferences(), now: TestWorld.now)
      if let key { _ = window.press(key) }
      window.receiveOthers(Self.birds, of: .birds)
      #expect(window.list.chosen?.name == chosen)
    }
    // The best match is not chosen yet.
    #expect(Self.browser(Self.typed("turk")).place(place).chosen == nil)
  }

  @Test("what was taken away comes back when words become shorter, and the choice begins anew")
  func widening() {
    var browser = Self.browser(Self.typed("turk") + [.down])
    #expect(browser.list.chosenIndex == 1)
    _ = browser.press(.text("u"))
    #expect(browser.list.chosenIndex == 0 && browser.list.matches.map(\.name) == ["Turkuaz"])
    _ = browser.press(.deleteToStart)
    #expect(Array(browser.list.matches) == Self.cats)
    _ = browser.press(.end)
    #expect(browser.list.chosenIndex == 3)
    _ = browser.press(.home)
    #expect(Array(browser.list.matches) == Self.cats && browser.list.chosenIndex == 0)
  }

  @Test(
    "where nothing matches, the nearest word of a name counts",
    arguments: [("aegaen", "aegean"), ("siamsee", "siamese"), ("qqqqqq", nil), ("xyz", nil)])
  func typos(typed: String, meant: String?) {
    let names = ["Aegean", "Siamese", "Maine Coon"]
    let breeds = names.map { Animal(id: $0, exhibit: "cat-breeds", name: $0, emoji: "🐈") }
    let browser = Self.browser(Self.typed(typed), over: breeds, of: .catBreeds)
    #expect(browser.list.corrected == meant)
    #expect(browser.list.matches.map(\.name) == names.filter { $0.lowercased() == meant })
    #expect(Self.text(browser).contains("Nothing matches “\(typed)”, but “") == (meant != nil))
  }

  @Test("what a typo means in other exhibits is the same wherever one comes from")
  func typosElsewhere() {
    let trees = ["Green Tree Python", "Emerald Tree Boa"].map {
      Animal(id: $0, exhibit: "animals", name: $0, emoji: "🐍")
    }
    let grey = Animal(id: "1", exhibit: "cats", name: "Grey Tom", emoji: "🐱")
    for (typed, fromCats) in [("gren tree", "green tree"), ("gren", "grey")] {
      var browser = Self.browser(Self.typed(typed), over: [grey], of: .cats)
      browser.receiveOthers(trees, of: .animals)
      #expect(browser.list.corrected == fromCats)
      _ = browser.press(.lineStart)
      var home = Self.browser(Self.typed(typed), over: trees, of: .animals)
      home.receiveOthers([grey], of: .cats)
      _ = home.press(.lineStart)
      #expect(browser.list.corrected == home.list.corrected)
    }
  }

  @Test("the matches of other exhibits are counted, and listed with Ctrl-A; a typo is none then")
  func others() {
    var browser = Self.browser(Self.typed("turk"))
    _ = browser.press(.down)
    browser.receiveOthers(Self.birds, of: .birds)
    // What was chosen stays so.
    #expect(browser.list.chosen == Self.cats[0])
    #expect(Self.text(browser).contains("Ctrl-A adds 1 bird of Chile."))
    _ = browser.press(.lineStart)
    // Names come before the rest, whichever their exhibit.
    #expect(browser.list.matches.map(\.name) == ["Turkuaz", "Turkey Vulture", "Duman", "Pamuk"])
    #expect(Self.text(browser).contains("Turkey Vulture  Birds of Chile"))
    _ = browser.press(.lineStart)
    #expect(browser.list.matches.count == 3)
    for key in [.deleteToStart] + Self.typed("condor") { _ = browser.press(key) }
    #expect(browser.list.matches.isEmpty && browser.list.corrected == nil)
    _ = browser.press(.lineStart)
    #expect(browser.press(.enter) == .opened(Self.birds[1]))
    // Below a list of several exhibits it begins with all of them.
    var all = AnimalBrowser(
      LiveFilter(Self.cats, of: .cats, includesOthers: true), at: BrowserPlace(of: "cats"),
      preferences: Preferences(), now: TestWorld.now)
    all.receiveOthers(Self.birds, of: .birds)
    #expect(
      all.list.matches.map(\.name) == [
        "Condor", "Duman", "Misha", "Pamuk", "Turkey Vulture", "Turkuaz",
      ])
  }

  @Test("a row says why it is listed: the words are marked, and what has them is there")
  func reasons() {
    let whale = Animal(
      id: "1", exhibit: "animals", name: "Orca",
      facts: [.text("habitat", "Open sea"), .text("diet", "Fish and whales")],
      emoji: "🐋")
    let browser = Self.browser(Self.typed("whal"), over: [whale], of: .animals)
    func row(_ width: Cells) -> StyledLine {
      AnimalBrowserList(browser: browser, window: Self.window, width: width, rows: 3).lines[0]
    }
    #expect(row(80).spans.filter { $0.style == .match }.map(\.text) == ["whal"])
    #expect(row(80).spans.map(\.text).joined().contains("Orca  Fish and whales · Open sea"))
    // In a narrow list there is only room for what has the word, and nothing is cut to a few letters.
    #expect(row(36).spans.map(\.text).joined().hasSuffix("Orca  Fish and whales"))
    #expect(row(26).spans.map(\.text).joined().hasSuffix("Orca  …and whales"))
  }

  @Test(
    "every place where a word stands is marked",
    arguments: [
      ("Pingüino", ["guin"], "Pin[güin]o"), ("Anna", ["an", "na"], "[Anna]"),
      ("Straße", ["ss"], "Stra[ß]e"), ("abc", [], "abc"), ("abc", ["abcd"], "abc"),
      ("", ["a"], ""), ("aXa", ["a"], "[a]X[a]"), ("a “cat”–dog", ["cats"], "a “[cat]”–dog"),
    ] as [(String, [String], String)])
  func marking(text: String, words: [String], marked: String) {
    let spans = text.spans(marking: words.map(QueryWord.init), in: .quiet)
    let shown = spans.map { $0.style == .match ? "[\($0.text)]" : $0.text }.joined()
    #expect(shown == marked)
  }

  @Test("what was typed ahead is searched for once, and ends where it leads somewhere")
  func typedAhead() throws {
    let bears = ["Brown Bear", "Polar Bear", "Lion"].map {
      Animal(id: $0, exhibit: "animals", name: $0, emoji: "🐻")
    }
    var browser = Self.browser(over: bears, of: .animals)
    var keys: [Key] = [.text("e"), .text("a"), .down, .text("r"), .down, .enter, .text("x")]
    let request = browser.press(.text("b"), then: { keys.isEmpty ? nil : keys.removeFirst() })
    #expect(request == .opened(bears[1]) && keys == [.text("x")])
    #expect(browser.list.editor.text == "bear")
    var count = 0
    _ = browser.press(
      .text("b"),
      then: {
        count += 1
        return count < 6000 ? .text("b") : nil
      })
    #expect(browser.list.editor.text.count == 200 && browser.list.matches.isEmpty)
  }

  // MARK: - Choosing, marking, opening

  @Test("arrows choose and stop at both ends; Enter chooses, Escape and the end of input leave")
  func choosing() {
    var browser = Self.browser()
    #expect(browser.list.chosenIndex == 0)
    for (key, place) in [
      (.up, 0), (.down, 1), (.up, 0), (.pageDown, 3), (.down, 3), (.pageUp, 0), (.end, 3),
      (.home, 0),
    ] as [(Key, Int)] {
      #expect(browser.press(key) == nil && browser.list.chosenIndex == place)
    }
    #expect(browser.press(.enter) == .opened(Self.cats[0]))
    #expect(browser.press(.escape) == .closed)
    #expect(browser.press(.endOfInput) == .closed)
    var nothing = Self.browser(Self.typed("xyz"))
    #expect(nothing.list.chosen == nil && nothing.press(.enter) == nil)
    #expect(nothing.press(.down) == nil && nothing.list.chosenIndex == nil)
    // Among all of them, one is still at that which was found.
    var cleared = Self.browser(Self.typed("misha") + [.escape])
    #expect(cleared.list.chosen?.name == "Misha")
    // Sorted, the first is chosen, also when the other exhibits come.
    _ = cleared.press(.sort)
    cleared.receive(.extended(QueryIndex(Self.cats.entries(of: .cats))))
    #expect(cleared.list.chosenIndex == 0)
  }

  @Test("Tab marks up to six, and Enter compares them, or the chosen one with the marked one")
  func comparing() {
    let animals = (1...8).map {
      Animal(id: "\($0)", exhibit: "cats", name: "Cat \($0)", emoji: "🐱")
    }
    var browser = Self.browser(over: animals)
    for _ in 0..<6 { _ = browser.press(.tab) }
    #expect(browser.marked == Array(animals[..<6]) && browser.list.chosenIndex == 6)
    #expect(browser.press(.tab) == nil && browser.marked.count == 6 && browser.message != nil)
    _ = browser.press(.home)
    _ = browser.press(.tab)
    #expect(browser.marked == Array(animals[1..<6]))
    #expect(browser.press(.enter) == .compared(Array(animals[1..<6])))
    // Escape unmarks before it leaves.
    #expect(browser.press(.escape) == nil && browser.marked.isEmpty)
    #expect(browser.press(.escape) == .closed)

    var two = Self.browser([.tab], over: animals)
    #expect(Self.text(two).contains("Enter compare"))
    #expect(Self.text(two).contains("Enter compares Cat 1 and Cat 2."))
    #expect(two.press(.enter) == .compared(Array(animals[..<2])))
    var alone = Self.browser([.tab, .up], over: animals)
    #expect(alone.press(.enter) == .opened(animals[0]))
    // Where nothing matches, Enter opens nothing, as the keys below say.
    var none = Self.browser([.tab] + Self.typed("xyz"), over: animals)
    #expect(none.press(.enter) == nil && !Self.text(none).contains("Enter "))
  }

  @Test("F1 shows the keys, ? where it isn't typed text, and any key goes back")
  func keys() {
    for (before, key) in [
      ([], .text("?")), (Self.typed("turk"), .help),
    ] as [([Key], Key)] {
      var browser = Self.browser(before)
      let words = browser.list.editor.text
      _ = browser.press(key)
      #expect(browser.showsKeys && Self.text(browser).contains("any key back"))
      #expect(browser.press(.text("z")) == nil && !browser.showsKeys)
      #expect(browser.list.editor.text == words)
    }
    #expect(!Self.browser(Self.typed("turk?")).showsKeys)
  }

  @Test("all keys of a window fit into 40 columns and 20 rows, whatever it is for")
  func allKeys() {
    let window = LayoutContext(columns: 40, rows: 20)
    for goal in [BrowserPlace.Goal.animal, .list, .comparison] {
      let browser = Self.browser([.help], for: goal)
      #expect(Self.text(browser, window).contains("unmark all, then leave"))
      #expect(Self.text(browser, window).contains("any key back"))
    }
  }

  @Test("a notice keeps another that nobody has read, and a key clears both")
  func notices() {
    var browser = Self.browser([])
    let notices = [Notice.noListDirectory, .twoCatExhibits]
    browser.receive(.message(.howToCompare))
    for notice in notices { browser.receive(.notice(notice)) }
    #expect(browser.message == .notices(notices, now: browser.now))
    _ = browser.press(.down)
    #expect(browser.message == nil)
  }

  // MARK: - Windows

  @Test(
    "windows as a person sees them: drawn and in words alone",
    arguments: [(40, 20), (80, 24), (120, 30), (200, 50)])
  func golden(columns: Int, rows: Int) async throws {
    let service = try Self.service()
    let animals = await service.known(in: [.animals]).index.entries.animals
    let birds = await service.known(in: [.birds]).index.entries.animals
    for (name, style) in [("drawn", DrawingStyle()), ("words", nil)] {
      let window = LayoutContext(columns: Cells(columns), rows: Cells(rows), drawingStyle: style)
      var shown: [String] = []
      for keys in [
        Self.typed("owl"), Self.typed("whale") + [.tab, .tab], [.help],
      ] {
        var browser = AnimalBrowser(
          LiveFilter(animals, of: .animals), at: BrowserPlace(of: "animals"),
          preferences: Preferences(), now: TestWorld.now)
        browser.receiveOthers(birds, of: .birds)
        for key in keys { _ = browser.take(key, then: { nil }, in: window) }
        shown.append(Renderer().text(of: browser.lines(in: window, [:])))
      }
      let text = shown.joined(separator: String(repeating: "═", count: columns) + "\n")
      #expect(Golden.difference(text, "browser-\(name)-\(columns)") == nil)
    }
  }

  @Test("however much is typed, how many fit stays in sight, and the cursor in the window")
  func longWords() throws {
    let browser = Self.browser([Key](repeating: .text("x"), count: 200))
    let title = try #require(Self.text(browser).split(separator: "\n").first)
    #expect(title.hasSuffix("0 of \(Self.cats.count)"), "\(title)")
    #expect(title.displayWidth == 80)
    #expect(browser.cursor(in: Self.window).column < 80)
  }
}

extension LiveFilter {
  fileprivate var matches: [Animal] { (0..<count).map(match) }
}

extension AnimalBrowser {
  /// Takes the animals of another exhibit.
  fileprivate mutating func receiveOthers(_ others: [Animal], of exhibit: Exhibit) {
    var index = QueryIndex(list.animals.entries(of: list.exhibit))
    index.add(others.entries(of: exhibit))
    receive(.extended(index))
  }

  /// Takes one key in a common window.
  fileprivate mutating func press(_ key: Key, then typedAhead: () -> Key? = { nil }) -> BrowserPlace
    .Outcome?
  {
    take(key, then: typedAhead, in: LayoutContext(columns: 80, rows: 24, isPictured: true))
  }
}

@Suite("Session at a keyboard", .ownThreadForRequests)
struct KeyboardSessionTests {
  private let world = TestWorld(environment: ["TERM": "xterm", "NO_COLOR": "1"], http: .real)

  private func play(
    _ events: [KeyboardEvent], arguments: [String] = ["--source", "built-in"]
  ) async -> (code: Int32, output: String, screen: Screen) {
    let recording = Recording(
      terminals: [.input, .output, .error], events: events, size: (80, 24))
    let code = await Zoo.run(arguments, in: world.with(recording))
    let text = recording.text(.output)
    var screen = Screen(columns: 80, rows: 24)
    screen.feed(text.replacingOccurrences(of: "\n", with: "\r\n"))
    return (code, text, screen)
  }

  private static func typed(_ text: String) -> [KeyboardEvent] {
    text.map { .key($0 == "\n" ? .enter : .text(String($0))) }
  }

  @Test("one is chosen with the arrows and opened with Enter")
  func opening() async {
    let keys = Self.typed("v\n4\n/condor") + [.woken, .redraw, .key(.down), .key(.enter)]
    // Back in the window, then at the list.
    let back: [KeyboardEvent] = [.key(.escape), .key(.escape), .key(.escape)]
    let visit = await play(keys + back + Self.typed("q\n"))
    #expect(visit.code == 0)
    #expect(visit.output.contains("(Vultur gryphus)"))
  }

  @Test("the narrowed list becomes a list of its own, and Escape leaves all as it was")
  func listing() async {
    let visit = await play(
      Self.typed("v\n4\n/condor") + [.key(.escape), .key(.escape)] + Self.typed("/pato") + [
        .key(.enter)
      ]
        + Self.typed("q\n"))
    #expect(visit.code == 0)
    #expect(visit.output.contains("Birds of Chile · “pato” · "))
    #expect(!visit.output.contains("Birds of Chile · “condor”"))
  }

  @Test("where the whole exhibit cannot be had, what is before the user is narrowed")
  func unreachable() async {
    let isReachable = Mutex(true)
    let breeds = (1...10).map { #"{"id": "b\#($0)", "name": "Breed \#($0)"}"# }
    let client = HTTPClient { _ throws(FetchError) in
      // The first page arrives before the network fails.
      guard
        isReachable.withLock({ value in
          defer { value = false }; return value
        })
      else {
        throw FetchError(host: "api.example", cause: .refused)
      }
      return HTTPResponse(status: 200, body: Data("[\(breeds.joined(separator: ","))]".utf8))
    }
    let recording = Recording(
      terminals: [.input, .output, .error], events: Self.typed("v\n2\n/") + [.key(.escape), .end],
      size: (80, 24))
    let variables = ["ZOO_CAT_BREEDS_API": "http://api.example"]
    let code = await Zoo.run(
      ["--source", "live", "--pictures", "never"],
      in: world.with(recording, environment: variables, http: client))
    #expect(code == 0)
    #expect(recording.text(.output).contains("10 of 10"))
    #expect(recording.text(.output).contains("Can't reach api.example."))
  }

  @Test("the browser looks through all zoo animals, those fetched with a mark")
  func random() async {
    let visit = await play(Self.typed("5\n/okapi\n") + [.end])
    #expect(visit.output.contains("• marks the 5 animals you fetched."))
    #expect(visit.output.contains("436 of 436") && visit.output.contains("(Okapia johnstoni)"))
    #expect(visit.code == 0)
    // With the first arrow an animal is chosen.
    let back = await play(Self.typed("5\n/") + [.key(.down), .key(.enter), .end])
    #expect(back.code == 0 && back.output.contains("leave"))
  }

  @Test(
    "a window that changes shows what is before the user once more",
    arguments: [
      ("", "Welcome to the zoo."), ("3\n", "Zoo animals · 3"), ("3\n1\n", "Habitat"),
      ("3\ns\n", "Settings"), ("v\n", "Exhibits"), ("3\nno such animal\n", "Zoo animals · 3"),
    ])
  func redrawing(typed: String, shown: String) async {
    let visit = await play(Self.typed(typed) + [.redraw, .end])
    let last = visit.output.components(separatedBy: "\u{1B}[H\u{1B}[J")
    #expect(last.count == 2 && last[1].contains(shown))
  }

  @Test("zoo detail without a name opens the animal browser, and is left with what was chosen")
  func detail() async {
    let arguments = ["detail", "--exhibit", "birds", "--source", "built-in"]
    let chosen = await play(Self.typed("condor\nq\n"), arguments: arguments)
    #expect(chosen.code == 0 && chosen.output.contains("(Vultur gryphus)"))
    let left = await play([.key(.escape)], arguments: arguments)
    #expect(left.code == 0 && !left.output.contains("Which one?"))
  }

  @Test(
    "zoo compare without names is a window where Tab marks, and Enter ends with the comparison"
  )
  func compare() async {
    let arguments = ["compare", "--source", "built-in"]
    let keys =
      Self.typed("okapi") + [.key(.tab), .key(.deleteToStart)] + Self.typed("koala")
      + [.key(.tab), .key(.enter)]
    let compared = await play(keys, arguments: arguments)
    #expect(compared.output.contains("Tab marks the animals to compare"))
    #expect(compared.code == 0 && compared.output.contains("okapi weighs as much as"))
    let left = Recording(
      terminals: [.input, .output, .error], events: [.key(.escape)], size: (80, 24))
    #expect(await Zoo.run(arguments, in: world.with(left)) == 0)
    #expect(!left.text(.error).contains("which animals?"))
  }

  @Test("where there is nothing to choose from, zoo detail fails as with a name")
  func detailUnreachable() async {
    let recording = Recording(
      terminals: [.input, .output, .error], events: [.key(.escape)], size: (80, 24))
    let variables = ["ZOO_BIRDS_API": "http://127.0.0.1:1"]
    let code = await Zoo.run(
      ["detail", "--exhibit", "birds", "--source", "live"],
      in: world.with(recording, environment: variables))
    let error = recording.text(.error)
    #expect(code == 69 && error.contains("Can't reach 127.0.0.1:1."), "\(code): \(error)")
  }

  @Test("a visit goes on where a file cannot be read while it is narrowed")
  func damaged() async throws {
    let home = world.home
    let damaging = HTTPClient { request throws(FetchError) in
      // The user's cats are damaged after the first page was read.
      if request.url.absoluteString.contains("cats") {
        try? home.write("{", to: ".local/share/zoo/cats.json")
      }
      return try await HTTPClient.real.send(request)
    }
    let recording = Recording(
      terminals: [.input, .output, .error], events: Self.typed("2\nv\n5\n/") + Self.typed("1\nq\n"),
      size: (80, 24))
    let code = await Zoo.run(
      ["--source", "built-in"], in: world.with(recording, http: damaging))
    #expect(code == 0)
    let text = recording.text(.output)
    #expect(text.contains("damaged") && text.contains("Tags"))
  }

  @Test("a question of a command is edited too, and drawn again on Ctrl-L")
  func commands() async {
    let keys =
      Self.typed("12") + [.redraw, .key(.redraw), .key(.backspace), .key(.tab), .key(.enter)]
    let recording = Recording(
      terminals: [.input, .output, .error], events: keys, size: (80, 24))
    #expect(await Zoo.run(["refresh", "--source", "built-in"], in: world.with(recording)) == 0)
    #expect(recording.text(.output).contains("Zoo animals · 1 · built-in"))
    let drawn = recording.text(.error).components(separatedBy: "(1-10)? 12")
    #expect(drawn.count == 3)
  }
}
