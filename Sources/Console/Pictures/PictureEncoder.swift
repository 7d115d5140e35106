import Foundation

/// Encodes picture files for a terminal: as files where the terminal accepts them (in kitty's protocol as
/// placeholders where possible, also through tmux), else with `chafa` in the terminal's protocol, else with
/// `chafa` in coloured characters.
package struct PictureEncoder: Sendable {
  private let graphics: @Sendable () -> TerminalGraphics
  private let takesFiles: Bool
  /// Whether to use `chafa` even where the terminal accepts files.
  private let isChafaAsked: Bool
  private let chafa: Chafa?
  private let isColored: Bool
  private let tmux: Tmux?

  /// Makes an encoder for a mode and a terminal; `nil` where pictures are not wanted.
  ///
  /// - Parameters:
  ///   - mode: `auto`, `never`, `chafa`, `inline` or `link`; `chafa` and `inline` draw even where `auto`
  ///     would not.
  ///   - graphics: what is known about the terminal at the time of the call.
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
    // An answer written to a file gets characters only.
    takesFiles = isTerminal
    isChafaAsked = mode == "chafa"
    tmux = Tmux(environment: environment, runner: runner)
  }

  /// Whether pictures can be drawn, as far as the terminal is known by now.
  package var canDraw: Bool {
    let form = graphics().form
    return chafa != nil || takesFiles && form != nil && form != .sixel
  }

  /// How large pictures are drawn.
  package enum Way: Sendable, Equatable {
    /// In the terminal's own protocol.
    case graphics(TerminalGraphics.Form)
    /// As placeholder text, perhaps wrapped for tmux.
    case text(throughTmux: Bool)
    /// In coloured characters.
    case characters
    /// Not at all.
    case none
  }

  /// How large pictures are drawn here, as far as the terminal is known by now.
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

  /// When the rows of a picture are repainted.
  package enum Repainting: String, Sendable {
    /// Never: a large picture beside its facts.
    case never
    /// When another picture arrives: a list, a grid.
    case onArrival
    /// With every key: the live filter.
    case onEveryKey
  }

  /// Draws a picture within so many cells.
  ///
  /// - Parameter isLarge: whether decoding it takes much memory.
  /// - Returns: `nil` when the file can't be shown here.
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

  /// Whether the terminal draws the picture itself. Sixels occupy cells like text, so a list can be repainted
  /// around them; other protocols draw above the text.
  private func usesGraphics(
    _ form: TerminalGraphics.Form, repainted repainting: Repainting
  ) -> Bool {
    switch repainting {
    case .never: true
    case .onArrival: form == .sixel || chafa == nil
    case .onEveryKey: chafa == nil
    }
  }

  /// Part of the cache key; change it whenever this program draws differently.
  private static let drawingVersion = "2"

  /// Cache key for a drawing: all that affects it besides the file, in characters allowed in a URL.
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

  /// Whether placeholders have to be wrapped for tmux; `nil` where the terminal doesn't know placeholders.
  private func placing(by graphics: TerminalGraphics) async -> Bool? {
    if let tmux { return await tmux.passesPictures ? true : nil }
    return graphics.form == .kitty && graphics.knowsPlaceholders ? false : nil
  }

  /// A picture as placeholder text, which can be painted over like any text.
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

  /// The codes that delete pictures that clearing the screen leaves behind; empty where there are none.
  package var removal: String {
    let graphics = graphics()
    return takesFiles && graphics.form == .kitty && !graphics.knowsPlaceholders
      ? InlinePicture.removal : ""
  }
}
