import Arguments
import ZooService
import ZooKit
import ZooQuery
import ZooSources

/// `zoo list [EXHIBIT]`
struct ListCommand: Command {
  static let page = Option("page", placeholder: "N")
  static let all = Option("all")
  static let search = Option("search", placeholder: "TEXT")
  static let tag = Option("tag", placeholder: "TAG", completedBy: CompletionsCommand.tags)
  static let sort = Option(
    "sort", placeholder: "ORDER", completedBy: .words(Exhibit.all.orders.map(\.word)))
  static let grid = Option("grid")
  static let file = Option("file", placeholder: "FILE", completedBy: .file)

  /// The options of no other command.
  static let ownOptions = [page, PreferenceKey.perPage.option, all, search, tag, sort, grid, file]

  static let spec = CommandSpec(
    "list", otherNames: ["ls"],
    operands: [
      Operand(
        "EXHIBIT", completedBy: .words(Exhibit.all.map(\.id)), isOptional: true, repeats: true)
    ],
    options: ownOptions + CommonOptions.sizes + [CommonOptions.tsv])

  /// `nil` if none was named, so that a file's records decide.
  private let namedExhibit: Exhibit?
  /// Whether only the cats that the user has added are listed.
  private let areOwnCats: Bool
  private let page: Int
  private let isPartWanted: Bool
  private let isAll: Bool
  private let query: ListQuery
  private let file: String?
  private let isGrid: Bool

  /// Valid page numbers; the limit keeps offsets far within 64 bits.
  private static let pages = 1...1_000_000_000

  init(_ parsed: ParsedArguments) throws { try self.init(parsed, kind: nil) }

  /// - Parameter kind: what kind of animals are listed, of any exhibit if none is named; `nil` for any.
  init(_ parsed: ParsedArguments, kind: String?) throws {
    let words = parsed.exhibitWords
    let called = words.flatMap(Exhibit.called)
    areOwnCats = called == nil && words.map { Intent($0) } == .ownCats
    let typed = areOwnCats ? Exhibit.own : try words.map { try called ?? Exhibit(typed: $0) }
    let named = typed ?? (parsed.has(Self.tag) ? .own : nil)
    namedExhibit = named
    file = parsed.value(Self.file)
    isAll = parsed.has(Self.all)
    isPartWanted = parsed.has(Self.page) || parsed.has(PreferenceKey.perPage.option)
    page = try parsed.value(Self.page).map { try Self.number($0) } ?? 1
    let search = parsed.value(Self.search).flatMap { $0.folded.isEmpty ? nil : $0 }
    // A file may have records of any exhibit, and any may have some of a kind.
    let isOfAny = file != nil || named == nil && kind != nil
    let sorted = isOfAny ? Exhibit.all : [named ?? .animals]
    let order = try parsed.value(Self.sort).map { word throws(InvalidValue) in
      try sorted.order(typed: word)
    }
    let tags = parsed.values(Self.tag).map(\.singleSpaced).filter { !$0.isEmpty }
    query = ListQuery(
      search: search, kind: kind, tag: tags.isEmpty ? nil : tags.joined(separator: ", "),
      order: order)
    isGrid = parsed.has(Self.grid)
  }

  /// Words that are no exhibit say what animals are meant.
  static func isForRoot(_ parsed: ParsedArguments) -> Bool {
    parsed.exhibitWords.map { words in
      Exhibit.called(words) == nil && !Exhibit.isMisspelt(words) && Intent(words) != .ownCats
    } == true
  }

  private static func number(_ text: String) throws(InvalidValue) -> Int {
    guard let number = Int(text), pages.contains(number) else {
      throw InvalidValue(text, .page)
    }
    return number
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    let size = service.preferences.perPage
    let request =
      isAll ? PageRequest.all : PageRequest(offset: (page - 1) * size, size: size)
    if let file {
      let exhibit = try namedExhibit ?? service.exhibit(ofFile: file) ?? .animals
      let query = query.readingSearch(in: exhibit)
      if let order = query.order, !exhibit.orders.contains(where: { $0.order == order }) {
        throw InvalidValue(order.word, .order, words: exhibit.orders.map(\.word))
      }
      if isAll, query.order == nil {
        return .wholeFile(of: exhibit, inFile: file, query, isGrid: isGrid)
      }
      return try await service.answer(
        of: exhibit, inFile: file, request, query, isGrid: isGrid)
    }
    if areOwnCats {
      let own = try service.usersCatsListing()
      let listed = Listing(
        page: request, of: query.apply(to: own.animals, of: .own), in: .own, query,
        source: own.source, fetchedAt: nil)
      return .answer(service.answer(with: listed, isGrid: isGrid))
    }
    let exhibit = namedExhibit ?? .animals
    let query = query.readingSearch(in: exhibit).withoutKind(of: exhibit)
    let listing =
      query.kind != nil && namedExhibit == nil
      ? try await service.ranked(query, request, orElse: exhibit)
      : try await listing(of: exhibit, request, query, with: service)
    return .answer(service.answer(with: listing, isGrid: isGrid))
  }

  private func listing(
    of exhibit: Exhibit, _ request: PageRequest, _ query: ListQuery, with service: AnimalService
  ) async throws -> Listing {
    guard exhibit.isRandomSample else {
      return try await service.listing(of: exhibit, request, query)
    }
    let source = service.preferences.source
    if !query.needsAllAnimals, !isPartWanted, !isAll, source != .builtIn {
      if let fetched = service.lastFetched(of: exhibit) { return fetched }
      if source == .cache { throw Failure.notInCache(exhibit: exhibit.id) }
      // Without an address there is nothing to fetch them from, which the service says below.
      if source == .live, service.preferences.address(of: exhibit) != nil {
        throw Failure.nothingFetched
      }
    } else if source == .live || source == .cache {
      throw Failure.randomOnly(exhibit.plural)
    }
    // An API that sends random animals can't be searched or paged, so its built-in collection is instead.
    return try await service.page(request, ofWhole: exhibit, query)
  }
}

extension ParsedArguments {
  /// The operands without those at their ends that mean nothing; `nil` if there are no others.
  fileprivate var exhibitWords: String? {
    let words = Query.trimmingFillers(operands.joined(separator: " "), butExhibits: true)
    return words.isEmpty ? nil : words
  }
}

extension Exhibit {
  /// Whether a word is nearly the name of an exhibit. Short words are near too much: bats are no misspelt cats, but `ctas`
  /// are.
  static func isMisspelt(_ word: String) -> Bool {
    let all = Vocabulary.exhibitNames
    let names = word.count > 4 ? all : all.filter { $0.sorted() == word.folded.sorted() }
    return called(word) == nil && !Query(word).isTerm
      && word.nearest(in: names, atMost: 1) != nil
  }

  init(typed word: String) throws(InvalidValue) {
    guard let exhibit = Exhibit.called(word) else { throw InvalidValue(exhibit: word) }
    self = exhibit
  }
}

extension InvalidValue {
  /// A word that names no exhibit.
  init(exhibit word: String) {
    let near = word.nearest(in: Vocabulary.exhibitNames)
    self.init(word, .exhibit, words: near.map { [$0] } ?? Exhibit.all.map(\.id))
  }
}
