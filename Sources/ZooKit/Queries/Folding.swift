import Foundation

extension String {
  /// The text as searches compare it: without accents and case, runs of spaces as one.
  public var folded: String {
    let plain = folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
