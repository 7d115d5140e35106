import Foundation
import TestSupport
import Testing
import ZooWording
import ZooKit

@testable import ZooFiles
@testable import ZooService
@testable import ZooScreens
@testable import ZooSources

@Suite("Wording")
struct WordingTests {
  @Test(
    "what came live has an age once it is a minute old",
    arguments: [
      (0, "live"), (59, "live"), (60, "live, 1 minute ago"), (-60, "live"),
      (7200, "live, 2 hours ago"),
    ])
  func liveAge(seconds: Double, words: String) {
    let listing = Listing(
      exhibit: "animals", animals: [], source: .live,
      fetchedAt: TestWorld.now.addingTimeInterval(-seconds))
    #expect(Wording.source(of: listing, now: TestWorld.now) == words)
  }

  @Test(
    "a moment is told relative to now",
    arguments: [
      (0, "just now"), (59, "just now"), (61, "1 minute ago"), (7200, "2 hours ago"),
      (86400, "1 day ago"), (15 * 86400, "2 weeks ago"), (70 * 86400, "2 months ago"),
      (800 * 86400, "2 years ago"), (-90_000, "in 1 day"),
    ] as [(Double, String)])
  func moments(age: Double, words: String) {
    let date = TestWorld.now.addingTimeInterval(-age)
    #expect(Wording.relativeTime(date, now: TestWorld.now) == words)
  }

  @Test("only the terms that few people know are explained")
  func terms() {
    #expect(Wording.explained("Cathemeral") == "Cathemeral (day and night)")
    #expect(Wording.explained("Crepuscular") == "Crepuscular (dusk and dawn)")
    #expect(Wording.explained("Nocturnal") == "Nocturnal")
  }

  /// Every cause in turn; a new one does not compile until it is added here.
  private static func next(after cause: FetchError.Cause) -> FetchError.Cause? {
    switch cause {
    case .unknownHost: .dnsTimeout
    case .dnsTimeout: .refused
    case .refused: .connectionLost
    case .connectionLost: .notHTTP
    case .notHTTP: .tlsFailed
    case .tlsFailed: .untrusted(.keychain)
    case .untrusted(let store):
      Self.next(after: store).map { .untrusted($0) } ?? .tooSlow(seconds: 2.5)
    case .tooSlow: .tooLarge(limit: 8 << 20)
    case .tooLarge: .notAWebAddress
    case .notAWebAddress: .unsupportedRedirect("file:///x")
    case .unsupportedRedirect: .tooManyRedirects
    case .tooManyRedirects: .status(503, words: "no")
    case .status: .apiKeyRejected(variable: "KEY")
    case .apiKeyRejected: .tooManyRequests(retryAfter: 60)
    case .tooManyRequests: .webPage
    case .webPage: .text("Error: x")
    case .text: .noArticlePicture("Okapia johnstoni")
    case .noArticlePicture: .notAPicture
    case .notAPicture: .badPictureSize
    case .badPictureSize: .requestNotAllowed
    case .requestNotAllowed: .cancelled
    case .cancelled: .noUsableRecords
    case .noUsableRecords: .endless(pages: 250)
    case .endless: .ipv6Unsupported
    case .ipv6Unsupported: .proxyFailed
    case .proxyFailed: .fetcherNotStarted(code: 2)
    case .fetcherNotStarted: .noLibcurl
    case .noLibcurl: .procNotMounted
    case .procNotMounted: .connection(code: -1)
    case .connection: nil
    }
  }

  private static func next(after store: TrustStore) -> TrustStore? {
    TrustStore.allCases.drop { $0 != store }.dropFirst().first
  }

  /// Every cause, and those whose sentence depends on their values more than once.
  static let causes: [FetchError.Cause] =
    Array(sequence(first: .unknownHost) { next(after: $0) }) + [
      .tooSlow(seconds: 1), .status(503, words: ""), .tooManyRequests(retryAfter: nil), .text(""),
    ]

  @Test("every cause of a failed fetch is a sentence that names the host")
  func causes() {
    let sentences = Self.causes.map {
      Wording.sentence(FetchError(host: "zoo.example", cause: $0))
    }
    for sentence in sentences {
      #expect(sentence.contains("zoo.example") && sentence.hasSuffix("."))
    }
    #expect(Set(sentences).count == sentences.count)
  }

  @Test(
    "every fault of a file is a sentence that names the file and what was done to it",
    arguments: [
      (.read, .system(EACCES), "Can't read /a/b: permission denied."),
      (.write, .system(ENOSPC), "Can't write /a/b: no space left on device."),
      (.lock, .system(EACCES), "Can't lock /a/b: permission denied."),
      (
        .read, .tooLarge(limit: 1 << 20),
        "Can't read /a/b: it is larger than 1 MiB. Move it away and try again."
      ),
      (
        .write, .tooLarge(limit: 1 << 20),
        "Can't write /a/b: it would be larger than 1 MiB."
      ),
      (.write, .notAFile, "Can't write /a/b: it is not a file."),
      (.read, .damaged, "/a/b is damaged. Fix it or move it away, then try again."),
      (.lock, .busy, "Another zoo process is writing /a/b. Try again in a moment."),
    ] as [(FileError.Operation, FileError.Cause, String)])
  func files(operation: FileError.Operation, problem: FileError.Cause, sentence: String) {
    #expect(
      Wording.errorReport(Failure.file(FileError(operation, "/a/b", problem))).message == sentence)
  }

  @Test("what is left out or cannot be kept is said")
  func notices() {
    let newer = PreferencesError(path: "/a/b", problem: .otherVersion("2"))
    #expect(Wording.errorReport(Failure.preferences(newer)).message.contains("version 2"))
    struct Odd: Error {}
    #expect(Wording.errorReport(Odd()).exitCode == 1)
    #expect(
      Wording.sentence(.recordsSkipped(1), now: .now)
        == "Skipped 1 record that has neither an id nor a name.")
    #expect(Wording.sentence(.recordsSkipped(2), now: .now).hasPrefix("Skipped 2 records"))
    #expect(Wording.sentence(.notCached(FileError(.write, "/c", .busy)), now: .now).contains("/c"))
  }

  /// The kinds of failure: a new one does not compile until it is added here, and the test below
  /// fails until it has a sentence.
  private enum Kind: CaseIterable {
    case invalid, fetch, noAddress, notInCache, file, preferences, brokenArray, notAPicture
    case noHome, randomOnly, wikipediaFailed, nothingFetched, noSuchNumber,
      removedNumber,
      noList, noMatch, severalMatches, noSizes
    case notUsersCat, noUsersCats, noName, noGallery, nothingToSave, tooFewForQuiz, noPlaces
    case cancelled, unforeseen

    init(_ failure: Failure) {
      self =
        switch failure {
        case .invalid: .invalid
        case .fetch: .fetch
        case .noAddress: .noAddress
        case .notInCache: .notInCache
        case .file: .file
        case .preferences: .preferences
        case .brokenArray: .brokenArray
        case .notAPicture: .notAPicture
        case .noHome: .noHome
        case .randomOnly: .randomOnly
        case .wikipediaFailed: .wikipediaFailed
        case .nothingFetched: .nothingFetched
        case .noSuchNumber: .noSuchNumber
        case .removedNumber: .removedNumber
        case .noList: .noList
        case .noMatch: .noMatch
        case .severalMatches: .severalMatches
        case .noSizes: .noSizes
        case .notUsersCat: .notUsersCat
        case .noUsersCats: .noUsersCats
        case .noName: .noName
        case .noGallery: .noGallery
        case .nothingToSave: .nothingToSave
        case .tooFewForQuiz: .tooFewForQuiz
        case .noPlaces: .noPlaces
        case .cancelled: .cancelled
        case .unforeseen: .unforeseen
        }
    }
  }

  private static let ducks = Listing(exhibit: "birds", animals: [], source: .cache, total: 2)

  /// Every failure, with what its sentence has to mention and the exit code.
  static let failures: [(Failure, about: String, Int32)] = [
    (.invalid(InvalidValue("stone-age", .preference("weight"))), "stone-age", 64),
    (.fetch(FetchError(host: "zoo.example", cause: .refused)), "zoo.example", 69),
    (.noSizes(.height, of: "owl"), "height", 1),
    (.noAddress(exhibit: "animals", variable: "ZOO_A"), "ZOO_A", 69),
    (.notInCache(exhibit: "birds"), "birds of Chile", 1),
    (.file(FileError(.write, "/a/b", .busy)), "/a/b", 1),
    (.preferences(PreferencesError(path: "/p", problem: .empty)), "/p", 1),
    (
      .brokenArray(.init(path: "/c.json", element: 2, byte: 7, fault: .cutOff)),
      "byte 7, in element 2", 1
    ),
    (.noUsersCats, "'zoo add'", 1),
    (.notAPicture(path: "/x.gif", exists: true), "/x.gif", 1),
    (.randomOnly("zoo animals"), "zoo animals", 1),
    (.wikipediaFailed(FetchError(host: "zoo.example", cause: .webPage)), "zoo.example", 69),
    (.noHome, "HOME", 1),
    (.nothingFetched, "zoo refresh 3", 1),
    (.noSuchNumber(9, count: 2), "numbers 1 to 2", 1), (.removedNumber(4), "Number 4", 1),
    (.noList("birds"), "zoo list birds", 1),
    (.noMatch("okapy", among: .exhibits([.cats]), suggestion: "Okapi"), "mean Okapi?", 1),
    (.severalMatches(["t"], among: .exhibits([.cats]), candidates: ducks), "“t”", 1),
    (.notUsersCat(name: "Bob"), "“Bob”", 1), (.noName, "--name", 64),
    (.noGallery("birds of Chile"), "birds of Chile", 1), (.nothingToSave, "save", 1),
    (.tooFewForQuiz("zebra", count: 2), "“zebra”", 1), (.noPlaces("Mimi"), "“Mimi”", 1),
    (.cancelled, "Cancelled", 1),
    (.unforeseen("x"), "unexpected", 1),
  ]

  @Test("every failure is a sentence, tells what it is about, and has its exit code")
  func failures() {
    for (failure, about, code) in Self.failures {
      let errorReport = Wording.errorReport(failure)
      #expect(errorReport.message.contains(about) && errorReport.exitCode == code, "\(failure)")
      #expect([".", ":", "?"].contains(errorReport.message.last))
    }
    #expect(Set(Self.failures.map { Kind($0.0) }) == Set(Kind.allCases))
  }
}
