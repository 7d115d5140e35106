import Foundation
import ZooKit

/// A preferences file that cannot be used as it is.
public struct PreferencesError: Error, Sendable, Equatable {
  /// The file.
  public var path: String
  /// What is wrong with it.
  public var problem: Problem

  /// What can be wrong with a preferences file.
  public enum Problem: Sendable, Equatable {
    /// Nothing stands in it.
    case empty
    /// What stands in it is no JSON object.
    case notAnObject
    /// A newer `zoo` wrote it.
    case newer(version: String)
    /// A key has a value that is not allowed.
    case badValue(key: String, value: String, allowed: String)
  }

  /// Makes the error.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }
}

/// `preferences.json`: flat, made to be edited by hand.
public struct PreferencesFile: Sendable {
  /// Where it is.
  public let path: String

  /// The version of the format that this program writes.
  public static let version: Int64 = 1
  private static let sizeLimit = 1 << 20

  /// Makes the file in a directory of configuration.
  public init(directory: String) { path = "\(directory)/preferences.json" }

  /// What stands in the file, each value checked by its key.
  ///
  /// - Returns: an empty object when there is no file.
  /// - Throws: `FileError` or `PreferencesError`.
  public func read() throws -> [String: JSONValue] {
    guard let contents = try SafeFile.read(path, limit: Self.sizeLimit) else { return [:] }
    if contents.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { throw error(.empty) }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: contents),
      case .object(let values) = value
    else { throw error(.notAnObject) }
    if let version = values["version"], version != .integer(Self.version) {
      throw error(.newer(version: version.jsonText()))
    }
    for key in PreferenceKey.all {
      guard let value = values[key.name], !key.accepts(value) else { continue }
      throw error(.badValue(key: key.name, value: value.jsonText(), allowed: key.allowed))
    }
    return values
  }

  /// The keys in the file that mean nothing to this program; they are kept.
  public static func unknownKeys(in values: [String: JSONValue]) -> [String] {
    let known = Set(PreferenceKey.all.map(\.name) + ["version", "$schema"])
    return values.keys.filter { !known.contains($0) }.sorted()
  }

  /// Changes the given keys and nothing else; makes the file if there is none.
  ///
  /// - Throws: `FileError` or `PreferencesError`; then the file is as it was.
  public func save(_ changes: [String: JSONValue]) throws {
    try SafeFile.whileLocked(path) {
      var values = try read()
      for (key, value) in changes {
        if case .object(let added) = value, case .object(let old) = values[key] {
          values[key] = .object(old.merging(added) { _, new in new })
        } else {
          values[key] = value
        }
      }
      values["version"] = .integer(Self.version)
      let text = JSONValue.object(values).jsonText(indented: true) + "\n"
      try SafeFile.replace(path, with: Data(text.utf8))
    }
  }

  /// Puts the file aside, so that the defaults hold again.
  ///
  /// - Returns: where the old file is now; `nil` when there was none.
  /// - Throws: `FileError`.
  public func reset() throws -> String? {
    let files = FileManager.default
    guard (try? files.attributesOfItem(atPath: path)) != nil else { return nil }
    return try SafeFile.whileLocked(path) {
      let backups = sequence(first: 1) { $0 + 1 }.lazy.map { "\(path).old-\($0)" }
      let backup = backups.first { (try? files.attributesOfItem(atPath: $0)) == nil } ?? path
      guard rename(path, backup) == 0 else { throw FileError(.write, path, .system(errno)) }
      return backup
    }
  }

  private func error(_ problem: PreferencesError.Problem) -> PreferencesError {
    PreferencesError(path: path, problem: problem)
  }
}
