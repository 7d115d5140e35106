import Testing
import ZooKit
import ZooSources

@testable import ZooQuery

/// What is typed after `zoo`, at the session's prompt and at a list is answered by one function; what is typed after `/`
/// and `search` finds the same and more.
@Suite("What people type")
struct QueryTests {
  private static let index = {
    var index = QueryIndex()
    for exhibit in Exhibit.all {
      let animals = VocabularyTests.animals.filter { $0.exhibit == exhibit }
      index.add(animals.map(\.animal).entries(of: exhibit))
    }
    return index
  }()

  private static func names(_ matches: [Int]) -> [String] {
    index.animals(at: matches).map { $0.words("englishName") ?? $0.name }
  }

  @Test("every line of the table means what it says, and a search finds that too")
  func table() {
    #expect(Self.lines.rows.count >= 300)
    for row in Self.lines.rows {
      let typed = row["typed"] ?? ""
      let query = Query(typed)
      guard let answer = Self.index.answer(query) else {
        #expect(row["means"] == nil, "\(typed) finds nothing")
        continue
      }
      let found = Self.names(answer.matches)
      let means =
        found.count > 1 ? ":" : !answer.isNamed ? "?" : answer.rank == .text ? "~" : "="
      #expect(row["means"] == means, "\(typed): \(found.prefix(5))")
      let missing = Set(row.list("animals")).subtracting(found)
      #expect(missing.isEmpty, "\(typed) lacks \(missing)")
      let searched = Self.names(Self.index.search(query).map(\.index))
      #expect(Set(row.list("animals")).subtracting(searched).isEmpty, "search \(typed)")
    }
  }

  @Test("no list has what only sounds like it")
  func absences() {
    for row in Self.absent.rows {
      let found = Self.index.answer(Query(row["typed"] ?? "")).map { Self.names($0.matches) } ?? []
      #expect(!found.isEmpty && Set(row.list("animals")).isDisjoint(with: found), "\(row)")
    }
  }

  @Test(
    "a typo is mended where every word has a near one, else it is said what nothing has",
    arguments: [
      ("girafe", "giraffe"), ("red pnda", "red panda"), ("okapy", "okapi"),
      ("hipopotamus", "hippopotamus"), ("endangred owls", nil), ("penguine", "penguin"),
      ("nocturnl birds", "nocturnal birds"), ("xyzzyq", nil), ("quantum night hunter", nil),
    ] as [(String, String?)])
  func typos(typed: String, meant: String?) {
    #expect(Self.index.correction(of: Query(typed)) == meant)
  }

  @Test("of words that match nothing together, what is no term is left out first")
  func excess() {
    func excess(_ typed: String) -> String? { Self.index.excess(of: Query(typed))?.rest }
    #expect(excess("fin whale") == "whale" && excess("quantum night hunter") == "night hunter")
    #expect(excess("nocturnal monkeys") == "monkeys" && excess("xyzzyq") == nil)
    #expect(excess("make a noise") == nil)
  }

  @Test(
    "words that mean the same have one canonical text",
    arguments: [
      (["owl", "owls", "the Owls", "búhos"], "owls"),
      (["endangered owl", "Endangered owls"], "endangered owls"), (["Lion", "lion"], "lion"),
    ])
  func canonical(typed: [String], text: String) {
    #expect(Set(typed.map { Query($0).canonicalText }) == [text])
  }

  @Test(
    "a word is found whatever a text's letters are folded to",
    arguments: [
      ("weisser", "Weißer Kater"), ("beatrice", "Be\u{301}atrice"), ("senor", "Señor Gato"),
      ("cafe", "CAFÉ ☕️"), ("wolves", "Grey Wolf · a pack"), ("pallass", "Pallas’s Cat"),
    ])
  func folding(word: String, text: String) {
    #expect(QueryWord(word).isFound(in: text) && !QueryWord("quokka").isFound(in: text))
  }

  @Test("control characters, endless words, other scripts and fillers alone end in an answer")
  func oddInput() {
    for typed in [
      "", " ", "\u{1B}[31mlion", "the", "in the of", String(repeating: "lion ", count: 2000),
      String(repeating: "lionn ", count: 2000),
      String(repeating: "x", count: 100_000), "лев", "狮子", "🦁", ",,,,,,", "'s", "---", "\0",
    ] {
      let query = Query(typed)
      _ = (Self.index.answer(query), Self.index.search(query).count)
      _ = Self.index.correction(of: query)
    }
    #expect(Query("").isEmpty && Self.index.answer(Query("")) == nil)
  }

  @Test("thousands are searched as few are, whatever stands before the words")
  func thousands() {
    let animals = (0..<4000).map { Animal(id: "\($0)", name: "Cat \($0)", emoji: "") }
    let index = QueryIndex(animals.entries(of: .cats))
    #expect(index.search(Query("a the cat 1234")).map(\.index) == [1234])
    #expect(index.search(Query("a the of")).isEmpty)
  }

  @Test("what was typed is read without accents, case, articles and signs")
  func reading() {
    #expect(
      "Pallas's Cat".queryText == "pallass cat"
        && "Bird-of-paradise".queryText == "bird of paradise")
    #expect("Queltehue / Treile".queryText == "queltehue treile")
    #expect(Query("the LIÓN").text == "lion" && Query("animals in africa").words == ["africa"])
  }

  @Test("a word spelled in another way is the same in names, tags and sentences")
  func spellings() {
    let cats = [("gray", "A cat of one color."), ("grey", "A cat of two colours.")].map {
      var cat = Animal(
        id: $0.0, exhibit: "cats", name: "Cat \($0.0)", facts: [.list("tags", [$0.0])],
        emoji: "🐱")
      cat.sentence = $0.1
      return cat
    }
    let index = QueryIndex(cats.entries(of: .cats))
    for typed in ["gray", "grey", "cat gray", "grays"] {
      #expect(index.search(Query(typed)).count == 2, "\(typed)")
      #expect(index.answer(Query(typed))?.matches.count == 2, "\(typed)")
    }
    #expect(index.search(Query("color")).count == 2 && index.search(Query("colours")).count == 2)
  }
}
