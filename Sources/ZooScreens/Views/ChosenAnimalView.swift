import Console
import Foundation
import ZooKit
import ZooWording

/// The animal chosen in the live filter, beside the list: its picture or drawing, its name and sentence, and as many
/// of its facts as fit.
struct ChosenAnimalView {
  let preferences: Preferences
  /// The columns and rows beside the list.
  let window: Window
  let now: Date
  var pictures: [PictureSlot: PictureState] = [:]

  private var rows: Int { window.rows ?? 20 }

  /// In a lower window the facts get all rows.
  private static let minimumRowsForPicture = 14
  private static let pictureRows = 5...18
  /// The lines of a fact that are shown.
  private static let mostLines = 2

  func lines(_ animal: Animal) -> [StyledLine] {
    let figure = figure(of: animal)
    let above = figure.isEmpty ? [] : figure + [""]
    let facts = FactTable(preferences: preferences, window: window, now: now)
      .lines(of: animal, width: window.columns, isTight: false, mostLines: Self.mostLines).lines
    let room = rows - above.count
    guard facts.count <= room else {
      return above + facts.prefix(room - 1)
        + [[Span("  "), Span(Wording.enterShowsMore, .quiet)]]
    }
    let person = PersonComparisonView(preferences: preferences, width: window.columns).lines(animal)
    return above + facts + (facts.count + person.count < room ? [""] + person : [])
  }

  func slot(of animal: Animal) -> PictureSlot? {
    guard let (columns, rows) = pictureSize, let picture = window.picture(animal.thumbnail) else {
      return nil
    }
    return PictureSlot(
      reference: picture, columns: columns, rows: rows, repainting: .onEveryKey)
  }

  /// Two fifths of the height; `nil` where facts need it all.
  private var pictureSize: (columns: Int, rows: Int)? {
    guard rows >= Self.minimumRowsForPicture else { return nil }
    let rows = min(max(rows * 2 / 5, Self.pictureRows.lowerBound), Self.pictureRows.upperBound)
    return (min(window.columns, rows * 3), rows)
  }

  /// The photograph; until it has come, or if there is none, the drawing.
  private func figure(of animal: Animal) -> [StyledLine] {
    guard let (columns, rows) = pictureSize else { return [] }
    let state = slot(of: animal).flatMap { pictures[$0] }
    if case .picture? = state { return (state?.lines(width: columns) ?? []).filled(to: rows) }
    guard let (drawing, style) = window.drawing(of: animal) else { return [] }
    return drawing.block(columns: columns, rows: rows, style)
  }
}
