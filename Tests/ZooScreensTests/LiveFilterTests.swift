import Console
import Foundation
import Synchronization
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooCommands
@testable import ZooService
@testable import ZooScreens

@Suite("Live filter")
struct LiveFilterTests {
  private static func animal(_ name: String, _ owner: String) -> Animal {
    Animal(id: name, name: name, facts: [Fact.text("owner", "Owner", owner)], emoji: "🐱")
  }

  private static let cats = [
    animal("Misha", "Ana"), animal("Duman", "Türkan"), animal("Pamuk", "Turkan Kaya"),
    animal("Turkuaz", "Eva Turk"),
  ]

  private static func typed(_ text: String) -> LiveFilter {
    var filter = LiveFilter(cats, of: .cats)
    for character in text { _ = filter.press(.text(String(character))) }
    return filter
  }

  @Test(
    "each key narrows the list, accents and case ignored; whose name fits comes first",
    arguments: [
      ("", ["Misha", "Duman", "Pamuk", "Turkuaz"]), ("TURK", ["Turkuaz", "Duman", "Pamuk"]),
      ("turk az", ["Turkuaz"]), ("türkan", ["Duman", "Pamuk"]), ("x", []),
    ] as [(String, [String])])
  func narrowing(text: String, names: [String]) {
    #expect(Self.typed(text).matches.map(\.name) == names)
  }

  @Test(
    "those before the user come first until words are typed; then all stand as in a list of them")
  func ordering() {
    var filter = LiveFilter(Self.cats, of: .cats, listed: [Self.cats[2]])
    #expect(filter.matches.map(\.name) == ["Pamuk", "Misha", "Duman", "Turkuaz"])
    _ = filter.press(.text("tur"))
    let listed = Query(search: "tur").apply(to: Self.cats, of: .cats)
    #expect(filter.matches == listed && listed.map(\.name) == ["Turkuaz", "Duman", "Pamuk"])
    _ = filter.press(.deleteToStart)
    #expect(filter.matches.map(\.name).first == "Pamuk")
  }

  @Test("what was taken away comes back when words become shorter, and the choice begins anew")
  func widening() {
    var filter = Self.typed("turk")
    _ = filter.press(.down)
    #expect(filter.chosenIndex == 1)
    _ = filter.press(.text("u"))
    #expect(filter.chosenIndex == 0 && filter.matches.map(\.name) == ["Turkuaz"])
    _ = filter.press(.deleteToStart)
    #expect(filter.matches == Self.cats)
    _ = filter.press(.home)
    #expect(filter.matches == Self.cats)
  }

  private static func listed(_ text: String) -> LiveFilter.Outcome {
    var filter = typed(text)
    return filter.press(.tab)
  }

  @Test("arrows choose and stop at both ends; Enter, Tab, Escape and the end of input leave")
  func leaving() {
    var filter = Self.typed("")
    // With nothing typed and nothing chosen, Enter goes back.
    #expect(filter.chosenIndex == nil && filter.press(.enter) == .closed)
    for (key, place) in [
      (.up, 0), (.down, 1), (.pageDown, 3), (.down, 3), (.pageUp, 0),
    ] as [(Key, Int)] {
      #expect(filter.press(key) == .changed)
      #expect(filter.chosenIndex == place)
    }
    #expect(filter.press(.enter) == .chosen(Self.cats[0]))
    // With nothing typed, Tab has no matches to list.
    #expect(filter.press(.tab) == .changed && Self.listed("k") == .listed("k"))
    #expect(filter.press(.escape) == .closed && filter.press(.endOfInput) == .closed)
    var nothing = Self.typed("xyz")
    #expect(nothing.chosen == nil && nothing.press(.enter) == .changed)
    #expect(nothing.press(.down) == .changed && nothing.chosenIndex == nil)
  }

  @Test(
    "every place where a word stands is marked",
    arguments: [
      ("Pingüino", ["guin"], "Pin[güin]o"), ("Anna", ["an", "na"], "[Anna]"),
      ("Straße", ["ss"], "Stra[ß]e"), ("abc", [], "abc"), ("abc", ["abcd"], "abc"),
      ("", ["a"], ""), ("aXa", ["a"], "[a]X[a]"),
    ] as [(String, [String], String)])
  func marking(text: String, words: [String], marked: String) {
    let spans = text.spans(marking: words, in: .quiet)
    let shown = spans.map { $0.style == .match ? "[\($0.text)]" : $0.text }.joined()
    #expect(shown == marked)
  }

  @Test(
    "the window is never left, however small it is",
    arguments: [(1, 1), (2, 3), (10, 4), (40, 12), (80, 24), (110, 6), (200, 50)])
  func sizes(width: Int, rows: Int) {
    let view = LiveFilterView(
      preferences: Preferences(), window: Window(columns: width, rows: rows), now: TestWorld.now)
    for text in ["", "turk", "nothing fits this at all"] {
      let filter = Self.typed(text)
      let lines = view.lines(filter)
      #expect(lines.count <= rows)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
      #expect((0..<max(width, 1)).contains(view.cursor(filter)))
    }
  }

  @Test("the live filter and its detail, as a person sees them", arguments: [40, 80, 200])
  func screens(width: Int) {
    var filter = LiveFilter(Self.cats, of: .cats)
    for key in ["t", "ü", "r"] { _ = filter.press(.text(key)) }
    let view = LiveFilterView(
      preferences: Preferences(), window: Window(columns: width, rows: 10), now: TestWorld.now)
    let text = Renderer().text(of: view.lines(filter))
    #expect(Golden.difference(text, "live-filter-\(width)") == nil)
  }

  @Test(
    "where nothing matches, the nearest word of a name counts",
    arguments: [("aegaen", "aegean"), ("siamsee", "siamese"), ("qqqqqq", nil), ("xyz", nil)])
  func typos(typed: String, meant: String?) {
    let names = ["Aegean", "Siamese", "Maine Coon"]
    var filter = LiveFilter(
      names.map { Animal(id: $0, name: $0, emoji: "🐈") }, of: .catBreeds)
    for key in typed { _ = filter.press(.text(String(key))) }
    #expect(filter.corrected == meant)
    #expect(filter.matches.map(\.name) == names.filter { $0.lowercased() == meant })
    let view = LiveFilterView(
      preferences: Preferences(), window: Window(columns: 60, rows: 10), now: TestWorld.now)
    let text = Renderer().text(of: view.lines(filter))
    #expect(text.contains("Nothing matches “\(typed)”. Like") == (meant != nil))
  }

  @Test("however much is typed, how many fit stays in sight, and the cursor in the window")
  func longWords() throws {
    var filter = LiveFilter(Self.cats, of: .cats)
    for _ in 0..<200 { _ = filter.press(.text("x")) }
    let view = LiveFilterView(
      preferences: Preferences(), window: Window(columns: 80, rows: 10), now: TestWorld.now)
    let title = try #require(Renderer().text(of: view.lines(filter)).split(separator: "\n").first)
    #expect(title.hasSuffix("0 of \(Self.cats.count)"), "\(title)")
    #expect(title.displayWidth == 80)
    #expect(view.cursor(filter) < 80)
  }
}

@Suite("Session at a keyboard")
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
    let visit = await play(keys + Self.typed("b\nq\n"))
    #expect(visit.code == 0)
    #expect(visit.output.contains("(Vultur gryphus)"))
  }

  @Test("the narrowed list becomes a list of its own, and Escape leaves all as it was")
  func listing() async {
    let visit = await play(
      Self.typed("v\n4\n/condor") + [.key(.escape)] + Self.typed("/tucu") + [.key(.tab)]
        + Self.typed("q\n"))
    #expect(visit.code == 0)
    #expect(visit.output.contains("Birds of Chile · “tucu” · 1"))
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
    #expect(recording.text(.error).contains("Can't reach api.example."))
  }

  @Test("the live filter looks through all zoo animals, those fetched first")
  func random() async {
    let visit = await play(Self.typed("5\n/okapi\n") + [.end])
    #expect(visit.output.contains("354 of 354") && visit.output.contains("(Okapia johnstoni)"))
    #expect(visit.code == 0)
    let back = await play(Self.typed("5\n/") + [.key(.enter), .end])
    #expect(back.code == 0 && !back.output.contains("Beside a person"))
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

  @Test("the right arrow completes a tag, as far as there is only one way")
  func completion() {
    let cats = ["chief mouser", "calico", "calm"].enumerated().map { index, tag in
      Animal(
        id: "\(index)", name: "Cat", facts: [.list("tags", "Tags", [tag])], emoji: "🐱")
    }
    var filter = LiveFilter(cats, of: .cats)
    for (typed, text) in [("ch", "chief mouser"), ("cal", "cal"), ("cali", "calico"), ("x", "x")] {
      _ = filter.press(.deleteToStart)
      _ = filter.press(.text(typed))
      _ = filter.press(.right)
      #expect(filter.editor.text == text, "\(typed)")
      #expect(filter.matches.isEmpty == (typed == "x"))
    }
  }

  @Test("zoo detail without a name opens the live filter, and is left with what was chosen")
  func detail() async {
    let arguments = ["detail", "--exhibit", "birds", "--source", "built-in"]
    let chosen = await play(Self.typed("condor\n"), arguments: arguments)
    #expect(chosen.code == 0 && chosen.output.contains("(Vultur gryphus)"))
    let left = await play([.key(.escape)], arguments: arguments)
    #expect(left.code == 0 && !left.output.contains("Which one?"))
    // Tab lists the matches, and a number picks one.
    let listed = Recording(
      terminals: [.input, .output, .error],
      events: Self.typed("pato") + [.key(.tab)] + Self.typed("2\n"), size: (80, 24))
    #expect(await Zoo.run(arguments, in: world.with(listed)) == 0)
    #expect(listed.text(.error).contains("Birds of Chile · “pato” · 10 of "))
    #expect(listed.text(.output).contains("🐦  Pato"))
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

  @Test("what was typed ahead is searched for once, and ends where it leads somewhere")
  func typedAhead() throws {
    let bears = ["Brown Bear", "Polar Bear", "Lion"].map { Animal(id: $0, name: $0, emoji: "🐻") }
    var filter = LiveFilter(bears, of: .animals)
    var keys: [Key] = [.text("e"), .text("a"), .down, .text("r"), .down, .enter, .text("x")]
    let outcome = filter.press(.text("b")) { keys.isEmpty ? nil : keys.removeFirst() }
    #expect(outcome == .chosen(bears[1]) && keys == [.text("x")] && filter.editor.text == "bear")
    var long = LiveFilter(bears, of: .animals)
    var count = 0
    _ = long.press(.text("b")) {
      count += 1
      return count < 6000 ? .text("b") : nil
    }
    #expect(long.editor.text.count == 200 && long.matches.isEmpty)
  }
}

@Suite("Picture shelf")
struct PictureLoaderTests {
  private static func pictures(_ names: some Sequence<String>) -> [PictureReference] {
    names.map { .file($0, or: nil) }
  }

  @Test("no more than ten are fetched at once, each once, and all arrive")
  func limits() async {
    let busy = Peak()
    let pictureLoader = PictureLoader<PictureReference, PictureState> { picture in
      await busy.enter()
      try? await Task.sleep(for: .milliseconds(20))
      await busy.leave()
      return .problem(picture.address)
    }
    let pictures = Self.pictures((1...30).map { "p\($0)" })
    await pictureLoader.load(pictures)
    await pictureLoader.load(pictures)
    await pictureLoader.waitForPictures(pictures, within: nil, counter: ProgressCounter(total: 30))
    let states = await pictureLoader.values(of: pictures)
    #expect(states == pictures.map { .problem($0.address) })
    #expect(await busy.count == 30)
    #expect(await (2...AnimalService.picturesAtOnce).contains(busy.highest))
    // A failed picture is requested again only after its failure was forgotten.
    await pictureLoader.load(Array(pictures.prefix(1)))
    await pictureLoader.waitForPictures(pictures, within: nil, counter: ProgressCounter(total: 30))
    #expect(await busy.count == 30)
    await pictureLoader.forget(where: \.isMissing)
    await pictureLoader.load(Array(pictures.prefix(1)))
    await pictureLoader.waitForPictures(
      Array(pictures.prefix(1)), within: nil, counter: ProgressCounter(total: 30))
    #expect(await busy.count == 31)
  }

  @Test("a list does not wait for ever for a picture that does not come")
  func patience() async {
    let pictureLoader = PictureLoader<PictureReference, PictureState> { picture in
      if picture.address == "slow" { try? await Task.sleep(for: .seconds(600)) }
      return .problem("")
    }
    let pictures = Self.pictures(["quick", "slow"])
    await pictureLoader.load(pictures + pictures)
    await pictureLoader.waitForPictures(
      Array(pictures.prefix(1)), within: nil, counter: ProgressCounter(total: 1))
    await pictureLoader.waitForPictures(
      pictures, within: .milliseconds(5), counter: ProgressCounter(total: 2))
    #expect(await pictureLoader.values(of: pictures) == [.problem(""), nil])
    #expect(await pictureLoader.isLoading(pictures))
  }

  private actor Peak {
    private(set) var count = 0
    private(set) var highest = 0
    private var now = 0
    func enter() {
      (count, now) = (count + 1, now + 1)
      highest = max(highest, now)
    }
    func leave() { now -= 1 }
  }
}
