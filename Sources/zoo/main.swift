import Console
import Foundation
import ZooCommands

Interrupts.listen()
let world = World.live()
let exitCode = await Zoo.run(Array(CommandLine.arguments.dropFirst()), in: world)
exit(exitCode)
