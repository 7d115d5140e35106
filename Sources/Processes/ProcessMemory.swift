import Foundation

/// The resident memory of a process (its id, or `self`) in bytes; 0 if the system doesn't say.
package func memory(ofProcess process: String) -> Int {
  let sizes = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
  let resident = sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
}
