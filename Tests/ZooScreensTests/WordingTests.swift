import Foundation
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles
@testable import ZooKeeping
@testable import ZooScreens
@testable import ZooSources

@Suite("Wording")
struct WordingTests {
  @Test(
    "a moment is told relative to now",
    arguments: [
      (0, "just now"), (59, "just now"), (61, "1 minute ago"), (7200, "2 hours ago"),
      (86400, "1 day ago"), (15 * 86400, "2 weeks ago"), (70 * 86400, "2 months ago"),
      (800 * 86400, "2 years ago"), (-90_000, "in 1 day"),
    ] as [(Double, String)])
  func moments(age: Double, words: String) {
    let date = TestWorld.now.addingTimeInterval(-age)
    #expect(Wording.moment(date, now: TestWorld.now) == words)
  }

  @Test("every cause of a failed fetch is a sentence that names the host")
  func causes() {
    let causes: [FetchError.Cause] = [
      .unknownHost, .refused, .brokenOff, .notHTTP, .insecure, .tooSlow(seconds: 1),
      .tooSlow(seconds: 2.5), .tooLarge(limit: 8 << 20), .noWebAddress, .redirectedTo("file:///x"),
      .redirectedTooOften, .keyRefused(variable: "KEY"), .tooManyRequests(retryAfter: nil),
      .tooManyRequests(retryAfter: 60),
      .status(503, words: ""), .status(401, words: "no key"), .webPage,
      .text(""), .text("Error: x"), .nothingUsable, .connection(code: -1),
    ]
    let sentences = causes.map { Wording.sentence(FetchError(host: "zoo.example", cause: $0)) }
    for sentence in sentences {
      #expect(sentence.contains("zoo.example") && sentence.hasSuffix("."))
    }
    #expect(Set(sentences).count == causes.count)
  }

  @Test(
    "every fault of a file is a sentence that names the file and what was done to it",
    arguments: [
      (.read, .system(EACCES), "/a/b cannot be read: permission denied."),
      (.write, .system(ENOSPC), "/a/b cannot be written: no space left on device."),
      (.lock, .system(EACCES), "/a/b cannot be locked: permission denied."),
      (
        .read, .tooLarge(limit: 1 << 20),
        "/a/b cannot be read: it is larger than 1 MiB. Put it aside and try again."
      ),
      (
        .write, .tooLarge(limit: 1 << 20),
        "/a/b cannot be written: it would be larger than 1 MiB."
      ),
      (.write, .notAFile, "/a/b cannot be written: it is not a file."),
      (.read, .damaged, "/a/b is damaged. Mend it or put it aside, then try again."),
      (.lock, .busy, "/a/b is being written by another zoo. Try again in a moment."),
    ] as [(FileError.Operation, FileError.Problem, String)])
  func files(operation: FileError.Operation, problem: FileError.Problem, sentence: String) {
    #expect(
      Wording.mishap(Failure.file(FileError(operation, "/a/b", problem))).sentence == sentence)
  }

  @Test("what is left out or cannot be kept is said")
  func notices() {
    let newer = PreferencesError(path: "/a/b", problem: .otherVersion("2"))
    #expect(Wording.mishap(Failure.preferences(newer)).sentence.contains("version 2"))
    struct Odd: Error {}
    #expect(Wording.mishap(Odd()).exitCode == 1)
    #expect(
      Wording.sentence(.leftOut(1), now: .now) == "1 record could not be used and was left out.")
    #expect(Wording.sentence(.leftOut(2), now: .now).hasPrefix("2 records"))
    #expect(Wording.sentence(.notKept(FileError(.write, "/c", .busy)), now: .now).contains("/c"))
  }

  /// A name for each failure: a new one does not compile until it stands here and below.
  private func name(_ failure: Failure) -> String {
    switch failure {
    case .invalid: "invalid"
    case .fetch: "fetch"
    case .noAddress: "noAddress"
    case .notInCache: "notInCache"
    case .file: "file"
    case .preferences: "preferences"
    case .brokenArray: "brokenArray"
    case .notAPicture: "notAPicture"
    case .noHome: "noHome"
    case .nothingFetched: "nothingFetched"
    case .noPlace: "noPlace"
    case .removedPlace: "removedPlace"
    case .noList: "noList"
    case .nothingFits: "nothingFits"
    case .severalFit: "severalFit"
    case .notOwn: "notOwn"
    case .noName: "noName"
    case .noGallery: "noGallery"
    case .nothingToSave: "nothingToSave"
    case .cancelled: "cancelled"
    case .unforeseen: "unforeseen"
    }
  }

  @Test("every failure is a sentence, tells what it is about, and has its exit code")
  func failures() {
    let list = Listing(exhibit: "birds", specimens: [], source: .cache)
    let all: [(Failure, about: String, Int32)] = [
      (.invalid(InvalidValue("stone-age", kind: "a unit", allowed: "kg")), "stone-age", 64),
      (.fetch(FetchError(host: "zoo.example", cause: .refused)), "zoo.example", 69),
      (.noAddress(NoAddress(exhibit: "animals", variable: "ZOO_A")), "ZOO_A", 69),
      (.notInCache(NotInCache(exhibit: "birds")), "'birds'", 1),
      (.file(FileError(.write, "/a/b", .busy)), "/a/b", 1),
      (.preferences(PreferencesError(path: "/p", problem: .empty)), "/p", 1),
      (
        .brokenArray(.init(path: "/c.json", element: 2, byte: 7, fault: .cutOff)),
        "byte 7, in element 2", 1
      ),
      (.notAPicture(.init(path: "/x.gif", exists: true)), "/x.gif", 1),
      (.noHome, "HOME", 1), (.nothingFetched, "zoo refresh 3", 1),
      (.noPlace(9, count: 2), "numbers 1 to 2", 1), (.removedPlace(4), "Number 4", 1),
      (.noList("birds"), "zoo list birds", 1),
      (.nothingFits("okapy", among: "cats", suggestion: "Okapi"), "'Okapi'", 1),
      (.severalFit("t", among: "cats", candidates: list), "'t'", 1),
      (.notOwn(name: "Bob"), "'Bob'", 1), (.noName, "--name", 64),
      (.noGallery("birds of Chile"), "birds of Chile", 1), (.nothingToSave, "save", 1),
      (.cancelled, "given up", 1), (.unforeseen("odd"), "odd", 1),
    ]
    for (failure, about, code) in all {
      let mishap = Wording.mishap(failure)
      #expect(mishap.sentence.contains(about) && mishap.exitCode == code, "\(failure)")
      #expect([".", ":", "?"].contains(mishap.sentence.last))
    }
    #expect(Set(all.map { name($0.0) }).count == 21)
  }
}
