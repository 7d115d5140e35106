import Console
import Foundation
import ZooCommands

let world = World.live()
Interrupts.listen()
let exitCode = await Zoo.run(Array(CommandLine.arguments.dropFirst()), in: world)
exit(exitCode)
