import Arguments
import Console
import Foundation
import ZooFiles
import ZooKit
import ZooSources

/// `zoo list [EXHIBIT]`
struct ListCommand: Command {
  static let page = Option("page", placeholder: "N", "the page to show, from 1")
  static let all = Option("all", "everything at once instead of a page")
  static let search = Option(
    "search", placeholder: "TEXT", "only what has these words in a name, a tag and the like")
  static let sort = Option(
    "sort", placeholder: "ORDER", choices: Query.Order.allCases.map(\.rawValue),
    "by name, or by name backwards")
  static let grid = Option("grid", "names side by side, for this once")
  static let file = Option(
    "file", placeholder: "FILE", "read a JSON array of the exhibit's shape; - is standard input")

  static let spec = CommandSpec(
    "list", "the zoo animals fetched last, or a page of another exhibit",
    discussion: [
      "Exhibits: " + Exhibit.all.map { "\($0.id) (\($0.summary))" }.joined(separator: ", ") + ".",
      "A search and an order cover the whole exhibit; accents and case do not matter.",
    ],
    operands: [
      Operand("EXHIBIT", choices: Exhibit.all.map(\.id), isOptional: true, "the exhibit to list")
    ],
    options: [page, PreferenceKey.perPage.option, all, search, sort, grid, file],
    examples: [
      ("zoo list", "the zoo animals fetched last, without fetching"),
      ("zoo list cat-breeds --page 2", "the second ten cat breeds"),
      ("zoo list birds --search tucuquere", "a bird of Chile by any of its names"),
    ])

  private let exhibit: Exhibit
  private let page: Int
  private let isPageGiven: Bool
  private let isAll: Bool
  private let query: Query
  private let file: String?
  private let flags: [String: JSONValue]

  /// The pages that can be asked for; offsets stay far inside 64 bits.
  private static let pages = 1...1_000_000_000

  init(_ parsed: ParsedArguments) throws {
    exhibit = try Exhibit(typed: parsed.operand(0) ?? Exhibit.animals.id)
    file = parsed.value(Self.file)
    isAll = parsed.has(Self.all)
    isPageGiven = parsed.has(Self.page) || parsed.has(PreferenceKey.perPage.option)
    page = try parsed.value(Self.page).map { try Self.number($0) } ?? 1
    let order = try parsed.value(Self.sort).map { word throws(InvalidValue) in
      guard let order = Query.Order(rawValue: word) else {
        let words = Query.Order.allCases.map(\.rawValue)
        throw InvalidValue(word, kind: "an order", allowed: words.alternatives, words: words)
      }
      return order
    }
    let words = parsed.value(Self.search).map(\.folded)
    query = Query(search: words?.isEmpty == false ? parsed.value(Self.search) : nil, order: order)
    var flags = try parsed.preferences([.perPage])
    if parsed.has(Self.grid) { flags[PreferenceKey.view.name] = "grid" }
    self.flags = flags
  }

  private static func number(_ text: String) throws(InvalidValue) -> Int {
    guard let number = Int(text), pages.contains(number) else {
      throw InvalidValue(text, kind: "a page", allowed: "a whole number from 1")
    }
    return number
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options, flags: flags)
    let size = context.preferences.perPage
    let request =
      isAll ? PageRequest.all : PageRequest(offset: (page - 1) * size, size: size)
    if let file { return try await show(file, request, context) }
    let listing =
      exhibit.paging == .random
      ? try remembered(request, context)
      : try await context.listing(of: exhibit, request, query)
    try await context.present(listing, of: exhibit)
  }

  /// The random specimens fetched last, all of them unless a page is asked for.
  private func remembered(_ request: PageRequest, _ context: Context) throws -> Listing {
    guard let lists = context.lists else { throw NoHome() }
    let wanted = context.preferences.source
    guard let last = try lists.lastFetched(exhibit), wanted == nil || wanted == last.source else {
      throw NothingFetched()
    }
    guard query.needsWhole || isPageGiven else { return last }
    return Listing(
      page: request, of: query.apply(to: last.specimens, of: exhibit), in: exhibit, query,
      source: last.source, fetchedAt: last.fetchedAt)
  }

  /// Shows a page of a file; of a broken one what came before the break, and then the error.
  private func show(_ file: String, _ request: PageRequest, _ context: Context) async throws {
    let base = context.preferences.address(of: exhibit)
    let page = try FileSource(path: file, base: base).page(of: exhibit, request, query)
    if page.unusable > 0 {
      context.note(Wording.sentence(.leftOut(page.unusable), now: context.world.now()))
    }
    if page.fault == nil || !page.listing.specimens.isEmpty {
      try await context.present(page.listing, of: exhibit)
    }
    if let fault = page.fault { throw fault }
  }
}

/// No zoo animals have been fetched yet.
struct NothingFetched: Error, Equatable {}

extension Exhibit {
  /// The exhibit a user means.
  ///
  /// - Throws: `InvalidValue` when there is none of that name.
  init(typed word: String) throws(InvalidValue) {
    guard let exhibit = Exhibit.named(word) else {
      let names = Exhibit.all.map(\.id)
      throw InvalidValue(word, kind: "an exhibit", allowed: names.alternatives, words: names)
    }
    self = exhibit
  }
}

extension Context {
  /// Shows a list and keeps it as the one shown last; an empty one is explained instead.
  func present(_ listing: Listing, of exhibit: Exhibit) async throws {
    guard options.isJSON || !listing.specimens.isEmpty else {
      return try show([StyledLine(Wording.nothing(in: listing, of: exhibit))])
    }
    if !listing.specimens.isEmpty { remember(listing) }
    if options.isJSON { return try show(JSONView.listing(listing, preferences)) }
    let (stage, _) = Stage.make(self)
    try await stage.showWhole(scene(of: listing, in: exhibit, isGrid: preferences.isGrid))
  }

  /// A list as a scene, its first row numbered so.
  func scene(
    of listing: Listing, in exhibit: Exhibit, isGrid: Bool, firstNumber: Int = 1
  ) -> Stage.Scene {
    let now = world.now()
    return Stage.Scene(pictured: listing.specimens) { width, thumbnails in
      ListView(
        exhibit: exhibit, width: width, now: now, isGrid: isGrid, firstNumber: firstNumber,
        thumbnails: thumbnails
      ).lines(listing)
    }
  }
}
