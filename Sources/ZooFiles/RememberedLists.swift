import Foundation
import ZooKit

/// The lists kept between runs: the one shown last, and the zoo animals fetched last.
public struct RememberedLists: Sendable {
  private let directory: String
  private static let sizeLimit = 32 << 20

  /// Makes the memory in a directory of state.
  public init(directory: String) { self.directory = directory }

  /// The list shown last, as it is kept.
  public struct Shown: Codable, Sendable, Equatable {
    /// The list as it was shown.
    public var listing: Listing
    /// The ids of those in it that are the user's own, whose present state is kept elsewhere.
    public var own: Set<Animal.ID>

    init(listing: Listing, own: Set<Animal.ID>) {
      self.listing = listing
      self.own = own
    }

    /// Reads it, also as version 0.1 kept it: the list alone.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.listing) else {
        self.init(listing: try Listing(from: decoder), own: [])
        return
      }
      self.init(
        listing: try container.decode(Listing.self, forKey: .listing),
        own: try container.decode(Set<Animal.ID>.self, forKey: .own))
    }
  }

  /// The list shown last; `nil` when none was yet.
  ///
  /// - Throws: `FileError`.
  public func lastShown() throws(FileError) -> Shown? { try read("last-list.json") }

  /// The list of an exhibit that hands out random animals, as it was fetched last.
  ///
  /// - Throws: `FileError`.
  public func lastFetched(_ exhibit: Exhibit) throws(FileError) -> Listing? {
    try read("last-\(exhibit.id).json")
  }

  /// Keeps a list as the one shown last.
  ///
  /// - Parameter own: the ids of those in it that are the user's own.
  /// - Throws: `FileError`, also for a list too long to be read again.
  public func remember(_ listing: Listing, own: Set<Animal.ID> = []) throws(FileError) {
    let mine = own.intersection(listing.animals.map(\.id))
    try write(Shown(listing: listing, own: mine), to: "last-list.json")
  }

  /// Keeps random animals as those fetched last, whatever is shown of them later.
  ///
  /// - Throws: `FileError`.
  public func rememberFetched(_ listing: Listing, of exhibit: Exhibit) throws(FileError) {
    try write(listing, to: "last-\(exhibit.id).json")
  }

  private func write(_ list: some Encodable, to name: String) throws(FileError) {
    let path = "\(directory)/\(name)"
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys]
    guard let contents = try? encoder.encode(list) else {
      throw FileError(.write, path, .damaged)
    }
    guard contents.count <= Self.sizeLimit else {
      // Numbers must not mean another list than the one just shown. Mostly there is no other.
      try? FileManager.default.removeItem(atPath: path)
      throw FileError(.write, path, .tooLarge(limit: Self.sizeLimit))
    }
    try SafeFile.replace(path, with: contents, followsLinks: false, outlastsPower: false)
  }

  private func read<List: Decodable>(_ name: String) throws(FileError) -> List? {
    let path = "\(directory)/\(name)"
    guard let contents = try SafeFile.read(path, limit: Self.sizeLimit) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let list = try? decoder.decode(List.self, from: contents) else {
      throw FileError(.read, path, .damaged)
    }
    return list
  }
}
