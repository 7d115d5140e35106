import Foundation
import ZooKit

/// A preferences file that cannot be used as it is.
public struct PreferencesError: Error, Sendable, Equatable {
  /// The file.
  public var path: String
  /// Whether it is the user's own, which a reset puts aside.
  public var isOwn = true
  /// What is wrong with it.
  public var problem: Problem

  /// What can be wrong with a preferences file.
  public enum Problem: Sendable, Equatable {
    /// It cannot be read or written.
    case file(FileError)
    /// Nothing stands in it.
    case empty
    /// What stands in it is no JSON, or not as JSON should be.
    case notJSON(JSONError)
    /// What stands in it is JSON, but no object.
    case notAnObject
    /// It is of a version that this program does not know.
    case otherVersion(String)
    /// A key has a value that is not allowed.
    case badValue(key: String, value: String, allowed: String)
  }
}

extension PreferencesError: FileErrorWrapper {
  /// A file of the user's own that cannot be read or written.
  public init(_ error: FileError) { self.init(path: error.path, problem: .file(error)) }
}

/// `preferences.json`: flat, made to be edited by hand.
public struct PreferencesFile: Sendable {
  /// Where it is.
  public let path: String

  /// The version of the format that this program writes.
  public static let version: Int64 = 1
  private static let sizeLimit = 1 << 20

  private let isOwn: Bool

  /// Makes the file in a directory of configuration.
  ///
  /// - Parameter isOwn: whether it is the user's own, rather than one for the whole system.
  public init(directory: String, isOwn: Bool = true) {
    path = "\(directory)/preferences.json"
    self.isOwn = isOwn
  }

  /// What stands in the file, each value checked by its key.
  ///
  /// - Returns: an empty object when there is no file.
  /// - Throws: `PreferencesError`.
  public func read() throws(PreferencesError) -> [String: JSONValue] {
    guard let contents = try contents() else { return [:] }
    if contents.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { throw error(.empty) }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: contents, refusingOddities: true)
    } catch {
      throw self.error(.notJSON(error))
    }
    guard case .object(let values) = value else { throw error(.notAnObject) }
    if let version = values["version"], version.integer != Int(Self.version) {
      throw error(.otherVersion(version.jsonText()))
    }
    for key in PreferenceKey.all {
      guard let value = values[key.name], !key.accepts(value) else { continue }
      throw error(.badValue(key: key.name, value: value.jsonText(), allowed: key.allowed))
    }
    return values
  }

  /// The keys in the file that mean nothing to this program; they are kept.
  ///
  /// - Parameter apis: the names of those whose addresses mean something.
  public static func unknownKeys(
    in values: [String: JSONValue], apis: [String]
  ) -> [String] {
    let known = Set(PreferenceKey.all.map(\.name) + ["version", "$schema"])
    var unknown = values.keys.filter { !known.contains($0) }
    if case .object(let addresses)? = values[PreferenceKey.apis.name] {
      unknown += addresses.keys.filter { !apis.contains($0) }
        .map { "\(PreferenceKey.apis.name).\($0)" }
    }
    return unknown.sorted()
  }

  /// Changes the given keys and nothing else; makes the file if there is none.
  ///
  /// Of an object the given members are changed, and those that are `null` removed.
  ///
  /// - Throws: `PreferencesError`; then the file is as it was.
  public func save(_ changes: [String: JSONValue]) throws(PreferencesError) {
    try SafeFile.whileLocked(path) { () throws(PreferencesError) in
      var values = try read()
      for (key, value) in changes {
        if case .object(let added) = value {
          let old: [String: JSONValue] =
            if case .object(let members)? = values[key] { members } else { [:] }
          let all = old.merging(added) { _, new in new }
          values[key] = .object(all.filter { $0.value != .null })
        } else {
          values[key] = value
        }
      }
      values["version"] = .integer(Self.version)
      let text = JSONValue.object(values).jsonText(indented: true) + "\n"
      do throws(FileError) {
        guard text.utf8.count <= Self.sizeLimit else {
          throw FileError(.write, path, .tooLarge(limit: Self.sizeLimit))
        }
        try SafeFile.replace(path, with: Data(text.utf8))
      } catch {
        throw self.error(.file(error))
      }
    }
  }

  /// Puts the file aside, so that the defaults hold again.
  ///
  /// - Returns: where the old file is now; `nil` when there was none.
  /// - Throws: `FileError`.
  public func reset() throws(FileError) -> String? {
    let files = FileManager.default
    guard (try? files.attributesOfItem(atPath: path)) != nil else { return nil }
    return try SafeFile.whileLocked(path) { () throws(FileError) in
      let backups = sequence(first: 1) { $0 + 1 }.lazy.map { "\(path).old-\($0)" }
      let backup = backups.first { (try? files.attributesOfItem(atPath: $0)) == nil } ?? path
      guard rename(path, backup) == 0 else { throw FileError(.write, path, .system(errno)) }
      return backup
    }
  }

  private func contents() throws(PreferencesError) -> Data? {
    do throws(FileError) {
      return try SafeFile.read(path, limit: Self.sizeLimit)
    } catch {
      throw self.error(.file(error))
    }
  }

  private func error(_ problem: PreferencesError.Problem) -> PreferencesError {
    PreferencesError(path: path, isOwn: isOwn, problem: problem)
  }
}
