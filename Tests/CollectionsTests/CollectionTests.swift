import Foundation
import Testing
import ZooKit

@testable import Collections

/// Every row of the built-in collections, against what a row has to be.
@Suite("Rows of the collections")
struct CollectionTests {
  private static let animals = ZooAnimalTables.all.flatMap(\.rows)
  private static let breeds = FactTable.catBreeds.rows + FactTable.dogBreeds.rows
  private static let birds = FactTable.birdsOfChile.rows
  private static let everything = animals + breeds + birds + FactTable.cats.rows

  /// The lines of a list beside these tests.
  private static func recorded(_ name: String, test: String = #filePath) throws -> [String] {
    let directory = (test as NSString).deletingLastPathComponent + "/Recorded"
    let text = try String(contentsOfFile: "\(directory)/\(name).txt", encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// What makes a row findable in a message.
  private static func name(_ row: FactTable.Row) -> String {
    row["name"] ?? row["uid"] ?? row["id"] ?? "a row without a name"
  }

  // MARK: - Complete

  @Test("every breed and bird of the APIs is there under its own id, and ours are told apart")
  func ids() throws {
    func pairs(_ table: FactTable) -> [String] {
      table.rows.map { "\($0["id"] ?? "") \($0["name"] ?? "")" }
    }
    #expect(Set(pairs(.catBreeds)) == Set(try Self.recorded("cat-breeds")))
    let dogs = pairs(.dogBreeds).filter { Int($0.prefix { $0 != " " }) ?? 0 <= 1000 }
    let known = Set(try Self.recorded("dog-breeds"))
    #expect(dogs.count == 172 && Set(dogs) == known)
    let uids = Self.birds.compactMap { $0["uid"] }
    let ours = Set(uids).subtracting(try Self.recorded("birds"))
    #expect(uids.count == 217 && ours == ["ardenna-creatopus"])
  }

  @Test("no id and no name stands twice in a collection")
  func uniqueness() {
    for rows in [Self.animals, FactTable.catBreeds.rows, FactTable.dogBreeds.rows, Self.birds] {
      for column in ["id", "uid", "name", "latin_name", "latin"] {
        let values = rows.compactMap { $0[column] }
        let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 }.isEmpty, "\(column)")
      }
    }
  }

  @Test("the zoo animals are at least 200 of every class, some 25 of them invertebrates")
  func classes() {
    let types = Dictionary(grouping: Self.animals) { $0["animal_type"] ?? "" }
    #expect(Self.animals.count >= 200)
    #expect(
      Set(types.keys) == [
        "Mammal", "Marsupial", "Bird", "Reptile", "Amphibian", "Fish", "Invertebrate",
      ])
    #expect(types["Invertebrate"]?.count ?? 0 >= 25)
  }

  @Test(
    "no field is empty that everything of its kind has",
    arguments: [
      (animals, "id name latin_name animal_type habitat diet geo_range emoji"),
      (
        FactTable.catBreeds.rows,
        "id name origin country_code life_span weight_imperial weight_metric temperament description"
      ),
      (
        FactTable.dogBreeds.rows,
        "id name life_span temperament height_imperial height_metric wikipedia"
      ),
      (birds, "uid spanish english latin order size habitat iucn migration dimorphism"),
      (FactTable.cats.rows, "id name tags created event description"),
    ] as [([FactTable.Row], String)])
  func fields(rows: [FactTable.Row], columns: String) {
    for row in rows {
      for column in columns.split(separator: " ") {
        #expect(row[String(column)]?.isEmpty == false, "\(column) of \(Self.name(row))")
      }
    }
    #expect(!rows.isEmpty)
  }

  @Test("every block of rows is headed by its sources, and every row has all columns")
  func sources() throws {
    let tests = (#filePath as NSString).deletingLastPathComponent
    let directory = "\(tests)/../../Sources/Collections/Tables"
    for file in try FileManager.default.contentsOfDirectory(atPath: directory) {
      let text = try String(contentsOfFile: "\(directory)/\(file)", encoding: .utf8)
      let table = text.components(separatedBy: "\"\"\"")[1].split(separator: "\n").dropLast()
      let lines = table.map { $0.trimmingCharacters(in: .whitespaces) }
      let columns = lines[0].count { $0 == "|" }
      #expect(columns > 5 && lines[1].hasPrefix("# "), "\(file)")
      for line in lines where !line.hasPrefix("#") {
        #expect(line.count { $0 == "|" } == columns, "\(file): \(line)")
      }
    }
  }

  // MARK: - Sizes

  @Test("a size of a zoo animal says what was measured, and its ends ascend")
  func sizes() throws {
    for row in Self.animals {
      let name = Self.name(row)
      let height = row.range("height", as: "height", measured: "measured")
      let length = row.range("length", as: "length", measured: "measured")
      #expect(!height.isEmpty || !length.isEmpty, "\(name)")
      for (range, isHeight) in [(height, true), (length, false)] where !range.isEmpty {
        let dimension = BodyDimension(range["measured"]?.text)
        #expect(dimension?.isHeight == isHeight, "\(name)")
      }
      for column in ["height", "length", "weight"] {
        let range = row.range(column, as: "x")
        guard !range.isEmpty else { continue }
        let low = try #require(range["x_min"]?.text.flatMap(Double.init), "\(column) of \(name)")
        let high = try #require(range["x_max"]?.text.flatMap(Double.init), "\(column) of \(name)")
        // No adults differ more in length, however much they may in weight.
        #expect(0 < low && low <= high && high < (column == "weight" ? 40 : 11) * low, "\(name)")
      }
    }
  }

  /// The ends of a range such as `7 - 10`, or of a single `28`.
  private static func ends(_ text: String) throws -> (low: Double, high: Double) {
    let numbers = try text.split(separator: " - ").map { try #require(Double($0), "\(text)") }
    return (try #require(numbers.first), try #require(numbers.last))
  }

  @Test("a breed's pounds and kilograms, inches and centimetres agree, and ascend")
  func systems() throws {
    for row in Self.breeds {
      for (column, factor) in [("weight", 0.45359237), ("height", 2.54)] {
        guard let imperial = row["\(column)_imperial"], let metric = row["\(column)_metric"] else {
          #expect(row["\(column)_imperial"] == row["\(column)_metric"], "\(Self.name(row))")
          continue
        }
        let (given, converted) = (try Self.ends(imperial), try Self.ends(metric))
        #expect(given.low <= given.high && converted.low <= converted.high, "\(Self.name(row))")
        for (pounds, kilograms) in [(given.low, converted.low), (given.high, converted.high)] {
          // Clubs round each system by itself.
          #expect(abs(pounds * factor - kilograms) <= 1, "\(column) of \(Self.name(row))")
        }
      }
      let lives = try #require(row["life_span"]).replacing(" years", with: "")
      let years = try Self.ends(lives)
      #expect(4 <= years.low && years.low <= years.high && years.high <= 20, "\(Self.name(row))")
    }
  }

  @Test("a bird's size is a range in cm")
  func birdSizes() throws {
    for row in Self.birds {
      let size = try #require(row["size"])
      #expect(size.hasSuffix(" cm"))
      let ends = try Self.ends(String(size.dropLast(3)))
      #expect(5 <= ends.low && ends.low <= ends.high && ends.high <= 160, "\(Self.name(row))")
    }
  }

  // MARK: - Words

  @Test("every Latin name is a binomial")
  func binomials() throws {
    let binomial = /[A-Z][a-z]+ [a-z]+(-[a-z]+)?/
    for row in Self.animals + Self.birds {
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
    let used = Set(Self.everything.compactMap { $0[column] })
    #expect(!used.isEmpty && used.isSubset(of: known), "\(used.subtracting(known))")
  }

  @Test("a lifespan is a number of years, and whose")
  func lifespans() {
    for row in Self.animals {
      guard let span = row["lifespan"] else { continue }
      #expect(span.wholeMatch(of: /[1-9][0-9]* (wild|human care)/) != nil, "\(Self.name(row))")
    }
  }

  @Test("every wild zoo animal has its status, and every region of a bird its name")
  func statuses() {
    for row in Self.animals where row["iucn"] == nil {
      #expect(["Llama", "Bactrian Camel"].contains(Self.name(row)))
    }
    for row in Self.birds {
      let regions = row["regions"].map(ChileanRegion.names) ?? ""
      #expect(regions.firstMatch(of: /\b[A-Z]{2}\b/) == nil, "\(Self.name(row)): \(regions)")
    }
    #expect(ChileanRegion.names(of: "AP-MA") == "All of Chile")
    #expect(ChileanRegion.names(of: "AP, AT-LL") == "Arica y Parinacota, Atacama to Los Lagos")
  }

  @Test("one emoji stands for each zoo animal, two columns wide and in every font of today")
  func emoji() throws {
    let allowed = Set(
      "🐘🦒🦓🦍🦧🐅🐆🦁🐼🐻🦥🦦🐾🐹🦏🦛🦊🐺🐕🐵🐒🦫🐗🐫🐪🦭🐳🐋🐬🦇🐇🦘🐨🦡🦝🦔🐭🐀🐎🐃🐂🦬🐏🐑🐐🦌🦙🦨🐱🐧🐦🦜🦅🦉🦆🦢🦩🦚🦃🐢🐊🐍🦎🐸🐠🐟🦈🐡🐙🦑🦐🦀🦞🐚🐌🦋🐛🐜🐝🪲🐞🦗🪳🦂🪸🪱🌊")
    for row in Self.animals {
      let emoji = try #require(row["emoji"])
      #expect(emoji.count == 1 && emoji.unicodeScalars.count == 1, "\(Self.name(row))")
      #expect(emoji.first.map(allowed.contains) == true, "\(Self.name(row)) \(emoji)")
    }
  }

  @Test("a cat of history has its day, and what happened on it")
  func events() throws {
    for row in FactTable.cats.rows {
      let day = try #require(row["created"])
      #expect(day.hasSuffix("T00:00:00.000Z") && day.wholeMatch(of: /\d{4}-\d\d-\d\dT.*/) != nil)
    }
  }

  /// The API's own descriptions stand here as the hashes of their runs of six words, so that they can
  /// be held against ours without being copied.
  @Test("no run of six words of a cat breed is TheCatAPI's")
  func ownWords() throws {
    let runs = Set(try Self.recorded("cat-breed-runs"))
    #expect(runs.count > 3000 && runs.contains(Self.hash("native to the greek islands known")))
    for row in FactTable.catBreeds.rows {
      for column in ["description", "temperament"] {
        let words = Self.words(row[column] ?? "")
        for start in words.indices.dropLast(5) {
          let run = words[start..<(start + 6)].joined(separator: " ")
          #expect(!runs.contains(Self.hash(run)), "\(Self.name(row)): \(run)")
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
}
