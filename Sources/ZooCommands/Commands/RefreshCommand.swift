import Console
import ZooKit
import ZooSources

/// `zoo refresh [COUNT | EXHIBIT]`
struct RefreshCommand: Command {
  static let spec = CommandSpec(
    "refresh", "fetch random zoo animals, or an exhibit's first page anew",
    discussion: [
      "Fetches as many random zoo animals as you say and lists them. Without a count it asks. "
        + "The list is remembered: its numbers are what `zoo detail` takes."
    ],
    operands: [
      Operand(
        "COUNT|EXHIBIT", choices: Exhibit.all.map(\.id), isOptional: true,
        "how many zoo animals to fetch (1-10), or another exhibit")
    ],
    examples: [
      ("zoo refresh 3", "three random zoo animals"),
      ("zoo refresh 5 --json", "five, for a script"),
    ])

  private enum Wanted {
    case animals(AnimalCount?)
    case exhibit(Exhibit)
  }

  private let wanted: Wanted

  init(_ parsed: ParsedArguments) throws {
    guard let word = parsed.operand(0) else {
      wanted = .animals(nil)
      return
    }
    if let exhibit = Exhibit.named(word) {
      wanted = exhibit.paging == .random ? .animals(nil) : .exhibit(exhibit)
    } else {
      do {
        wanted = .animals(try AnimalCount(word))
      } catch {
        var error = error
        error.words = Exhibit.all.map(\.id)
        throw error
      }
    }
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options)
    switch wanted {
    case .animals(let given):
      guard let count = try given ?? askCount(context) else { return }
      try await context.refresh(.animals, PageRequest(size: count.value))
    case .exhibit(let exhibit):
      try await context.refresh(exhibit, PageRequest(size: context.preferences.perPage))
    }
  }

  /// Asks until the answer is a count; `nil` at the end of input.
  private func askCount(_ context: Context) throws -> AnimalCount? {
    try context.requireInput(orElse: "zoo refresh COUNT")
    while let answer = try context.ask(Wording.countQuestion, on: .error) {
      do {
        return try AnimalCount(answer)
      } catch {
        context.note(Wording.problem(error).sentence)
      }
    }
    return nil
  }
}

extension Context {
  /// Fetches past the cache, remembers and shows.
  fileprivate func refresh(_ exhibit: Exhibit, _ request: PageRequest) async throws {
    let listing = try await fetch(exhibit, request, isAnew: true)
    remember(listing, of: exhibit)
    try show(listing, of: exhibit)
  }

  /// Writes a list, as text or JSON.
  func show(_ listing: Listing, of exhibit: Exhibit) throws {
    if options.isJSON {
      try show(JSONView.listing(listing, preferences))
    } else {
      try show(ListView(exhibit: exhibit, width: width, now: world.now()).lines(listing))
    }
  }
}
