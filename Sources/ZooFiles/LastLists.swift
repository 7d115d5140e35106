import Foundation
import ZooKit

/// The lists kept between runs: the one shown last, and the zoo animals fetched last.
package struct LastLists: Sendable {
  private let directory: String
  private static let sizeLimit = 32 << 20

  package init(directory: String) { self.directory = directory }

  /// A list and which of its animals are the user's cats.
  package struct ListPlace: Sendable, Equatable {
    package var listing: Listing
    /// The ids of the user's cats in it; what they look like now is read from the user's file.
    package var usersCats: Set<Animal.ID>
  }

  /// The list shown last; `nil` when none was yet. Throws also for a file of another version.
  package func lastShown() throws(FileError) -> ListPlace? { try read("last-list.json") }

  /// The last animals fetched from a random exhibit. Throws also for a file of another version.
  package func lastFetched(_ exhibit: Exhibit) throws(FileError) -> Listing? {
    try read("last-\(exhibit.id).json")?.listing
  }

  /// Stores a list as the one shown last.
  ///
  /// - Parameter usersCats: the ids of all of the user's cats.
  /// - Throws: `FileError`, also for a list too long to be read back.
  package func remember(_ listing: Listing, usersCats: Set<Animal.ID> = []) throws(FileError) {
    let shown = usersCats.intersection(listing.animals.map(\.id))
    try write(ListPlace(listing: listing, usersCats: shown), to: "last-list.json")
  }

  /// Stores the random animals fetched last, whatever part of them is shown later.
  package func rememberFetched(_ listing: Listing, of exhibit: Exhibit) throws(FileError) {
    try write(ListPlace(listing: listing, usersCats: []), to: "last-\(exhibit.id).json")
  }

  private func write(_ shown: ListPlace, to name: String) throws(FileError) {
    let path = "\(directory)/\(name)"
    let contents = (StoredListingFormat.json(of: shown).jsonText() + "\n").utf8Data
    guard contents.count <= Self.sizeLimit else {
      // Numbers must not refer to a list older than the one just shown. Usually there is none.
      try? FileManager.default.removeItem(atPath: path)
      throw FileError(.write, path, .tooLarge(limit: Self.sizeLimit))
    }
    try SafeFile.replace(path, with: contents, followsLinks: false, flushesToDisk: false)
  }

  private func read(_ name: String) throws(FileError) -> ListPlace? {
    let path = "\(directory)/\(name)"
    guard let contents = try SafeFile.read(path, limit: Self.sizeLimit) else { return nil }
    // `sizeLimit` bounds it; the densest list takes twelve times its text, more than foreign JSON may.
    var budget = JSONBudget(bytes: 2 * contents.count)
    guard let json = try? JSONValue(parsing: [UInt8](contents), within: &budget),
      let shown = StoredListingFormat.shown(from: json)
    else { throw FileError(.read, path, .damaged) }
    return shown
  }
}
