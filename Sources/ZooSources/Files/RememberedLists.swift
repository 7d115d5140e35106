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

  /// Keeps a list as the one shown last, and a random one as the one fetched last too.
  ///
  /// - Throws: `FileError`.
  public func remember(_ listing: Listing, of exhibit: Exhibit) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys]
    let path = "\(directory)/last-list.json"
    guard let contents = try? encoder.encode(listing) else {
      throw FileError(.write, path, .damaged)
    }
    if exhibit.paging == .random {
      try SafeFile.replace("\(directory)/last-\(exhibit.id).json", with: contents)
    }
    try SafeFile.replace(path, with: contents)
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
