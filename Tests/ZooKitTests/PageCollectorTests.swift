import Testing

@testable import ZooKit

@Suite("Walks from page to page")
struct PageCollectorTests {
  private static func animals(_ ids: some Sequence<Int>) -> [Animal?] {
    ids.map { Animal(id: "\($0)", name: "Animal \($0)", emoji: "🐾") }
  }

  /// Walks an API with so many records, and returns the pages it requested.
  private static func walk(
    _ wanted: PageRequest?, _ paging: Paging, over count: Int, cappedAt cap: Int = .max
  ) -> (pages: [PageRequest], part: PageCollector.ExhibitPart) {
    var walk = PageCollector(wanted, paging: paging)
    var pages: [PageRequest] = []
    while let page = walk.next, pages.count < 50 {
      pages.append(page)
      let end = paging == .whole ? count : min(page.offset + min(page.size, cap), count)
      walk.add(animals(min(page.offset, end)..<end))
    }
    return (pages, walk.part)
  }

  @Test(
    "the API's pages make up the part that is wanted",
    arguments: [
      // A page of the API that matches, and a part cut from several pages.
      (PageRequest(offset: 20, size: 10), .pages(limit: 10), 67, [20], 20..<30, true),
      (PageRequest(offset: 5, size: 10), .pages(limit: 10), 67, [0, 10], 5..<15, true),
      (PageRequest(offset: 60, size: 10), .pages(limit: 10), 67, [60], 60..<67, false),
      (PageRequest(offset: 70, size: 10), .pages(limit: 10), 67, [70], 67..<67, false),
      (PageRequest(offset: 0, size: 25), .pages(limit: 10), 67, [0, 10, 20], 0..<25, true),
      (PageRequest(offset: 0, size: 25), .offsets(limit: 10), 67, [0, 10, 20], 0..<25, true),
      (PageRequest(offset: 3, size: 4), .offsets(limit: 10), 5, [3], 3..<5, false),
      (PageRequest(offset: 4, size: 2), .whole, 9, [0], 4..<6, true),
      (PageRequest(offset: 4, size: 9), .whole, 9, [0], 4..<9, false),
      (PageRequest(size: 3), .random, 3, [0], 0..<3, false),
    ] as [(PageRequest, Paging, Int, [Int], Range<Int>, Bool)])
  func parts(
    wanted: PageRequest, paging: Paging, count: Int, offsets: [Int], ids: Range<Int>, hasMore: Bool
  ) {
    let (pages, part) = Self.walk(wanted, paging, over: count)
    #expect(pages.map(\.offset) == offsets)
    #expect(part.animals.map(\.id) == ids.map { "\($0)" })
    #expect(part.hasMore == hasMore)
    #expect(part.total == (paging == .whole ? count : nil))
  }

  @Test("the whole goes on until a page is empty, also where the API caps what it is asked for")
  func whole() {
    let (pages, part) = Self.walk(nil, .offsets(limit: 100), over: 55, cappedAt: 20)
    #expect(pages.map(\.offset) == [0, 20, 40, 55])
    #expect(part.animals.count == 55 && !part.hasMore)
  }

  @Test("nothing is asked for where nothing is wanted")
  func nothing() {
    let walk = PageCollector(PageRequest(size: 0), paging: .pages(limit: 10))
    #expect(walk.next == nil && walk.part.hasMore)
  }

  @Test("an API that ignores the page is left after the second, one without use after the first")
  func repeats() {
    var walk = PageCollector(nil, paging: .pages(limit: 10))
    walk.add(Self.animals(0..<10))
    walk.add(Self.animals(0..<10))
    #expect(walk.next == nil && walk.part.animals.count == 10)
    var useless = PageCollector(nil, paging: .offsets(limit: 10))
    useless.add([nil, nil])
    #expect(useless.next == nil && useless.isUseless)
    let silent = PageCollector(PageRequest(size: 2), paging: .random)
    #expect(silent.isUseless)
    let empty = PageCollector(nil, paging: .whole)
    #expect(!empty.isUseless)
  }

  @Test("a record that cannot be used keeps its place, and is counted where it was wanted")
  func unusable() {
    var walk = PageCollector(PageRequest(offset: 2, size: 2), paging: .whole)
    walk.add(Self.animals(0..<2) + [nil] + Self.animals(3..<6))
    #expect(walk.part.animals.map(\.id) == ["3"] && walk.part.unusable == 1)
    #expect(walk.part.hasMore && walk.part.total == 6)
  }
}
