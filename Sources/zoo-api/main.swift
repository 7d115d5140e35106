import Console
import Foundation
import StandIn

let terminal = Terminal.live()
SignalHandlers.startHandling()
let started = StandInCommand.start(Array(CommandLine.arguments.dropFirst()), terminal: terminal)
guard let server = started.server else { exit(started.exitCode) }
withExtendedLifetime(server) { dispatchMain() }
