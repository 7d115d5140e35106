/// Reads outlines from a table, a text that is easy to write and to correct:
///
///     dolphin | swims | total 96      name, where it is, how long what is in units of the drawing
///     # body                          a comment
///     + 1,41 2,44 6,47 …              a painted area within a smooth closed curve; a point twice is a corner
///     - 5,40 6,41 7,40                a cleared area, over those before
///     / 7>5 26,15 22,4                a painted smooth line, from 7 to 5 units wide
///     \ 2 20,52 27,51                 a cleared line
enum OutlineReader {
  /// The outlines of a table by their names, not parsed yet.
  static func parts(of table: String) -> [(name: String, text: Substring)] {
    var table = table
    // By bytes, which is a hundred times faster than by characters.
    let starts = table.withUTF8 { bytes in
      bytes.indices.filter { index in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index])
          && (index == 0 || bytes[index - 1] == UInt8(ascii: "\n"))
      }
    }
    let utf8 = table.utf8
    return zip(starts, starts.dropFirst() + [utf8.count]).map { start, end in
      let text = table[
        utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
      return (String(text.prefix { $0 != "|" && $0 != "\n" }[...].trimmed), text)
    }
  }

  /// Parses the text of one outline.
  static func outline(named name: String, in text: Substring) -> Outline {
    let lines = text.split(separator: "\n")
    var lengths: [Substring: Double] = [:]
    var place = Outline.Place.onGround
    for cell in lines.first?.split(separator: "|").dropFirst().map(\.trimmed) ?? [] {
      let words = cell.split(separator: " ")
      if words.count == 2, let length = Double(words[1]) { lengths[words[0]] = length }
      if let known = Outline.Place(rawValue: String(cell)) { place = known }
    }
    return Outline(
      name: name, place: place, lengths: lengths, shapes: lines.dropFirst().compactMap(shape))
  }

  /// `nil` for a comment.
  private static func shape(_ line: Substring) -> Outline.Shape? {
    var words = line.split(separator: " ")
    guard let sign = words.first, ["+", "-", "/", "\\"].contains(sign) else { return nil }
    words.removeFirst()
    var kind = Outline.Shape.Kind.area
    if sign == "/" || sign == "\\" {
      let ends = words.removeFirst().split(separator: ">").compactMap { Double($0) }
      kind = .line(from: ends.first ?? 1, to: ends.last ?? 1)
    }
    let points = words.compactMap { word -> Point? in
      let numbers = word.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
    }
    return Outline.Shape(kind: kind, isCleared: sign == "-" || sign == "\\", points: points)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
  }
}

enum OutlineTables {
  static let all = [largeMammals, smallMammals, birds, coldBlooded, pets]
}
