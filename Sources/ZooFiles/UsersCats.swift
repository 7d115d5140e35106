import Foundation
import ZooKit

/// The animals a user has added to an exhibit: a JSON file in its API's format, with their pictures
/// beside it.
package struct UsersCats: Sendable {
  private let directory: String
  /// The exhibit they belong to.
  package let exhibit: Exhibit
  private static let sizeLimit = 32 << 20

  /// Makes the store in a data directory.
  package init(directory: String, exhibit: Exhibit) {
    self.directory = directory
    self.exhibit = exhibit
  }

  /// What a user enters for an animal.
  package struct Answers: Sendable, Equatable {
    /// Its name.
    package var name: String
    /// Its owner; empty for none.
    package var owner: String
    /// Its tags.
    package var tags: [String]
    /// What to do with its picture.
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
    /// Keep the one it has.
    case kept
    /// Remove it.
    case none
    /// Copy it from this file.
    case copied(from: String)
  }

  /// The user's own animals, the newest first.
  ///
  /// - Throws: `FileError`.
  package func animals() throws(FileError) -> [Animal] {
    try records().compactMap { exhibit.decode($0, nil) }
  }

  /// Adds an animal.
  ///
  /// - Returns: the new animal, decoded like any other.
  /// - Throws: `SaveError`; nothing is then added.
  package func add(_ answers: Answers, at date: Date) throws(SaveError) -> Animal {
    let created = JSONValue.string(date.formatted(.iso8601))
    let record: JSONValue = ["id": .string(newID()), "createdAt": created]
    return try change { records throws(SaveError) in
      let changed = try self.record(record, with: answers)
      records.insert(changed, at: 0)
      return changed
    }
  }

  private func newID() -> String {
    let letters = Array("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    return String((0..<16).compactMap { _ in letters.randomElement() })
  }

  /// Changes an animal; members that `answers` doesn't cover stay.
  ///
  /// - Returns: the changed animal; `nil` when none has that id.
  /// - Throws: `SaveError`; the record is then unchanged.
  package func edit(_ id: String, _ answers: Answers, at date: Date) throws(SaveError) -> Animal? {
    guard try known().contains(where: { $0.text("id") == id }) else { return nil }
    return try change { records throws(SaveError) in
      guard let index = records.firstIndex(where: { $0.text("id") == id }),
        case .object(var members) = records[index]
      else { return [:] }
      members["updatedAt"] = .string(date.formatted(.iso8601))
      records[index] = try record(.object(members), with: answers)
      return records[index]
    }
  }

  /// Removes an animal and its picture.
  ///
  /// - Returns: whether an animal had that id.
  /// - Throws: `FileError`; nothing is then removed.
  package func remove(_ id: String) throws(FileError) -> Bool {
    try SafeFile.withFileLock(path) { () throws(FileError) in
      var records = try records()
      guard let index = records.firstIndex(where: { $0.text("id") == id }) else { return false }
      let removed = records.remove(at: index)
      try write(records)
      removePicture(of: removed, unlessNamedIn: records)
      return true
    }
  }

  /// An animal's present values, to prefill a form.
  package static func answers(of animal: Animal) -> Answers {
    var tags: [String] = []
    if case .list(let items)? = animal.fact("tags")?.value { tags = items }
    return Answers(name: animal.name, owner: animal.words("owner") ?? "", tags: tags)
  }

  // MARK: - Pictures

  /// Where pictures are copied to. Not `pictures` as in the past: if the data directory is also the
  /// cache directory, the cache uses that name.
  private var pictures: String { "\(directory)/own" }
  private var folders: [String] { [pictures, "\(directory)/pictures"] }

  /// Deletes the picture of a record that is no longer saved, unless the saved `records` name it
  /// too.
  ///
  /// It stays if any other file in the directory, such as a backup, names it or can't be read.
  /// Keeping one too many does no harm.
  private func removePicture(of record: JSONValue, unlessNamedIn records: [JSONValue]) {
    guard let name = Self.pictureName(in: record),
      !records.contains(where: { Self.pictureName(in: $0) == name }), isNamedNowhereElse(name)
    else { return }
    // By file name only: the directory may have been moved, and files elsewhere are the user's.
    for folder in folders { unlink("\(folder)/\(name)") }
  }

  /// The file name of a record's picture; `nil` for a file that zoo didn't make.
  private static func pictureName(in record: JSONValue) -> String? {
    guard case .string(let path)? = record["picture"],
      let name = path.split(separator: "/").last.map(String.init), isPictureName(name)
    else { return nil }
    return name
  }

  /// Whether every other file in the directory can be read as records, and none names a picture.
  private func isNamedNowhereElse(_ name: String) -> Bool {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      return false
    }
    return names.allSatisfy { other in
      let path = "\(directory)/\(other)"
      guard path != self.path, !folders.contains(path) else { return true }
      guard let contents = try? SafeFile.read(path, limit: Self.sizeLimit),
        let value = try? JSONValue(parsing: contents), case .array(let records) = value
      else { return false }
      return !records.contains { Self.pictureName(in: $0) == name }
    }
  }

  /// Whether a file name is one that zoo gives to copied pictures.
  private static func isPictureName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 && parts[0].count == 16 && PictureFormat(rawValue: parts[1]) != nil
      && parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private var path: String { "\(directory)/\(exhibit.id).json" }

  private func known() throws(SaveError) -> [JSONValue] {
    do throws(FileError) { return try records() } catch { throw .file(error) }
  }

  private func records() throws(FileError) -> [JSONValue] {
    guard let contents = try SafeFile.read(path, limit: Self.sizeLimit) else { return [] }
    guard let value = try? JSONValue(parsing: contents, strict: true),
      case .array(let records) = value
    else { throw FileError(.read, path, .damaged) }
    return records
  }

  private func change(
    _ work: (inout [JSONValue]) throws(SaveError) -> JSONValue
  ) throws(SaveError) -> Animal {
    try SafeFile.withFileLock(path) { () throws(SaveError) in
      let old = try known()
      var records = old
      let changed = try work(&records)
      guard let animal = exhibit.decode(changed, nil) else {
        removePicture(of: changed, unlessNamedIn: old)
        throw .file(FileError(.write, path, .damaged))
      }
      do throws(FileError) {
        try write(records)
      } catch {
        // Remove the copy made for this record.
        removePicture(of: changed, unlessNamedIn: old)
        throw .file(error)
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
    try SafeFile.replace(path, with: Data(text.utf8))
  }

  private func record(
    _ record: JSONValue, with answers: Answers
  ) throws(SaveError) -> JSONValue {
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

  /// Reads a picture file of the user's.
  ///
  /// - Throws: `SaveError` when the file is missing, unreadable or not a picture.
  package static func picture(
    at path: String
  ) throws(SaveError) -> (contents: Data, format: PictureFormat) {
    let contents: Data?
    do {
      contents = try SafeFile.read(path, limit: PictureFormat.sizeLimit)
    } catch {
      throw .notAPicture(path: path, exists: true)
    }
    guard let contents else { throw .notAPicture(path: path, exists: false) }
    guard let format = PictureFormat(contents), PictureSize(contents, format: format) != nil else {
      throw .notAPicture(path: path, exists: true)
    }
    return (contents, format)
  }

  /// Copies a picture into the directory after checking its header. Each copy has a new name, since
  /// an older version of the records may name the previous one.
  private func copyPicture(_ source: String) throws(SaveError) -> String {
    let (contents, format) = try Self.picture(at: source)
    let copy = "\(pictures)/\(newID()).\(format.rawValue)"
    do throws(FileError) {
      try SafeFile.replace(copy, with: contents, followsLinks: false)
    } catch {
      throw .file(error)
    }
    return copy
  }
}
