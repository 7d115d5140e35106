import Arguments
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
      wanted = .animals(try Self.count(word))
    }
  }

  /// Reads a count; a word that is none may be a misspelt exhibit.
  private static func count(_ word: String) throws(InvalidValue) -> AnimalCount {
    do {
      return try AnimalCount(word)
    } catch {
      guard word.first?.isLetter == true else { throw error }
      let names = Exhibit.all.map(\.id)
      throw InvalidValue(
        word, kind: "a number of animals or an exhibit",
        allowed: error.allowed + ", or " + names.alternatives, words: names)
    }
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options)
    switch wanted {
    case .animals(let given):
      var count = given
      if count == nil { count = try await askCount(context) }
      guard let count else { return }
      try await refresh(.animals, PageRequest(size: count.value), context)
    case .exhibit(let exhibit):
      try await refresh(exhibit, PageRequest(size: context.preferences.perPage), context)
    }
  }

  private func refresh(
    _ exhibit: Exhibit, _ request: PageRequest, _ context: Context
  ) async throws {
    let listing = try await context.listing(of: exhibit, request, isAnew: true)
    try await context.present(listing, of: exhibit)
  }

  /// Asks until the answer is a count; `nil` at the end of input.
  private func askCount(_ context: Context) async throws -> AnimalCount? {
    try context.requireInput(orElse: "zoo refresh COUNT")
    var forbearance = Forbearance(isPerson: context.world.terminal.isTerminal(.input))
    while let answer = try await context.ask(Wording.countQuestion, on: .error), answer != "q" {
      do {
        return try AnimalCount(answer)
      } catch {
        try forbearance.take(makesSense: false)
        context.tell(Wording.problem(error).sentence)
      }
    }
    return nil
  }
}
