import Arguments
import ZooKit
import ZooService
import ZooSources

/// `zoo browse EXHIBIT WORDS`
struct BrowseCommand: Command {
  static let spec = CommandSpec(
    "browse",
    operands: [
      Operand("EXHIBIT", completedBy: .words(Exhibit.all.map(\.id)), isOptional: true),
      Operand("WORDS", isOptional: true, repeats: true),
    ],
    options: [ListCommand.search, ListCommand.sort] + CommonOptions.sizes)

  private let exhibit: Exhibit
  private let query: ListQuery

  init(_ parsed: ParsedArguments) throws {
    let words = [parsed.joinedOperands(), parsed.value(ListCommand.search)].compactMap { $0 }
    let request = try BrowseRequest(words.joined(separator: " "))
    let exhibit = request.exhibit ?? .animals
    self.exhibit = exhibit
    query = ListQuery(
      search: request.typed,
      order: try parsed.value(ListCommand.sort).map { word throws(InvalidValue) in
        try [exhibit].order(typed: word)
      })
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    .question(.browsing(exhibit.id, query), fallback: .missing("zoo list \(exhibit.id)"))
  }
}

/// What is to be browsed: an exhibit, words to narrow it to, or both.
struct BrowseRequest {
  /// `nil` if none is named.
  let exhibit: Exhibit?
  /// `nil` for nothing.
  let typed: String?

  init(_ exhibit: Exhibit) { (self.exhibit, typed) = (exhibit, nil) }

  /// Throws if the words are a misspelt exhibit.
  init(_ words: String) throws(InvalidValue) {
    let (exhibits, rest) = Exhibit.splittingPrefix(of: words)
    if words.isEmpty {
      (exhibit, typed) = (nil, nil)
    } else if Exhibit.meansEveryCat(words) {
      (exhibit, typed) = (.cats, nil)
    } else if let named = Exhibit.called(words) {
      (exhibit, typed) = (named, nil)
    } else if Exhibit.isMisspelt(words) {
      (exhibit, typed) = (try Exhibit(typed: words, or: .animal), nil)
    } else {
      (exhibit, typed) = (exhibits.first, rest)
    }
  }
}
