import Console
import Foundation
import ZooKit
import ZooService
import ZooWording

/// One animal with its facts and its picture: a photograph, or where there is none, or as long as it hasn't come, a
/// drawing. `DetailLayout` says where they stand and what is cut.
struct DetailView: Sendable {
  let preferences: Preferences
  let window: LayoutContext
  let now: Date
  /// Whether one of many animals is passed by: with a small photograph and no map.
  var isPassedBy = false
  var cutting = DetailLayout.Truncation()
  /// The words searched for.
  var marking = MatchReasons()

  /// The rows of an animal and a person side by side, below a picture of at least so many rows.
  private static let personRows: Cells = 10
  private static let leastAbovePerson: Cells = 8
  /// A lower drawing shows nothing.
  private static let leastDrawing: Cells = 4
  private static let mostMapRows: Cells = 16

  func frame(_ animal: Animal) -> Frame {
    let page = page(of: animal)
    return Frame(pictures: [page.slot].compactMap { $0 }) { lines(of: page, $0) }
  }

  /// An animal laid out: its words wrapped and its picture placed.
  private struct LaidOutAnimal: Sendable {
    var animal: Animal
    var layout: DetailLayout
    var sheet: FactTable.Layout
    var comparison: [StyledLine]
    /// The columns and rows of the picture.
    var picture: (columns: Cells, rows: Cells)
    var slot: PictureSlot?
    /// What stands below the picture and below the words: the animal and a person, and where it lives.
    var below: (picture: [StyledLine], words: [StyledLine])
  }

  private var table: FactTable {
    FactTable(preferences: preferences, window: window, now: now, marking: marking)
  }

  // MARK: - Laying out

  private func page(of animal: Animal) -> LaidOutAnimal {
    let photograph = window.picture(isPassedBy ? animal.thumbnail : animal.portrait)
    let hasDrawing = window.rows != nil && window.drawing(of: animal) != nil
    if photograph != nil || hasDrawing,
      let pictured = DetailLayout.pictured(isPhotograph: photograph != nil, in: window)
    {
      let page = page(of: animal, pictured, photograph)
      if page.layout.hasRoom { return page }
    }
    return page(of: animal, .text(in: window), nil)
  }

  private func page(
    of animal: Animal, _ layout: DetailLayout, _ photograph: PictureReference?
  ) -> LaidOutAnimal {
    let sheet = table.sheet(of: animal, width: layout.columns.words)
    let comparison = PersonComparisonView(preferences: preferences, width: layout.columns.words)
      .lines(animal)
    func rows(_ lines: [StyledLine]) -> Int {
      lines.map { $0.height(in: window.columns) }.total.count
    }
    var heights = DetailLayout.Heights(
      head: sheet.head.count, facts: sheet.rows.map { rows($0.lines) },
      wideFacts: sheet.wideRows, comparison: comparison.count,
      credit: photograph?.isIllustration == true ? Self.creditLines : 0)
    let figure = figure(of: animal, layout, heights, isPhotograph: photograph != nil)
    heights.picture = figure.rows.count + figure.person.count
    let fitted = layout.fitted(heights, in: window.rows, cutting)
    let picture: (columns: Cells, rows: Cells) =
      fitted.kind == .above
      ? fitted.pictureAbove(in: window) : (layout.columns.picture, figure.rows)
    let slot = photograph.map {
      PictureSlot(
        reference: $0, columns: picture.columns, rows: picture.rows,
        repainting: isPassedBy ? .onEveryKey : .never)
    }
    let map = map(animal, fitted.map(in: window))
    return LaidOutAnimal(
      animal: animal, layout: fitted, sheet: sheet, comparison: comparison, picture: picture,
      slot: slot, below: (figure.person + map.belowPicture, map.belowWords))
  }

  /// A map where there is room for it; none where animals are passed by.
  private func map(
    _ animal: Animal, _ room: (isBelowPicture: Bool, columns: Cells, rows: Cells)?
  ) -> (belowPicture: [StyledLine], belowWords: [StyledLine]) {
    guard let room, !isPassedBy, let style = window.drawingStyle,
      let whereabouts = Whereabouts(of: animal)
    else { return ([], []) }
    let map = MapView(window: window, style: style)
      .small(whereabouts, columns: room.columns, rows: min(room.rows, Self.mostMapRows))
    let lines = map.isEmpty ? [] : [""] + map
    return room.isBelowPicture ? (lines, []) : ([], lines)
  }

  /// The rows of a picture beside the words, and below it the animal and a person where there is room for both.
  private func figure(
    of animal: Animal, _ layout: DetailLayout, _ heights: DetailLayout.Heights,
    isPhotograph: Bool
  ) -> (rows: Cells, person: [StyledLine]) {
    guard layout.kind == .beside else { return (0, []) }
    let columns = layout.columns.picture
    let all = heights.mostPictureRows(in: window)
    func rows(atMost most: Cells) -> Cells {
      // Most photographs are 3 by 2 or 4 by 3, and a cell is about twice as high as wide.
      if isPhotograph { return min(columns * 3 / 8, most) }
      return window.drawing(of: animal).map {
        $0.drawing.size(columns: columns, rows: most, $0.style).rows
      } ?? 0
    }
    let person = PersonComparisonView(preferences: preferences, width: columns)
      .drawing(of: animal, rows: Self.personRows, window.rows == nil ? nil : window.drawingStyle)
    let room = all - person.cells - 1
    // A photograph gives no row of its own.
    guard !person.isEmpty, room >= Self.leastAbovePerson, rows(atMost: room) >= Self.leastDrawing,
      !isPhotograph || rows(atMost: room) == rows(atMost: all)
    else { return (rows(atMost: all), []) }
    return (rows(atMost: room), [""] + person)
  }

  // MARK: - Lines

  private func lines(of page: LaidOutAnimal, _ pictures: [PictureSlot: PictureState])
    -> [StyledLine]
  {
    let (layout, sheet) = (page.layout, page.sheet)
    let rows = zip(sheet.rows, layout.factLines).map { table.lines(of: $0, most: $1, in: sheet) }
    let gap: [StyledLine] = layout.hasGap && !rows.isEmpty ? [""] : []
    let facts = sheet.head + gap + rows.dropLast(sheet.wideRows).joined()
    let wide = Array(rows.suffix(sheet.wideRows).joined())
    let comparison = layout.isCompared ? [""] + page.comparison : []
    let picture = picture(page, pictures)
    let credits = credits(page, pictures)
    let hint =
      layout.isCut
      ? StyledLine(cutting.hint ?? "", .quiet).indented(width: window.columns).prefix(1) : []
    let words = facts + wide + comparison + page.below.words
    return switch layout.kind {
    case .text: words + hint
    case .above: picture.map { [Span("  ")] + $0 } + credits + [""] + words + hint
    case .beside:
      (facts + comparison + page.below.words).beside(
        picture + page.below.picture, at: layout.columns.words + DetailLayout.gap)
        + wide + credits + hint
    }
  }

  /// The picture's rows, always as many as reserved for it. Until a photograph has come there is a drawing, and if it
  /// doesn't come the reason above it.
  private func picture(
    _ page: LaidOutAnimal, _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let (columns, rows) = page.picture
    let state = page.slot.flatMap { pictures[$0] }
    let shown = state?.lines(width: columns) ?? []
    let room = rows - shown.cells
    if case .picture? = state { return shown.filled(to: rows) }
    guard room > 2, let (drawing, style) = window.drawing(of: page.animal) else {
      return shown.filled(to: rows)
    }
    return shown + drawing.block(columns: columns, rows: room, style)
  }

  private static let creditLines = 2

  /// A Wikipedia picture's file and page, which names author and licence. Always two lines, so that they can be filled
  /// in later; none of a picture that doesn't come.
  private func credits(
    _ page: LaidOutAnimal, _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    guard let slot = page.slot, slot.reference.isIllustration,
      !pictures.contains(where: { $0.reference == slot.reference && $1.isMissing })
    else { return [] }
    guard case .picture(_, let credit?)? = pictures[slot] else {
      return Array(repeating: StyledLine(), count: Self.creditLines)
    }
    let label =
      page.layout.kind == .beside ? Wording.pictureLabel.padded(to: page.sheet.column) : ""
    let lead: StyledLine = [Span("  "), Span(label, .quiet)]
    let room = max(window.columns - lead.displayWidth, 1)
    return [
      lead + [Span(credit.file.printable.truncated(to: room), .quiet, link: credit.page)],
      .space(lead.displayWidth) + [Span(credit.page, .quiet, link: credit.page)],
    ]
  }
}
