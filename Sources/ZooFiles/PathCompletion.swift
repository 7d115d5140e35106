import Foundation

/// Paths as people type them: `~` is their home, and the beginning of a name is enough.
package enum PathCompletion {
  /// The path with a home in the place of a leading `~`.
  ///
  /// - Parameter home: the user's directory; without one the path stays as it is.
  package static func expanded(_ path: String, home: String?) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// The path as far as the names in its folder agree on how it goes on; a folder ends with `/`.
  ///
  /// - Returns: the path as it was typed where nothing fits, or nothing can be read.
  package static func completed(_ path: String, home: String?) -> String {
    let whole = expanded(path, home: home)
    let split = whole.lastIndex(of: "/").map { whole.index(after: $0) } ?? whole.startIndex
    let (folder, beginning) = (String(whole[..<split]), whole[split...])
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    let fitting = (names ?? []).filter {
      $0.hasPrefix(beginning) && ($0.hasPrefix(".") == beginning.hasPrefix("."))
    }
    guard let first = fitting.first else { return path }
    let common = fitting.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let isFolder = fitting.count == 1 && SafeFile.kind(at: folder + common) == .typeDirectory
    return path + common.dropFirst(beginning.count) + (isFolder ? "/" : "")
  }
}
