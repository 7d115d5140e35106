import Foundation
import Testing
import ZooKit

@testable import Collections

/// Checks every row of the built-in collections: it exists, is complete and is in order.
@Suite("Rows of the collections")
struct CollectionTests {

  @Test("each collection is found by its own name")
  func naming() {
    for collection in BuiltInCollection.all {
      #expect(BuiltInCollection.named(collection.exhibit)?.records == collection.records)
    }
    #expect(Set(BuiltInCollection.all.map(\.exhibit)).count == 5)
  }

  @Test("every breed and bird of the APIs is there under its own id, and ours are told apart")
  func ids() throws {
    func pairs(_ table: TextTable) -> [String] {
      table.rows.map { "\($0["id"] ?? "") \($0["name"] ?? "")" }
    }
    #expect(Set(pairs(.catBreeds)) == Set(try Rows.recorded("cat-breeds")))
    let dogs = pairs(.dogBreeds).filter { Int($0.prefix { $0 != " " }) ?? 0 <= 1000 }
    let known = Set(try Rows.recorded("dog-breeds"))
    #expect(dogs.count == 172 && Set(dogs) == known)
    let uids = Rows.birds.compactMap { $0["uid"] }
    let ours = Set(uids).subtracting(try Rows.recorded("birds"))
    #expect(uids.count == 217 && ours == ["ardenna-creatopus"])
  }

  @Test("no id and no name stands twice in a collection")
  func uniqueness() {
    for rows in [
      Rows.animals, TextTable.catBreeds.rows, TextTable.dogBreeds.rows, Rows.birds,
    ] {
      for column in ["id", "uid", "name", "latin_name", "latin"] {
        let values = rows.compactMap { $0[column] }
        let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 }.isEmpty, "\(column)")
      }
    }
  }

  @Test("the zoo animals are at least 330 of every class, some 25 of them invertebrates")
  func classes() {
    let types = Dictionary(grouping: Rows.animals) { $0["animal_type"] ?? "" }
    #expect(Rows.animals.count >= 330)
    #expect(
      Set(types.keys) == [
        "Mammal", "Marsupial", "Bird", "Reptile", "Amphibian", "Fish", "Invertebrate",
      ])
    #expect(types["Invertebrate"]?.count ?? 0 >= 25)
  }

  @Test(
    "no field is empty that everything of its kind has",
    arguments: [
      ("animals", "id name latin_name animal_type habitat diet geo_range emoji"),
      (
        "cat-breeds",
        "id name origin country_code life_span weight_imperial weight_metric temperament description"
      ),
      ("dog-breeds", "id name life_span temperament height_imperial height_metric wikipedia"),
      ("birds", "uid spanish english latin order size habitat iucn migration dimorphism"),
      ("cats", "id name tags created event description"),
    ])
  func fields(exhibit: String, columns: String) throws {
    let rows = try #require(BuiltInCollection.named(exhibit)).lines.map(\.row)
    let empty = rows.flatMap { row in
      columns.split(separator: " ").filter { row[String($0)]?.isEmpty != false }
        .map { "\($0) of \(Rows.name(row))" }
    }
    #expect(empty == [])
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
      // Few animals have other names.
      let optional = lines[0].hasSuffix("| also_called") ? 1 : 0
      for line in lines where !line.hasPrefix("#") {
        let count = line.count { $0 == "|" }
        #expect((columns - optional...columns).contains(count), "\(file): \(line)")
      }
    }
  }

  // MARK: - Sizes

  @Test("a size of a zoo animal says what was measured, and its ends ascend")
  func sizes() throws {
    for row in Rows.animals {
      let name = Rows.name(row)
      let height = JSONObject(row.range("height", as: "height", measured: "measured"))
      let length = JSONObject(row.range("length", as: "length", measured: "measured"))
      #expect(!height.isEmpty || !length.isEmpty, "\(name)")
      for (range, isHeight) in [(height, true), (length, false)] where !range.isEmpty {
        let dimension = BodyDimension(range["measured"]?.text)
        #expect(dimension?.isHeight == isHeight, "\(name)")
      }
      for column in ["height", "length", "weight"] {
        let range = JSONObject(row.range(column, as: "x"))
        guard !range.isEmpty, range["x_min"]?.text != "up" else { continue }
        if range["x_min"]?.text == "nobody weighs them", column == "weight" { continue }
        let low = try #require(range["x_min"]?.text.flatMap(Double.init), "\(column) of \(name)")
        let high = try #require(range["x_max"]?.text.flatMap(Double.init), "\(column) of \(name)")
        // Adults differ by a factor of less than 11 in length, but of up to 40 in weight.
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
    for row in Rows.breeds {
      for (column, factor) in [("weight", 0.45359237), ("height", 2.54)] {
        guard let imperial = row["\(column)_imperial"], let metric = row["\(column)_metric"] else {
          #expect(row["\(column)_imperial"] == row["\(column)_metric"], "\(Rows.name(row))")
          continue
        }
        let (given, converted) = (try Self.ends(imperial), try Self.ends(metric))
        #expect(given.low <= given.high && converted.low <= converted.high, "\(Rows.name(row))")
        for (pounds, kilograms) in [(given.low, converted.low), (given.high, converted.high)] {
          // Clubs round metric and imperial figures independently.
          #expect(abs(pounds * factor - kilograms) <= 1, "\(column) of \(Rows.name(row))")
        }
      }
      let lives = try #require(row["life_span"]).replacing(" years", with: "")
      let years = try Self.ends(lives)
      #expect(4 <= years.low && years.low <= years.high && years.high <= 20, "\(Rows.name(row))")
    }
  }

  @Test("a bird's weight and wingspan are ranges with a unit, and fit its size")
  func birdMeasures() throws {
    var weights = 0
    for row in Rows.birds {
      if let span = row["wingspan"] {
        #expect(span.hasSuffix(" cm"))
        let length = try Self.ends(String(try #require(row["size"]).dropLast(3)))
        let ends = try Self.ends(String(span.dropLast(3)))
        #expect(ends.low <= ends.high && ends.low > length.low, "\(Rows.name(row))")
      }
      guard let weight = row["weight"] else { continue }
      weights += 1
      let isHeavy = weight.hasSuffix(" kg")
      #expect(isHeavy || weight.hasSuffix(" g"))
      let ends = try Self.ends(String(weight.dropLast(isHeavy ? 3 : 2)))
      #expect(
        0 < ends.low && ends.low <= ends.high && ends.high < 3 * ends.low, "\(Rows.name(row))")
      #expect(isHeavy == (ends.high >= 1 && ends.high < 50 && weight.hasSuffix(" kg")))
    }
    #expect(weights > 160)
  }

  @Test("a bird's size is a range in cm")
  func birdSizes() throws {
    for row in Rows.birds {
      let size = try #require(row["size"])
      #expect(size.hasSuffix(" cm"))
      let ends = try Self.ends(String(size.dropLast(3)))
      #expect(5 <= ends.low && ends.low <= ends.high && ends.high <= 160, "\(Rows.name(row))")
    }
  }
}
