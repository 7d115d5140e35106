import Foundation
import ZooKit

/// The animals a user has added to an exhibit: a JSON file in its API's format, with their pictures
/// beside it.
package struct UsersCats: Sendable {
  let directory: String
  package let exhibit: Exhibit
  static let sizeLimit = 32 << 20

  package init(directory: String, exhibit: Exhibit) {
    self.directory = directory
    self.exhibit = exhibit
  }

  /// What a user enters for an animal.
  package struct Draft: Sendable, Equatable {
    package var name: String
    /// Its owner; empty for none.
    package var owner: String
    package var tags: [String]
    package var picture: PictureChange

    package init(
      name: String = "", owner: String = "", tags: [String] = [], picture: PictureChange = .kept
    ) {
      self.name = name
      self.owner = owner
      self.tags = tags
      self.picture = picture
    }
  }

  /// What to do with the picture of an animal.
  package enum PictureChange: Sendable, Equatable {
    case kept
    /// Remove it.
    case none
    case copied(from: String)
  }

  /// The user's own animals, the newest first.
  package func animals() throws(FileError) -> [Animal] {
    try records().compactMap { exhibit.decode($0, nil) }
  }

  /// - Returns: the new animal, decoded like any other.
  /// - Throws: `FileError` or `NotAPicture`; nothing is then added.
  package func add(_ answers: Draft, at date: Date) throws -> Animal {
    let created = JSONValue.string(date.isoText)
    let record: JSONValue = ["id": .string(newID()), "createdAt": created]
    return try change { records in
      let changed = try self.record(record, with: answers)
      records.insert(changed, at: 0)
      return changed
    }
  }

  func newID() -> String {
    let letters = Array("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    return String((0..<16).compactMap { _ in letters.randomElement() })
  }

  /// Changes an animal; members that `answers` doesn't cover stay.
  ///
  /// - Returns: the changed animal; `nil` when none has that id.
  /// - Throws: `FileError` or `NotAPicture`; the record is then unchanged.
  package func edit(_ id: String, _ answers: Draft, at date: Date) throws -> Animal? {
    guard try records().contains(where: { $0.text("id") == id }) else { return nil }
    return try change { records in
      guard let index = records.firstIndex(where: { $0.text("id") == id }),
        case .object(var members) = records[index]
      else { return [:] }
      members["updatedAt"] = .string(date.isoText)
      records[index] = try record(.object(members), with: answers)
      return records[index]
    }
  }

  /// Removes an animal and its picture.
  ///
  /// - Returns: whether an animal had that id.
  /// - Throws: `FileError`; nothing is then removed.
  package func remove(_ id: String) throws -> Bool {
    try SafeFile.withFileLock(path) {
      var records = try records()
      guard let index = records.firstIndex(where: { $0.text("id") == id }) else { return false }
      let removed = records.remove(at: index)
      try write(records)
      removePicture(of: removed, unlessNamedIn: records)
      return true
    }
  }

  /// An animal's present values, to prefill a form.
  package static func answers(of animal: Animal) -> Draft {
    Draft(name: animal.name, owner: animal.words("owner") ?? "", tags: animal.tags)
  }

  var path: String { "\(directory)/\(exhibit.id).json" }

  private func records() throws(FileError) -> [JSONValue] {
    guard let contents = try SafeFile.read(path, limit: Self.sizeLimit) else { return [] }
    guard let value = try? JSONValue(parsing: contents, strict: true),
      case .array(let records) = value
    else { throw FileError(.read, path, .damaged) }
    return records
  }

  private func change(
    _ work: (inout [JSONValue]) throws -> JSONValue
  ) throws -> Animal {
    try SafeFile.withFileLock(path) {
      let old = try records()
      var records = old
      let changed = try work(&records)
      guard let animal = exhibit.decode(changed, nil) else {
        removePicture(of: changed, unlessNamedIn: old)
        throw FileError(.write, path, .damaged)
      }
      do {
        try write(records)
      } catch {
        // Remove the copy made for this record.
        removePicture(of: changed, unlessNamedIn: old)
        throw error
      }
      if let before = old.first(where: { $0.text("id") == animal.id }) {
        removePicture(of: before, unlessNamedIn: records)
      }
      return animal
    }
  }

  private func write(_ records: [JSONValue]) throws(FileError) {
    let text = JSONValue.array(records).jsonText(indented: true) + "\n"
    guard text.utf8.count <= Self.sizeLimit else {
      throw FileError(.write, path, .tooLarge(limit: Self.sizeLimit))
    }
    try SafeFile.replace(path, with: text.utf8Data)
  }

  private func record(
    _ record: JSONValue, with answers: Draft
  ) throws -> JSONValue {
    guard case .object(var members) = record else { return record }
    members["name"] = .string(answers.name)
    members["owner"] = answers.owner.isEmpty ? .null : .string(answers.owner)
    members["tags"] = .array(answers.tags.map { .string($0) })
    switch answers.picture {
    case .kept: break
    case .none: members["picture"] = nil
    case .copied(let source): members["picture"] = .string(try copyPicture(source))
    }
    return .object(members)
  }
}
