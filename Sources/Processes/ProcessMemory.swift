import Foundation

/// How many bytes of memory a process holds; 0 where the system does not say.
///
/// - Parameter process: its number, or `self`.
package func memory(ofProcess process: String) -> Int {
  let sizes = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
  let resident = sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
}
