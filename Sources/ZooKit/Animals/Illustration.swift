import Foundation

/// A picture of a Wikipedia article, which stands in where an animal has none of its own.
package struct Illustration: Sendable, Equatable {
  /// Where the picture is, in the size that was asked for.
  package var address: String
  /// The name of its file.
  package var file: String

  /// Makes it of its parts.
  package init(address: String, file: String) {
    self.address = address
    self.file = file
  }

  /// The page that names its author and its licence, at Wikimedia Commons, where nearly all that is
  /// free is kept.
  package var page: String { "https://commons.wikimedia.org/wiki/File:\(file.wikiName)" }
}

extension String {
  /// The text as the name of a page in an address of a wiki.
  var wikiName: String {
    let allowed = CharacterSet.alphanumerics.intersection(
      CharacterSet(charactersIn: "\u{20}"..."\u{7E}")
    )
    .union(CharacterSet(charactersIn: "-._~:,()!*'"))
    return replacing(" ", with: "_").addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}
