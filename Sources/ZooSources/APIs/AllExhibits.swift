import ZooKit
import ZooQuery

extension Exhibit {
  /// Every exhibit, in display order. To add an API, add a file beside these and its name here.
  package static let all: [Exhibit] = [.animals, .catBreeds, .dogBreeds, .birds, .cats]

  /// The names that preferences can set an address for: the exhibits and Wikipedia.
  package static let addressNames = all.map(\.id) + [Wikipedia.id]

  package static func named(_ id: String) -> Exhibit? { all.first { $0.id == id } }

  /// The exhibit that a word means: its id, noun, plural or another name; hyphens count as
  /// spaces.
  package static func called(_ word: String) -> Exhibit? { byName[spaced(word)] }

  private static let byName = Dictionary(
    all.flatMap { exhibit in exhibit.names.map { (spaced($0), exhibit) } },
    uniquingKeysWith: { first, _ in first })

  private static func spaced(_ name: String) -> String {
    String(name.map { $0 == "-" ? " " : $0 }).folded
  }

  /// The exhibits that all words mean, without those at their ends that mean nothing: two for cats; none if a fact is asked
  /// for.
  package static func allCalled(_ typed: String) -> [Exhibit] {
    if Query(typed).askedFact != nil { return [] }
    let word = trimmingFillers(typed.split(separator: " ").map(String.init))
    return meansEveryCat(word) ? [.cats, .catBreeds] : called(word).map { [$0] } ?? []
  }

  /// Whether a word is one for the exhibit.
  package func isCalled(_ word: String) -> Bool { Self.allCalled(word).contains(self) }

  /// Words without those at their ends that mean nothing, as far as these are no exhibit.
  package static func trimmingFillers(_ words: [String]) -> String {
    Query.trimmingFillers(words) { called($0) != nil }.joined(separator: " ")
  }

  /// All that exhibits may be called.
  package static var allNames: [String] { all.flatMap { $0.names.map { $0.lowercased() } } }

  private var names: [String] { [id, noun, plural] + otherNames }

  /// Whether a word means both exhibits of cats.
  package static func meansEveryCat(_ word: String) -> Bool {
    ["cat", "cats", "gato", "gatos"].contains(word.folded)
  }

  /// The exhibits that the first words name, and the words after them: `dog golden retriever`; none and all words
  /// where they name none.
  package static func splittingPrefix(of typed: String) -> (exhibits: [Exhibit], name: String) {
    let words = typed.split(separator: " ")
    // A bird of prey is no `of prey` among the birds of Chile.
    let term = Query.firstTerm(of: typed)
    for length in (1...3).reversed() where length < words.count && length >= term {
      let prefix = words.prefix(length).joined(separator: " ")
      let rest = words.dropFirst(length).joined(separator: " ")
      // Animals in Africa are those of all exhibits.
      if Query.isFiller(prefix), Query.isFiller(String(words[length])) { continue }
      if meansEveryCat(prefix) { return ([.catBreeds, .cats], rest) }
      if let exhibit = called(prefix) { return ([exhibit], rest) }
    }
    return ([], typed)
  }
}

extension ListQuery {
  /// The query without a kind that an exhibit is called by, since all of it is that.
  package func withoutKind(of exhibit: Exhibit) -> Self {
    var query = self
    if kind.map(exhibit.isCalled) == true { query.kind = nil }
    return query
  }
}
