import Console
import Outlines
import ZooKit
import ZooWording

/// Animals and things on one ground line, true to scale, with their names below.
struct LineupView {
  struct Figure {
    var name: String
    var outline: Outline
    var ink: DrawingColor
    /// Metres for each unit of the outline.
    var unit: Double

    /// Its longer side in metres.
    var extent: Double { unit * outline.bounds.longerSide }
  }

  /// Figures with their names.
  struct Rendering {
    let lines: [StyledLine]
    let columnsPerMetre: Double
    let columns: Cells
  }

  let style: DrawingStyle
  let columns: Cells

  /// Names are broken into lines of at least so many columns, or fewer among many figures.
  private static let nameWidth: Cells = 14
  /// The columns between figures.
  private static let gap: Cells = 3

  /// The figures in so many rows at most, names included; empty where they don't fit.
  func lines(_ figures: [Figure], rows: Cells) -> [StyledLine] {
    lineup(figures, rows: rows)?.lines ?? []
  }

  /// The same with what their scale needs; `nil` where they don't fit.
  func lineup(_ figures: [Figure], rows: Cells) -> Rendering? {
    let gaps = Self.gap * (figures.count - 1)
    let share = (columns - gaps) / figures.count
    let longestWords = figures.map { figure in
      figure.name.split(separator: " ").map { String($0).displayWidth }.max() ?? 0
    }
    // A long word stays whole where all have room for theirs.
    let areWhole = longestWords.reduce(gaps, +) <= columns
    let names = zip(figures, longestWords).map { figure, longest in
      let least = min(Self.nameWidth, max(share, 1))
      let wished = areWhole ? longest : min(longest, columns / (2 * figures.count))
      return figure.name.wrapped(to: max(least, wished))
    }
    let nameRows = names.map(\.cells).max() ?? 0
    let lineup = Lineup(
      zip(figures, names).map { figure, name in
        Lineup.Figure(
          figure.outline, unit: figure.unit,
          minimumColumns: (name.map(\.displayWidth).max() ?? 1).count)
      }, columns: min(columns, DrawingCache.largest.columns).count,
      rows: min(rows - nameRows, DrawingCache.largest.rows).count, gap: Self.gap.count,
      characters: style.characters,
      stretch: style.stretch)
    guard let lineup, let height = lineup.figures.first?.rows.count else { return nil }
    let gap = StyledLine.space(Cells(lineup.gap))
    let drawn = (0..<height).map { row in
      Self.joined(
        zip(figures, lineup.figures).map { [Span($1.rows[row], .ink($0.ink))] }, gap)
    }
    // A wide figure has room for all of its name.
    let placedNames = zip(figures, lineup.figures).map { $0.name.wrapped(to: Cells($1.columns)) }
    let words = (0..<(placedNames.map(\.count).max() ?? 0)).map { row in
      Self.joined(
        zip(placedNames, lineup.figures).map { name, placed in
          let text = row < name.count ? name[row] : ""
          let columns = Cells(placed.columns)
          let left = (columns - text.displayWidth) / 2
          return (.space(left) + [Span(text)]).padded(to: columns)
        }, gap)
    }
    return Rendering(
      lines: drawn + words, columnsPerMetre: lineup.columnsPerMetre, columns: columns)
  }

  private static func joined(_ parts: [StyledLine], _ gap: StyledLine) -> StyledLine {
    parts.dropFirst().reduce(parts.first ?? StyledLine()) { $0 + gap + $1 }
  }
}

extension LineupView.Rendering {
  /// A line of a round length in one of these units.
  func scaleBar(in units: [(symbol: String, metres: Double)]) -> StyledLine {
    // The largest unit that fits; a slightly long bar beats a smaller unit.
    for unit in units {
      for widths in [4...max(columns / 4, 4), 3...max(columns / 3, 4)] {
        for length in [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] {
          let width = Int((Double(length) * unit.metres * columnsPerMetre).rounded())
          guard widths.contains(Cells(width)) else { continue }
          let (ends, middle) = AmbiguousWidth.isWide ? (["|", "|"], "-") : (["├", "┤"], "─")
          let line = ends[0] + String(repeating: middle, count: width - 2) + ends[1]
          return StyledLine("\(line) \(length) \(unit.symbol)", .quiet)
        }
      }
    }
    return StyledLine()
  }
}

extension LineupView.Figure {
  /// `nil` for an animal whose shape or size is not known.
  init?(_ animal: Animal, named name: String? = nil) {
    guard let drawing = AnimalDrawing(animal), let unit = drawing.unit else { return nil }
    self.init(
      name: name ?? animal.name.printable, outline: drawing.outline, ink: drawing.ink, unit: unit)
  }

  private static let leastBesidePerson = 0.3

  /// What an animal is shown beside: a person, or for a small one a hand or a coin.
  ///
  /// - Parameter units: the user's units of heights.
  static func companion(ofExtent metres: Double, units: UnitChoice) -> Self? {
    let (companion, millimetres): (Wording.ScaleReference, Int?) =
      switch metres {
      case ..<0.02: (.coin, 24)
      case ..<leastBesidePerson: (.hand, 180)
      default: (.person, nil)
      }
    // A metre would be a strange unit of a hand.
    let suited: UnitChoice =
      switch units {
      case .imperial, .unit(.foot): .imperial
      case .metric, .unit, .source: .metric
      }
    let extent = millimetres.flatMap {
      Measure(.height, Measure.RawRange(low: "\($0)", high: "\($0)", unit: .millimetre))
    }
    let name = Wording.name(of: companion, extent?.shown(in: suited).text)
    let size = millimetres.map { Double($0) / 1000 } ?? AverageAdult.height
    guard let outline = Outline.named(companion.rawValue) else { return nil }
    return Self(name: name, outline: outline, ink: .foreground, unit: size / outline.bounds.height)
  }
}
