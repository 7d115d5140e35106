import Console
import Foundation
import ZooCommands
import ZooService
import ZooKit
import ZooSources
import ZooWording

/// An answer as lines of text.
struct AnswerView: Sendable {
  var preferences = Preferences()
  let now: Date
  /// What facts of an animal may be cut for.
  var cutting = DetailLayout.Truncation(hint: Wording.addFull)
  /// How drawings that were asked for are written.
  var drawingStyle = DrawingStyle()

  func frame(_ answer: CommandAnswer, _ window: LayoutContext) -> Frame {
    let width = window.columns
    switch answer {
    case .listing(let listing, let isGrid):
      guard !listing.animals.isEmpty else {
        return Frame(
          wrapped(StyledLine(Wording.emptyListMessage(in: listing, suggests: true)), window))
      }
      return ListView(
        exhibit: Exhibit.named(listing.exhibit), window: window, preferences: preferences, now: now,
        isGrid: isGrid
      ).frame(listing)
    case .animal(let animal, _, let isWhole):
      return DetailView(
        preferences: preferences, window: window, now: now, cutting: isWhole ? .init() : cutting
      ).frame(animal)
    case .gallery(let gallery):
      let excludesLive = ![nil, .live].contains(preferences.source)
      return Frame(GalleryAddressesView(window: window, excludesLive: excludesLive).lines(gallery))
    case .comparison(let found):
      return Frame(comparison(of: found, window).lines)
    case .map(let whereabouts):
      return Frame(
        MapView(window: window, style: window.isSpoken ? nil : drawingStyle).lines(whereabouts))
    case .quiz: return Frame([])
    case .settings(let preferences, let directory):
      return Frame(SettingsView(width: width, directory: directory).lines(preferences))
    case .removed(let animal, _): return Frame([StyledLine(Wording.removed(animal.name))])
    case .oneLineSummary(let animal, _): return Frame(oneLineSummary(animal, window))
    case .drawing(let answer): return Frame(drawing(of: answer, window))
    case .cache(let report): return Frame(CacheView.lines(report))
    case .names(let names): return Frame(self.names(names, window))
    case .picture: return Frame([])
    case .help(let help): return Frame(Self.help(help, width: min(width, 100)))
    case .version: return Frame([StyledLine("zoo \(Zoo.version)")])
    case .generated(let text):
      return Frame(Wording.text(of: text).split(separator: "\n").map { StyledLine("\($0)") })
    }
  }

  /// The lines of an answer, with pictures only as far as they are drawings.
  func lines(_ answer: CommandAnswer, _ window: LayoutContext) -> [StyledLine] {
    frame(answer, window).lines([:])
  }

  /// Names one per line for other programs, in columns for a person; those too long for a column come last.
  func names(_ names: [String], _ window: LayoutContext, isNumbered: Bool = false) -> [StyledLine] {
    let lines = names.enumerated().map { index, name in
      (isNumbered ? .number(index + 1, upTo: names.count) : []) + StyledLine(name.printable)
    }
    guard window.rows != nil, !window.isSpoken else { return lines }
    let short = lines.filter { $0.displayWidth <= Self.widestColumn }
    let long = lines.filter { $0.displayWidth > Self.widestColumn }
    return short.map { [$0] }.sideBySide(
      TileLayout(of: short.map(\.displayWidth).max() ?? 0, gap: 2, in: window.columns))
      + long.flatMap { $0.wrapped(to: window.columns) }
  }

  private static let widestColumn: Cells = 24

  static func help(_ help: CommandAnswer.Help, width: Cells) -> [StyledLine] {
    let commandLine = Wording.commandLineWithHelp
    switch help {
    case .command(let name, let isShort):
      let command = Wording.command(named: name)
      return isShort
        ? commandLine.shortHelp(for: command, width: width)
        : commandLine.help(for: command, width: width)
    case .topic(let topic): return commandLine.page(of: Wording.helpTopic(topic), width: width)
    }
  }

  /// Name and sentence.
  private func oneLineSummary(_ animal: Animal, _ window: LayoutContext) -> [StyledLine] {
    let line: StyledLine =
      [
        Span(window.isSpoken ? "" : "\(window.emoji(animal)) "), Span(animal.name, .name),
        Span(animal.latinName.map { " (\($0))" } ?? "", .scientificName),
      ] + StyledLine(animal.sentence.map { " · \($0)" } ?? "")
    return wrapped(line, window)
  }

  /// A sentence: one line for other programs, wrapped at words on a terminal.
  private func wrapped(_ sentence: StyledLine, _ window: LayoutContext) -> [StyledLine] {
    window.rows == nil ? [sentence] : sentence.wrapped(to: window.columns)
  }

  /// The drawing alone, whether it is for a terminal or for another program; a sentence for a listener.
  private func drawing(of answer: CommandAnswer, _ window: LayoutContext) -> [StyledLine] {
    let style = drawingStyle
    let rows = window.rows ?? Self.drawnRows
    switch answer {
    case .animal(let animal, _, _):
      guard !window.isSpoken, let drawing = AnimalDrawing(animal) else {
        let sentence = Wording.personSentence(animal) ?? Wording.cannotDraw(animal.name)
        return [StyledLine(animal.fullName, .name)]
          + StyledLine(sentence).wrapped(to: window.columns)
      }
      let size = drawing.size(columns: window.columns, rows: rows, style)
      return drawing.block(columns: size.columns, rows: size.rows, style)
    case .oneLineSummary(let animal, let exhibit):
      let summary = oneLineSummary(animal, window)
      var above = window
      above.rows = rows - summary.reduce(0) { $0 + $1.height(in: window.columns) }
      return drawing(of: .animal(animal, in: exhibit), above) + summary
    case .comparison(let found):
      let figures = found.compactMap { LineupView.Figure($0.animal) }
      let lines = LineupView(style: style, columns: window.columns).lines(figures, rows: rows)
      return window.isSpoken || lines.isEmpty || figures.count < found.count
        ? comparison(of: found, window).lines
        : lines
    default: return lines(answer, window)
    }
  }

  private func comparison(of found: [FoundAnimal], _ window: LayoutContext) -> ComparisonView {
    ComparisonView(animals: found.map(\.animal), preferences: preferences, window: window)
  }

  /// How high a drawing for another program is.
  private static let drawnRows: Cells = 20

  func drawable(of answer: CommandAnswer) -> Drawable {
    Drawable { frame(answer, $0) }
  }
}
