import Foundation
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Obstacles in place of files, and what foreign files may contain.
@Suite("Files in bad company")
struct HostileFileTests {
  private let directory = TemporaryDirectory()
  private let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 1, 0, 0, 0, 1, 8, 2])

  private func kind(_ name: String) -> mode_t {
    var status = stat()
    return lstat(directory.file(name), &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  @Test("a pipe, a device and a directory are never replaced, nor is what a link leads to")
  func notFiles() throws {
    #expect(mkfifo(directory.file("pipe"), 0o600) == 0)
    #expect(symlink("/dev/null", directory.file("null")) == 0)
    #expect(mkdir(directory.file("folder"), 0o700) == 0)
    for name in ["pipe", "null", "folder"] {
      let path = directory.file(name)
      #expect(throws: FileError(.write, path, .notAFile)) {
        try SafeFile.replace(path, with: Data("x".utf8))
      }
    }
    #expect(kind("pipe") == S_IFIFO && kind("null") == S_IFLNK && kind("folder") == S_IFDIR)
  }

  @Test("what a user wants stored goes into a device, over a file, and nowhere else")
  func storing() throws {
    try SafeFile.store(png, at: "/dev/null")
    try SafeFile.store(png, at: directory.file("new.png"))
    try SafeFile.store(Data("y".utf8), at: directory.file("new.png"))
    #expect(directory.read("new.png") == "y")
    #expect(mkfifo(directory.file("pipe"), 0o600) == 0)
    for path in ["pipe", "", "no/such/folder.png"].map(directory.file) {
      #expect(throws: FileError.self, "\(path)") { try SafeFile.store(png, at: path) }
    }
    #expect(directory.files == ["new.png", "pipe"])
  }

  @Test("a link in the cache is replaced, and what it leads to is not written")
  func cacheLinks() throws {
    let cache = ResponseCache.pages(in: directory.file("cache"))
    let url = try #require(URL(string: "http://zoo.test/a"))
    try cache.store(Data("one".utf8), of: url, at: TestWorld.now)
    let entry = try #require(directory.files.first { $0.hasPrefix("cache/pages/") })
    try directory.write("mine", to: "victim")
    #expect(unlink(directory.file(entry)) == 0)
    #expect(symlink(directory.file("victim"), directory.file(entry)) == 0)
    try cache.store(Data("two".utf8), of: url, at: TestWorld.now)
    #expect(directory.read("victim") == "mine")
    #expect(cache.entry(of: url)?.body == Data("two".utf8))
  }

  @Test("what is stored goes into no folder, and into no pipe that nobody reads")
  func stores() throws {
    #expect(throws: FileError(.write, directory.path, .notAFile)) {
      try SafeFile.store(Data(), at: directory.path)
    }
    let pipe = directory.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileError(.write, pipe, .system(ENXIO))) {
      try SafeFile.store(Data("x".utf8), at: pipe)
    }
    try SafeFile.store(Data("new".utf8), at: directory.file("new"))
    #expect(directory.read("new") == "new")
  }

  @Test("what a killed program left is swept, what another is writing is not")
  func sweeping() throws {
    let gone = try StartedProgram("/bin/sh", ["-c", "true"], environment: [:]) { _ in }
    gone.end()
    let left = ".zoo-\(gone.number)-abcdef"
    let kept = [".zoo-\(getpid())-abcdef", ".zoo-backup", ".zoo-notes.txt", ".zoological"]
    for name in [left] + kept { try directory.write("x", to: name) }
    try SafeFile.replace(directory.file("file"), with: Data("y".utf8))
    #expect(Set(directory.files) == Set(kept + ["file"]))
  }

  @Test("an id that leads out of its folder leads nowhere")
  func walkingIDs() throws {
    let own = UsersCats(directory: directory.file("data"), exhibit: .cats)
    try directory.write("mine", to: "victim.png")
    try directory.write("mine", to: "data/victim.png")
    let id = "../../victim"
    try directory.write(
      #"[{"id": "\#(id)", "name": "Mimi", "picture": "\#(directory.file("victim.png"))"}]"#,
      to: "data/cats.json")
    try png.write(to: URL(fileURLWithPath: directory.file("new.png")))
    let answers = UsersCats.Draft(
      name: "Mimi", picture: .copied(from: directory.file("new.png")))
    let changed = try own.edit(id, answers, at: TestWorld.now)
    let picture = try #require(changed?.pictures.first?.address)
    #expect(picture.hasPrefix(directory.file("data/own/")) && !picture.contains(".."))
    #expect(try own.remove(id))
    #expect(directory.read("victim.png") == "mine" && directory.read("data/victim.png") == "mine")
  }

  @Test("only what the cache has made is counted, dropped and cleared")
  func foreignFilesInTheCache() throws {
    let names = ["thesis.txt", "abcdefghijklmnop.png", "0123456789abcdef", "0123456789abcde.entry"]
    for name in names { try directory.write("mine", to: "cache/pages/\(name)") }
    let address = try #require(URL(string: "https://example.org/1"))
    let other = try #require(URL(string: "https://example.org/2"))
    let cache = ResponseCache.pages(in: directory.file("cache"), limit: 600)
    for address in [address, other] {
      try cache.store(Data(count: 400), of: address, at: TestWorld.now)
    }
    #expect(cache.diskUsage.files == 1 && cache.diskUsage.bytes < 600)
    try cache.clear()
    #expect(cache.diskUsage.files == 0)
    #expect(names.allSatisfy { directory.read("cache/pages/\($0)") == "mine" })
    #expect(directory.files.filter { $0.hasPrefix("cache/pages/") }.count == names.count)
    // A symbolic link to a folder is not used as a cache.
    let linked = directory.file("linked/pages")
    try directory.write("mine", to: "docs/0123456789abcdef.entry")
    try FileManager.default.createDirectory(
      atPath: directory.file("linked"), withIntermediateDirectories: true)
    symlink(directory.file("docs"), linked)
    let elsewhere = ResponseCache.pages(in: directory.file("linked"))
    try elsewhere.store(Data("x".utf8), of: address, at: TestWorld.now)
    #expect(elsewhere.entry(of: address) == nil && elsewhere.diskUsage.files == 0)
    try elsewhere.clear()
    #expect(directory.files.filter { $0.hasPrefix("docs/") } == ["docs/0123456789abcdef.entry"])
  }

  @Test("a picture goes with its cat, or when another takes its place, and nothing else goes")
  func pictures() throws {
    let own = UsersCats(directory: directory.path, exhibit: .cats)
    let others = ["abcdefghijklmnop.png", "holiday.png", "abcdefghijklmnop.txt"]
    let foreign = others.flatMap { ["own/\($0)", "pictures/\($0)"] }
    for name in foreign { try directory.write("x", to: name) }
    try png.write(to: URL(fileURLWithPath: directory.file("new.png")))
    let answers = UsersCats.Draft(
      name: "Mimi", picture: .copied(from: directory.file("new.png")))
    let mimi = try own.add(answers, at: TestWorld.now)
    let first = try #require(mimi.pictures.first?.address)
    let changed = try own.edit(mimi.id, answers, at: TestWorld.now)
    let second = try #require(changed?.pictures.first?.address)
    // `new.png` in that directory might be a version of the cats that names the picture, so it stays.
    #expect(first != second && FileManager.default.fileExists(atPath: first))
    try FileManager.default.removeItem(atPath: directory.file("new.png"))
    #expect(try own.remove(mimi.id))
    #expect(!FileManager.default.fileExists(atPath: second))
    #expect(foreign.allSatisfy { directory.read($0) == "x" })
  }

  @Test(
    "a picture stays as long as another version of the cats could name it",
    arguments: ["aside", "mended.json", "backup/cats.json", "broken"])
  func versions(_ aside: String) throws {
    let data = directory.file("data")
    let own = UsersCats(directory: data, exhibit: .cats)
    try png.write(to: URL(fileURLWithPath: directory.file("new.png")))
    let answers = UsersCats.Draft(
      name: "Mimi", picture: .copied(from: directory.file("new.png")))
    let mimi = try own.add(answers, at: TestWorld.now)
    let picture = try #require(mimi.pictures.first?.address)
    let records = try #require(directory.read("data/cats.json"))
    // As the error about a damaged file advises, it is moved away and a new cat is added.
    try directory.write(aside == "broken" ? "{\(records)" : records, to: "data/\(aside)")
    if aside != "mended.json" {
      try FileManager.default.removeItem(atPath: directory.file("data/cats.json"))
    }
    let new = try own.add(UsersCats.Draft(name: "New"), at: TestWorld.now)
    #expect(FileManager.default.fileExists(atPath: picture))
    #expect(try own.remove(new.id))
    _ = try own.remove(mimi.id)
    #expect(FileManager.default.fileExists(atPath: picture))
  }

  @Test("nothing is saved that could not be read again, and no number loses a digit")
  func preferences() throws {
    let file = PreferencesFile(directory: directory.path)
    let digits = String(repeating: "1234567890", count: 6)
    try directory.write(#"{"mine": \#(digits), "tiny": 1e-400}"#, to: "preferences.json")
    try file.save(["weight": "kg"])
    #expect(directory.read("preferences.json")?.contains("\"mine\": \(digits)") == true)
    #expect(directory.read("preferences.json")?.contains("\"tiny\": 1e-400") == true)
    // Pretty-printing puts each element on a line, which makes the file too large.
    let words = repeatElement("\"abcdefgh\"", count: 80_000).joined(separator: ",")
    let long = "{\"mine\": [" + words + "]}"
    try directory.write(long, to: "preferences.json")
    let error = FileError(.write, file.path, .tooLarge(limit: 1 << 20))
    #expect(throws: error) {
      try file.save(["weight": "lb"])
    }
    #expect(directory.read("preferences.json") == long)
  }

  @Test("a list too long to be remembered takes the one before with it")
  func longLists() throws {
    let lists = LastLists(directory: directory.path)
    func listing(_ name: String) -> Listing {
      Listing(
        exhibit: "cats", animals: [Animal(id: "1", name: name, emoji: "🐱")], source: .live)
    }
    try lists.remember(listing("Mimi"))
    #expect(throws: FileError.self) {
      try lists.remember(listing(String(repeating: "a", count: 33 << 20)))
    }
    #expect(try lists.lastShown() == nil)
  }

  @Test("a home whose name is no UTF-8 is none")
  func homes() {
    let directories = Directories(environment: ["HOME": "/home/\u{FFFD}", "XDG_CACHE_HOME": "/c"])
    #expect(directories.config == nil && directories.cache == "/c/zoo")
  }

  @Test(
    "a picture is as large as it unfolds, whatever its file says first",
    arguments: [
      // A marker without parameters, after which a lenient reader sees another size (8 × 256).
      (
        [0xFF, 0xD8, 0xFF, 0x01, 0xFF, 0xC0, 0, 17, 8, 0x3A, 0x98, 0x3A, 0x98, 3]
          + Array(repeating: 0, count: 20), .jpeg, false
      ),
      ([0xFF, 0xD8, 0xFF, 0xD0, 0xFF, 0xC0, 0, 17, 8, 0, 64, 0, 96, 3, 0, 0], .jpeg, true),
      ([0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xC0, 0, 17, 8, 0, 64, 0, 96, 3, 0, 0], .jpeg, false),
      (pngHeader(width: 7000, height: 5000, depth: 8), .png, true),
      (pngHeader(width: 7000, height: 5000, depth: 16), .png, false),
      (pngHeader(width: 0, height: 10, depth: 8), .png, false),
    ] as [([UInt8], PictureFormat, Bool)])
  func pictures(bytes: [UInt8], format: PictureFormat, isReasonable: Bool) {
    let size = PictureSize(Data(bytes), format: format)
    #expect((size?.isReasonable ?? false) == isReasonable)
  }

  private static func pngHeader(width: UInt16, height: UInt16, depth: UInt8) -> [UInt8] {
    let sizes = [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + sizes + [depth, 6, 0, 0, 0]
  }
}
