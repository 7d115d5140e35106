import Foundation
import ZooKit

/// The lists kept between runs: the one shown last, and the zoo animals fetched last.
public struct RememberedLists: Sendable {
  private let directory: String
  private static let sizeLimit = 32 << 20

  /// Makes the memory in a directory of state.
  public init(directory: String) { self.directory = directory }

  /// The list shown last; `nil` when none was yet.
  ///
  /// - Throws: `FileError`.
  public func lastShown() throws(FileError) -> Listing? { try read("last-list.json") }

  /// The list of an exhibit that hands out random specimens, as it was fetched last.
  ///
  /// - Throws: `FileError`.
  public func lastFetched(_ exhibit: Exhibit) throws(FileError) -> Listing? {
    try read("last-\(exhibit.id).json")
  }

  /// Keeps a list as the one shown last.
  ///
  /// - Throws: `FileError`, also for a list too long to be read again.
  public func remember(_ listing: Listing) throws(FileError) {
    try write(listing, to: "last-list.json")
  }

  /// Keeps random specimens as those fetched last, whatever is shown of them later.
  ///
  /// - Throws: `FileError`.
  public func rememberFetched(_ listing: Listing, of exhibit: Exhibit) throws(FileError) {
    try write(listing, to: "last-\(exhibit.id).json")
  }

  private func write(_ listing: Listing, to name: String) throws(FileError) {
    let path = "\(directory)/\(name)"
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys]
    guard let contents = try? encoder.encode(listing) else {
      throw FileError(.write, path, .damaged)
    }
    guard contents.count <= Self.sizeLimit else {
      // Numbers must not mean another list than the one just shown. Mostly there is no other.
      try? FileManager.default.removeItem(atPath: path)
      throw FileError(.write, path, .tooLarge(limit: Self.sizeLimit))
    }
    try SafeFile.replace(path, with: contents, followsLinks: false)
  }

  private func read(_ name: String) throws(FileError) -> Listing? {
    let path = "\(directory)/\(name)"
    guard let contents = try SafeFile.read(path, limit: Self.sizeLimit) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let listing = try? decoder.decode(Listing.self, from: contents) else {
      throw FileError(.read, path, .damaged)
    }
    return listing
  }
}
