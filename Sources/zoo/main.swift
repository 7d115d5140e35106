import Console
import Foundation
import ZooCommands
import ZooSources

if CommandLine.arguments.dropFirst().first == FetcherService.argument { FetcherService.run() }
let world = World.live()
Interrupts.listen()
let exitCode = await Zoo.run(Array(CommandLine.arguments.dropFirst()), in: world)
exit(exitCode)
