import Arguments
import Collections
import Console
import Foundation
import Loopback

/// `zoo-api`: serves the stand-in until it is stopped.
package enum StandInCommand {
  static let port = Option("port", placeholder: "PORT", "the port to listen on; 0 takes a free one")
  static let fault = Option(
    "fault", placeholder: "FAULT", "what goes wrong with every answer; repeatable")
  static let pictureFault = Option(
    "picture-fault", placeholder: "FAULT",
    "what goes wrong with every picture; repeatable")
  static let help = Option("help", letter: "h", "show help and do nothing else")

  static let table = CommandLineSpec(
    program: "zoo-api", summary: "Serve zoo's built-in collections on 127.0.0.1.",
    root: CommandSpec(
      "", "the stand-in server",
      discussion: [
        "Each exhibit has a base address of its own; zoo-api prints them as variables for zoo.",
        "Faults: " + Fault.forms.joined(separator: ", ")
          + ". They can also stand in a base address: /faults/delay=2/animals.",
      ],
      options: [port, fault, pictureFault],
      examples: [
        ("zoo-api --port 8642", "serve on port 8642"),
        ("zoo-api --fault delay=3 --fault status=503", "be slow, then fail"),
      ]),
    commands: [], commonOptions: [help])

  static let defaultPort: UInt16 = 8642

  /// An error before the server runs, with its exit code.
  struct StartupError: Error, Equatable {
    var sentence: String
    var exitCode: Int32
  }

  /// Starts the server and prints its addresses; returns the server to keep alive, or `nil` and the
  /// exit code.
  package static func start(
    _ arguments: [String], terminal: Terminal
  ) -> (server: StandInServer?, exitCode: Int32) {
    do {
      let parsed = try table.parse(arguments)
      if parsed.has(help) {
        let width = terminal.size()?.columns ?? 80
        let lines = table.help(for: table.root, width: min(width, 100))
        try terminal.write(Renderer().text(of: lines), .output)
        return (nil, 0)
      }
      try table.checkOperands(of: parsed)
      let pictureFaults = try faults(parsed.values(pictureFault))
      let server = try StandInServer(
        port: try self.port(parsed), faults: try faults(parsed.values(fault)),
        pictureFaults: { _ in pictureFaults })
      try terminal.write(announcement(of: server), .output)
      return (server, 0)
    } catch {
      let problem = problem(error)
      // If stderr can't be written either, only the exit code is left.
      try? terminal.write("zoo-api: \(problem.sentence)\n", .error)
      return (nil, problem.exitCode)
    }
  }

  private static func announcement(of server: StandInServer) -> String {
    let names = BuiltInCollection.all.map(\.exhibit) + [StandInWikipedia.name]
    let variables = names.map { name in
      let variable = name.uppercased().replacingOccurrences(of: "-", with: "_")
      return "export ZOO_\(variable)_API=\(server.address(of: name))\n"
    }
    return "# Serving on \(server.server.address); Ctrl-C stops.\n" + variables.joined()
  }

  private static func port(_ parsed: ParsedArguments) throws -> UInt16 {
    guard let text = parsed.value(port) else { return defaultPort }
    guard let number = UInt16(text) else {
      throw StartupError(
        sentence: "'\(text.printable)' is not a port. Choose a number from 0 to 65535.",
        exitCode: 64)
    }
    return number
  }

  private static func faults(_ words: [String]) throws -> [Fault] {
    try words.map { text in
      guard let fault = Fault(text) else {
        throw StartupError(
          sentence: "'\(text.printable)' is not a fault. Choose "
            + Fault.forms.joined(separator: ", ") + ".",
          exitCode: 64)
      }
      return fault
    }
  }

  private static func problem(_ error: any Error) -> StartupError {
    switch error {
    case let problem as StartupError: problem
    case let error as LoopbackServer.ListenError:
      StartupError(
        sentence:
          "Port \(error.port) cannot be listened on: \(String(cString: strerror(error.code))). "
          + "Choose another with --port.",
        exitCode: 1)
    case let error as UsageError: StartupError(sentence: table.message(for: error), exitCode: 64)
    default: StartupError(sentence: "\(error)", exitCode: 1)
    }
  }
}
