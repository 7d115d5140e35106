/// A table as text: a header, then one record per line, columns separated by ` | `, `-` for unknown. A line that starts with `#` heads a block of records and names the sources they were
/// checked against.
///
/// It is a string literal because the compiler takes a second for one of any size, but minutes for an
/// embedded resource, and because it is easy to read and correct.
package struct TextTable: Sendable {
  /// One record: its texts by column name.
  package typealias Row = [String: String]

  /// The text of a record, parsed on demand: of hundreds, often only ten are needed.
  package struct Line: Sendable {
    package let index: Int
    /// The place of each column.
    fileprivate let places: [String: Int]
    fileprivate let text: Substring.UTF8View

    /// Whether all these folded words are somewhere in it; much faster than to parse it.
    package func contains(_ words: [Substring]) -> Bool {
      let found = text.withContiguousStorageIfAvailable { bytes -> Bool? in
        guard words.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
        let isFound = words.allSatisfy { bytes.contains(Array($0.utf8)) }
        // Where accents may have matched anything, Unicode decides.
        return isFound && bytes.contains { $0 >= 0x80 } ? nil : isFound
      }
      if case .some(.some(let found)) = found { return found }
      let folded = String(Substring(text)).folded
      return words.allSatisfy { folded.contains($0) }
    }

    /// The text of some columns, without parsing the others; empty where unknown.
    package func cells(_ columns: [String]) -> [Substring] {
      let cells = text.split(separator: UInt8(ascii: "|"))
      return columns.map { column in
        guard let index = places[column], index < cells.count else { return "" }
        let cell = TextTable.trimmed(cells[index])
        return cell.elementsEqual("-".utf8) ? "" : Substring(cell)
      }
    }

    /// The parsed record. If a line has too few columns, the last ones are unknown.
    package var row: Row {
      let cells = text.split(separator: UInt8(ascii: "|")).map(TextTable.cell)
      return places.compactMapValues { place in
        place < cells.count && cells[place] != "-" ? cells[place] : nil
      }
    }
  }

  package let lines: [Line]
  package var rows: [Row] { lines.map(\.row) }

  package init(_ text: String) {
    let lines = Self.lines(of: text).filter { $0.first != UInt8(ascii: "#") }
    let names = lines.first?.split(separator: UInt8(ascii: "|")).map(Self.cell) ?? []
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    self.lines = lines.dropFirst().enumerated()
      .map { Line(index: $0.offset, places: places, text: $0.element) }
  }

  /// The lines of a text, split by bytes, which is a hundred times faster than by characters.
  private static func lines(of text: String) -> [Substring.UTF8View] {
    var text = text
    let ends = text.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }
    let utf8 = text.utf8
    return zip([-1] + ends, ends + [utf8.count]).map { before, end in
      utf8[
        utf8.index(
          utf8.startIndex, offsetBy: before + 1)..<utf8.index(utf8.startIndex, offsetBy: end)]
    }.filter { !$0.isEmpty }
  }

  /// A cell without the spaces around it.
  fileprivate static func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    let space = UInt8(ascii: " ")
    let start = bytes.firstIndex { $0 != space } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != space }.map(bytes.index(after:)) ?? start
    return bytes[start..<end]
  }

  private static func cell(_ bytes: Substring.UTF8View) -> String {
    String(Substring(trimmed(bytes)))
  }
}

extension TextTable.Row {
  /// The values of a column that lists several, separated by commas.
  package func list(_ column: String) -> [String] {
    (self[column] ?? "")[...].items.map(String.init)
  }
}

extension Substring {
  /// What a cell lists, separated by commas.
  package var items: [Substring] {
    utf8.split(separator: UInt8(ascii: ",")).map { Substring(TextTable.trimmed($0)) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether UTF-8 text may contain a folded word: case is ignored, and a character beyond ASCII counts as any.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    return indices.contains { start in
      (self[start].lowercased == first || self[start] >= 0xC0) && matches(word, at: start)
    }
  }

  private func matches(_ word: [UInt8], at start: Int) -> Bool {
    var place = start
    for wanted in word {
      guard place < count, self[place] >= 0x80 || self[place].lowercased == wanted else {
        return false
      }
      let isWide = self[place] >= 0xC0
      place += 1
      while isWide, place < count, self[place] & 0xC0 == 0x80 { place += 1 }
    }
    return true
  }
}

extension UInt8 {
  /// An ASCII capital letter in lower case; any other byte unchanged.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
