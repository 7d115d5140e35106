import Testing

/// Everything that starts processes: one test at a time, since waiting for a process holds a thread
/// that other tests need.
@Suite("Programs", .serialized, .timeLimit(.minutes(2)))
struct Programs {}
