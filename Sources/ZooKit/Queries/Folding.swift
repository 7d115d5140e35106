import Foundation

extension StringProtocol {
  /// The words of the text with one space between them.
  public var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  /// The text as searches compare it: without accents and case, runs of spaces as one.
  public var folded: String {
    let plain = folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return plain.singleSpaced
  }
}
