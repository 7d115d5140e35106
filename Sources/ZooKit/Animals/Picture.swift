/// A picture of an animal, by URL.
package struct Picture: Sendable, Equatable {
  /// The URL of the original, as the API sent it.
  package var address: String
  package var thumbnail: String?
  /// A second URL for the original, in case the first is not found.
  package var other: String?

  /// `nil` without an address.
  package init?(_ address: String?, thumbnail: String? = nil, or other: String? = nil) {
    guard let address else { return nil }
    self.address = address
    self.thumbnail = thumbnail
    self.other = other
  }
}

/// What to fetch to show a picture.
package enum PictureReference: Sendable, Hashable {
  /// The file at a URL, or at a second one if the first is not found.
  case file(String, or: String?)
  /// The picture of a Wikipedia article, about `width` pixels wide.
  case article(String, width: Int)
}

extension PictureReference {
  /// The address where a person can see it.
  package var address: String {
    switch self {
    case .file(let address, _): address
    case .article(let title, _): "\(Wikipedia.publicAddress)/wiki/\(title.wikiName)"
    }
  }

  /// The link that a terminal may open; `nil` for anything but a web address.
  package var link: String? { WebAddress(address) == nil ? nil : address }

  /// Whether it is only decoration: nothing waits for it, and no text replaces it.
  package var isIllustration: Bool {
    if case .article = self { true } else { false }
  }
}

extension Picture {
  package var original: PictureReference { .file(address, or: other) }
  package var small: PictureReference { .file(thumbnail ?? address, or: other) }
}

extension Animal {
  // Wikimedia serves thumbnails in a few standard widths, among them these two.

  /// Its picture in a list.
  package var thumbnail: PictureReference? {
    pictures.first?.small ?? article.map { .article($0, width: 330) }
  }

  package var portrait: PictureReference? {
    pictures.first?.original ?? article.map { .article($0, width: 960) }
  }
}
