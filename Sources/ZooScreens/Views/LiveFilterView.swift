import Console
import Foundation
import ZooKit

/// The live filter as a whole window: the words, the list with what fits them marked, and in a
/// wide window the chosen one beside it.
struct LiveFilterView {
  let preferences: Preferences
  let width: Int
  let rows: Int
  let now: Date

  /// From this many columns on, the chosen one stands beside the list.
  private static let wide = 110
  private static let gap = 3
  /// Below this many columns a name may take a whole row.
  private static let narrow = 60
  /// The list is no wider than this beside a detail.
  private static let widestList = 84

  /// The rows of the window from the top, no more than there are.
  func lines(_ filter: LiveFilter) -> [StyledLine] {
    let room = max(rows - 4, 1)
    var list = list(filter, room: room)
    let rest = width - listWidth - Self.gap
    if rest > 0, let chosen = filter.chosen {
      let detail = DetailView(
        preferences: preferences, window: Window(columns: rest, rows: room), now: now
      ).lines(chosen)
      list = (0..<room).map { row in
        let line = row < list.count ? list[row] : []
        guard row < detail.count else { return line }
        return line.padded(to: listWidth + Self.gap) + detail[row]
      }
    }
    // A row that is too long would break the window, so here addresses are cut as well.
    let empty = [StyledLine](repeating: [], count: max(room - list.count, 0))
    return ([title(filter), []] + list + empty + [[], help]).prefix(rows)
      .map { $0.truncated(to: width) }
  }

  private var listWidth: Int {
    width >= Self.wide ? min(width * 11 / 20, Self.widestList) : width
  }

  /// Where the count of what fits ends.
  private var edge: Int { min(listWidth, Self.widestList) }

  /// Where the words are typed: the column of the cursor in the first row.
  func cursor(_ filter: LiveFilter) -> Int {
    min(lead(filter).displayWidth + words(filter).cursor, max(width - 1, 0))
  }

  private func lead(_ filter: LiveFilter) -> StyledLine {
    let title: StyledLine = [Span(filter.exhibit.title, .heading), Span("  "), Span("/", .key)]
    return title.displayWidth + 12 > width ? [Span("/", .key)] : title
  }

  private func words(_ filter: LiveFilter) -> (text: String, cursor: Int) {
    let room = edge - lead(filter).displayWidth - count(filter).count - 2
    return filter.editor.visible(in: max(room, 2))
  }

  private func count(_ filter: LiveFilter) -> String {
    "\(filter.fitting.count) of \(filter.specimens.count)"
  }

  private func title(_ filter: LiveFilter) -> StyledLine {
    let line = lead(filter) + [Span(words(filter).text, .name)]
    let count = count(filter)
    guard line.displayWidth + 2 + count.count <= edge else { return line }
    return line.padded(to: edge - count.count) + [Span(count, .quiet)]
  }

  // MARK: - Rows

  private func list(_ filter: LiveFilter, room: Int) -> [StyledLine] {
    let width = listWidth
    guard filter.chosen != nil else {
      return [[Span("  "), Span("Nothing fits.".truncated(to: max(width - 2, 1)), .quiet)]]
    }
    // The chosen one stays in the middle where it can, so that both ways can be seen.
    let first = max(0, min(filter.place - room / 2, filter.fitting.count - room))
    let shown = filter.fitting[first..<min(first + room, filter.fitting.count)]
    let longest = shown.map(\.name.printable.displayWidth).max() ?? 0
    // In a narrow window names are worth more than what stands beside them.
    let share = width < Self.narrow ? width - 7 : width / 2 - 6
    let words = filter.editor.text.folded.split(separator: " ").map(String.init)
    return shown.enumerated().map { index, specimen in
      row(
        specimen, of: filter, marking: words, isChosen: first + index == filter.place,
        column: min(longest, max(share, 8)), width: width)
    }
  }

  private func row(
    _ specimen: Specimen, of filter: LiveFilter, marking words: [String], isChosen: Bool,
    column: Int, width: Int
  ) -> StyledLine {
    let lead: StyledLine = [
      Span(isChosen ? "❯ " : "  ", .key), Span(specimen.emoji.printable.padded(to: 2)), Span("  "),
    ]
    let name = specimen.name.printable.truncated(to: min(column, max(width - 7, 1)))
    let marked = StyledLine(name.spans(marking: words, in: isChosen ? .name : .plain))
    let keys = words.isEmpty ? filter.exhibit.columns : filter.exhibit.searchColumns
    let about = keys.compactMap { specimen.listedWords($0) }.joined(separator: " · ").printable
    let room = width - lead.displayWidth - column - 3
    guard room >= 10, !about.isEmpty else { return lead + marked }
    return lead + marked.padded(to: column + 2)
      + StyledLine(about.truncated(to: room).spans(marking: words, in: .quiet))
  }

  private var help: StyledLine {
    let keys = [("↑↓", "choose"), ("Enter", "open"), ("Esc", "back"), ("Tab", "list them")]
    var line: StyledLine = []
    for (key, effect) in keys {
      let part: StyledLine = [Span("  "), Span(key, .key), Span(" "), Span(effect, .quiet)]
      if line.displayWidth + part.displayWidth <= width { line = line + part }
    }
    return line
  }
}
