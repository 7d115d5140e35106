/// A picture of an animal, by address.
public struct Picture: Sendable, Equatable, Codable {
  /// Where the original is, as the API gave it.
  public var address: String
  /// Where a small one is, if the API has one.
  public var thumbnail: String?
  /// Where the original is when it is not there.
  public var other: String?

  /// Makes a picture.
  ///
  /// - Returns: `nil` without an address.
  public init?(_ address: String?, thumbnail: String? = nil, or other: String? = nil) {
    guard let address else { return nil }
    self.address = address
    self.thumbnail = thumbnail
    self.other = other
  }
}

/// What is to be shown as a picture, as it can be asked for.
public enum PictureReference: Sendable, Hashable {
  /// The file at an address, or at another one where it is not there.
  case file(String, or: String?)
  /// The picture of a Wikipedia article, about so many pixels wide.
  case article(String, width: Int)
}

extension PictureReference {
  /// Where a person can look at it.
  public var address: String {
    switch self {
    case .file(let address, _): address
    case .article(let title, _): "\(Wikipedia.publicAddress)/wiki/\(title.wikiName)"
    }
  }

  /// What a terminal may open for it: web addresses and nothing else.
  public var link: String? { WebAddress(address) == nil ? nil : address }

  /// Whether it is only decoration: nothing waits for it, and nothing is said in its place.
  public var isIllustration: Bool {
    if case .article = self { true } else { false }
  }
}

extension Picture {
  /// The picture as it is.
  public var original: PictureReference { .file(address, or: other) }
  /// The small one, if there is one.
  fileprivate var small: PictureReference { .file(thumbnail ?? address, or: other) }
}

extension Animal {
  // Wikimedia hands out pictures of a few widths; these two are among them.

  /// Its picture in a list.
  public var thumbnail: PictureReference? {
    pictures.first?.small ?? article.map { .article($0, width: 330) }
  }

  /// Its large picture.
  public var portrait: PictureReference? {
    pictures.first?.original ?? article.map { .article($0, width: 960) }
  }
}
