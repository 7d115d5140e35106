import Console
import ZooKit
import ZooSources

/// `zoo detail WHICH`
struct DetailCommand: Command {
  static let exhibit = Option(
    "exhibit", placeholder: "EXHIBIT", choices: Exhibit.all.map(\.id),
    "the exhibit to look in, instead of that of the list shown last")
  static let units: [PreferenceKey] = [.height, .weight]

  static let spec = CommandSpec(
    "detail", "one animal: diet, size and all that is known of it",
    discussion: [
      "A number is a place in the list shown last. Anything else is an id or a part of a name; "
        + "accents and case do not matter. `id:162` is an id that is a number."
    ],
    operands: [Operand("WHICH", "its number in the list shown last, its id or part of its name")],
    options: units.map(\.option) + [exhibit],
    examples: [
      ("zoo detail 2", "the second animal of the list shown last"),
      ("zoo detail 'red panda' --weight kg", "by name, in kilograms for this once"),
    ])

  private let which: Which
  private let typed: String
  private let units: [String: JSONValue]
  private let exhibit: Exhibit?

  init(_ parsed: ParsedArguments) throws {
    typed = parsed.operand(0) ?? ""
    guard let which = Which(typed) else {
      throw InvalidValue(
        typed, kind: "a way to name an animal", allowed: "a number, an id or a part of a name")
    }
    self.which = which
    units = try parsed.preferences(Self.units)
    exhibit = try parsed.value(Self.exhibit).map { try Exhibit(typed: $0) }
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options, flags: units)
    let shown = try context.lists?.lastShown()
    let specimen = try await context.find(which, typed: typed, shown: shown, in: exhibit)
    if options.isJSON {
      try context.show(JSONView.specimen(specimen, context.preferences))
    } else {
      let view = DetailView(
        preferences: context.preferences, width: context.width, now: world.now())
      try context.show(view.lines(specimen))
    }
  }
}

/// What was asked for is not there, or cannot be told from others.
enum ChoiceError: Error, Equatable {
  /// No such number in the list shown last, which has so many.
  case noPlace(Int, count: Int)
  /// A number, and no list has been shown yet.
  case noList
  /// Nothing fits; the nearest name that there is.
  case nothingFits(String, exhibit: String, suggestion: String?)
  /// Several fit.
  case severalFit(String, candidates: [Specimen])
}

extension Context {
  /// Finds what a user means: in the list shown last, then in the whole exhibit.
  ///
  /// - Parameter wanted: looks in this exhibit instead of that of the list.
  /// - Throws: `ChoiceError`, or what fetching throws.
  func find(
    _ which: Which, typed: String, shown: Listing?, in wanted: Exhibit? = nil
  ) async throws -> Specimen {
    let listed = shown.flatMap { Exhibit.named($0.exhibit) }
    let exhibit = wanted ?? listed ?? .animals
    let candidates = exhibit.id == shown?.exhibit ? shown?.specimens ?? [] : []
    if case .place(let number) = which {
      guard let shown, let listed, wanted == nil || wanted?.id == listed.id else {
        throw ChoiceError.noList
      }
      guard case .one(let specimen) = which.match(in: shown.specimens) else {
        throw ChoiceError.noPlace(number, count: shown.specimens.count)
      }
      return specimen
    }
    if let specimen = try Self.choose(which, typed: typed, from: candidates) { return specimen }
    let everything = try await whole(of: exhibit)
    if let specimen = try Self.choose(which, typed: typed, from: everything) { return specimen }
    throw ChoiceError.nothingFits(
      typed, exhibit: exhibit.plural, suggestion: typed.nearest(in: everything.map(\.name)))
  }

  private static func choose(
    _ which: Which, typed: String, from specimens: [Specimen]
  ) throws(ChoiceError) -> Specimen? {
    switch which.match(in: specimens) {
    case .none: return nil
    case .one(let specimen): return specimen
    case .several(let candidates): throw .severalFit(typed, candidates: candidates)
    }
  }

  /// Every specimen of an exhibit. Of a random one that is its built-in collection: its API
  /// cannot be asked for all.
  func whole(of exhibit: Exhibit) async throws -> [Specimen] {
    try await fetch(exhibit, PageRequest(size: 10_000), from: .builtIn).specimens
  }
}
