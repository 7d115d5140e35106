import Console
import Foundation
import ZooKit
import ZooSources
import ZooWording

/// A list of animals under a heading: number, picture or emoji, name and main facts, or a grid of
/// pictures with names. It uses the best arrangement that fits its window.
struct ListView {
  /// `nil` for animals of several exhibits, which are grouped.
  let exhibit: Exhibit?
  let window: Window
  let preferences: Preferences
  let now: Date
  var isGrid = false
  var firstNumber = 1
  /// The states of the pictures; empty if emoji are shown instead.
  var pictures: [PictureSlot: PictureState] = [:]

  var width: Cells { window.columns }

  /// Read aloud, cells side by side would be a jumble.
  private var showsGrid: Bool { isGrid && !window.isSpoken }

  /// Below this many columns a row takes two lines.
  static let narrow: Cells = 60
  static let gap: Cells = 2

  func lines(_ listing: Listing) -> [StyledLine] {
    let heading = heading(listing)
    return lines(listing, arrangement(of: listing, below: heading), below: heading)
  }

  func slots(of listing: Listing) -> [PictureSlot] {
    guard thumbnails(of: listing) == .photographs else { return [] }
    let arrangement = arrangement(of: listing, below: heading(listing))
    return listing.animals.compactMap { slot(of: $0, arrangement) }
  }

  private func thumbnails(of listing: Listing) -> ListArrangement.Thumbnails {
    if listing.animals.contains(where: { window.picture($0.thumbnail) != nil }) {
      return .photographs
    }
    guard window.rows != nil, window.drawingStyle != nil else { return .none }
    return listing.animals.contains { AnimalDrawing($0) != nil } ? .drawn : .none
  }

  /// The photograph of an animal, or until it has come the drawing, or else the emoji; and why a photograph failed.
  func thumbnail(
    of animal: Animal, _ arrangement: ListArrangement
  ) -> (rows: [StyledLine], problem: String?) {
    var problem: String?
    switch slot(of: animal, arrangement).flatMap({ pictures[$0] }) {
    case .picture(let photograph, _)?: return (photograph.rows.map { [$0] }, nil)
    case .problem(let sentence)?: problem = sentence.printable
    case .pending?, .absent?, nil: break
    }
    guard arrangement.pictureRows >= Self.minimumDrawnRows,
      let (drawing, style) = window.drawing(of: animal)
    else { return ([[Span(window.emoji(animal))]], problem) }
    let rows = drawing.block(
      columns: arrangement.pictureColumns, rows: arrangement.pictureRows, style)
    return (rows, problem)
  }

  /// A smaller drawing could not be told from a blot.
  private static let minimumDrawnRows: Cells = 3

  func slot(of animal: Animal, _ arrangement: ListArrangement) -> PictureSlot? {
    guard arrangement.pictureRows > 0, let picture = window.picture(animal.thumbnail) else {
      return nil
    }
    return PictureSlot(
      reference: picture, columns: arrangement.pictureColumns, rows: arrangement.pictureRows,
      repainting: .onArrival)
  }

  /// The best arrangement that fits the window; if none does, one row per animal, or the names of a grid.
  private func arrangement(of listing: Listing, below heading: [StyledLine]) -> ListArrangement {
    let thumbnails = thumbnails(of: listing)
    let choices =
      showsGrid
      ? ListArrangement.grids(width: width, rows: window.rows, thumbnails)
      : ListArrangement.lists(width: width, thumbnails, hasStories: hasStories(listing))
    let fitting = choices.first {
      // Cheap check first: most arrangements are too high at their least height.
      let least = isNames($0) ? 1 : $0.minimumHeight(of: listing.animals.count)
      return heading.cells + least <= window.rows ?? .unlimited && canRead(listing, $0)
        && window.canShow(lines(listing, $0, below: heading))
    }
    return fitting
      ?? (showsGrid
        ? ListArrangement()
        : .long(width: width, hasStories: hasStories(listing)))
  }

  /// The fewest columns to which facts may be cut.
  static let minimumFactWidth: Cells = 20

  /// Whether rows of one line leave the facts enough room.
  private func canRead(_ listing: Listing, _ arrangement: ListArrangement) -> Bool {
    guard arrangement.isOneLine else { return true }
    let facts = listing.animals.map { mainFacts($0, listing).displayWidth }.max() ?? 0
    let names = listing.animals.map(\.name.printable.displayWidth).max() ?? 0
    let lead =
      listing.animals.first.map { self.lead(0, of: listing, $0, arrangement).displayWidth } ?? 0
    let cell = (width - Self.gap * (arrangement.columns - 1)) / arrangement.columns
    return cell - lead - names - 2 >= min(facts, Self.minimumFactWidth)
  }

  private func lines(
    _ listing: Listing, _ arrangement: ListArrangement, below heading: [StyledLine]
  ) -> [StyledLine] {
    heading + (arrangement.hasLineBelowHeading ? [""] : []) + body(listing, arrangement)
  }

  /// Whether it shows only names, as many side by side as fit.
  private func isNames(_ arrangement: ListArrangement) -> Bool {
    showsGrid && arrangement.pictureRows == 0
  }

  private func body(_ listing: Listing, _ arrangement: ListArrangement) -> [StyledLine] {
    groups(of: listing).enumerated().flatMap { number, group -> [StyledLine] in
      let title = group.title.map { [StyledLine($0, .heading)] } ?? []
      let isFirst = number == 0 || title.isEmpty
      return (isFirst ? [] : [""]) + title + rows(group.range, of: listing, arrangement)
    }
  }

  /// The parts of a list of several exhibits, each with its title; otherwise one part without any.
  private func groups(of listing: Listing) -> [(title: String?, range: Range<Int>)] {
    let all = listing.animals.indices
    guard exhibit == nil else { return [(nil, all)] }
    let starts = all.filter { index in
      index == all.lowerBound
        || listing.animals[index].exhibit != listing.animals[index - 1].exhibit
    }
    return zip(starts, starts.dropFirst() + [all.upperBound]).map { start, end in
      (Exhibit.named(listing.animals[start].exhibit).map(Wording.title), start..<end)
    }
  }

  /// The animals of a part of the list.
  private func rows(
    _ range: Range<Int>, of listing: Listing, _ arrangement: ListArrangement
  ) -> [StyledLine] {
    if isNames(arrangement) { return names(range, of: listing, arrangement) }
    if arrangement.hasTiles { return tiles(range, of: listing, arrangement) }
    let gap: Cells = arrangement.columns > 1 ? Self.gap : 0
    let cell = (width - gap * (arrangement.columns - 1)) / arrangement.columns
    let longest = listing.animals.map(\.name.printable.displayWidth).max() ?? 0
    return
      range
      .map { index -> [StyledLine] in
        let animal = listing.animals[index]
        let lead = lead(index, of: listing, animal, arrangement)
        if arrangement.isOneLine {
          return [oneLineRow(lead, animal, listing, longest, width: cell)]
        }
        guard arrangement.pictureRows > 0 else {
          return row(lead, animal, listing, longest, arrangement)
        }
        return block(index, of: listing, animal, arrangement, width: cell)
      }
      .sideBySide(cell: cell, gap: gap, width: width, spacing: arrangement.spacing)
  }

  /// Title, search, count, order, page and source.
  private func heading(_ listing: Listing) -> [StyledLine] {
    let count = listing.animals.count
    let shown =
      firstNumber > 1
      ? Wording.rows(from: firstNumber, count: count, isSpoken: window.isSpoken) : "\(count)"
    let parts = [
      listing.narrowedTo.map { "“\($0.printable.truncated(to: 24))”" },
      listing.total.map { $0 == count ? shown : Wording.count(shown, of: $0) } ?? shown,
      listing.order.map { Wording.order($0, inEachOf: groups(of: listing).count) },
      listing.page.flatMap { listing.total == count ? nil : Wording.page(Int($0)) },
      Wording.source(of: listing, now: now),
    ]
    let rest = parts.compactMap { $0 }.map { " · " + $0 }.joined()
    let title =
      exhibit.map(Wording.title)
      ?? Wording.title(of: listing.searchedExhibits.compactMap(Exhibit.named))
    let line: StyledLine = [Span(title, .heading), Span(rest, .quiet)]
    return line.wrapped(to: max(width, 8))
  }

  // MARK: - Rows

  /// - Parameters:
  ///   - told: what is shown of its story; `nil` if that isn't known yet.
  ///   - hasStory: whether the beginning of its story is the last of them.
  ///   - room: the columns they have; of more, only the beginning is seen.
  func mainFacts(
    _ animal: Animal, _ listing: Listing, told: [String]? = nil, hasStory: Bool = false,
    room: Cells = .unlimited
  ) -> String {
    guard let exhibit = exhibit ?? Exhibit.named(animal.exhibit) else { return "" }
    let keys = listing.narrowedTo == nil ? exhibit.columns : exhibit.searchColumns
    let columns = keys.compactMap { key in animal.listedWords(key).map { (key: key, words: $0) } }
    let seen = columns.map(\.words).joined(separator: " · ").truncated(to: room)
    // The beginning of a story is below the name or behind the facts.
    let told = told ?? [String((story(of: animal) ?? "").prefix(Self.visibleStory))]
    let reasons = matchReasons(
      animal, shown: ([animal.name, seen] + told).joined(separator: " "), room: room, listing)
    let others = columns.filter { column in !reasons.contains { $0.key == column.key } }
    let story = hasStory ? [story(of: animal)].compactMap { $0 } : []
    let deciding = [
      listing.order?.deciding(animal, preferences, isSpoken: window.isSpoken)
    ].compactMap { $0 }
    return
      (deciding + reasons.map(\.text) + others.map(\.words) + story)
      .joined(separator: " · ").printable
  }

  private func row(
    _ lead: StyledLine, _ animal: Animal, _ listing: Listing, _ longest: Cells,
    _ arrangement: ListArrangement
  ) -> [StyledLine] {
    let room = max(width - lead.displayWidth, 8)
    let indent = StyledLine.space(lead.displayWidth)
    let name = animal.name.printable
    let told =
      arrangement.storyLines > 0
      ? storyLines(of: animal, atMost: arrangement.storyLines, arrangement, width: room) : nil
    let mainFacts = mainFacts(animal, listing, told: told)
    let story = (told ?? []).map { indent + marked($0, .plain, listing) }
    if width < Self.narrow || mainFacts.isEmpty {
      let facts = indent.hanging(marked(mainFacts, .quiet, listing), width: width)
      return [lead + marked(name.truncated(to: room), .name, listing)]
        + (mainFacts.isEmpty ? [] : facts) + story
    }
    let column = min(longest, room / 2)
    let cell = marked(name.truncated(to: column), .name, listing).padded(to: column + 2)
    return (lead + cell).hanging(marked(mainFacts, .quiet, listing), width: width) + story
  }

  /// One line: the facts are cut, or left out if fewer than 8 columns remain for them.
  private func oneLineRow(
    _ lead: StyledLine, _ animal: Animal, _ listing: Listing, _ longest: Cells, width: Cells
  ) -> StyledLine {
    let room = max(width - lead.displayWidth, 1)
    let column = min(longest, room)
    let name = animal.name.printable
    let rest = room - column - 2
    let mainFacts = mainFacts(animal, listing, hasStory: true, room: rest)
    guard rest >= 8, !mainFacts.isEmpty else {
      return lead + marked(name.truncated(to: room), .name, listing)
    }
    return lead + marked(name.truncated(to: column), .name, listing).padded(to: column + 2)
      + marked(mainFacts.truncated(to: rest), .quiet, listing)
  }

  /// The number, then the picture if it takes one line, else the emoji.
  func lead(
    _ index: Int, of listing: Listing, _ animal: Animal, _ arrangement: ListArrangement
  ) -> StyledLine {
    let sign = max(arrangement.pictureColumns, 2)
    let slot = arrangement.pictureRows == 1 ? slot(of: animal, arrangement) : nil
    if let slot, case .picture(let picture, _)? = pictures[slot], let row = picture.rows.first {
      return number(index, of: listing) + StyledLine([row]).padded(to: sign + 2)
    }
    return number(index, of: listing) + [
      Span(window.emoji(animal).padded(to: window.isSpoken ? 0 : sign + 2))
    ]
  }

  func number(_ index: Int, of listing: Listing) -> StyledLine {
    .number(firstNumber + index, upTo: firstNumber + listing.animals.count - 1)
  }
}

extension Animal {
  /// A fact in words; list items are separated by commas.
  func listedWords(_ key: String) -> String? {
    if case .list(let items)? = fact(key)?.value { return Wording.enumeration(items) }
    return words(key)
  }
}
