import Foundation
import Testing
import ZooKit

@testable import Collections

/// Checks the words in every row of the built-in collections.
@Suite("Words of the collections")
struct WordsTests {

  @Test("every Latin name is a binomial, or a trinomial where a subspecies is meant")
  func binomials() throws {
    let binomial = /[A-Z][a-z]+ [a-z]+(-[a-z]+)?( [a-z]+)?/
    for row in Rows.animals + Rows.birds {
      let name = try #require(row["latin_name"] ?? row["latin"])
      #expect(name.wholeMatch(of: binomial) != nil, "\(name)")
    }
  }

  @Test(
    "a column of few words knows no others",
    arguments: [
      ("active_time", "Diurnal Nocturnal Crepuscular Cathemeral"),
      ("iucn", "LC NT VU EN CR EW DD NE"), ("status", "endemic introduced"),
      ("migration", "yes no"), ("dimorphism", "yes no"),
      ("breed_group", "Sporting Hound Working Terrier Toy Non-Sporting Herding Mixed"),
    ])
  func vocabularies(column: String, words: String) {
    let known = Set(words.split(separator: " ").map(String.init))
    let used = Set(Rows.everything.compactMap { $0[column] })
    #expect(!used.isEmpty && used.isSubset(of: known), "\(used.subtracting(known))")
  }

  @Test("a lifespan is a number of years, and whose")
  func lifespans() {
    for row in Rows.animals {
      guard let span = row["lifespan"] else { continue }
      #expect(
        span.wholeMatch(of: /[1-9][0-9]*( months)? (wild|human care)/) != nil, "\(Rows.name(row))")
    }
  }

  private static let domestic: Set = [
    "Llama", "Alpaca", "Bactrian Camel", "Dromedary", "Domestic Yak", "Cow", "Sheep", "Goat", "Pig",
    "Donkey", "Chicken", "Domestic Goose", "Horse", "Water Buffalo", "Guinea Pig", "Ferret",
    "Domestic Duck", "Koi",
  ]

  @Test("every wild zoo animal has its status, and every region of a bird its name")
  func statuses() {
    for row in Rows.animals where row["iucn"] == nil {
      #expect(Self.domestic.contains(Rows.name(row)))
    }
    for row in Rows.birds {
      let regions = row["regions"].map(ChileanRegionNames.names) ?? ""
      #expect(regions.firstMatch(of: /\b[A-Z]{2}\b/) == nil, "\(Rows.name(row)): \(regions)")
    }
    #expect(ChileanRegionNames.names(of: "AP-MA") == "All of Chile")
    #expect(ChileanRegionNames.names(of: "AP, AT-LL") == "Arica y Parinacota, Atacama to Los Lagos")
  }

  @Test("young and group of a zoo animal are short, and no two have one Spanish name")
  func shortColumns() {
    for row in Rows.animals {
      for column in ["young", "group"] {
        guard let text = row[column] else { continue }
        #expect(text.count <= 40 && text.first?.isLowercase == false, "\(text)")
        #expect(!text.hasSuffix(".") && !text.contains(";"), "\(text)")
      }
    }
    let names = Rows.animals.compactMap { $0["spanish"]?.folded }
    #expect(names.count > 340 && Set(names).count == names.count)
  }

  @Test("one emoji stands for each zoo animal, two columns wide and in every font of today")
  func emoji() throws {
    let allowed = Set(
      "🐘🦒🦓🦍🦧🐅🐆🦁🐼🐻🦥🦦🐾🐹🦏🦛🦊🐺🐕🐵🐒🦫🐗🐫🐪🦭🐳🐋🐬🦇🐇🦘🐨🦡🦝🦔🐭🐀🐎🐃🐂🦬🐏🐑🐐🦌🦙🦨🐱🐧🐦🦜🦅🦉🦆🦢🦩🦚🦃🐢🐊🐍🦎🐸🐠🐟🦈🐡🐙🦑🦐🦀🦞🐚🐌🦋🐛🐜🐝🪲🐞🦗🪳🦂🪸🪱🌊🐄🐖🐓🐔🐴"
    )
    for row in Rows.animals {
      let emoji = try #require(row["emoji"])
      #expect(emoji.count == 1 && emoji.unicodeScalars.count == 1, "\(Rows.name(row))")
      #expect(emoji.first.map(allowed.contains) == true, "\(Rows.name(row)) \(emoji)")
    }
  }

  @Test("a cat of history has its day, and what happened on it")
  func events() throws {
    for row in TextTable.cats.rows {
      let day = try #require(row["created"])
      #expect(day.hasSuffix("T00:00:00.000Z") && day.wholeMatch(of: /\d{4}-\d\d-\d\dT.*/) != nil)
      let event = try #require(row["event"])
      #expect(event.wholeMatch(of: /[a-z ]{4,16}/) != nil, "\(event)")
    }
  }

  /// The API's descriptions are recorded as hashes of their six-word runs, so that ours can be
  /// compared without copying them.
  @Test("no run of six words of a cat breed is TheCatAPI's")
  func ownWords() throws {
    let runs = Set(try Rows.recorded("cat-breed-runs"))
    #expect(runs.count > 3000 && runs.contains(Self.hash("native to the greek islands known")))
    for row in TextTable.catBreeds.rows {
      for column in ["description", "temperament"] {
        let words = Self.words(row[column] ?? "")
        for start in words.indices.dropLast(5) {
          let run = words[start..<(start + 6)].joined(separator: " ")
          #expect(!runs.contains(Self.hash(run)), "\(Rows.name(row)): \(run)")
        }
      }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The 32-bit FNV-1a hash.
  private static func hash(_ run: String) -> String {
    let hash = run.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  @Test(
    "every record has a sentence worth repeating: one, short, alike no other, without worn words")
  func sentences() throws {
    var seen: Set<String> = []
    let worn = [
      "did you know", "one of the most", "unique", "fascinating", "amazing", "incredible",
      "majestic", "truly", "famous for", "known for", "|", "!", ";",
    ]
    for row in Rows.everything {
      let sentence = try #require(row["sentence"], "\(Rows.name(row))")
      #expect((20...110).contains(sentence.count), "\(sentence.count): \(sentence)")
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "\(sentence)")
      let folded = sentence.folded
      #expect(!worn.contains { folded.contains($0) }, "\(sentence)")
      #expect(seen.insert(folded).inserted, "\(sentence)")
    }
  }

  @Test("no sentence names another record of its exhibit, or a search for that one finds it too")
  func otherNames() {
    for rows in Rows.byExhibit {
      let names = rows.compactMap { $0["english"] ?? $0["name"] }.map(Self.spacedWords)
      for (row, own) in zip(rows, names) {
        let sentence = Self.spacedWords(row["sentence"] ?? "")
        for name in names where !own.contains(name) {
          guard sentence.contains(name.dropLast()) else { continue }
          let plurals = ["", "s", "es"].map { "\(name.dropLast())\($0) " }
          #expect(!plurals.contains { sentence.contains($0) }, "\(own)names\(name)")
        }
      }
    }
  }

  /// The words with a space around each.
  private static func spacedWords(_ text: String) -> String {
    " \(words(text.folded).joined(separator: " ")) "
  }
}
