import Console
import Foundation
import ZooScreens
import ZooSources

if CommandLine.arguments.dropFirst().first == FetcherService.argument { FetcherService.run() }
guard let name = CommandLine.arguments.first, !name.isEmpty else {
  // Started without even its own name, it cannot tell what was wanted.
  try? Terminal.live().write(
    "zoo: no arguments came, not even a name. Start it as 'zoo'.\n", .error)
  exit(64)
}
let world = World.live()
Interrupts.listen()
let thread = MainThread()
Task(executorPreference: thread) {
  exit(await Zoo.run(Array(CommandLine.arguments.dropFirst()), in: world))
}
thread.run()
