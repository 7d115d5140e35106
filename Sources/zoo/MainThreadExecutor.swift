import Dispatch
import Synchronization

/// Runs the program's main task on the main thread.
///
/// Starting the system's thread pool takes longer than all the rest of a start. One thread is enough,
/// because waiting for a key, the network or another program happens on a thread of its own. Other tasks
/// (`Task { }`: loading pictures, the activity indicator) run in the pool, so that they go on while this
/// thread reads a large file.
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
