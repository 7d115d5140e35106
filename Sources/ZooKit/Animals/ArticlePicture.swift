import Foundation

/// The picture of a Wikipedia article, shown for an animal that has no pictures.
package struct ArticlePicture: Sendable, Equatable {
  /// The URL of the image in the requested size.
  package var address: String
  /// The image's file name on the wiki.
  package var file: String

  package init(address: String, file: String) {
    self.address = address
    self.file = file
  }

  /// The page with its author and licence, on Wikimedia Commons, which hosts nearly all free
  /// images.
  package var page: String { "https://commons.wikimedia.org/wiki/File:\(file.wikiName)" }
}

extension String {
  /// The text as a page title in a wiki's URL.
  var wikiName: String {
    let allowed = CharacterSet.alphanumerics.intersection(
      CharacterSet(charactersIn: "\u{20}"..."\u{7E}")
    )
    .union(CharacterSet(charactersIn: "-._~:,()!*'"))
    return replacing(" ", with: "_").addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}
