import Console
import Dispatch
import Foundation
import StandIn

Interrupts.listen()
let terminal = Terminal.live()
let started = StandInCommand.start(Array(CommandLine.arguments.dropFirst()), terminal: terminal)
guard let server = started.server else { exit(started.exitCode) }
withExtendedLifetime(server) { dispatchMain() }
