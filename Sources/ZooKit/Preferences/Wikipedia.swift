/// Where pictures of animals come from that have none of their own.
package enum Wikipedia {
  /// Its name among the addresses of APIs.
  package static let id = "wikipedia"
  /// The address asked when no other is set.
  package static let publicAddress = "https://en.wikipedia.org"
  /// The environment variable that sets another; an empty one switches it off.
  package static let addressVariable = "ZOO_WIKIPEDIA_API"
}

extension Preferences {
  /// The base address of Wikipedia, without a slash at its end; `nil` when it is switched off, or
  /// another source than the network is insisted on.
  package var wikipediaAddress: String? { mayFetchPictures ? wikipediaSetting : nil }

  /// The base address that is set; `nil` for none.
  package var wikipediaSetting: String? {
    let address = address(of: Wikipedia.id, orElse: Wikipedia.publicAddress)
    return address?.isEmpty == false ? address : nil
  }

  /// Whether the network may be asked for pictures: no other source is insisted on.
  package var mayFetchPictures: Bool { self[.source] == nil || self[.source] == .live }
}
