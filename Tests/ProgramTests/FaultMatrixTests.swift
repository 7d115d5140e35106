import Foundation
import Loopback
import StandIn
import Synchronization
import TestSupport
import Testing

/// Whether to run the whole matrix, with limits on time and memory.
private let isWhole = ProcessInfo.processInfo.environment["ZOO_MATRIX"] != nil

/// Every fault with everything that fetches, over real HTTP, by the built program.
///
/// `swift test` runs every twelfth fault with one action, `scripts/check` every third. `scripts/trials/matrix` sets
/// `ZOO_MATRIX` to run all of them.
@Suite("Fault matrix", .ownThread)
struct FaultMatrixTests {

  /// Faults as written in an address.
  private static let faults: [String] =
    [
      "delay=30", "drip=0.4", "stall=0", "stall=60", "stall=300", "reset=0", "reset=40",
      "reset=300", "cut-off=0", "cut-off=1", "cut-off=40", "length=9223372036854775807",
      "length=99999999999999999999", "length=-1", "length=abc", "length=5", "length=100000",
      "chunked", "no-chunks", "garbage", "endless", "endless-head", "endless-redirect",
      "unpack=64",
      "unpack=4096", "status=204", "status=301", "status=400", "status=401", "status=403",
      "status=404", "status=407", "status=429", "status=500", "status=503", "rate-limit=60",
      "key=none", "html", "error-text", "redirect=file:///etc/passwd",
      "redirect=zoo://animals/animals/rand/1", "redirect=http://127.0.0.1:1/",
      "redirect=https://127.0.0.1:1/", "redirect=http://no-such-host.invalid/", "redirect=circle",
    ] + OddBody.allCases.map { "body=\($0.rawValue)" }
    + [1, 9, 16, 20, 40, 80, 100, 120, 130, 140, 160, 300].map { "cut=\($0)" }

  /// Addresses without a working server.
  private static let addresses = [
    "http://127.0.0.1:1", "http://no-such-host.invalid", "http://[::1]:1", "https://127.0.0.1:1",
  ]

  private struct Action: Sendable {
    var arguments: [String]
    var input = ""
    /// Whether the pictures fail instead of the pages.
    var isPictured = false
  }

  private static let actions = [
    Action(arguments: ["refresh", "2"]),
    Action(arguments: ["list", "cat-breeds"]),
    Action(arguments: ["list", "birds", "--search", "condor", "--json"]),
    Action(arguments: ["list", "cats", "--all", "--json"]),
    Action(arguments: ["detail", "condor", "--exhibit", "birds"]),
    Action(arguments: ["gallery", "abyssinian", "--exhibit", "cat-breeds"]),
    Action(arguments: ["refresh", "dog-breeds"]),
    Action(arguments: [], input: "2\n1\nv\n2\n1\nm\nq\n"),
    Action(
      arguments: ["detail", "abyssinian", "--exhibit", "cat-breeds", "--save", "PICTURE"],
      isPictured: true),
    Action(
      arguments: ["gallery", "abyssinian", "--exhibit", "cat-breeds", "--save", "PICTURE"],
      isPictured: true),
  ]

  /// Run count and worst figures, printed at the end.
  private static let figures = Mutex((runs: 0, worst: (time: 0.0, memory: 0)))

  @Test("each fault leads to an answer or to one sentence, never to anything else")
  func matrix() throws {
    for (index, fault) in Self.faults.enumerated()
    where isWhole || index % (Waiting.isWhole ? 3 : 12) == 0 {
      let actions = isWhole ? Self.actions : [Self.actions[index % Self.actions.count]]
      for action in actions {
        for source in isWhole ? ["live", "auto"] : [index % 2 == 0 ? "auto" : "live"] {
          try run(action, source, fault: fault)
        }
      }
    }
    for (index, address) in Self.addresses.enumerated() {
      for action in isWhole ? Self.actions : [Self.actions[index]] where !action.isPictured {
        for source in ["live", "auto"] { try run(action, source, address: address) }
      }
    }
    guard isWhole else { return }
    let (runs, worst) = Self.figures.withLock { $0 }
    print(
      "matrix: \(runs) runs, at most \(worst.time) s of processor and \(worst.memory >> 20) MiB")
  }

  private func run(_ action: Action, _ source: String, fault: String) throws {
    let isPictured = action.isPictured
    let faultForPictures = Fault(fault)
    let standIn = try StandInServer(
      pictureFaults: { _ in isPictured ? [faultForPictures].compactMap { $0 } : [] })
    defer { standIn.stop() }
    let written =
      fault == "redirect=circle"
      ? "redirect=\(standIn.server.address)/faults/redirect=%2F%2E/animals" : fault
    let exhibits = ["animals", "cat-breeds", "dog-breeds", "birds", "cats"]
    let pairs = exhibits.map { exhibit in
      (exhibit, standIn.address(of: exhibit, faults: isPictured ? [] : [written]))
    }
    try run(action, source, Dictionary(uniqueKeysWithValues: pairs), "\(fault) \(source)")
  }

  private func run(_ action: Action, _ source: String, address: String) throws {
    let exhibits = ["animals", "cat-breeds", "dog-breeds", "birds", "cats"]
    let pairs = exhibits.map { ($0, address) }
    try run(action, source, Dictionary(uniqueKeysWithValues: pairs), "\(address) \(source)")
  }

  private func run(
    _ action: Action, _ source: String, _ addresses: [String: String], _ name: String
  ) throws {
    let home = TemporaryDirectory()
    let preferences = "{\n  \"version\": 1,\n  \"weight\": \"kg\"\n}\n"
    let cats = "[{\"id\": \"abc\", \"name\": \"Mimi\"}]\n"
    try home.write(preferences, to: ".config/zoo/preferences.json")
    try home.write(cats, to: ".local/share/zoo/cats.json")
    var environment = ["ZOO_PATIENCE": "1", "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc")]
    for (exhibit, address) in addresses {
      let variable = exhibit.uppercased().replacingOccurrences(of: "-", with: "_")
      environment["ZOO_\(variable)_API"] = address
    }
    let timeout = 1.0
    let words =
      action.arguments.map { $0 == "PICTURE" ? home.file("picture.png") : $0 }
      + ["--source", source, "--timeout", "\(timeout)"]
    let run = try MeasuredRun(
      words, input: action.input, environment: environment)
    Self.figures.withLock { figures in
      figures.runs += 1
      figures.worst.time = max(figures.worst.time, run.processorTime)
      figures.worst.memory = max(figures.worst.memory, run.memory)
    }
    let comment = Comment(rawValue: "\(name): \(words.joined(separator: " ")) → \(run)")
    let isSession = action.arguments.isEmpty
    // The faulty response may contain no animal of that name.
    if run.code == 1, run.error.contains("No animal called") { return }
    // The built-in collection has no picture either, if the page came too late.
    if run.code == 1, run.error.contains("no picture of this animal to save") { return }
    let codes: Set<Int32> =
      isSession ? [0] : source == "auto" && !action.isPictured ? [0] : [0, 69]
    #expect(run.code.map(codes.contains) == true, comment)
    let lines = run.error.split(separator: "\n")
    // Only notices come before the error.
    if run.code != 0 {
      #expect(
        lines.dropLast().allSatisfy { $0.contains(/this is|these are/.ignoresCase()) }, comment)
    }
    if run.code != 0 { #expect(!lines.isEmpty, comment) }
    #expect(lines.allSatisfy { $0.hasSuffix(".") }, comment)
    #expect(!run.error.contains("error -") && !run.error.contains("unforeseen"), comment)
    for scalar in (run.output + run.error).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, comment)
    }
    #expect(home.read(".config/zoo/preferences.json") == preferences, comment)
    #expect(home.read(".local/share/zoo/cats.json") == cats, comment)
    #expect(!home.files.contains { $0.contains(".zoo-") }, comment)
    if isWhole {
      #expect(run.memory < 100 << 20, comment)
      #expect(run.processorTime < 10, comment)
    }
  }
}
