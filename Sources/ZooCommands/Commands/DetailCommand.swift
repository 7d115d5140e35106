import Arguments
import ZooService
import ZooKit
import ZooQuery
import ZooSources

/// `zoo detail WHICH`
struct DetailCommand: Command {
  static let exhibit = Option(
    "exhibit", placeholder: "EXHIBIT", completedBy: .words(Exhibit.all.map(\.id)))
  static let which = Operand(
    "WHICH", completedBy: CompletionsCommand.animals, isOptional: true, repeats: true)
  static let random = Option("random")
  private static let full = Option("full")
  private static let line = Option("line")
  static let drawing = Option("drawing")
  static let spec = CommandSpec(
    "detail", otherNames: ["show", "info", "picture", "photo"], operands: [which],
    options: CommonOptions.sizes + [
      exhibit, full, random, line, drawing, PictureSaveOptions.save, PictureSaveOptions.force,
    ])

  /// `nil` when no animal was named, so that it is asked for.
  private let target: Lookup?
  private let exhibit: Exhibit?
  private let isRandom: Bool
  private let isOneLine: Bool
  private let isFull: Bool
  private let isDrawing: Bool
  private let save: String?
  private let isForced: Bool

  /// Whether its picture is to be saved.
  var isSaving: Bool { save != nil }

  /// `--random` needs only the built-in collection, so broken preferences don't matter.
  var ignoresBrokenPreferences: Bool { isRandom }

  init(_ parsed: ParsedArguments) throws {
    let exhibit = try parsed.exhibit()
    target = try parsed.target(in: exhibit)
    self.exhibit = exhibit
    save = try parsed.fileToSave()
    isForced = parsed.has(PictureSaveOptions.force)
    isRandom = parsed.has(Self.random)
    isOneLine = parsed.has(Self.line)
    isFull = parsed.has(Self.full)
    isDrawing = parsed.has(Self.drawing)
    try Self.checkRandom(parsed)
    if save != nil, isDrawing {
      throw UsageError.unexpectedOperand("--drawing", command: "\(Self.spec.name) --save")
    }
    // Without an animal there is no picture to save.
    if save != nil, target == nil {
      throw UsageError.missingOperand("WHICH", command: Self.spec.name)
    }
    if isOneLine, target == nil, !isRandom {
      throw UsageError.missingOperand("WHICH", with: "--line", command: Self.spec.name)
    }
  }

  /// Words that are an exhibit mean all of it, and `show me` or `show all` ask for whatever follows, unless an option is about
  /// one animal; an article asks for nothing.
  static func isForRoot(_ parsed: ParsedArguments) -> Bool {
    guard let typed = parsed.joinedOperands(),
      ![exhibit, full, line, drawing, PictureSaveOptions.save].contains(where: parsed.has)
    else { return false }
    return Query.words(of: typed).first.map(Query.isFiller) == true
      || !Query.exhibits(meantBy: typed).isEmpty
  }

  /// Rejects arguments that don't go with `--random`.
  private static func checkRandom(_ parsed: ParsedArguments) throws {
    guard parsed.has(random) else { return }
    let others = [PictureSaveOptions.save, PictureSaveOptions.force].filter(parsed.has).map {
      "--\($0.name)"
    }
    if let word = (parsed.operands + others).first {
      throw UsageError.unexpectedOperand(word, command: "\(spec.name) --random")
    }
    let source = parsed.value(PreferenceKey.source.option)
    if let source, source == Source.live.rawValue || source == Source.cache.rawValue {
      throw InvalidValue(source, .builtIn)
    }
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    if isRandom {
      let exhibit = exhibit ?? .animals
      let animal = try service.randomBuiltInAnimal(of: exhibit).withoutPictures
      return .answer(answer(animal, in: exhibit))
    }
    guard let target else {
      let window = BrowserPlace(of: (exhibit ?? .animals).id)
      return .question(missing: "zoo detail WHICH", orVisit: .browser(window)) { prompter in
        try await prompter.ask(.detail(in: exhibit)) { words, listing in
          try await Self.answer(to: words, of: exhibit, in: listing, with: service)
        }
      }
    }
    return try await outcome(for: try await service.find(target), with: service)
  }

  /// The animal that words name where one is asked for, or what they alone would show.
  private static func answer(
    to words: String, of exhibit: Exhibit?, in listing: Listing?, with service: AnimalService
  ) async throws -> CommandAnswer {
    if exhibit == nil {
      let parsed = try Commands.commandLine.parse(words.split(separator: " ").map(String.init))
      guard parsed.command == RootCommand.spec, !words.contains("--") else {
        throw Session.Problem.nameWanted
      }
      guard case .animals = Intent(words) else {
        guard case .answer(let answer) = try await RootCommand(parsed).run(with: service) else {
          throw Session.Problem.nameWanted
        }
        return answer
      }
    }
    let target = try Lookup(typed: words, in: [exhibit].compactMap(\.self))
    let found = try await service.complete(try await service.find(target, in: listing))
    return .animal(found.animal, in: found.exhibit)
  }

  private func answer(_ animal: Animal, in exhibit: Exhibit) -> CommandAnswer {
    let answer: CommandAnswer =
      isOneLine
      ? .oneLineSummary(animal, in: exhibit) : .animal(animal, in: exhibit, isWhole: isFull)
    return isDrawing ? .drawing(of: answer) : answer
  }

  /// Shows an animal that was found, and saves its picture if that is wanted.
  func outcome(for found: FoundAnimal, with service: AnimalService) async throws -> CommandOutcome {
    let found = try await service.complete(found)
    let answer = answer(found.animal, in: found.exhibit)
    guard let save else { return .answer(answer) }
    let portrait = found.animal.portrait
    let isWanted = portrait.map { !$0.isIllustration || service.usesWikipedia } ?? false
    let pictures = isWanted ? [portrait].compactMap { $0 } : []
    return try await service.save(pictures, to: save, isForced: isForced, answering: answer)
  }
}

extension ParsedArguments {
  /// All operands as one text, so that names need no quotes; `nil` when there are none.
  func joinedOperands() -> String? { operands.isEmpty ? nil : operands.joined(separator: " ") }

  /// The animal that the operands name, of an exhibit if one is given; `nil` without operands.
  func target(in exhibit: Exhibit? = nil) throws(InvalidValue) -> Lookup? {
    guard let words = joinedOperands() else { return nil }
    return try Lookup(typed: words, in: [exhibit].compactMap(\.self))
  }

  /// The exhibit given with `--exhibit`.
  func exhibit() throws(InvalidValue) -> Exhibit? {
    guard let word = value(DetailCommand.exhibit) else { return nil }
    return try Exhibit(typed: word)
  }

  /// The file given with `--save`; throws for something that can't be a file name.
  func fileToSave() throws(InvalidValue) -> String? {
    guard let name = value(PictureSaveOptions.save) else { return nil }
    guard !name.isEmpty, !name.hasSuffix("/"), !name.contains("\0") else {
      throw InvalidValue(name, .pictureFile)
    }
    return name
  }
}
