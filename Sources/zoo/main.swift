import Console
import Foundation
import Processes
import ZooScreens
import ZooSources
import ZooWording

let arguments = ProgramArguments.all
if arguments.dropFirst().first == FetcherMain.argument { FetcherMain.run() }

/// Exits with an error before the arguments are parsed.
func leave(_ sentence: String, code: Int32) -> Never {
  try? Terminal.live().write("zoo: \(sentence)\n", .error)
  exit(code)
}

guard let name = arguments.first, !name.isEmpty else {
  leave(Wording.noArguments, code: Wording.usage)
}
let world = World.live()
#if os(Linux)
  // Every URLSession opens Foundation's shared cookie store and URL cache, which create folders in the
  // user's home. They are unused, so point them at /dev/null before any thread runs; `world` and the
  // programs it starts keep the original variables.
  for variable in ["XDG_DATA_HOME", "XDG_CACHE_HOME"] { setenv(variable, "/dev/null", 1) }
#endif
guard !DescriptorAvailability.isLimited || DescriptorAvailability.isEnough else {
  leave(Wording.noDescriptors, code: 1)
}
guard SignalHandlers.startHandling(), !ThreadAvailability.isLimited || ThreadAvailability.isEnough
else {
  leave(Wording.noThreads, code: 1)
}
let thread = MainThreadExecutor()
Task(executorPreference: thread) {
  exit(await Zoo.run(Array(arguments.dropFirst()), in: world))
}
thread.run()
