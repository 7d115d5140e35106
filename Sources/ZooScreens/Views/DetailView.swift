import Console
import Foundation
import ZooKit
import ZooService
import ZooSources
import ZooWording

/// One animal with its facts and its picture: a photograph, or where there is none, or as long as it hasn't come, a
/// drawing. `DetailLayout` says where they stand and what is cut.
struct DetailView: Sendable {
  let preferences: Preferences
  let window: Window
  let now: Date
  /// Whether one of many animals is passed by: with a small photograph and no map.
  var isPassedBy = false
  var cutting = Cutting.never
  /// The words searched for.
  var marking = MatchReasons()
  var pictures: [PictureSlot: PictureState] = [:]

  /// What may be left out of a detail.
  struct Cutting: Equatable, Sendable {
    fileprivate var parts: DetailLayout.Cutting
    /// How to see the rest.
    fileprivate var hint: String

    static let never = Self(parts: .nothing, hint: "")
    static func picture(hint: String) -> Self { Self(parts: .ends, hint: hint) }
    static func window(hint: String) -> Self { Self(parts: .facts, hint: hint) }
  }

  /// Text is not laid out wider than this: longer lines are hard to read.
  private static let widest: Cells = 100
  /// The columns between the words and a picture beside them.
  private static let gap: Cells = 3
  /// The rows of an animal and a person side by side, below a picture of at least so many rows.
  private static let personRows: Cells = 10
  private static let leastAbovePerson: Cells = 8
  /// A lower drawing shows nothing.
  private static let leastDrawing: Cells = 4

  func frame(_ animal: Animal) -> Frame {
    let measured = measured(animal)
    return Frame(pictures: [measured.slot].compactMap { $0 }) {
      var view = self
      view.pictures = $0
      return view.lines(measured)
    }
  }

  // MARK: - Measuring

  /// An animal with its words wrapped, its layout chosen and its picture placed.
  private struct Measured: Sendable {
    var animal: Animal
    var sheet: FactTable.Sheet
    var parts: DetailLayout.Parts
    var layout: DetailLayout
    var slot: PictureSlot?
    /// The columns beside the picture, and without it.
    var narrow: Cells?
    var wide: Cells
    /// The animal and a person, below the picture.
    var person: [StyledLine]
    var comparison: FactTable.Wrapped?
    /// Where the animal lives, where a place is left for it.
    var map: (place: DetailLayout.MapPlace?, lines: [StyledLine]) = (nil, [])

    /// How many of the first rows have something beside them.
    var besideRows: Cells {
      guard layout.kind == .beside, let picture = layout.picture else { return 0 }
      return picture.rows + person.cells
    }
    func width(isBeside: Bool) -> Cells { isBeside ? narrow ?? wide : wide }
  }

  private var table: FactTable {
    FactTable(preferences: preferences, window: window, now: now, marking: marking)
  }

  private func measured(_ animal: Animal) -> Measured {
    let reference = window.picture(isPassedBy ? animal.thumbnail : animal.portrait)
    let drawing = window.rows == nil ? nil : window.drawing(of: animal)
    let kind: DetailLayout.PictureKind? =
      reference != nil ? .photograph : drawing != nil ? .drawing : nil
    let wide = max(min(window.columns, Self.widest), 1)
    let columns = kind.flatMap { DetailLayout.columnsBeside($0, in: window) }
    let narrow = columns.map { min(window.columns - $0 - Self.gap, Self.widest) }
    let sheet = table.sheet(of: animal, narrow: narrow, wide: wide)
    let comparison = comparison(of: animal, narrow: narrow, wide: wide)
    func height(_ wrapped: FactTable.Wrapped) -> DetailLayout.Height {
      wrapped.height(narrow: narrow, window: window.columns)
    }
    let parts = DetailLayout.Parts(
      head: height(sheet.head), facts: sheet.facts.map { height($0.lines) },
      comparison: comparison.map(height),
      credit: reference?.isIllustration == true ? Self.creditLines : 0)
    let beside = kind.flatMap { kind in
      columns.map { figure(of: animal, kind, columns: $0, in: parts) }
    }
    let layout = DetailLayout(
      parts, in: window,
      beside: beside.map { ($0.columns, $0.rows, $0.person.cells) }, isPictured: kind != nil,
      cutting: cutting.parts)
    let slot = reference.flatMap { reference in
      layout.picture.map {
        PictureSlot(
          reference: reference, columns: $0.columns, rows: $0.rows,
          repainting: isPassedBy ? .onEveryKey : .never)
      }
    }
    var measured = Measured(
      animal: animal, sheet: sheet, parts: parts, layout: layout, slot: slot, narrow: narrow,
      wide: wide, person: layout.kind == .beside ? beside?.person ?? [] : [],
      comparison: comparison)
    measured.map = map(measured)
    return measured
  }

  private static let mostMapRows: Cells = 16

  /// A map where there is room for it; none where animals are passed by.
  private func map(_ measured: Measured) -> (DetailLayout.MapPlace?, [StyledLine]) {
    guard !isPassedBy, let style = window.drawingStyle,
      let room = measured.layout.map(
        measured.parts, in: window, words: measured.width(isBeside: true),
        besideRows: measured.besideRows.count),
      let whereabouts = Whereabouts(of: measured.animal)
    else { return (nil, []) }
    let lines = MapView(window: window, style: style)
      .small(whereabouts, columns: room.columns, rows: min(room.rows, Self.mostMapRows))
    return lines.isEmpty ? (nil, []) : (room.place, lines)
  }

  private func comparison(of animal: Animal, narrow: Cells?, wide: Cells) -> FactTable.Wrapped? {
    guard Wording.personSentence(animal) != nil else { return nil }
    return FactTable.Wrapped(narrow: narrow, wide: wide) {
      PersonComparisonView(preferences: preferences, width: $0).lines(animal)
    }
  }

  /// A picture beside the words, and below it the animal and a person where there is room for both.
  private func figure(
    of animal: Animal, _ kind: DetailLayout.PictureKind, columns: Cells,
    in parts: DetailLayout.Parts
  ) -> (columns: Cells, rows: Cells, person: [StyledLine]) {
    let all = DetailLayout.mostRowsBeside(parts, in: window)
    let most =
      kind == .photograph ? min(DetailLayout.photographRows(columns: columns), all) : all
    let person = PersonComparisonView(preferences: preferences, width: columns)
      .drawing(of: animal, rows: Self.personRows, window.rows == nil ? nil : window.drawingStyle)
    let below = person.isEmpty ? [] : [""] + person
    func rows(atMost most: Cells) -> Cells {
      guard kind == .drawing, let (drawing, style) = window.drawing(of: animal) else { return most }
      return drawing.size(columns: columns, rows: most, style).rows
    }
    let room = all - below.cells
    guard !below.isEmpty, room >= Self.leastAbovePerson,
      rows(atMost: min(most, room)) >= Self.leastDrawing,
      kind == .drawing || most <= room
    else { return (columns, rows(atMost: most), []) }
    return (columns, rows(atMost: min(most, room)), below)
  }

  // MARK: - Lines

  private func lines(_ measured: Measured) -> [StyledLine] {
    let layout = measured.layout
    let words = words(measured)
    let picture = picture(measured)
    let credits = credits(measured)
    let hint =
      layout.isCut
      ? StyledLine(cutting.hint, .quiet).indented(width: window.columns).prefix(1)
      : []
    func map(_ place: DetailLayout.MapPlace) -> [StyledLine] {
      measured.map.place == place ? [""] + measured.map.lines : []
    }
    let lines =
      switch layout.kind {
      case .text: words
      case .above: picture.map { [Span("  ")] + $0 } + credits + [""] + words
      case .beside:
        (words + map(.belowWords)).beside(
          picture + map(.belowPicture), at: (measured.narrow ?? measured.wide) + Self.gap) + credits
      }
    return lines + hint + map(.belowAll)
  }

  private func words(_ measured: Measured) -> [StyledLine] {
    let layout = measured.layout
    var lines: [StyledLine] = []
    for placed in layout.placed(measured.parts, besideRows: measured.besideRows.count) {
      lines += Array(repeating: StyledLine(), count: placed.gap)
      switch placed.part {
      case .head: lines += measured.sheet.head.lines(isBeside: placed.isBeside)
      case .fact(let index):
        lines += table.lines(
          of: measured.sheet.facts[index], most: layout.factLines[index],
          column: measured.sheet.column, width: measured.width(isBeside: placed.isBeside),
          isBeside: placed.isBeside)
      case .comparison: lines += measured.comparison?.lines(isBeside: placed.isBeside) ?? []
      }
    }
    return lines
  }

  /// The picture's rows, always as many as reserved for it, and what is below it. Until a photograph has come there is a
  /// drawing, and if it doesn't come the reason above it.
  private func picture(_ measured: Measured) -> [StyledLine] {
    guard let place = measured.layout.picture else { return [] }
    let state = measured.slot.flatMap { pictures[$0] }
    let shown = state?.lines(width: place.columns) ?? []
    if case .picture? = state { return shown.filled(to: place.rows) + measured.person }
    let room = place.rows - shown.cells
    guard room > 2, let (drawing, style) = window.drawing(of: measured.animal) else {
      return shown.filled(to: place.rows) + measured.person
    }
    return shown + drawing.block(columns: place.columns, rows: room, style) + measured.person
  }

  private static let creditLines = 2

  /// A Wikipedia picture's file and page, which names author and licence. Always two lines, so that they can be filled
  /// in later.
  private func credits(_ measured: Measured) -> [StyledLine] {
    guard let slot = measured.slot, slot.reference.isIllustration else { return [] }
    // Of a picture that doesn't come there is none.
    let isMissing = pictures.contains { $0.reference == slot.reference && $1.isMissing }
    guard !isMissing else { return [] }
    let lead: StyledLine =
      measured.layout.kind == .beside
      ? [Span("  "), Span(Wording.pictureLabel.padded(to: measured.sheet.column), .quiet)]
      : [Span("  ")]
    guard case .picture(_, let credit?)? = pictures[slot] else {
      return Array(repeating: StyledLine(), count: Self.creditLines)
    }
    let room = max(window.columns - lead.displayWidth, 1)
    return [
      lead + [Span(credit.file.printable.truncated(to: room), .quiet, link: credit.page)],
      .space(lead.displayWidth) + [Span(credit.page, .quiet, link: credit.page)],
    ]
  }
}
