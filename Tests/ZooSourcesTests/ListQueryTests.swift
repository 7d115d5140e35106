import Testing
import ZooKit
import ZooQuery
import ZooSources

@Suite("Orders of lists")
struct ListQueryTests {
  private static func animal(_ id: String, _ low: String?, _ high: String? = nil) -> Animal {
    let reading = Measure.RawRange(low: low, high: high ?? low, unit: .pound)
    return Animal(
      id: id, exhibit: Exhibit.dogBreeds.id, name: id, facts: [.measure(Measure(.weight, reading))],
      emoji: "")
  }

  private static func sorted(_ animals: [Animal], _ order: ListQuery.Order) -> String {
    ListQuery(order: order).sorted(animals).map(\.id).joined()
  }

  @Test(
    "the largest come first, by the other end where one is equal, and those without a size last")
  func sizes() {
    let animals = [
      Self.animal("a", nil), Self.animal("b", "3", "9"), Self.animal("c", "5", "9"),
      Self.animal("d", "1", "20"), Self.animal("e", "NaN"), Self.animal("f", "3", "8"),
    ]
    #expect(Self.sorted(animals, .measure(.weight)) == "dcbfae")
    #expect(Self.sorted(animals, .measure(.weight, isReversed: true)) == "dfbcae")
    // None has a height.
    #expect(Self.sorted(animals, .measure(.height)) == "abcdef")
  }

  @Test("an order is typed by its word or by a superlative, and kept by its word")
  func words() {
    for (typed, expected) in [
      ("weight", ListQuery.Order.measure(.weight)), ("Heaviest", .measure(.weight)),
      ("-heaviest", .measure(.weight, isReversed: true)),
      ("-smallest", .measure(.weight)), ("lightest", .measure(.weight, isReversed: true)),
      ("tallest", .measure(.height)), ("-height", .measure(.height, isReversed: true)),
      ("name", .name), ("-name", .reversedName),
    ] as [(String, ListQuery.Order)] {
      #expect(Exhibit.dogBreeds.order(typed: typed) == expected, "\(typed)")
      #expect(ListQuery.Order(word: expected.word) == expected)
    }
    #expect(Exhibit.dogBreeds.order(typed: "longest") == nil)
    #expect(Exhibit.cats.order(typed: "heaviest") == nil)
    let weights = Exhibit.all.orders.filter { $0.word == "weight" }
    #expect(weights.count == 1)
  }
}
