/// The source of pictures for animals that have none.
package enum Wikipedia {
  /// Its key in the `apis` preference.
  package static let id = "wikipedia"
  package static let publicAddress = "https://en.wikipedia.org"
  /// The environment variable that overrides the base URL; an empty value turns Wikipedia off.
  package static let addressVariable = "ZOO_WIKIPEDIA_API"
}

extension Preferences {
  /// Wikipedia's base URL without a trailing slash; `nil` when it is turned off, or when `source`
  /// rules out the network.
  package var wikipediaAddress: String? { mayFetchPictures ? wikipediaSetting : nil }

  /// The configured base URL, whatever `source` is; `nil` when it is empty.
  package var wikipediaSetting: String? {
    let address = address(of: Wikipedia.id, orElse: Wikipedia.publicAddress)
    return address?.isEmpty == false ? address : nil
  }

  /// Whether pictures may be fetched: `source` is `auto` or `live`.
  package var mayFetchPictures: Bool { source == nil || source == .live }
}
