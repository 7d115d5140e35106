import Dispatch
import Synchronization

/// Runs the program's tasks on the thread that the process has from the beginning, one after another.
///
/// The system's pool of threads takes longer to begin than all the rest of a start. One thread is
/// enough: whatever waits, for a key, for the network or for another program, waits in a thread of its
/// own.
final class MainThread: TaskExecutor {
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
