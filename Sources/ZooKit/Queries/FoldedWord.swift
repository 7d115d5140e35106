/// Searched words, folded.
struct FoldedSearch: Sendable {
  let words: [FoldedWord]
  /// All of them, as they were typed.
  let whole: [UInt8]

  init(_ search: String) {
    let folded = search.folded
    words = FoldedWord.all(of: folded, findsSingular: true)
    whole = Array(folded.utf8)
  }
}

/// A searched word, and where it is in a folded text; compared byte by byte, since asking Unicode at each character
/// takes many times as long.
struct FoldedWord: Sendable {
  /// Where a word is, the least useful first.
  enum Place: Comparable {
    case inside
    /// At the beginning of a word.
    case beginning
    /// A whole word.
    case whole
  }

  private let bytes: [UInt8]
  private let isOneLetter: Bool
  /// What it is the plural of, which it is found as where that is a whole word.
  private let singulars: [Self]

  private init(_ word: some StringProtocol, findsSingular: Bool) {
    bytes = Array(word.utf8)
    isOneLetter = word.count == 1
    singulars =
      findsSingular
      ? String(word).singularForms.map { Self($0, findsSingular: false) } : []
  }

  /// The words of a folded text.
  ///
  /// - Parameter findsSingular: whether `owls` is found in `Barn Owl`.
  static func all(of folded: String, findsSingular: Bool = false) -> [Self] {
    folded.split(separator: " ").map { Self($0, findsSingular: findsSingular) }
  }

  /// The best place in a text; `nil` if the word isn't in it.
  func place(in text: UnsafeBufferPointer<UInt8>) -> Place? {
    singulars.contains { $0.ownPlace(in: text) == .whole } ? .whole : ownPlace(in: text)
  }

  private func ownPlace(in text: UnsafeBufferPointer<UInt8>) -> Place? {
    guard let first = bytes.first, bytes.count <= text.count else { return nil }
    var best: Place?
    for start in 0...(text.count - bytes.count)
    where text[start] == first && isIn(text, from: start) {
      let end = start + bytes.count
      guard start == 0 || !text[start - 1].isPartOfWord else {
        best = best ?? .inside
        continue
      }
      if end == text.count || !text[end].isPartOfWord { return .whole }
      best = .beginning
    }
    return best
  }

  private func isIn(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    for offset in bytes.indices where text[start + offset] != bytes[offset] { return false }
    return true
  }

  /// How well words match a name, by the one that matches worst; `nil` if one doesn't.
  static func rank(of words: [Self], in name: UnsafeBufferPointer<UInt8>) -> NameRank? {
    var worst = NameRank.words
    for word in words {
      guard let rank = word.rank(in: name) else { return nil }
      worst = min(worst, rank)
    }
    return worst
  }

  private func rank(in name: UnsafeBufferPointer<UInt8>) -> NameRank? {
    switch place(in: name) {
    // "y" is a word of Spanish names, but nobody looks for it.
    case .whole?: isOneLetter ? .beginnings : .words
    case .beginning?: .beginnings
    case .inside?: .parts
    case nil: nil
    }
  }
}

extension UInt8 {
  /// Whether it is part of a word in UTF-8, where every byte beyond ASCII counts as a letter.
  var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
