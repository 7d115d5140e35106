import Foundation

/// Expands and completes file names in typed paths.
package enum PathCompletion {
  /// The path that is meant: with the home directory for a leading `~`, and without what terminals paste around a file
  /// that is dragged into them: quotation marks, backslashes before spaces, or `file://`.
  package static func expanded(_ path: String, home: String?) -> String {
    if let first = path.first, "'\"".contains(first), path.count > 2, path.last == first {
      return expanded(String(path.dropFirst().dropLast()), home: home)
    }
    if path.hasPrefix("file://"), let url = URL(string: path) { return url.path }
    if path.contains("\\ ") { return expanded(path.replacing("\\ ", with: " "), home: home) }
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// Extends the path by what all matching names have in common; a folder ends with `/`.
  ///
  /// - Returns: the path unchanged when nothing matches or the folder can't be read.
  package static func completed(_ path: String, home: String?) -> String {
    let whole = expanded(path, home: home)
    let split = whole.lastIndex(of: "/").map { whole.index(after: $0) } ?? whole.startIndex
    let (folder, beginning) = (String(whole[..<split]), whole[split...])
    let names = FolderNames.all(in: folder.isEmpty ? "." : folder)
    let fitting = (names ?? []).filter {
      $0.hasPrefix(beginning) && ($0.hasPrefix(".") == beginning.hasPrefix("."))
    }
    guard let first = fitting.first else { return path }
    let common = fitting.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let isFolder = fitting.count == 1 && SafeFile.kind(at: folder + common) == .typeDirectory
    return path + common.dropFirst(beginning.count) + (isFolder ? "/" : "")
  }
}
