import Foundation

/// Who makes pictures of files for a terminal: the terminal itself where it takes the file as it is
/// (kitty's newer ones wherever text says so, through tmux too), else `chafa` in the terminal's own
/// protocol, else `chafa` in coloured characters.
package struct PictureEncoder: Sendable {
  private let graphics: @Sendable () -> TerminalGraphics
  private let takesFiles: Bool
  /// Whether `chafa` is to make them even where the terminal takes a file as it is.
  private let isChafaAsked: Bool
  private let chafa: Chafa?
  private let isColored: Bool
  private let tmux: Tmux?

  /// The artist for a mode and a terminal; `nil` where pictures are not wanted.
  ///
  /// - Parameters:
  ///   - mode: `auto`, `never`, `chafa`, `inline` or `link`; one asked for by name is taken even
  ///     where `auto` would not.
  ///   - graphics: what is known of the terminal, asked anew each time.
  ///   - isTerminal: whether the answer goes to a terminal.
  ///   - isColored: whether characters may be coloured.
  package init?(
    mode: String, environment: [String: String],
    graphics: @escaping @Sendable () -> TerminalGraphics, isTerminal: Bool, isColored: Bool,
    runner: ProgramRunner
  ) {
    let isQuiet = !isTerminal || Appearance.isDumb(environment) || environment["CI"] != nil
    guard !["never", "link"].contains(mode), mode != "auto" || !isQuiet else { return nil }
    let chafa = SearchPath(environment).find("chafa").map { Chafa(path: $0, runner: runner) }
    self.graphics = graphics
    self.chafa = mode == "inline" ? nil : chafa
    self.isColored = isColored
    // A file of the answer holds characters alone.
    takesFiles = isTerminal
    isChafaAsked = mode == "chafa"
    tmux = Tmux(environment: environment, runner: runner)
  }

  /// Whether anybody is here to draw, as far as is known of the terminal by now.
  package var canDraw: Bool {
    let form = graphics().form
    return chafa != nil || takesFiles && form != nil && form != .sixel
  }

  /// How large pictures are shown.
  package enum Way: Sendable, Equatable {
    /// In a protocol of the terminal's.
    case graphics(TerminalGraphics.Form)
    /// By text that stands for them, which tmux may have to hand on.
    case text(throughTmux: Bool)
    /// In characters.
    case characters
    /// Not at all.
    case none
  }

  /// How they are shown here, as far as is known of the terminal by now.
  package var way: Way {
    get async {
      let graphics = graphics()
      if takesFiles, let isWrapped = await placing(by: graphics) {
        return .text(throughTmux: isWrapped)
      }
      guard canDraw else { return .none }
      return takesFiles ? graphics.form.map(Way.graphics) ?? .characters : .characters
    }
  }

  /// Whether more pictures could be shown with `chafa` installed.
  package var lacksChafa: Bool { chafa == nil }

  /// When the rows that a picture stands in are painted again.
  package enum Repainting: String, Sendable {
    /// Never: a large picture beside its facts.
    case never
    /// When another picture arrives: a list, a grid.
    case onArrival
    /// With every key: a list that is narrowed while words are typed.
    case onEveryKey
  }

  /// A picture in at most so many character cells.
  ///
  /// - Parameter isLarge: whether decoding it takes much memory.
  /// - Returns: `nil` when the file cannot be shown here.
  package func draw(
    _ file: Data, columns: Int, rows: Int, repainted repainting: Repainting, isLarge: Bool = false
  ) async -> TerminalPicture? {
    guard columns > 0, rows > 0 else { return nil }
    let graphics = graphics()
    var chafa = chafa
    chafa?.isAlone = isLarge
    if takesFiles, let isWrapped = await placing(by: graphics) {
      let placed = await placed(
        file, columns: columns, rows: min(rows, PicturePlaceholders.counts.count),
        in: graphics, by: chafa, isWrapped: isWrapped)
      if let placed { return placed }
    }
    if takesFiles, let form = graphics.form, usesGraphics(form, repainted: repainting) {
      let whole = InlinePicture.picture(
        file, by: form, columns: columns, rows: rows, cell: graphics.cell)
      if let whole, !isChafaAsked { return whole }
      let drawn = await chafa?.graphics(
        file, by: form, columns: columns, rows: rows, in: graphics)
      if let drawn { return drawn }
    }
    return await chafa?.cells(
      file, columns: columns, rows: rows, colors: isColored ? graphics.colors : .none,
      cell: graphics.cell)
  }

  /// Whether a picture is drawn by the terminal rather than in characters. Sixels lie in the cells like
  /// text, so a list can be repainted around them; other protocols put pictures above the text.
  private func usesGraphics(
    _ form: TerminalGraphics.Form, repainted repainting: Repainting
  ) -> Bool {
    switch repainting {
    case .never: true
    case .onArrival: form == .sixel || chafa == nil
    case .onEveryKey: chafa == nil
    }
  }

  /// The way pictures are drawn by this program: another one whenever that changes, so that no drawing
  /// of before is taken for one of now.
  private static let drawingVersion = "2"

  /// What decides how a picture is drawn, besides its file: where both are the same, so is the drawing.
  /// In characters that can stand in an address.
  package func drawingKey(columns: Int, rows: Int, repainted repainting: Repainting) async -> String
  {
    let graphics = graphics()
    let isPlaced = takesFiles ? await placing(by: graphics) : nil
    let way = isPlaced.map { $0 ? "wrapped" : "placed" } ?? graphics.form?.nameForChafa
    return [
      "\(columns)x\(rows)", repainting.rawValue, takesFiles ? way ?? "text" : "text",
      "\(graphics.cell.width)x\(graphics.cell.height)",
      "\(min(columns * graphics.cell.width, graphics.sixelLimit.width))",
      "\(min(rows * graphics.cell.height, graphics.sixelLimit.height))",
      isColored ? graphics.colors.rawValue : "plain", isChafaAsked ? "asked" : "auto",
      chafa?.build ?? "alone", Self.drawingVersion,
    ].joined(separator: "-")
  }

  /// Whether characters can stand for a picture, and then whether tmux has to hand it on; `nil` where
  /// they cannot.
  private func placing(by graphics: TerminalGraphics) async -> Bool? {
    if let tmux { return await tmux.passesPictures ? true : nil }
    return graphics.form == .kitty && graphics.knowsPlaceholders ? false : nil
  }

  /// A picture that characters stand for: text itself, so that it may be painted over.
  private func placed(
    _ file: Data, columns: Int, rows: Int, in terminal: TerminalGraphics, by chafa: Chafa?,
    isWrapped: Bool
  ) async -> TerminalPicture? {
    if !isChafaAsked,
      let (codes, size) = InlinePicture.kitty(
        file, columns: columns, rows: rows, cell: terminal.cell)
    {
      return PicturePlaceholders.picture(
        codes, columns: size.columns, rows: size.rows, isWrapped: isWrapped)
    }
    let drawn = await chafa?.graphics(
      file, by: .kitty, columns: columns, rows: rows, in: terminal)
    return drawn?.rows.first?.graphics.flatMap {
      PicturePlaceholders.picture($0, columns: columns, rows: rows, isWrapped: isWrapped)
    }
  }

  /// What takes away pictures that clearing the screen leaves standing.
  package var removal: String {
    let graphics = graphics()
    return takesFiles && graphics.form == .kitty && !graphics.knowsPlaceholders
      ? InlinePicture.removal : ""
  }
}
