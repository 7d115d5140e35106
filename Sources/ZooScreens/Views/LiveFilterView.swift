import Console
import Foundation
import ZooKit
import ZooWording

/// The live filter full screen: the words, the list with matches marked, and beside it the chosen animal with its
/// picture and as many of its facts as fit.
struct LiveFilterView {
  let preferences: Preferences
  let window: Window
  let now: Date
  var pictures: [PictureSlot: PictureState] = [:]

  private var width: Int { window.columns }
  private var rows: Int { window.rows ?? 24 }

  /// From this many columns on, the chosen animal is beside the list.
  private static let minimumWidthForDetail = 66
  private static let gap = 3
  /// Below this many columns a name may take a whole row.
  private static let narrow = 60
  /// The widest that the list is beside a detail.
  private static let widestList = 84

  /// The window's rows from the top, at most as many as it has.
  func lines(_ filter: LiveFilter) -> [StyledLine] {
    let room = max(rows - 4, 1)
    var list = list(filter, room: room)
    let beside = beside(filter)
    if !beside.isEmpty {
      let width = listWidth(filter)
      list = list.filled(to: room).enumerated().map { row, line in
        row < beside.count ? line.padded(to: width + Self.gap) + beside[row] : line
      }
    }
    // A row that is too long would break the layout, so even addresses are cut here.
    return ([title(filter), []] + list.filled(to: room) + [[], help(filter)]).prefix(rows)
      .map { $0.truncated(to: width) }
  }

  /// The chosen animal's picture, if there is room for it.
  func slots(_ filter: LiveFilter) -> [PictureSlot] {
    [besideAnimal(filter).flatMap { chosenView?.slot(of: $0) }].compactMap { $0 }
  }

  private func beside(_ filter: LiveFilter) -> [StyledLine] {
    besideAnimal(filter).flatMap { chosenView?.lines($0) } ?? []
  }

  /// The animal beside the list: the chosen one, or as long as none is the first.
  private func besideAnimal(_ filter: LiveFilter) -> Animal? {
    filter.chosen ?? filter.matches.first
  }

  /// `nil` where there is no room beside the list.
  private var chosenView: ChosenAnimalView? {
    guard width >= Self.minimumWidthForDetail else { return nil }
    var beside = window
    beside.columns = width - wideListWidth - Self.gap
    beside.rows = max(rows - 4, 1)
    return ChosenAnimalView(
      preferences: preferences, window: beside, now: now, pictures: pictures)
  }

  private var wideListWidth: Int { min(width * 11 / 20, Self.widestList) }

  /// The columns of the list: all of them if nothing is beside it.
  private func listWidth(_ filter: LiveFilter) -> Int {
    chosenView == nil || filter.matches.isEmpty ? width : wideListWidth
  }

  /// The column where the count of matches ends.
  private func countEnd(_ filter: LiveFilter) -> Int { min(listWidth(filter), Self.widestList) }

  /// The cursor's column in the first row, where words are typed.
  func cursor(_ filter: LiveFilter) -> Int {
    min(lead(filter).displayWidth + words(filter).cursor, max(width - 1, 0))
  }

  private func lead(_ filter: LiveFilter) -> StyledLine {
    let title: StyledLine = [Span(filter.title, .heading), Span("  "), Span("/", .key)]
    return title.displayWidth + 12 > width ? [Span("/", .key)] : title
  }

  private func words(_ filter: LiveFilter) -> (text: String, cursor: Int) {
    let room = countEnd(filter) - lead(filter).displayWidth - count(filter).count - 2
    return filter.editor.visible(in: max(room, 2))
  }

  private func count(_ filter: LiveFilter) -> String {
    "\(filter.matches.count) of \(filter.animals.count)"
  }

  private func title(_ filter: LiveFilter) -> StyledLine {
    let line =
      lead(filter) + [
        Span(words(filter).text, .name),
        Span(String(filter.completion?.dropFirst(filter.editor.text.count) ?? ""), .quiet),
      ]
    let count = count(filter)
    guard line.displayWidth + 2 + count.count <= countEnd(filter) else { return line }
    return line.padded(to: countEnd(filter) - count.count) + [Span(count, .quiet)]
  }

  // MARK: - Rows

  private func list(_ filter: LiveFilter, room: Int) -> [StyledLine] {
    let width = listWidth(filter)
    guard !filter.matches.isEmpty else {
      return [[Span("  "), Span(Wording.noMatches.truncated(to: max(width - 2, 1)), .quiet)]]
    }
    let note =
      filter.corrected.map { self.note($0, insteadOf: filter.editor.text, width: width) } ?? []
    let room = room - note.count
    // The chosen row is kept in the middle, so that both directions are visible.
    let first = max(0, min((filter.chosenIndex ?? 0) - room / 2, filter.matches.count - room))
    let shown = filter.matches[first..<min(first + room, filter.matches.count)]
    let longest = shown.map(\.name.printable.displayWidth).max() ?? 0
    // In a narrow window, names get the room that facts have otherwise.
    let share = width < Self.narrow ? width - 7 : width / 2 - 6
    let words = (filter.corrected ?? filter.editor.text).folded.split(separator: " ")
      .map(String.init)
    return note
      + shown.enumerated().map { index, animal in
        row(
          animal, of: filter, marking: words, isChosen: first + index == filter.chosenIndex,
          column: min(longest, max(share, 8)), width: width)
      }
  }

  /// What is shown in place of a word that matches nothing.
  private func note(_ word: String, insteadOf typed: String, width: Int) -> [StyledLine] {
    let sentence = Wording.nearestInstead(word, of: typed)
    return [[Span("  "), Span(sentence.truncated(to: max(width - 2, 1)), .quiet)]]
  }

  private func row(
    _ animal: Animal, of filter: LiveFilter, marking words: [String], isChosen: Bool,
    column: Int, width: Int
  ) -> StyledLine {
    let lead: StyledLine = [
      Span(isChosen ? "❯ " : "  ", .key), Span(window.emoji(animal).padded(to: 2)), Span("  "),
    ]
    let name = animal.name.printable.truncated(to: min(column, max(width - 7, 1)))
    let marked = StyledLine(name.spans(marking: words, in: isChosen ? .name : .plain))
    let keys = words.isEmpty ? filter.exhibit.columns : filter.exhibit.searchColumns
    let about = keys.compactMap { animal.listedWords($0) }.joined(separator: " · ").printable
    let room = width - lead.displayWidth - column - 3
    guard room >= 10, !about.isEmpty else { return lead + marked }
    return lead + marked.padded(to: column + 2)
      + StyledLine(about.truncated(to: room).spans(marking: words, in: .quiet))
  }

  private func help(_ filter: LiveFilter) -> StyledLine {
    let keys = Wording.filterKeys(
      hasMatches: !filter.matches.isEmpty, hasChosen: filter.chosen != nil,
      opens: filter.opensOnEnter, lists: filter.canListMatches,
      completes: filter.completion != nil)
    return KeyHelp.line(keys, width: width)
  }
}
