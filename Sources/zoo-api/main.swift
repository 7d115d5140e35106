import Console
import Dispatch
import Foundation
import StandIn

let terminal = Terminal.live()
let started = StandInCommand.start(Array(CommandLine.arguments.dropFirst()), terminal: terminal)
guard let server = started.server else { exit(started.exitCode) }
Interrupts.leaveAtOnce()
withExtendedLifetime(server) { dispatchMain() }
