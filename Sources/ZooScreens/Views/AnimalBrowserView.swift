import Console
import ZooCommands
import ZooKit
import ZooWording

/// The animal browser full screen: the words typed, the list with matches marked, and beside or below it the chosen
/// animal with its picture and as many of its facts as fit.
struct AnimalBrowserView: Sendable {
  let window: Window

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

  func frame(_ browser: AnimalBrowser) -> Frame {
    let chosen = browser.shown.flatMap { chosenView($0.animal, browser)?.frame($0.animal) }
    return Frame(pictures: chosen?.pictures ?? []) { lines(browser, chosen?.lines($0) ?? []) }
  }

  private func lines(_ browser: AnimalBrowser, _ animal: [StyledLine]) -> [StyledLine] {
    // What is said is said whole, with rows from above.
    let status = status(browser).wrapped(to: width)
    let above = ([title(browser), []] + listAndAnimal(browser, animal).filled(to: room))
      .dropLast(min(status.cells - 1, room - 1))
    return above + status + [KeyHelp.line(listKeys(browser), width: width)]
  }

  /// The cursor's row and column, where words are typed.
  func cursor(_ browser: AnimalBrowser) -> (row: Int, column: Int) {
    let column = lead(browser).displayWidth + words(browser).cursor
    return (0, min(column, width - 1).count)
  }

  // MARK: - The list, and the animal beside or below it

  private func listAndAnimal(
    _ browser: AnimalBrowser, _ animal: [StyledLine]
  ) -> [StyledLine] {
    let list = AnimalBrowserList(window: window, width: listWidth(browser), rows: listRows(browser))
      .lines(browser)
    if animal.isEmpty { return list }
    guard isBeside else { return list.filled(to: listRows(browser)) + [[]] + animal }
    return list.filled(to: room).beside(animal, at: listWidth(browser) + Self.gap)
  }

  private var isBeside: Bool { width >= Self.minimumWidthBeside }
  private var isBelow: Bool { !isBeside && room >= Self.minimumRoomBelow }

  /// `nil` where there is no room for it.
  private func chosenView(_ animal: Animal, _ browser: AnimalBrowser) -> DetailView? {
    guard isBeside || isBelow else { return nil }
    var space = window
    space.columns = isBeside ? width - wideListWidth - Self.gap : width
    space.rows = isBeside ? room : room - listRows(browser) - 1
    let opens = browser.enterEffect == .opened(animal)
    return DetailView(
      preferences: browser.preferences(for: animal), window: space, now: browser.now,
      photograph: { $0.thumbnail }, repainting: .onEveryKey,
      cutting: .window(hint: opens ? Wording.enterShowsMore : Wording.moreIsKnown),
      marking: MatchReasons(searching: browser.list.markedText))
  }

  private var wideListWidth: Cells { min(width * 11 / 20, Self.widestList) }

  /// The columns of the list: all of them if nothing is beside it.
  private func listWidth(_ browser: AnimalBrowser) -> Cells {
    isBeside && !browser.list.isEmpty ? wideListWidth : width
  }

  /// The rows of the list.
  func listRows(_ browser: AnimalBrowser) -> Cells {
    isBelow && !browser.list.isEmpty ? room * 2 / 5 : room
  }

  // MARK: - The title

  private func lead(_ browser: AnimalBrowser) -> StyledLine {
    let isEverywhere = browser.list.includesOthers
    let title: StyledLine = [
      Span(
        isEverywhere ? Wording.severalExhibits : Wording.title(of: browser.list.exhibit), .heading)
    ]
    let source: StyledLine = [
      Span(isEverywhere ? "" : browser.source.map { " · \($0)" } ?? "", .quiet)
    ]
    let end: StyledLine = [Span("  "), Span("/", .key)]
    let room = titleWidth - count(browser).displayWidth - Self.minimumWordsWidth
    return [title + source + end, title + end].first { $0.displayWidth <= room }
      ?? [Span("/", .key)]
  }

  /// The columns that typed words need beside the heading.
  private static let minimumWordsWidth: Cells = 10

  /// The columns of the title; the count of matches ends them.
  private var titleWidth: Cells { min(width, Self.widestList) }

  private func words(_ browser: AnimalBrowser) -> (text: String, cursor: Cells) {
    let room = titleWidth - lead(browser).displayWidth - count(browser).displayWidth - 2
    return browser.list.editor.visible(in: max(room, 2))
  }

  private func count(_ browser: AnimalBrowser) -> String {
    let list = browser.list
    return list.includesOthers
      ? "\(list.count)" : Wording.count(list.count, of: list.ownCount)
  }

  func title(_ browser: AnimalBrowser) -> StyledLine {
    let list = browser.list
    let line =
      lead(browser) + [
        Span(words(browser).text, .name),
        Span(String(list.completion?.dropFirst(list.editor.text.count) ?? ""), .quiet),
      ]
    let count = count(browser)
    guard line.displayWidth + 2 + count.displayWidth <= titleWidth else { return line }
    return line.padded(to: titleWidth - count.displayWidth) + [Span(count, .quiet)]
  }

  // MARK: - The lines at the bottom

  /// What came of a key, or what was marked, or what other exhibits have.
  private func status(_ browser: AnimalBrowser) -> StyledLine {
    let order = order(of: browser)
    if let message = browser.message {
      // What comes late doesn't take the place of the order.
      let lead = if case .notices = message { order.map { "\($0) " } ?? "" } else { "" }
      return StyledLine(
        lead + Wording.sentence(message).printable, message.isProblem ? .problem : .quiet)
    }
    // Where nothing here matches, what to mark next is elsewhere.
    if !browser.marked.isEmpty,
      !browser.list.isEmpty || browser.list.otherMatches.isEmpty
    {
      return StyledLine(
        Wording.marked(
          browser.marked.map(\.name), with: browser.comparedWithMarked?.name,
          hasWords: browser.list.hasWords), .quiet)
    }
    let others = browser.list.otherMatches
    if others.isEmpty {
      return order.map { StyledLine($0, .quiet) } ?? []
    }
    let hasOwn = !browser.list.isEmpty
    let sentence = Wording.inOtherExhibits(
      others, hasOwn: hasOwn, corrected: browser.list.corrected)
    return StyledLine([order, sentence].compactMap { $0 }.joined(separator: " "), .quiet)
  }

  /// How the animals are sorted, or how many are listed first; `nil` in their own order, or without any.
  private func order(of browser: AnimalBrowser) -> String? {
    let list = browser.list
    guard !list.isEmpty else { return nil }
    let message: WindowMessage? =
      list.order.map {
        .sorted($0, in: browser.unitSystem)
      } ?? (list.fetchedCount > 0 ? .fetched(list.fetchedCount) : nil)
    return message.map { Wording.sentence($0) }
  }

  private func listKeys(_ browser: AnimalBrowser) -> [Wording.KeyRow] {
    let list = browser.list
    return Wording.browserListKeys(
      hasMatches: !list.isEmpty, hasWords: list.hasWords,
      enter: browser.enterEffect, isMarked: !browser.marked.isEmpty, leaves: browser.goal != .list,
      others: list.includesOthers
        ? .hide(list.exhibit.plural)
        : !list.hasWords || !list.otherMatches.isEmpty ? .add : nil,
      completes: list.completion != nil)
  }
}
