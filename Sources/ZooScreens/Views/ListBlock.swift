import Console
import ZooKit

// An animal of a list beside its picture.

extension ListView {
  /// A block as high as its picture: number, picture, and beside it name, main facts and the start of
  /// the story or the sentence; or why the picture is missing.
  func block(
    _ index: Int, of listing: Listing, _ animal: Animal, _ arrangement: ListArrangement,
    width: Int
  ) -> [StyledLine] {
    let number = number(index, of: listing)
    let lead = number.displayWidth
    let room = max(width - lead - arrangement.pictureColumns - Self.gap, 8)
    let drawing = drawing(of: animal, arrangement)
    var picture = drawing.isEmpty ? [[Span(window.emoji(animal))]] : drawing
    var problem: String?
    switch slot(of: animal, arrangement).flatMap({ pictures[$0] }) {
    case .picture(let drawn, _)?: picture = drawn.rows.map { [$0] }
    case .problem(let sentence)?: problem = sentence.printable
    case .pending?, .absent?, nil: break
    }
    // The facts stay where a picture fails; why it failed takes the place of the story.
    let isTwoLines = arrangement.pictureRows < 3
    var words = lines(animal.name.printable, atMost: isTwoLines ? 1 : 2, width: room)
      .map { marked($0, .name, listing) }
    let mainFacts = mainFacts(animal, listing, hasStory: isTwoLines && problem == nil)
    let rest = arrangement.pictureRows - words.count
    words += lines(mainFacts, atMost: max(rest - (problem == nil ? 0 : 1), 1), width: room)
      .map { marked($0, .quiet, listing) }
    words += lines(
      problem ?? cardText(of: animal) ?? "", atMost: arrangement.pictureRows - words.count,
      width: room
    ).map { StyledLine($0, problem == nil ? .plain : .problem) }
    // The same height without the picture, so that it can be filled in later.
    return (0..<arrangement.pictureRows).map { line -> StyledLine in
      let label = line == 0 ? number : StyledLine()
      let left = line < picture.count ? picture[line] : StyledLine()
      let right = line < words.count ? words[line] : StyledLine()
      return label.padded(to: lead) + left.padded(to: arrangement.pictureColumns + Self.gap) + right
    }
  }

  /// A text wrapped to at most so many lines; the rest is cut.
  func lines(_ text: String, atMost count: Int, width: Int) -> [String] {
    guard !text.isEmpty, count > 0 else { return [] }
    let lines = text.wrapped(to: width)
    let rest = lines.dropFirst(count - 1).joined(separator: " ")
    return lines.prefix(count - 1) + (rest.isEmpty ? [] : [rest.truncated(to: width)])
  }
}
