import Arguments
import Console
import Foundation
import ZooCommands
import ZooKit
import ZooService
import ZooSources
import ZooWording

/// The program: a command line in, an exit code out.
package enum Zoo {
  package static let version = "0.1.0"

  /// The User-Agent of a request: the program's name and how it is run. Wikimedia asks for an address of mail or
  /// web too, which is the user's own choice (`ZOO_CONTACT`); nobody else gets it.
  static func userAgent(_ environment: [String: String], for url: URL?) -> String {
    let host = url?.host ?? ""
    let isWikimedia =
      ["wikipedia.org", "wikimedia.org"].contains { host == $0 || host.hasSuffix("." + $0) }
      || environment[Wikipedia.addressVariable].flatMap(URL.init)?.host == host && !host.isEmpty
    let contact = (environment["ZOO_CONTACT"] ?? "").filter {
      // These have a meaning in a comment (RFC 9110, 5.6.5).
      ("!"..."~").contains($0) && !"()\\".contains($0)
    }
    let suffix = isWikimedia && !contact.isEmpty ? "; \(contact.prefix(200))" : ""
    return "zoo/\(version) (console program, run by hand\(suffix))"
  }

  /// - Parameter arguments: the arguments without the program's name.
  /// - Returns: the exit code; errors have been written to stderr by then.
  package static func run(_ arguments: [String], in world: World) async -> Int32 {
    do {
      try await perform(arguments, in: world)
      return 0
    } catch let error as OutputError where error.isReaderGone {
      return 0  // `zoo list | head -1`: the reader has what it wanted.
    } catch {
      let display = ConfiguredTerminal(world)
      let errorReport = Wording.errorReport(error)
      let lines =
        display.errorLines(errorReport.message).map { StyledLine($0) }
        + (errorReport.candidates.map(CandidatesView(width: display.width).lines) ?? [])
      // If stderr cannot be written either, the exit code alone reports the error.
      try? world.terminal.write(Renderer().text(of: lines), .error)
      return errorReport.exitCode
    }
  }

  private static func perform(_ arguments: [String], in world: World) async throws {
    let parsed = try Commands.parse(arguments)
    let options = try CommonOptions(parsed)
    // Side by side with the words that terms have.
    if parsed.command == Commands.commandLine.root, !parsed.operands.isEmpty {
      Task.detached { Exhibit.readNames() }
    }
    let command = try Commands.command(of: parsed)
    // The painter overwrites earlier lines, so it has to know how many were written since.
    let lineCount = LineCounter()
    var world = world
    world.terminal = lineCount.counting(world.terminal)
    let context = ConfiguredTerminal.context(of: world, options)
    switch try command.answerEarly(context) {
    case .answer(let answer):
      return try await ConfiguredTerminal(world, options).show(AnswerView(now: world.now()), answer)
    case .editPreferences:
      let display = ConfiguredTerminal(world, options)
      return try await EditorLauncher(display: display, context: context).edit()
    case nil: break
    }
    let service = try AnimalService(
      context, ignoresBrokenPreferences: command.ignoresBrokenPreferences)
    let display = ConfiguredTerminal(world, options, service.preferences)
    do {
      let outcome = try await command.run(with: service)
      try await OutcomePresenter(display: display, service: service, lineCount: lineCount)
        .show(outcome)
    } catch let failure as Failure {
      // Another program gets what a person can choose from.
      if case .severalMatches(_, _, let candidates, _) = failure, options.format != .text,
        let text = display.text(of: .listing(candidates, isGrid: false), service.preferences)
      {
        try display.terminal.write(text, .output)
      }
      throw failure
    }
  }
}
