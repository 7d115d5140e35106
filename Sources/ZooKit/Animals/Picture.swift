/// A picture of an animal, by address.
package struct Picture: Sendable, Equatable {
  /// Where the original is, as the API gave it.
  package var address: String
  /// Where a small one is, if the API has one.
  package var thumbnail: String?
  /// Where the original is when it is not there.
  package var other: String?

  /// Makes a picture.
  ///
  /// - Returns: `nil` without an address.
  package init?(_ address: String?, thumbnail: String? = nil, or other: String? = nil) {
    guard let address else { return nil }
    self.address = address
    self.thumbnail = thumbnail
    self.other = other
  }
}

/// What is to be shown as a picture, as it can be asked for.
package enum PictureReference: Sendable, Hashable {
  /// The file at an address, or at another one where it is not there.
  case file(String, or: String?)
  /// The picture of a Wikipedia article, about so many pixels wide.
  case article(String, width: Int)
}

extension PictureReference {
  /// Where a person can look at it.
  package var address: String {
    switch self {
    case .file(let address, _): address
    case .article(let title, _): "\(Wikipedia.publicAddress)/wiki/\(title.wikiName)"
    }
  }

  /// What a terminal may open for it: web addresses and nothing else.
  package var link: String? { WebAddress(address) == nil ? nil : address }

  /// Whether it is only decoration: nothing waits for it, and nothing is said in its place.
  package var isIllustration: Bool {
    if case .article = self { true } else { false }
  }
}

extension Picture {
  /// The picture as it is.
  package var original: PictureReference { .file(address, or: other) }
  /// The small one, if there is one.
  fileprivate var small: PictureReference { .file(thumbnail ?? address, or: other) }
}

extension Animal {
  // Wikimedia hands out pictures of a few widths; these two are among them.

  /// Its picture in a list.
  package var thumbnail: PictureReference? {
    pictures.first?.small ?? article.map { .article($0, width: 330) }
  }

  /// Its large picture.
  package var portrait: PictureReference? {
    pictures.first?.original ?? article.map { .article($0, width: 960) }
  }
}
