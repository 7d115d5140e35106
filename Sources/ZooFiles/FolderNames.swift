import Foundation

/// What is in folders. Asking Foundation's `FileManager` takes several times as long, mostly the first time.
package enum FolderNames {
  /// The names in a folder, in no order; `nil` if it can't be read.
  package static func all(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
