import Foundation
import ZooKit

/// `preferences.json`: a flat object, meant to be edited by hand.
package struct PreferencesFile: Sendable {
  package let path: String

  /// The version of the format that this program writes.
  package static let version: Int64 = 1
  static let sizeLimit = 1 << 20

  /// Which preferences a file contains.
  package enum Role: Sendable {
    /// The user's own, which a reset renames.
    case own
    case system
    /// A draft of the user's own, not in effect yet.
    case draft
  }

  private let role: Role

  init(at path: String, as role: Role) {
    (self.path, self.role) = (path, role)
  }

  package init(directory: String, as role: Role = .own) {
    self.init(at: "\(directory)/preferences.json", as: role)
  }

  /// The valid values, and the errors of the others: one bad value affects no other.
  ///
  /// - Returns: nothing when there is no file.
  /// - Throws: `FileError` or `PreferencesError` when nothing in the file is usable.
  package func usable() throws -> (
    values: JSONObject, faults: [PreferencesError]
  ) {
    guard let contents = try contents() else { return ([:], []) }
    return usable(try values(in: contents))
  }

  /// Separates valid values from errors; each address is checked by itself.
  private func usable(
    _ all: JSONObject
  ) -> (values: JSONObject, faults: [PreferencesError]) {
    var (values, faults) = (all, [PreferencesError]())
    func refuse(_ value: JSONValue, of key: PreferenceKey, api: Exhibit.ID? = nil) {
      let text = value.jsonText()
      faults.append(
        error(
          .badValue(
            key, api: api, value: key.rule.isAddresses ? text.withoutPassword : text)))
    }
    for key in PreferenceKey.all {
      guard let value = all[key.name], !key.accepts(value) else { continue }
      guard case .addresses = key.rule, case .object(let addresses) = value else {
        values[key.name] = nil
        refuse(value, of: key)
        continue
      }
      let good = addresses.filter { key.accepts([$0.key: $0.value]) }
      values[key.name] = .object(good)
      let goodNames = Set(good.map(\.key))
      for (name, address) in addresses where !goodNames.contains(name) {
        refuse(address, of: key, api: name)
      }
    }
    return (values, faults)
  }

  /// Reads the file, or an empty object when there is none; a single invalid value is an error.
  ///
  /// - Throws: `FileError` or `PreferencesError`.
  package func read() throws -> JSONObject {
    guard let contents = try contents() else { return [:] }
    let all = try values(in: contents)
    if let fault = usable(all).faults.first { throw fault }
    return all
  }

  private func values(in contents: Data) throws -> JSONObject {
    if contents.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { throw error(.empty) }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: contents, strict: true)
    } catch {
      throw self.error(.notJSON(error))
    }
    guard case .object(let values) = value else { throw error(.notAnObject) }
    if let version = values["version"], version.integer != Int(Self.version) {
      throw error(.otherVersion(version.jsonText()))
    }
    return values
  }

  /// The keys in the file that this program doesn't know; saving keeps them.
  ///
  /// - Parameter apis: the names allowed under `apis`.
  package static func unknownKeys(
    in values: JSONObject, apis: [String]
  ) -> [String] {
    let known = Set(PreferenceKey.all.map(\.name) + ["version", "$schema"])
    var unknown = values.keys.filter { !known.contains($0) }
    if case .object(let addresses)? = values[PreferenceKey.apis.name] {
      unknown += addresses.keys.filter { !apis.contains($0) }
        .map { "\(PreferenceKey.apis.name).\($0)" }
    }
    return unknown.sorted()
  }

  /// Changes only the given keys; creates the file if there is none.
  ///
  /// `null` removes a key. Of an object, only the given members are changed or removed.
  ///
  /// - Throws: `FileError` or `PreferencesError`; the file is then unchanged.
  package func save(_ changes: JSONObject) throws {
    try SafeFile.withFileLock(path) {
      var values = try read()
      for (key, value) in changes {
        if case .object(let added) = value {
          let old: JSONObject =
            if case .object(let members)? = values[key] { members } else { [:] }
          let all = old.merging(added)
          values[key] = .object(all.filter { $0.value != .null })
        } else if value == .null {
          values[key] = nil
        } else {
          values[key] = value
        }
      }
      values["version"] = .integer(Self.version)
      let text = JSONValue.object(values).jsonText(indented: true) + "\n"
      guard text.utf8.count <= Self.sizeLimit else {
        throw FileError(.write, path, .tooLarge(limit: Self.sizeLimit))
      }
      try SafeFile.replace(path, with: text.utf8Data)
    }
  }

  /// Renames the file, so that the defaults apply again.
  ///
  /// - Returns: where the old file is now; `nil` when there was none.
  /// - Throws: `FileError`.
  package func reset() throws -> String? {
    let files = FileManager.default
    guard (try? files.attributesOfItem(atPath: path)) != nil else { return nil }
    return try SafeFile.withFileLock(path) {
      let backups = sequence(first: 1) { $0 + 1 }.lazy.map { "\(path).old-\($0)" }
      let backup = backups.first { (try? files.attributesOfItem(atPath: $0)) == nil } ?? path
      guard rename(path, backup) == 0 else { throw FileError(.write, path, .system(errno)) }
      return backup
    }
  }

  func contents() throws(FileError) -> Data? {
    try SafeFile.read(path, limit: Self.sizeLimit)
  }

  func error(_ problem: PreferencesError.Cause) -> PreferencesError {
    PreferencesError(path: path, role: role, problem: problem)
  }
}
