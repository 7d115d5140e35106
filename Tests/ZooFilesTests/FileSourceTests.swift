import Foundation
import RecordScan
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooFiles

@Suite("Arrays in files")
struct FileSourceTests {
  private let directory = TemporaryDirectory()

  private func elements(_ text: String) throws -> [String] {
    var reader = JSONArrayReader(Data(text.utf8))
    var elements: [String] = []
    while let element = try reader.next() {
      elements.append(String(decoding: element.text, as: UTF8.self))
    }
    return elements
  }

  @Test("an array is cut at its own commas, not at those within")
  func cutting() throws {
    #expect(try elements(" [ ] ") == [])
    #expect(try elements("\u{FEFF}[1]") == ["1"])
    #expect(
      try elements(#"[{"a": [1, {"b": 2}]}, "x,]\"y", [[]], null , -1.5e3]"#)
        == [#"{"a": [1, {"b": 2}]}"#, #""x,]\"y""#, "[[]]", "null", "-1.5e3"])
  }

  @Test(
    "what is broken says where",
    arguments: [
      ("{}", 0, .notAnArray), ("", 0, .notAnArray), ("[1, 2", 2, .cutOff), ("[1, ", 2, .cutOff),
      ("[", 1, .cutOff), ("[1 ,, 2]", 2, .unexpectedInput), ("[,1]", 1, .unexpectedInput),
      ("[1}, 2]", 1, .unexpectedInput), ("[1, ]", 2, .unexpectedInput),
      ("[1] x", 1, .unexpectedInput),
      ("[1][2]", 1, .unexpectedInput), (#"["abc"#, 1, .cutOff),
    ] as [(String, Int, JSONArrayReader.ReadError.Fault)])
  func broken(text: String, element: Int, fault: JSONArrayReader.ReadError.Fault) throws {
    do {
      _ = try elements(text)
      Issue.record("\(text) should be broken")
    } catch let error as JSONArrayReader.ReadError {
      #expect(error.fault == fault)
      #expect(error.element == element)
      #expect(error.byte <= text.utf8.count)
    }
  }

  @Test("one endless element is refused")
  func endlessElement() throws {
    let text = "[\"" + String(repeating: "x", count: 9 << 20)
    #expect(throws: JSONArrayReader.ReadError.self) { try elements(text) }
  }

  private func page(
    _ text: String, offset: Int = 0, size: Int = 2, _ query: ListQuery = ListQuery()
  ) throws -> FileSource.PageResult {
    try directory.write(text, to: "cats.json")
    return try FileSource(path: directory.file("cats.json"), base: nil, timeout: 10)
      .page(of: .cats, PageRequest(offset: offset, size: size), query)
  }

  private static let cats =
    #"[{"id": "1", "name": "Tom", "tags": ["grey"]}, {"id": "2", "name": "Ámbar"}, 7,"#
    + #" {"id": "3", "name": "Mimi", "owner": "Ana"}, {"id": "4", "name": "Kit", "tags": ["Grey"]}]"#

  @Test("a page is cut by places, searched or sorted")
  func pages() throws {
    let first = try page(Self.cats)
    #expect(first.listing.animals.map(\.name) == ["Tom", "Ámbar"])
    #expect(first.listing.hasMore && first.unusable == 0 && first.listing.source == .file)
    let second = try page(Self.cats, offset: 2)
    #expect(second.listing.animals.map(\.name) == ["Mimi"] && second.unusable == 1)
    let last = try page(Self.cats, offset: 4)
    #expect(last.listing.animals.map(\.name) == ["Kit"] && !last.listing.hasMore)
    #expect(try page(Self.cats, offset: 6).listing.animals.isEmpty)
    let grey = try page(Self.cats, ListQuery(search: "GREY"))
    #expect(grey.listing.animals.map(\.name) == ["Tom", "Kit"] && !grey.listing.hasMore)
    #expect(try page(Self.cats, ListQuery(search: "ana")).listing.animals.map(\.name) == ["Mimi"])
    let sorted = try page(Self.cats, ListQuery(order: .name))
    #expect(sorted.listing.animals.map(\.name) == ["Ámbar", "Kit"] && sorted.listing.hasMore)
    let reversed = try page(Self.cats, offset: 2, ListQuery(order: .reversedName))
    #expect(reversed.listing.animals.map(\.name) == ["Kit", "Ámbar"])
  }

  @Test("the first page of a large file takes no more of it than that page")
  func flat() throws {
    let many = (1...50_000).map { #"{"id": "\#($0)", "name": "Cat \#($0)"}"# }
    let text = "[\(many.joined(separator: ", ")) and then rubbish"
    #expect(try page(text).fault == nil)
    let sorted = try page(text, size: 3, ListQuery(order: .reversedName))
    #expect(sorted.listing.animals.map(\.name) == ["Cat 9999", "Cat 9998", "Cat 9997"])
    #expect(sorted.fault?.element == 50_000)
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Records in every shape that a byte-level scan could misread.
  private static let oddRecords: [String] = {
    let names = [
      "Tom", "tom cat", "  Tom  ", "Ámbar", "AMBAR", "Zoë", "Straße", "Ñandú", "A\u{301}mbar", "猫",
      "Tom 🐱", "Łódź", "İnci", "\u{212A}it", "ﬁg", "a\u{200B}mbar", #"T\u006fm"#, #"\"Tom\""#, "",
    ]
    let named = names.flatMap { name in
      [
        #"{"id": "1", "name": "\#(name)", "tags": ["grey", "Tom"]}"#,
        #"{"name": "\#(name)", "_id": "x\#(name.count)", "owner": "Ana \#(name)"}"#,
        #"{ "id" : 7 , "tags" : [ "\#(name)" , null , [ { } ] ] , "owner" : "null" }"#,
      ]
    }
    return named + [
      "7", "null", "[]", "{}", #"{"id": null, "name": "Tom"}"#, #"{"id": "", "tags": ["tom"]}"#,
      #"{"id": " ", "_id": "b"}"#, #"{"id": "1", "id": null, "name": "Grey"}"#,
      #"{"i\u0064": "1", "name": "Grey"}"#,
      #"{"id": "9", "owner": "a\nb", "name": "Zzz", "n\u0061me": "Aab"}"#,
      #"{"id": "8", "owner": "a\nb", "n\u0061me": "Aac"}"#, #"{"id": "7", "name": "fo\bo"}"#,
      #"{"id": "1", "owner": "Ana Grey"}"#,
      #"{"id": -1.5e3, "owner": true, "tags": false}"#, #"{"id": [1], "name": "Tom"}"#,
      #"{"id": "deep", "x": \#(many("[", 30))\#(many("]", 30))}"#,
      #"{"id": "long", "x": "\#(many("grey ", 4000))"}"#,
    ]
  }()

  @Test(
    "a file is searched and sorted as its records are one by one",
    arguments: [
      "tom", "TOM", "ambar", "ámbar", "zoe", "grey", "ana", "cat", "cat 1", "nandu", "str",
      "strasse",
      "kit", "fig", "猫", "🐱", "lodz", "łódź", "inci", "id", "null", "x4", "tom grey", "e", "1",
      "\"",
      "cats", "cates", "toms", "kits", "greys", "wolves", "mice",
      "elephant", "felines", "not grey", "not dangerous", "pets", "mammals tom", "vulnerable",
      "nowhere", "fo\u{8}o", "ana tom", many("grey ", 3), many("grey", 10),
    ])
  func sieved(words: String) throws {
    let text = "[\(Self.oddRecords.joined(separator: "\n,"))]"
    func parsed(_ text: String) throws -> JSONValue { try JSONValue(parsing: text.utf8) }
    let decoded = try Self.oddRecords.map { Exhibit.cats.decode(try parsed($0), nil) }
    let usable = try Self.oddRecords.filter { Exhibit.cats.decode(try parsed($0), nil) != nil }
    let lines = SearchableRecords(try usable.map(parsed))
    let kept = try lines.records(for: ListQuery(search: words), of: .cats)
      .compactMap { Exhibit.cats.decode($0, nil) }
      .filter { ListQuery(search: words).matches($0, in: .cats) }
    #expect(
      kept == decoded.compactMap { $0 }.filter { ListQuery(search: words).matches($0, in: .cats) })
    for order in [nil, ListQuery.Order.name, .reversedName] {
      for search in [words, nil] where search != nil || order != nil {
        let query = ListQuery(search: search, order: order)
        let fitting = decoded.compactMap { $0 }.filter { query.matches($0, in: .cats) }
        for offset in [0, 3, 10] {
          let page = try page(text, offset: offset, size: 3, query)
          #expect(
            page.listing.animals == Array(query.sorted(fitting).dropFirst(offset).prefix(3)),
            "\(query) from \(offset)")
          #expect(page.listing.hasMore == (fitting.count > offset + 3))
          guard !page.listing.hasMore || order != nil else { continue }
          #expect(page.unusable == decoded.count { $0 == nil })
        }
      }
    }
  }

  /// Records with every mixture of the members that decide on id and name, as Python writes them too.
  private static func mixtures(for exhibit: Exhibit) -> [String] {
    let identity = exhibit.identity
    var paths: [Exhibit.MemberPath] = []
    for path in identity.idPaths + identity.namePaths
    where !paths.contains(where: { ($0.key, $0.inner) == (path.key, path.inner) }) {
      paths.append(path)
    }
    let names = ["Zoë", "Zo\\u00eb", "\\ud83d\\udc31 Tom", "\\ud83d Tom", "ambar", ""]
    return (0..<1 << paths.count).flatMap { mask in
      names.enumerated().map { index, name in
        var (flat, nested): ([String], [String: [String]]) = ([], [:])
        for (bit, path) in paths.enumerated() where mask & 1 << bit != 0 {
          let text = #""\#(name)\#(bit)\#(index % 2)""#
          if let inner = path.inner {
            nested[path.key, default: []].append(#""\#(inner)": \#(text)"#)
          } else {
            flat.append(#""\#(path.key)": \#(text)"#)
          }
        }
        flat += nested.map { #""\#($0)": {\#($1.joined(separator: ", "))}"# }
        return "{\(flat.joined(separator: ", "))}"
      }
    }
  }

  @Test(
    "records of every exhibit are found and sorted by their bytes as by their values",
    arguments: Exhibit.all.map(\.id))
  func mixtures(id: Exhibit.ID) throws {
    let exhibit = try #require(Exhibit.named(id))
    let records = Self.mixtures(for: exhibit)
    let decoded = try records.map { exhibit.decode(try JSONValue(parsing: $0.utf8), nil) }
    try directory.write("[\(records.joined(separator: ","))]", to: "records.json")
    let file = FileSource(path: directory.file("records.json"), base: nil, timeout: 10)
    for order in [nil, ListQuery.Order.name, .reversedName] {
      for search in [
        nil, "zoe", "zoë", "tom", "🐱", "ambar0", "felines", "elephant", "not tom",
        exhibit.identity.placeholder,
      ] {
        let query = ListQuery(search: search, order: order)
        let wanted = decoded.compactMap { $0 }.filter { query.matches($0, in: exhibit) }
        for offset in [0, 7] where query.needsAllAnimals {
          let page = try file.page(of: exhibit, PageRequest(offset: offset, size: 4), query)
          #expect(
            page.listing.animals.map(\.name)
              == query.sorted(wanted).dropFirst(offset).prefix(4).map(\.name),
            "\(query) from \(offset)")
          guard page.listing.hasMore == false || order != nil else { continue }
          #expect(page.unusable == decoded.count { $0 == nil })
        }
      }
    }
  }

  @Test(
    "a stream passes on what a page of everything has, up to the same fault",
    arguments: Exhibit.all.map(\.id))
  func streams(id: Exhibit.ID) throws {
    let exhibit = try #require(Exhibit.named(id))
    let records = Self.mixtures(for: exhibit)
    let many = (0..<3000).map { records[$0 % records.count] }
    let texts = [
      many, many + [#"{"id": "1",}"#], many[..<1999] + [#"{"id": 1.}"#] + many[2000...],
    ]
    for (text, search) in texts.flatMap({ text in [nil, "tom"].map { (text, $0) } }) {
      try directory.write("[\(text.joined(separator: ","))]", to: "records.json")
      let file = FileSource(path: directory.file("records.json"), base: nil, timeout: 10)
      let query = ListQuery(search: search)
      let page = try file.page(of: exhibit, .all, query)
      let counter = ProgressCounter()
      var names: [String] = []
      let end = try file.stream(of: exhibit, query, counter: counter, convert: { $0.map(\.name) }) {
        names += $0
        return true
      }
      #expect(names == page.listing.animals.map(\.name) && !names.isEmpty)
      #expect(end.unusable == page.unusable && end.fault == page.fault)
      #expect(end.fault != nil || counter.done == text.count)
      var isWanted = true
      _ = try file.stream(of: exhibit, query, counter: counter, convert: \.count) { _ in
        defer { isWanted = false }
        #expect(isWanted)
        return false
      }
      #expect(!isWanted)
    }
  }

  @Test("what is no UTF-8 is searched too", arguments: [0xE9, 0xF0, 0xC3, 0xE3] as [UInt8])
  func latin(byte: UInt8) throws {
    let before = #"[{"id": "1"}, {"id": "2", "name": "caf"#
    let text = Data(before.utf8) + [byte] + Data(#" tabby"}]"#.utf8)
    try text.write(to: URL(fileURLWithPath: directory.file("cats.json")))
    let page = try FileSource(path: directory.file("cats.json"), base: nil, timeout: 10)
      .page(of: .cats, PageRequest(size: 2), ListQuery(search: "tabby"))
    #expect(page.listing.animals.map(\.id) == ["2"])
  }

  @Test(
    "what is broken is found out behind records that nobody wants too",
    arguments: [
      #"{"id": "3" "name"}"#, #"{"id": "3", "a": tru}"#, #"{"id": "3", "a": 01}"#,
      #"{"id": "3", "a": "\x"}"#, "{\"id\": \"3\", \"a\": \"\n\"}", #"{"id": "3", "a": "\u12g4"}"#,
      #"{"id": "3", "a": [1,]}"#, #"{"id": "3",}"#, #"{"id": "3", "a": -}"#, #"{"id": 1.}"#,
    ])
  func brokenBehind(record: String) throws {
    let text = #"[{"id": "1"}, {"id": "2"}, \#(record), {"id": "4"}]"#
    for query in [ListQuery(search: "nobody"), ListQuery(order: .name)] {
      let page = try page(text, query)
      #expect(page.fault?.fault == .unexpectedInput && page.fault?.element == 3)
      #expect(page.fault?.byte == 27)
    }
  }

  @Test("records are cut right wherever what was read of a file ends")
  func boundaries() throws {
    let cats = (1...9000).map {
      #"{"id": "\#($0)", "name": "\#(Self.many("Tom ", $0 % 23))\#($0)"}"#
    }
    let text = "[\(cats.joined(separator: ", "))]"
    #expect(try page(text, ListQuery(search: "8999")).listing.animals.map(\.id) == ["8999"])
    #expect(try page(text, offset: 8998).listing.animals.map(\.id) == ["8999", "9000"])
    let last = try page(text, size: 1, ListQuery(search: "tom", order: .reversedName))
    #expect(last.listing.animals.map(\.name) == [Self.many("Tom ", 22) + "988"])
  }

  @Test("what came before a break is shown with it")
  func brokenFile() throws {
    let broken = try page(#"[{"id": "1", "name": "Tom"}, {"id": "2"#)
    #expect(broken.listing.animals.map(\.name) == ["Tom"])
    #expect(broken.fault?.element == 2 && broken.fault?.fault == .cutOff)
    let unexpectedInput = try page(#"[{"id": "1"}, {"id" "2"}]"#)
    #expect(unexpectedInput.fault?.fault == .unexpectedInput && unexpectedInput.fault?.byte == 14)
    #expect(throws: FileError.self) {
      try FileSource(path: directory.file("none"), base: nil, timeout: 10)
        .page(of: .cats, PageRequest(size: 1), ListQuery())
    }
  }
}

@Suite("Specimens of one's own")
struct OwnSpecimensTests {
  private let directory = TemporaryDirectory()
  private var store: UsersCats { UsersCats(directory: directory.path, exhibit: .cats) }
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 1, 0, 0, 0, 1, 8, 2])

  @Test("a cat lasts, can be changed and removed, and its picture with it")
  func life() throws {
    try Self.png.write(to: URL(fileURLWithPath: directory.file("tom.txt")))
    let answers = UsersCats.Draft(
      name: "Tom", owner: "Ana", tags: ["grey", "a,b"],
      picture: .copied(from: directory.file("tom.txt")))
    let tom = try store.add(answers, at: TestWorld.now)
    #expect(try store.animals() == [tom])
    #expect(tom.id.count == 16)
    let picture = try #require(tom.pictures.first?.address)
    #expect(picture.hasPrefix(directory.file("own/")) && picture.hasSuffix(".png"))
    #expect(FileManager.default.fileExists(atPath: picture))
    try FileManager.default.removeItem(atPath: directory.file("tom.txt"))
    var changed = UsersCats.answers(of: tom)
    #expect(changed.tags == ["grey", "a,b"] && changed.owner == "Ana")
    changed.owner = ""
    let later = TestWorld.now + 60
    let edited = try #require(try store.edit(tom.id, changed, at: later))
    #expect(edited.fact("owner") == nil && edited.pictures == tom.pictures)
    #expect(edited.fact("created") == tom.fact("created"))
    #expect(edited.fact("updated")?.value == .date(later))
    changed.picture = .none
    #expect(try store.edit(tom.id, changed, at: later)?.pictures == [])
    #expect(try store.edit("other", changed, at: later) == nil)
    #expect(try store.remove("other") == false)
    #expect(try store.remove(tom.id))
    #expect(try store.animals().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test("a picture that is none, or is not there, adds nothing")
  func noPicture() throws {
    try directory.write("<html>", to: "page.jpg")
    for (name, exists) in [("page.jpg", true), ("none.png", false)] {
      let path = directory.file(name)
      let error = UsersCats.NotAPicture(path: path, exists: exists)
      #expect(throws: error) {
        try store.add(
          .init(name: "Tom", picture: .copied(from: path)), at: TestWorld.now)
      }
    }
    #expect(try store.animals().isEmpty)
  }

  @Test("a damaged file is never written over, and only cats can be one's own")
  func damaged() throws {
    try directory.write("{", to: "cats.json")
    let error = FileError(.read, directory.file("cats.json"), .damaged)
    #expect(throws: error) { try store.animals() }
    #expect(throws: error) {
      try store.add(.init(name: "Tom"), at: TestWorld.now)
    }
    #expect(directory.read("cats.json") == "{")
  }

  @Test(
    "a picture is told by its first bytes",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ([0x47, 0x49, 0x46, 0x38, 0x39], .gif),
      (Array("RIFF0000WEBPVP8 ".utf8), .webp), (Array("RIFF0000WAVE".utf8), nil), ([], nil),
      (Array("GIF".utf8), nil),
    ] as [([UInt8], PictureFormat?)])
  func formats(bytes: [UInt8], format: PictureFormat?) {
    #expect(PictureFormat(Data(bytes)) == format)
  }
}
