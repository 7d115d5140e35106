import Dispatch
import Synchronization

/// Runs what the program awaits on the thread that the process has from the beginning, one piece after
/// another.
///
/// The system's pool of threads takes longer to begin than all the rest of a start. One thread is
/// enough: whatever waits, for a key, for the network or for another program, waits in a thread of its
/// own. Tasks begun beside it (`Task { }`: pictures on their way, a sign of life) run in the pool, so
/// that they go on while this thread reads a large file.
final class MainThreadExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  /// Runs tasks until one of them ends the process.
  func run() -> Never {
    while true {
      count.wait()
      jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
