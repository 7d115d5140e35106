import Console
import ZooCommands
import ZooKit
import ZooWording

/// The animal browser full screen: the words typed, the list with matches marked, and beside or below it the chosen
/// animal with its picture and as many of its facts as fit.
struct AnimalBrowserView: Sendable {
  let browser: AnimalBrowser
  let window: LayoutContext

  private var list: LiveFilter { browser.list }
  private var width: Cells { window.columns }
  private var rows: Cells { window.rows ?? 24 }

  /// The rows of the list: all but the title with an empty row, what is said and the keys.
  private var room: Cells { max(rows - 4, 1) }

  /// From this many columns on, the chosen animal is beside the list.
  private static let minimumWidthBeside: Cells = 60
  /// From this many rows on, it is below the list otherwise.
  private static let minimumRoomBelow: Cells = 10
  private static let gap: Cells = 3
  /// The widest that the list is beside an animal.
  private static let widestList: Cells = 84

  var frame: Frame {
    let chosen = browser.shown.flatMap { chosenView($0.animal)?.frame($0.animal) }
    return Frame(pictures: chosen?.pictures ?? []) { lines(chosen?.lines($0) ?? []) }
  }

  private func lines(_ animal: [StyledLine]) -> [StyledLine] {
    // What is said is said whole, with rows from above.
    let status = status.wrapped(to: width)
    let above = ([title, []] + listAndAnimal(animal).filled(to: room))
      .dropLast(min(status.cells - 1, room - 1))
    return above + status + [KeyHelp.line(listKeys, width: width)]
  }

  /// The cursor's row and column, where words are typed.
  var cursor: (row: Int, column: Int) {
    let column = lead.displayWidth + words.cursor
    return (0, min(column, width - 1).count)
  }

  // MARK: - The list, and the animal beside or below it

  private func listAndAnimal(_ animal: [StyledLine]) -> [StyledLine] {
    let list = AnimalBrowserList(
      browser: browser, window: window, width: listWidth, rows: listRows
    ).lines
    if animal.isEmpty { return list }
    guard isBeside else { return list.filled(to: listRows) + [[]] + animal }
    return list.filled(to: room).beside(animal, at: listWidth + Self.gap)
  }

  private var isBeside: Bool { width >= Self.minimumWidthBeside }
  private var isBelow: Bool { !isBeside && room >= Self.minimumRoomBelow }

  /// `nil` where there is no room for it.
  private func chosenView(_ animal: Animal) -> DetailView? {
    guard isBeside || isBelow else { return nil }
    var space = window
    space.columns = isBeside ? width - wideListWidth - Self.gap : width
    space.rows = isBeside ? room : room - listRows - 1
    let opens = browser.enterEffect == .opened(animal)
    return DetailView(
      preferences: browser.preferences(for: animal), window: space, now: browser.now,
      isPassedBy: true,
      cutting: .init(hint: opens ? Wording.enterShowsMore : Wording.moreIsKnown, hasToFit: true),
      marking: MatchReasons(searching: list.markedText))
  }

  private var wideListWidth: Cells { min(width * 11 / 20, Self.widestList) }

  /// The columns of the list: all of them if nothing is beside it.
  private var listWidth: Cells { isBeside && !list.isEmpty ? wideListWidth : width }

  /// The rows of the list.
  var listRows: Cells { isBelow && !list.isEmpty ? room * 2 / 5 : room }

  // MARK: - The title

  private var lead: StyledLine {
    let isOne = !list.includesOthers
    let name = isOne ? Wording.title(of: list.exhibit) : Wording.severalExhibits
    let source = isOne ? browser.source.map { " · \($0)" } ?? "" : ""
    let room = titleWidth - count.displayWidth - Self.minimumWordsWidth
    let headings: [StyledLine] = [
      [Span(name, .heading), Span(source, .quiet), Span("  ")], [Span(name, .heading), Span("  ")],
    ]
    return (headings.first { $0.displayWidth < room } ?? []) + [Span("/", .key)]
  }

  /// The columns that typed words need beside the heading.
  private static let minimumWordsWidth: Cells = 10

  /// The columns of the title; the count of matches ends them.
  private var titleWidth: Cells { min(width, Self.widestList) }

  private var words: (text: String, cursor: Cells) {
    let room = titleWidth - lead.displayWidth - count.displayWidth - 2
    return list.editor.visible(in: max(room, 2))
  }

  private var count: String {
    list.includesOthers ? "\(list.count)" : Wording.count(list.count, of: list.ownCount)
  }

  var title: StyledLine {
    let line = lead + [Span(words.text, .name)]
    let count = count
    guard line.displayWidth + 2 + count.displayWidth <= titleWidth else { return line }
    return line.padded(to: titleWidth - count.displayWidth) + [Span(count, .quiet)]
  }

  // MARK: - The lines at the bottom

  /// What came of a key, or what was marked, how the animals are sorted, and what other exhibits have.
  private var status: StyledLine {
    if let message = browser.message {
      return StyledLine(
        Wording.sentence(message).printable, message.isProblem ? .problem : .quiet)
    }
    let order =
      list.order.map { Wording.sorted($0, in: browser.unitSystem) }
      ?? (list.fetchedCount > 0 ? Wording.fetched(list.fetchedCount) : nil)
    let sentences = [
      browser.marked.isEmpty ? nil : Wording.marked(browser.compared.map(\.name)),
      list.isEmpty ? nil : order,
      list.otherMatches.isEmpty ? nil : Wording.inOtherExhibits(list.otherMatches),
    ]
    return StyledLine(sentences.compactMap { $0 }.joined(separator: " "), .quiet)
  }

  private var listKeys: [Wording.KeyRow] {
    Wording.browserListKeys(
      hasMatches: !list.isEmpty, hasWords: list.hasWords,
      enter: browser.enterEffect, isMarked: !browser.marked.isEmpty, leaves: browser.goal != .list,
      only: list.includesOthers ? list.exhibit.plural : nil)
  }
}
