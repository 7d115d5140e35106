import Foundation
import ZooKit

// The pictures of the user's cats: copies in a folder of their own.

extension UsersCats {
  /// The file named as a picture isn't one, or doesn't exist.
  package struct NotAPicture: Error, Equatable {
    package var path: String
    package var exists: Bool
  }

  /// Where pictures are copied to. Not `pictures` as in the past: if the data directory is also the
  /// cache directory, the cache uses that name.
  private var pictures: String { "\(directory)/own" }

  /// Deletes the picture of a record that is no longer saved, unless the saved `records` name it
  /// too.
  ///
  /// It stays if any other file in the directory, such as a backup, names it or can't be read.
  /// Keeping one too many does no harm.
  func removePicture(of record: JSONValue, unlessNamedIn records: [JSONValue]) {
    guard let name = Self.pictureName(in: record),
      !records.contains(where: { Self.pictureName(in: $0) == name }), isNamedNowhereElse(name)
    else { return }
    // By file name only: the directory may have been moved, and files elsewhere are the user's.
    unlink("\(pictures)/\(name)")
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
    guard let names = FolderNames.all(in: directory) else { return false }
    return names.allSatisfy { other in
      let path = "\(directory)/\(other)"
      // Both folders hold pictures and no records; `pictures` is the cache's, where it is beside.
      guard ![self.path, pictures, "\(directory)/pictures"].contains(path) else { return true }
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

  /// Throws `NotAPicture` when the file is missing, unreadable or not a picture.
  ///
  /// - Parameter isChecked: whether it will be read again, which a pipe must know.
  package static func picture(
    at path: String, isChecked: Bool = false
  ) throws -> (contents: Data, format: PictureFormat) {
    let contents: Data
    do throws(FileError) {
      var file = try InputFile(path, timeout: pictureTimeout, isReadAgain: isChecked)
      contents = try file.contents(limit: PictureFormat.sizeLimit)
      if isChecked { file.putBack() }
    } catch {
      throw NotAPicture(path: path, exists: error.problem != .system(ENOENT))
    }
    guard let format = PictureFormat(contents), PictureSize(contents, format: format) != nil else {
      throw NotAPicture(path: path, exists: true)
    }
    return (contents, format)
  }

  /// The seconds until a pipe must have a writer.
  private static let pictureTimeout = 10.0

  /// Copies a picture into the directory after checking its header. Each copy has a new name, since
  /// an older version of the records may name the previous one.
  func copyPicture(_ source: String) throws -> String {
    let (contents, format) = try Self.picture(at: source)
    let copy = "\(pictures)/\(newID()).\(format.rawValue)"
    try SafeFile.replace(copy, with: contents, followsLinks: false)
    return copy
  }
}
