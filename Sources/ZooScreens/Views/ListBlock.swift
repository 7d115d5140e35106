import Console
import ZooKit

// An animal of a list beside its picture.

extension ListView {
  /// A block at least as high as its picture: number, picture, and beside it the name, the main facts and the sentence
  /// or the beginning of the story; or why the picture is missing.
  func block(
    _ index: Int, of listing: Listing, _ animal: Animal, _ arrangement: ListArrangement,
    width: Cells
  ) -> [StyledLine] {
    let number = number(index, of: listing)
    let lead = number.displayWidth
    let room = max(width - lead - arrangement.pictureColumns - Self.gap, 8)
    let (picture, problem) = thumbnail(of: animal, arrangement)
    let usual = words(animal, listing, arrangement, problem: nil, room: room)
    let words =
      problem == nil ? usual : words(animal, listing, arrangement, problem: problem, room: room)
    // The same height without the picture, so that it can be filled in later.
    return (0..<max(arrangement.pictureRows.count, usual.count)).map { line -> StyledLine in
      let label = line == 0 ? number : StyledLine()
      let left = line < picture.count ? picture[line] : StyledLine()
      let right = line < words.count ? words[line] : StyledLine()
      return label.padded(to: lead) + left.padded(to: arrangement.pictureColumns + Self.gap) + right
    }
  }

  /// The words beside a picture, in as many lines as it has rows; a story may take more.
  ///
  /// - Parameter problem: why there is no picture.
  private func words(
    _ animal: Animal, _ listing: Listing, _ arrangement: ListArrangement, problem: String?,
    room: Cells
  ) -> [StyledLine] {
    let rows = arrangement.pictureRows.count
    let name = animal.name.printable
    // What is told goes below one line of name and facts; why a picture failed takes its place.
    if let told = told(of: animal, arrangement, room: room) {
      let facts = mainFacts(animal, listing, told: told)
      if name.displayWidth + Self.gap + facts.displayWidth <= room {
        let title =
          marked(name, .name, listing) + .space(Self.gap) + marked(facts, .quiet, listing)
        let below = problem.map {
          lines($0, atMost: rows - 1, width: room).map { StyledLine($0, .problem) }
        }
        return [title] + (below ?? told.map { marked($0, .plain, listing) })
      }
    }
    let isTwoLines = rows < 3
    var words = lines(name, atMost: isTwoLines ? 1 : 2, width: room)
      .map { marked($0, .name, listing) }
    let rest = max(rows - words.count - (problem == nil ? 0 : 1), 1)
    let mainFacts = mainFacts(
      animal, listing, hasStory: isTwoLines && problem == nil, room: room * rest)
    words += lines(mainFacts, atMost: rest, width: room)
      .map { marked($0, .quiet, listing) }
    words += lines(problem ?? story(of: animal) ?? "", atMost: rows - words.count, width: room)
      .map { StyledLine($0, problem == nil ? .plain : .problem) }
    return words
  }

  /// The beginning of an animal's story; without one, in exhibits whose rows show more than names, its sentence if it
  /// fits.
  private func told(of animal: Animal, _ arrangement: ListArrangement, room: Cells) -> [String]? {
    let rows = arrangement.pictureRows.count - 1
    let exhibit = exhibit ?? Exhibit.named(animal.exhibit)
    guard exhibit?.story == nil else {
      return storyLines(of: animal, atMost: rows, arrangement, width: room)
    }
    guard exhibit?.columns.isEmpty == false,
      let sentence = animal.sentence?.printable.wrapped(to: room), sentence.count <= rows
    else { return nil }
    return sentence
  }

  /// A text wrapped to at most so many lines; the rest is cut.
  func lines(_ text: String, atMost count: Int, width: Cells) -> [String] {
    guard !text.isEmpty, count > 0 else { return [] }
    let lines = text.wrapped(to: width)
    let rest = lines.dropFirst(count - 1).joined(separator: " ")
    return lines.prefix(count - 1) + (rest.isEmpty ? [] : [rest.truncated(to: width)])
  }
}
