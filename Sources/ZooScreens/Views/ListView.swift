import Console
import Foundation
import ZooKit
import ZooSources
import ZooWording

/// A list of animals under a heading. `ListLayout` says where they stand, `ListEntry` what is said of each.
struct ListView: Sendable {
  /// `nil` for animals of several exhibits, which are grouped.
  let exhibit: Exhibit?
  let window: LayoutContext
  let preferences: Preferences
  let now: Date
  var isGrid = false

  private var width: Cells { window.columns }

  func frame(_ listing: Listing) -> Frame {
    let page = page(of: listing)
    let slots = listing.animals.compactMap { slot(of: $0, page.layout) }
    return Frame(pictures: slots) { lines(of: page, $0) }
  }

  /// - Parameter pictures: the states of the pictures; empty if emoji are shown instead.
  private func lines(of page: LaidOutPage, _ pictures: [PictureSlot: PictureState]) -> [StyledLine]
  {
    let groups = page.groups.map { group -> [StyledLine] in
      let blocks = Array(group.range).concurrentMap { block($0, on: page, pictures) }
      return (group.title.map { [StyledLine($0, .heading)] } ?? [])
        + blocks.sideBySide(page.layout.tiles, spacing: page.layout.spacing)
    }
    return page.heading + (page.layout.hasLineBelowHeading ? [""] : [])
      + Array(groups.joined(separator: [""]))
  }

  // MARK: - Layout

  /// A list laid out: the words of each animal wrapped, and the layout chosen by their heights.
  private struct LaidOutPage: Sendable {
    let listing: Listing
    let heading: [StyledLine]
    let groups: [Group]
    /// Of each animal.
    let words: [[StyledLine]]
    let layout: ListLayout
    /// Those that are not drawn, because an animal above them is drawn in the same way.
    let repeated: Set<Int>
  }

  /// Animals of one exhibit in a list of several, with its title; otherwise the whole list without any.
  private struct Group: Sendable {
    let title: String?
    let range: Range<Int>
  }

  private func page(of listing: Listing) -> LaidOutPage {
    let heading = heading(listing)
    let repeated = repeatedDrawings(in: listing)
    let groups = groups(of: listing)
    let titles = groups.first?.title == nil ? 0 : Cells(groups.count * 2 - 1)
    let longest = listing.animals.lazy.map { $0.name.printable.displayWidth }.max() ?? 0
    let lead = number(0, of: listing).displayWidth + emojiWidth
    let given = ListLayout.Input(
      width: width, rows: window.rows.map { $0 - heading.cells }, count: listing.animals.count,
      thumbnails: thumbnails(of: listing, repeated: repeated.count),
      hasStories: exhibit?.story != nil,
      hasWords: listing.narrowedTo != nil || listing.order != nil
        || listing.animals.contains { exhibit(of: $0)?.columns.isEmpty == false },
      names: lead + longest)
    var layout = ListLayout(kind: .rows, tiles: TileLayout(of: width, gap: 0, in: width))
    var words: [[StyledLine]] = []
    let choices = isGrid && !window.isSpoken ? ListLayout.grids(given) : ListLayout.lists(given)
    for choice in choices {
      words = self.words(of: listing, choice, longest: longest)
      let heights = groups.map { words[$0.range].map { $0.cells } }
      let fitted = choice.fitted(given, words: heights, titles: titles)
      layout = fitted.layout
      if fitted.hasRoom { break }
    }
    return LaidOutPage(
      listing: listing, heading: heading, groups: groups, words: words, layout: layout,
      repeated: repeated)
  }

  private func thumbnails(of listing: Listing, repeated: Int) -> ListLayout.Thumbnails {
    if listing.animals.contains(where: { window.picture($0.thumbnail) != nil }) {
      return .photographs
    }
    guard window.rows != nil, window.drawingStyle != nil else { return .none }
    let drawn = listing.animals.filter { AnimalDrawing($0) != nil }.count
    // Drawings help only where they tell animals apart.
    let distinct = drawn - repeated
    return distinct * 2 >= listing.animals.count && distinct > 0 ? .drawn : .none
  }

  private func repeatedDrawings(in listing: Listing) -> Set<Int> {
    guard window.drawingStyle != nil else { return [] }
    var seen: Set<String> = []
    return Set(
      listing.animals.indices.filter { index in
        AnimalDrawing(listing.animals[index]).map { !seen.insert($0.outline.name).inserted }
          ?? false
      })
  }

  private func groups(of listing: Listing) -> [Group] {
    let all = listing.animals.indices
    guard exhibit == nil else { return [Group(title: nil, range: all)] }
    let starts = all.filter { index in
      index == all.lowerBound
        || listing.animals[index].exhibit != listing.animals[index - 1].exhibit
    }
    return zip(starts, starts.dropFirst() + [all.upperBound]).map { start, end in
      Group(
        title: Exhibit.named(listing.animals[start].exhibit).map(Wording.title), range: start..<end)
    }
  }

  private func exhibit(of animal: Animal) -> Exhibit? {
    exhibit ?? Exhibit.named(animal.exhibit)
  }

  // MARK: - Words

  /// Title, search, count, order, page and source.
  private func heading(_ listing: Listing) -> [StyledLine] {
    let count = listing.animals.count
    let shown =
      listing.firstNumber > 1
      ? Wording.rows(from: listing.firstNumber, count: count, isSpoken: window.isSpoken)
      : "\(count)"
    let parts = [
      listing.narrowedTo.map { "“\(Wording.nameAsked(in: $0).printable.truncated(to: 24))”" },
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

  /// The words of each animal, wrapped for a layout.
  private func words(
    of listing: Listing, _ layout: ListLayout, longest: Cells
  ) -> [[StyledLine]] {
    // Sizes of several exhibits can only be compared in one system.
    let system =
      exhibit == nil && preferences.showsSourceUnits(sortedBy: listing.order)
      ? listing.animals.unitSystem : nil
    let marking = MatchReasons(
      searching: listing.narrowedTo, sortedBy: listing.order, isSpoken: window.isSpoken
    ) { [preferences] animal in
      system.map { preferences.showing(animal, in: $0) } ?? preferences
    }
    let room = max(layout.tiles.width - leadWidth(of: listing, layout), 1)
    let isNarrowed = listing.narrowedTo != nil
    let columns = Dictionary(
      uniqueKeysWithValues: Exhibit.all.map { ($0.id, isNarrowed ? $0.searchColumns : $0.columns) })
    let entries = listing.animals.concurrentMap { animal in
      ListEntry(
        animal, showing: columns[exhibit?.id ?? animal.exhibit] ?? [], marking,
        story: exhibit?.story, width: room, layout)
    }
    // Facts give way to names as far as half of the width.
    let widest = entries.lazy.map { $0.facts.displayWidth }.max() ?? 0
    let widths = Table.widths([longest, widest], least: [0, min(widest, room / 2 - 1)], in: room)
    return Array(entries.indices).concurrentMap { index in
      entries[index].lines(
        width: room, column: layout.kind == .rows ? widths[0] : nil, marking)
        + address(of: listing.animals[index], width: room)
    }
  }

  /// Where nothing can be shown, the address of the picture that belongs on a card with a story.
  private func address(of animal: Animal, width: Cells) -> [StyledLine] {
    guard window.rows == nil, !window.isPictured, !window.isSpoken,
      exhibit?.story != nil, let picture = animal.thumbnail, !picture.isIllustration
    else { return [] }
    return [[Span(picture.address, .quiet, link: picture.link)]]
  }

  /// The columns before the words of an animal.
  private func leadWidth(of listing: Listing, _ layout: ListLayout) -> Cells {
    let number = number(0, of: listing).displayWidth
    return switch layout.kind {
    case .rows, .names: number + emojiWidth
    case .cards: number + layout.pictureColumns + Table.gap
    case .grid: number
    }
  }

  private var emojiWidth: Cells { window.isSpoken ? 0 : 4 }

  private func number(_ index: Int, of listing: Listing) -> StyledLine {
    .number(
      listing.firstNumber + index, upTo: listing.firstNumber + listing.animals.count - 1)
  }

  // MARK: - Lines

  /// An animal: its number, its picture or emoji, and its words.
  private func block(
    _ index: Int, on page: LaidOutPage, _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let (animal, words, layout) = (page.listing.animals[index], page.words[index], page.layout)
    let number = number(index, of: page.listing)
    switch layout.kind {
    case .rows, .names:
      let lead = number + [Span(window.emoji(animal).padded(to: emojiWidth))]
      return [lead].beside(words, at: leadWidth(of: page.listing, layout))
    case .cards:
      let picture = thumbnail(index, on: page, pictures)
      return [number].beside(picture.filled(to: layout.pictureRows), at: number.displayWidth)
        .beside(words, at: leadWidth(of: page.listing, layout))
    case .grid:
      let own = page.listing.firstNumber + index
      let number = StyledLine.number(own, upTo: own)
      // Aligned to the bottom, so that the picture is above its name.
      return thumbnail(index, on: page, pictures).filled(to: layout.pictureRows, isAtBottom: true)
        .map { .space(2) + $0 } + [number].beside(words, at: number.displayWidth)
    }
  }

  // MARK: - Pictures

  /// The photograph of an animal, or until it has come the drawing, or else the emoji; or why the photograph failed.
  private func thumbnail(
    _ index: Int, on page: LaidOutPage, _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let animal = page.listing.animals[index]
    let layout = page.layout
    switch slot(of: animal, layout).flatMap({ pictures[$0] }) {
    case .picture(let photograph, _)?: return photograph.rows.map { [$0] }
    case .problem(let problem)?:
      // The gap beside it has room for a letter more.
      return problem.brief.lines(atMost: layout.pictureRows.count, width: layout.pictureColumns + 1)
        .map { StyledLine($0, .problem) }
    case .pending?, .absent?, nil: break
    }
    guard layout.pictureRows >= ListLayout.leastDrawnRows, !page.repeated.contains(index),
      let (drawing, style) = window.drawing(of: animal)
    else { return [[Span(window.emoji(animal))]] }
    return drawing.block(columns: layout.pictureColumns, rows: layout.pictureRows, style)
  }

  private func slot(of animal: Animal, _ layout: ListLayout) -> PictureSlot? {
    guard layout.pictureRows > 0, let picture = window.picture(animal.thumbnail) else {
      return nil
    }
    return PictureSlot(
      reference: picture, columns: layout.pictureColumns, rows: layout.pictureRows,
      repainting: .onArrival)
  }
}
