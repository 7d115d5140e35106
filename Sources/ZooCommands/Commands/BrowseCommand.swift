import Arguments
import ZooKit
import ZooQuery
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
    let request = try BrowseRequest(parsed.joinedOperands() ?? "", at: .animals)
    let exhibit = request.exhibit ?? .animals
    let words = [request.query.search, parsed.value(ListCommand.search)].compactMap { $0 }
    let order = try parsed.value(ListCommand.sort).map { word throws(InvalidValue) in
      try [exhibit].order(typed: word)
    }
    self.exhibit = exhibit
    query = ListQuery(
      search: words.isEmpty ? nil : words.joined(separator: " "),
      order: order ?? request.query.order)
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    let search = query.search == nil ? "" : " --search TEXT"
    return .visit(
      from: .browser(BrowserPlace(of: exhibit.id, query)),
      fallback: .missing("zoo list \(exhibit.id)\(search)"))
  }
}

/// What is to be browsed: an exhibit, what it is narrowed to, and its order.
struct BrowseRequest {
  /// `nil` if none is named.
  let exhibit: Exhibit?
  let query: ListQuery

  init(_ exhibit: Exhibit?, _ query: ListQuery = ListQuery()) {
    self.exhibit = exhibit
    self.query = query
  }

  /// - Parameter here: the exhibit where the user is.
  /// - Throws: `InvalidValue` if the words are a misspelt exhibit.
  init(_ words: String, at here: Exhibit) throws(InvalidValue) {
    switch Intent(words) {
    case .exhibits(let named): self.init(named.last.flatMap(Exhibit.named))
    case .ownCats: self.init(.own)
    case .ranking(let superlative, let named, let kind):
      let ranked = named.flatMap(Exhibit.named) ?? superlative.exhibit(of: kind, at: here)
      let order = try [ranked].order(typed: superlative.word)
      self.init(
        ranked, ListQuery(search: ranked.isMeant(by: kind ?? "") ? nil : kind, order: order))
    case .animals(let typed):
      let (exhibits, name) = Query.exhibitsFirst(in: typed)
      if exhibits.isEmpty, Exhibit.isMisspelt(typed) { throw InvalidValue(exhibit: typed) }
      self.init(
        exhibits.last.flatMap(Exhibit.named), ListQuery(search: name.isEmpty ? nil : name))
    case .comparison: self.init(nil, ListQuery(search: words))
    }
  }
}
