import Foundation
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles

@Suite("Files")
struct FileTests {
  private let directory = TemporaryDirectory()

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.file(name))
    return attributes[.posixPermissions] as? Int ?? 0
  }

  @Test("a file is made with its directories, and those are the user's alone")
  func making() throws {
    try SafeFile.replace(directory.file("a/b/file"), with: Data("x".utf8))
    #expect(directory.read("a/b/file") == "x")
    #expect(try mode("a/b") == 0o700)
    #expect(directory.files == ["a", "a/b", "a/b/file"])
  }

  @Test("a link stays a link and its target keeps its mode")
  func links() throws {
    try directory.write("old", to: "real/target")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: directory.file("real/target"))
    try files.createSymbolicLink(
      atPath: directory.file("link"), withDestinationPath: "real/target")
    try SafeFile.replace(directory.file("link"), with: Data("new".utf8))
    #expect(try files.destinationOfSymbolicLink(atPath: directory.file("link")) == "real/target")
    #expect(directory.read("real/target") == "new")
    #expect(try mode("real/target") == 0o640)
  }

  @Test("a link to nowhere is filled at its far end")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link"), withDestinationPath: directory.file("later"))
    try SafeFile.replace(directory.file("link"), with: Data("new".utf8))
    #expect(directory.read("later") == "new")
  }

  @Test("a failed write leaves what was there, and nothing else")
  func failedWrite() throws {
    try directory.write("a file", to: "not-a-directory")
    #expect(throws: FileError.self) {
      try SafeFile.replace(directory.file("not-a-directory/x"), with: Data())
    }
    try FileManager.default.createDirectory(
      atPath: directory.file("taken"), withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try SafeFile.replace(directory.file("taken"), with: Data()) }
    #expect(directory.files == ["not-a-directory", "taken"])
  }

  @Test("a missing file is nothing, a large one and a directory are errors")
  func reading() throws {
    try directory.write("12345", to: "five")
    #expect(try SafeFile.read(directory.file("none"), limit: 9) == nil)
    #expect(try SafeFile.read(directory.file("five"), limit: 5)?.count == 5)
    #expect(throws: FileError(.read, directory.file("five"), .tooLarge(limit: 4))) {
      try SafeFile.read(directory.file("five"), limit: 4)
    }
    #expect(throws: FileError(.read, directory.path, .notAFile)) {
      try SafeFile.read(directory.path, limit: 4)
    }
    mkfifo(directory.file("pipe"), 0o600)
    #expect(throws: FileError(.read, directory.file("pipe"), .notAFile)) {
      try SafeFile.read(directory.file("pipe"), limit: 4)
    }
  }

  @Test("many writers at once lose nothing")
  func writers() async throws {
    let file = PreferencesFile(directory: directory.path)
    let keys = (0..<24).map { "key\($0)" }
    await withTaskGroup(of: Void.self) { group in
      for key in keys {
        group.addTask { try? file.save([key: .string(key)]) }
      }
    }
    let values = try file.read()
    #expect(Set(values.keys) == Set(keys + ["version"]))
  }

  @Test(
    "XDG directories count when they are absolute, else what HOME gives",
    arguments: [
      (["HOME": "/h"], "/h/.config/zoo"), (["HOME": "/h", "XDG_CONFIG_HOME": "/x"], "/x/zoo"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "x"], "/h/.config/zoo"),
      (["HOME": "/h", "XDG_CONFIG_HOME": ""], "/h/.config/zoo"), ([:], nil),
      (["HOME": "relative"], nil), (["XDG_CONFIG_HOME": "/x"], "/x/zoo"),
    ] as [([String: String], String?)])
  func directories(environment: [String: String], config: String?) {
    #expect(Directories(environment: environment).config == config)
  }

  @Test("system-wide directories keep their order, relative ones left out")
  func systemDirectories() {
    #expect(Directories(environment: [:]).systemConfig == ["/etc/xdg/zoo"])
    let listed = Directories(environment: ["XDG_CONFIG_DIRS": "/a:b:/c"])
    #expect(listed.systemConfig == ["/a/zoo", "/c/zoo"])
  }

  @Test("a path is completed as far as what is there agrees, and ~ is the user's own folder")
  func completion() throws {
    for name in ["cat one.png", "cat two.png", "dogs/x", ".hidden"] {
      try directory.write("", to: "home/" + name)
    }
    let home = directory.file("home")
    for (typed, completed) in [
      ("~/c", "~/cat "), ("~/cat o", "~/cat one.png"), ("~/d", "~/dogs/"), ("~/x", "~/x"),
      ("~/dogs/", "~/dogs/x"), ("~/.h", "~/.hidden"), ("\(home)/cat t", "\(home)/cat two.png"),
      ("/no/such/folder/a", "/no/such/folder/a"), ("~other/c", "~other/c"),
    ] {
      #expect(PathCompletion.completed(typed, home: home) == completed)
    }
    #expect(PathCompletion.expanded("~", home: home) == home)
    #expect(PathCompletion.expanded("~/a", home: nil) == "~/a")
  }
}
