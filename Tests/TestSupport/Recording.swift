import Console
import Foundation
import Synchronization
import Testing
import ZooScreens
import ZooSources

/// A scripted user in place of the terminal: it gives answers and records output.
package final class Recording: Sendable {
  private let answers: Mutex<[String]>
  private let written = Mutex<[(text: String, stream: StandardStream)]>([])
  private let terminals: Set<StandardStream>
  private let closed: Set<StandardStream>
  private let failure: OutputError?
  private let hasKeyboard: Bool
  private let events: Mutex<[KeyboardEvent]>
  private let size: Mutex<(columns: Int, rows: Int)?>

  /// - Parameters:
  ///   - failure: thrown by every write to its stream.
  ///   - events: the keyboard's events; `nil` without a keyboard, when answers are whole lines.
  package init(
    answers: [String] = [], terminals: Set<StandardStream> = [],
    closed: Set<StandardStream> = [], failure: OutputError? = nil,
    events: [KeyboardEvent]? = nil, size: (columns: Int, rows: Int)? = nil
  ) {
    hasKeyboard = events != nil
    self.events = Mutex(events ?? [])
    self.size = Mutex(size)
    self.answers = Mutex(answers)
    self.terminals = terminals
    self.closed = closed
    self.failure = failure
  }

  package func text(_ stream: StandardStream) -> String {
    written.withLock { $0.filter { $0.stream == stream }.map(\.text).joined() }
  }

  package func resize(columns: Int, rows: Int) { size.withLock { $0 = (columns, rows) } }

  package var terminal: Terminal {
    Terminal(
      isTerminal: { self.terminals.contains($0) },
      isOpen: { !self.closed.contains($0) },
      size: { self.size.withLock { $0 }.map { (Cells($0.columns), Cells($0.rows)) } },
      readLine: { self.answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
      keyboard: hasKeyboard ? keyboard : nil,
      writeBytes: { bytes, stream in
        if let failure = self.failure, failure.stream == stream { throw failure }
        self.written.withLock { $0.append((String(decoding: bytes, as: UTF8.self), stream)) }
      })
  }

  private var keyboard: Keyboard {
    Keyboard(
      startReading: { _, _ in true }, stopReading: {},
      next: { self.events.withLock { $0.isEmpty ? .end : $0.removeFirst() } }, wake: {})
  }
}

extension HTTPClient {
  /// A client that must not be called: a call is recorded as an issue, even if its error is caught.
  package static let unexpected = HTTPClient { request throws(FetchError) in
    Issue.record("\(request.url) was asked for")
    throw FetchError(host: request.url.host ?? "", cause: .refused)
  }

  package static func answering(_ body: String, status: Int = 200) -> HTTPClient {
    HTTPClient { _ throws(FetchError) in HTTPResponse(status: status, body: Data(body.utf8)) }
  }

  /// The real client, shared by all tests as it is in the program.
  package static let real = HTTPClient.live(
    userAgent: { _ in "zoo/test" }, environment: ProcessInfo.processInfo.environment,
    program: Program.path("zoo"))
}

extension ProgramRunner {
  package static let unexpected = ProgramRunner { path, _, _ in
    Issue.record("\(path) was run")
    return nil
  }
}

/// A world without anything real but a temporary home directory.
package struct TestWorld: Sendable {
  package let home = TemporaryDirectory()
  /// Its fixed time: 2026-01-02 03:04:05 UTC.
  package static let now = Date(timeIntervalSince1970: 1_767_323_045)
  package let recording: Recording
  private let variables: [String: String]
  private let http: HTTPClient
  private let programs: ProgramRunner
  private let date: Date

  package init(
    _ recording: Recording = Recording(), environment: [String: String] = [:],
    http: HTTPClient = .unexpected, programs: ProgramRunner = .unexpected,
    now: Date = TestWorld.now
  ) {
    self.recording = recording
    variables = environment
    self.http = http
    self.programs = programs
    date = now
  }

  /// The same home with another user.
  package func with(
    _ recording: Recording, environment: [String: String] = [:], http: HTTPClient? = nil,
    now: Date? = nil
  ) -> World {
    let (date, variables) = (now ?? date, variables)
    let base = ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "COLUMNS": "80"]
    return World(
      environment: base.merging(variables) { $1 }.merging(environment) { $1 },
      terminal: recording.terminal, http: http ?? self.http,
      programs: programs, now: { date })
  }

  @discardableResult
  package func run(
    _ arguments: String..., answers: [String] = [], terminals: Set<StandardStream> = [],
    environment: [String: String] = [:], http: HTTPClient? = nil, now: Date? = nil
  ) async -> (code: Int32, output: String, error: String) {
    await run(
      arguments: arguments, answers: answers, terminals: terminals, environment: environment,
      http: http, now: now)
  }

  @discardableResult
  package func run(
    arguments: [String], answers: [String] = [], terminals: Set<StandardStream> = [],
    environment: [String: String] = [:], http: HTTPClient? = nil, now: Date? = nil
  ) async -> (code: Int32, output: String, error: String) {
    let recording = Recording(answers: answers, terminals: terminals)
    let world = with(recording, environment: environment, http: http, now: now)
    let code = await Zoo.run(arguments, in: world)
    return (code, recording.text(.output), recording.text(.error))
  }
}
