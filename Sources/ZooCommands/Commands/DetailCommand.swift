import Arguments
import Console
import ZooKit
import ZooSources

/// `zoo detail WHICH`
struct DetailCommand: Command {
  static let exhibit = Option(
    "exhibit", placeholder: "EXHIBIT", choices: Exhibit.all.map(\.id),
    "the exhibit to look in, instead of that of the list shown last")
  static let units: [PreferenceKey] = [.height, .weight]
  static let save = Option(
    "save", placeholder: "FILE", "store the picture as it came; of several, numbered files")

  static let spec = CommandSpec(
    "detail", "one animal: diet, size and all that is known of it",
    discussion: [
      "A number is a place in the list shown last. Anything else is an id or a part of a name; "
        + "accents and case do not matter. `id:162` is an id that is a number."
    ],
    operands: [Operand("WHICH", "its number in the list shown last, its id or part of its name")],
    options: units.map(\.option) + [exhibit, save],
    examples: [
      ("zoo detail 2", "the second animal of the list shown last"),
      ("zoo detail 'red panda' --weight kg", "by name, in kilograms for this once"),
      ("zoo detail condor --exhibit birds", "a bird of Chile"),
    ])

  private let target: Target
  private let units: [String: JSONValue]
  private let save: String?

  init(_ parsed: ParsedArguments) throws {
    target = try Target(parsed)
    units = try parsed.preferences(Self.units)
    save = try parsed.fileToSave()
  }

  func run(with options: CommonOptions, in world: World) async throws {
    let context = try Context(world, options, flags: units)
    let listed = try target.listed(context)
    let (found, exhibit) = try await context.find(target, in: listed)
    let specimen = try await context.detail(of: found, in: exhibit, listed: listed)
    if let file = save { try await context.save(specimen.pictures.prefix(1), to: file) }
    if options.isJSON {
      try context.show(JSONView.specimen(specimen, in: exhibit, context.preferences))
    } else {
      if try await context.showPicture(of: specimen) { try context.show([""]) }
      let view = DetailView(
        preferences: context.preferences, width: context.width, now: world.now())
      try context.show(view.lines(specimen))
    }
  }
}

extension ParsedArguments {
  /// The file of `--save`.
  ///
  /// - Throws: `InvalidValue` for a name that can be no file's.
  func fileToSave() throws(InvalidValue) -> String? {
    guard let name = value(DetailCommand.save) else { return nil }
    guard !name.isEmpty, !name.hasSuffix("/"), !name.contains("\0") else {
      throw InvalidValue(name, kind: "a file", allowed: "a name for the picture")
    }
    return name
  }
}

extension Context {
  /// A specimen with all that its API knows of it.
  ///
  /// - Parameter listed: the list it was chosen from; what came from a file is all there is.
  func detail(
    of specimen: Specimen, in exhibit: Exhibit, listed: Listing?
  ) async throws -> Specimen {
    let isFromFile = listed?.source == .file && listed?.specimens.contains(specimen) == true
    guard exhibit.detail != nil, !isFromFile else { return specimen }
    return try await fetch("more about \(specimen.name)") {
      try await $0.detail(of: specimen, in: exhibit)
    }.value
  }
}
