import Foundation
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooFiles

@Suite("Response cache")
struct ResponseCacheTests {
  private let directory = TemporaryDirectory()
  private let address = URL(fileURLWithPath: "/a")

  @Test("what is damaged in any byte is as good as not there")
  func damage() throws {
    let cache = ResponseCache.pages(in: directory.path)
    try cache.store(Data("[1, 2, 3]".utf8), of: address, at: TestWorld.now)
    #expect(cache.entry(of: address)?.body == Data("[1, 2, 3]".utf8))
    let name = try #require(directory.files.last)
    let whole = try #require(directory.read(name))
    let damaged = [
      String(whole.dropLast()), whole + "x", whole.replacingOccurrences(of: "[1", with: "[7"), "",
      "{}\n", String(whole.dropFirst()),
    ]
    for text in damaged {
      try directory.write(text, to: name)
      #expect(cache.entry(of: address) == nil)
    }
  }

  @Test("the oldest pages go when there are too many bytes")
  func bounds() throws {
    let cache = ResponseCache.pages(in: directory.path, limit: 3000)
    let addresses = (0..<5).map { URL(fileURLWithPath: "/\($0)") }
    for (index, address) in addresses.enumerated() {
      try cache.store(Data(repeating: 0x20, count: 1000), of: address, at: TestWorld.now)
      // Files written within one tick of the file system's clock cannot be ordered by age.
      let path = directory.file("pages")
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        let file = "\(path)/\(name)"
        let date =
          try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        let old = (date ?? .now).addingTimeInterval(-100)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
      }
      #expect(cache.entry(of: addresses[index]) != nil)
    }
    #expect(cache.entry(of: addresses[0]) == nil)
    #expect(cache.entry(of: addresses[1]) == nil)
  }
}

extension ResponseCacheTests {
  @Test("of many small ones there is never more than a sixteenth too much, in each directory")
  func growth() throws {
    let limit = 32_000
    for folder in ["one", "another"] {
      let cache = ResponseCache.drawings(in: directory.file(folder), limit: limit)
      for index in 0..<300 {
        let address = URL(fileURLWithPath: "/\(index)")
        try cache.store(Data(repeating: 0x20, count: 100), of: address, at: TestWorld.now)
        #expect(cache.diskUsage.bytes <= limit + limit / 16 + 500)
        #expect(cache.entry(of: address) != nil)
      }
      #expect(cache.diskUsage.files > 100 && cache.diskUsage.files < 250)
      // A smaller limit takes effect with the next entries stored.
      let smaller = ResponseCache.drawings(in: directory.file(folder), limit: limit / 2)
      for index in 300..<310 {
        try smaller.store(
          Data(repeating: 0x20, count: 100), of: URL(fileURLWithPath: "/\(index)"),
          at: TestWorld.now)
      }
      #expect(smaller.diskUsage.bytes <= limit / 2 + limit / 32 + 500)
    }
  }
}

@Suite("Remembered lists")
struct RememberedListsTests {
  private let directory = TemporaryDirectory()

  @Test("a list comes back as it was")
  func remembering() throws {
    let lists = LastLists(directory: directory.path)
    #expect(try lists.lastShown() == nil)
    let okapi = Animal(
      id: "1", exhibit: "animals", name: "Okapi", latinName: "Okapia johnstoni",
      sentence: "An okapi licks its own ears.",
      silhouette: Silhouette(outline: "okapi", colour: .brown),
      facts: [
        .links("moreAt", ["https://x.example/okapi"]),
        .scores([BreedScore(key: "energy", value: 3)]),
        .text("habitat", "Forest"), .list("tags", ["a", "b"]),
        .date("created", TestWorld.now), .flag("migrates", true),
        .event("born", on: TestWorld.now),
        .measure(Measure(.weight, .init(range: "1 - 2", unit: .pound))),
        .measure(Measure(.height, .init(range: "1 - 2", unit: .inch), measured: .shoulder)),
        .measure(Measure(.height, .init(range: "1 - 2", unit: .foot), measured: .total)),
      ],
      pictures: [Picture("https://x.example/a", thumbnail: "https://x.example/t")],
      article: "Okapi", emoji: "🐾")
    let listing = Listing(
      exhibit: "animals", animals: [okapi], source: .live, fetchedAt: TestWorld.now, page: 2,
      total: 9,
      hasMore: true, search: "ok", tag: "a", order: .score("energy", isReversed: true))
    try lists.remember(listing)
    try lists.rememberFetched(listing, of: .animals)
    #expect(try lists.lastShown()?.listing == listing)
    #expect(try lists.lastFetched(.animals) == listing)
  }

  @Test(
    "a list that cannot be read is an error: broken, empty, of another type or version",
    arguments: [
      "{", "", "[]", "{}", "7", #"{"version": 1}"#,
      #"{"animals": [{}], "exhibit": "cats", "source": "live", "usersCats": [], "version": 1}"#,
      #"{"animals": [], "exhibit": "cats", "source": "live", "usersCats": [], "version": 2}"#,
      #"{"animals": [], "exhibit": "cats", "hasMore": false, "end": 0, "source": "live"}"#,
    ])
  func unreadable(text: String) throws {
    let lists = LastLists(directory: directory.path)
    try directory.write(text, to: "last-list.json")
    #expect(throws: FileError(.read, directory.file("last-list.json"), .damaged)) {
      try lists.lastShown()
    }
  }

  @Test("a list of many short facts comes back")
  func manyTags() throws {
    let lists = LastLists(directory: directory.path)
    let cats = (0..<5000).map { number in
      Animal(
        id: "\(number)", exhibit: "cats", name: "C",
        facts: [.list("tags", "abcdefgh".map { "\($0)" })],
        emoji: "🐱")
    }
    let listing = Listing(exhibit: "cats", animals: cats, source: .file)
    try lists.remember(listing)
    #expect(try lists.lastShown()?.listing == listing)
  }

  @Test("the stored format stays as it is, whatever the program's types are called")
  func format() throws {
    let lists = LastLists(directory: directory.path)
    let text =
      #"{"animals": [{"emoji": "🐱", "facts": [{"key": "a", "text": "b"}], "#
      + #""id": "1", "name": "Tom", "pictures": [{"address": "https://x.example/a"}]}], "end": 1, "#
      + #""exhibit": "cats", "hasMore": true, "order": "-name", "source": "built-in", "#
      + #""usersCats": ["1"], "version": 1}"# + "\n"
    let tom = Animal(
      id: "1", exhibit: "cats", name: "Tom", facts: [.text("a", "b")],
      pictures: [Picture("https://x.example/a")], emoji: "🐱")
    let listing = Listing(
      exhibit: "cats", animals: [tom], source: .builtIn, hasMore: true, order: .reversedName)
    try lists.remember(listing, usersCats: ["1", "2"])
    #expect(directory.read("last-list.json") == text)
    #expect(try lists.lastShown() == .init(listing: listing, usersCats: ["1"]))
    // Members that it doesn't know are ignored.
    let labelled = text.replacing(#""key": "a", "#, with: #""key": "a", "label": "A", "#)
    try directory.write(labelled, to: "last-list.json")
    #expect(try lists.lastShown() == .init(listing: listing, usersCats: ["1"]))
  }
}
