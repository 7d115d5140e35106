/// Reads outlines from a table, a text that is easy to write and to correct:
///
///     dolphin | swims | total 96      name, where it is, how long what is in units of the drawing
///     + body: 1,41 2,44 6,47 …        a painted area within a smooth closed curve; a point twice is a corner
///     - 5,40 6,41 7,40                a cleared area, over those before
///     / 7>5 legs: 26,15 22,4; 36,15 … painted smooth lines, from 7 to 5 units wide
///     \ 2 mouth: 20,52 27,51          a cleared line
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
      let name = text.utf8.prefix { $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "\n") }
      let space = UInt8(ascii: " ")
      let end = name.lastIndex { $0 != space }.map(name.index(after:)) ?? name.startIndex
      return (String(Substring(name[..<end])), text)
    }
  }

  /// Parses the text of one outline.
  static func outline(named name: String, in text: Substring) -> Outline {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    var lengths: [Substring: Double] = [:]
    var place = Outline.Posture.onGround
    for cell in lines.first?.split(separator: UInt8(ascii: "|")).dropFirst() ?? [] {
      let words = cell.split(separator: UInt8(ascii: " "))
      if words.count == 2, let length = number(words[1]) { lengths[Substring(words[0])] = length }
      if let known = words.first.flatMap({ Outline.Posture(rawValue: String(Substring($0))) }) {
        place = known
      }
    }
    return Outline(
      name: name, place: place, lengths: lengths, shapes: lines.dropFirst().flatMap(shapes))
  }

  /// The shapes of a line, all of one kind; what they are, before a colon, is only for people.
  private static func shapes(_ line: Substring.UTF8View) -> [Outline.Shape] {
    let sign = line.first
    let isLine = sign == UInt8(ascii: "/") || sign == UInt8(ascii: "\\")
    let isCleared = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "\\")
    var kind = Outline.Shape.Kind.area
    if isLine {
      let width = line.dropFirst(2).prefix { $0 != UInt8(ascii: " ") }
      let ends = width.split(separator: UInt8(ascii: ">")).compactMap(number)
      kind = .line(from: ends.first ?? 1, to: ends.last ?? 1)
    }
    let colon = line.lastIndex(of: UInt8(ascii: ":"))
    return line[(colon ?? line.startIndex)...].split(separator: UInt8(ascii: ";")).map { shape in
      let points = shape.split(separator: UInt8(ascii: " ")).compactMap(point)
      return Outline.Shape(kind: kind, isCleared: isCleared, points: points)
    }
  }

  /// `nil` for a word that is no point.
  private static func point(_ word: Substring.UTF8View) -> Point? {
    guard let comma = word.firstIndex(of: UInt8(ascii: ",")), let x = number(word[..<comma]),
      let y = number(word[word.index(after: comma)...])
    else { return nil }
    return Point(x: x, y: y)
  }

  /// A decimal number; written out, since the library's takes longer than all else here.
  private static func number(_ text: Substring.UTF8View) -> Double? {
    var (mantissa, scale) = (0.0, 1.0)
    var isNegative = false
    var isFraction = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      default: return nil
      }
    }
    return (isNegative ? -mantissa : mantissa) / scale
  }
}

enum OutlineTables {
  static let all = [
    carnivores, giantMammals, hornedMammals, apesAndMonkeys, marsupialsAndAnteaters, smallMammals,
    seaMammals, birdsOfPrey, waterBirds, landBirds, reptilesAndAmphibians, fish, seaInvertebrates,
    landInvertebrates, dogs, cats, scales,
  ]
}
