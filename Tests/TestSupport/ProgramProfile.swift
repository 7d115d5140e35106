import Foundation

/// Where a program that a test starts writes what it has covered.
///
/// A program killed while it writes leaves half a file, and one such file spoils the whole coverage
/// report. So each program writes into a folder of its own, and only when it has ended by itself are
/// its files moved to those of the tests.
final class ProgramProfile {
  private static let variable = "LLVM_PROFILE_FILE"
  private let report: URL?
  private let folder: URL?

  init() {
    let file = ProcessInfo.processInfo.environment[Self.variable]
    report = file.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    folder = report?.appendingPathComponent("unfinished-\(UUID().uuidString)")
  }

  /// The variables that make the program and those it starts write here; none without coverage.
  var environment: [String: String] {
    folder.map { [Self.variable: $0.appendingPathComponent("%p.profraw").path] } ?? [:]
  }

  /// Adds to the report what the program has written.
  ///
  /// - Parameter status: its exit code; more than 128 if a signal ended it.
  func keep(status: Int32) {
    guard status < 128, let report, let folder else { return }
    for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let kept = report.appendingPathComponent("\(folder.lastPathComponent)-\(file)")
      try? FileManager.default.moveItem(at: folder.appendingPathComponent(file), to: kept)
    }
  }

  deinit {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}
