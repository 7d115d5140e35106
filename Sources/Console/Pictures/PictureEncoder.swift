import Foundation

/// Encodes picture files for a terminal: as files where the terminal accepts them (in kitty's protocol as
/// placeholders where possible, also through tmux), else with `chafa` in the terminal's protocol, else with
/// `chafa` in coloured characters.
package struct PictureEncoder: Sendable {
  private let graphics: @Sendable () -> TerminalCapabilities
  private let writesToTerminal: Bool
  /// Whether to use `chafa` even where the terminal accepts files.
  private let isChafaForced: Bool
  private let chafa: Chafa?
  private let isColored: Bool
  private let tmux: TmuxPassthrough?
  private let decodedPicture = DecodedPictureCache()

  /// Makes an encoder for a mode and a terminal; `nil` where pictures are not wanted.
  ///
  /// - Parameters:
  ///   - mode: `auto`, `never`, `drawn`, `chafa`, `inline` or `link`; `chafa` and `inline` draw even where `auto`
  ///     would not.
  ///   - graphics: what is known about the terminal at the time of the call.
  ///   - isTerminal: whether the answer goes to a terminal.
  package init?(
    mode: String, environment: [String: String],
    graphics: @escaping @Sendable () -> TerminalCapabilities, isTerminal: Bool, isColored: Bool,
    runner: ProgramRunner
  ) {
    let isQuiet = !isTerminal || TextCapabilities.isDumb(environment) || environment["CI"] != nil
    guard !["never", "drawn", "link"].contains(mode), mode != "auto" || !isQuiet else { return nil }
    let chafa = SearchPath(environment).find("chafa").map { Chafa(path: $0, runner: runner) }
    self.graphics = graphics
    self.chafa = mode == "inline" ? nil : chafa
    self.isColored = isColored
    // An answer written to a file gets characters only.
    writesToTerminal = isTerminal
    isChafaForced = mode == "chafa"
    tmux = TmuxPassthrough(environment: environment, runner: runner)
  }

  /// Whether pictures can be drawn, as far as the terminal is known by now.
  package var canDraw: Bool {
    let pictureProtocol = graphics().pictureProtocol
    return chafa != nil || writesToTerminal && pictureProtocol != nil && pictureProtocol != .sixel
  }

  /// How large pictures are drawn.
  package enum DrawingMethod: Sendable, Equatable {
    case graphics(TerminalCapabilities.PictureProtocol)
    /// As placeholder text, perhaps wrapped for tmux.
    case text(throughTmux: Bool)
    case characters
    case none
  }

  /// How large pictures are drawn here, as far as the terminal is known by now.
  package var drawingMethod: DrawingMethod {
    get async {
      let graphics = graphics()
      if writesToTerminal, let isWrapped = await needsTmuxWrapping(on: graphics) {
        return .text(throughTmux: isWrapped)
      }
      guard canDraw else { return .none }
      return writesToTerminal
        ? graphics.pictureProtocol.map(DrawingMethod.graphics) ?? .characters : .characters
    }
  }

  /// Whether more pictures could be shown with `chafa` installed.
  package var lacksChafa: Bool { chafa == nil }

  /// When the rows of a picture are repainted.
  package enum RepaintTrigger: String, Sendable {
    /// Never: a large picture beside its facts.
    case never
    /// When another picture arrives: a list, a grid.
    case onArrival
    /// With every key: the animal browser.
    case onEveryKey
  }

  /// Draws a picture within so many cells; `nil` when the file can't be shown here.
  ///
  /// - Parameters:
  ///   - pixels: the picture's size, as its file says; `nil` where that is unknown.
  ///   - isLarge: whether decoding it takes much memory.
  package func draw(
    _ file: Data, pixels: (width: Int, height: Int)? = nil, columns: Int, rows: Int,
    repainted repainting: RepaintTrigger, isLarge: Bool = false
  ) async -> TerminalPicture? {
    guard columns > 0, rows > 0 else { return nil }
    let graphics = graphics()
    var chafa = chafa
    chafa?.isExclusive = isLarge
    if writesToTerminal, let isWrapped = await needsTmuxWrapping(on: graphics) {
      let placed = await drawPlaceholders(
        file, pixels: pixels, columns: columns, rows: min(rows, KittyPlaceholders.rowMarks.count),
        in: graphics, by: chafa, isWrapped: isWrapped)
      if let placed { return placed }
    }
    if writesToTerminal, let pictureProtocol = graphics.pictureProtocol,
      usesGraphics(pictureProtocol, repainted: repainting)
    {
      let whole = InlinePictureCodes.picture(
        file, pixels: pixels, by: pictureProtocol, columns: columns, rows: rows, cell: graphics.cell
      )
      if let whole, !isChafaForced { return whole }
      let drawn = await chafa?.graphics(
        file, by: pictureProtocol, columns: columns, rows: rows, in: graphics)
      if let drawn { return drawn }
    }
    return await chafa?.cells(
      file, size: pixels, columns: columns, rows: rows, colors: isColored ? graphics.colors : .none,
      cell: graphics.cell)
  }

  /// Draws a part of a picture, enlarged, within so many cells; `nil` when that needs `chafa`, or the file can't
  /// be shown here.
  ///
  /// - Parameter pixels: the picture's size, as its file says; `nil` where that is unknown.
  package func draw(
    _ file: Data, zoomed zoom: PictureZoom, pixels: (width: Int, height: Int)?, columns: Int,
    rows: Int
  ) async -> TerminalPicture? {
    var chafa = chafa
    chafa?.isExclusive = true
    guard let pixels, let chafa, let image = await decodedPicture.image(of: file, by: chafa) else {
      return nil
    }
    let whole = image.shaped(as: pixels)
    let cell = graphics().cell
    let part = zoom.part(
      width: whole.width, height: whole.height,
      in: (columns * cell.width, rows * cell.height))
    let visible = whole.cropped(x: part.x, y: part.y)
    return await draw(
      visible.png, pixels: (visible.width, visible.height), columns: columns, rows: rows,
      repainted: .never)
  }

  /// Whether the terminal draws the picture itself. Sixels occupy cells like text, so a list can be repainted
  /// around them; other protocols draw above the text.
  private func usesGraphics(
    _ pictureProtocol: TerminalCapabilities.PictureProtocol, repainted repainting: RepaintTrigger
  ) -> Bool {
    switch repainting {
    case .never: true
    case .onArrival: pictureProtocol == .sixel || chafa == nil
    case .onEveryKey: chafa == nil
    }
  }

  /// Part of the cache key; change it whenever this program draws differently.
  private static let drawingVersion = "3"

  /// Cache key for a drawing: all that affects it besides the file, in characters allowed in a URL.
  package func drawingKey(columns: Int, rows: Int, repainted repainting: RepaintTrigger) async
    -> String
  {
    let graphics = graphics()
    let isPlaced = writesToTerminal ? await needsTmuxWrapping(on: graphics) : nil
    let way = isPlaced.map { $0 ? "wrapped" : "placed" } ?? graphics.pictureProtocol?.chafaName
    return [
      "\(columns)x\(rows)", repainting.rawValue, writesToTerminal ? way ?? "text" : "text",
      "\(graphics.cell.width)x\(graphics.cell.height)",
      "\(min(columns * graphics.cell.width, graphics.sixelLimit.width))",
      "\(min(rows * graphics.cell.height, graphics.sixelLimit.height))",
      isColored ? graphics.colors.rawValue : "plain", isChafaForced ? "asked" : "auto",
      AmbiguousWidth.isWide ? "braille" : "blocks",
      chafa?.buildID ?? "alone", Self.drawingVersion,
    ].joined(separator: "-")
  }

  /// Whether placeholders have to be wrapped for tmux; `nil` where the terminal doesn't know placeholders.
  private func needsTmuxWrapping(on graphics: TerminalCapabilities) async -> Bool? {
    if let tmux { return await tmux.passesPictures ? true : nil }
    return graphics.pictureProtocol == .kitty && graphics.supportsPlaceholders ? false : nil
  }

  /// A picture as placeholder text, which can be painted over like any text.
  private func drawPlaceholders(
    _ file: Data, pixels: (width: Int, height: Int)?, columns: Int, rows: Int,
    in terminal: TerminalCapabilities, by chafa: Chafa?, isWrapped: Bool
  ) async -> TerminalPicture? {
    if !isChafaForced,
      let (codes, size) = InlinePictureCodes.kitty(
        file, pixels: pixels, columns: columns, rows: rows, cell: terminal.cell)
    {
      return KittyPlaceholders.picture(
        codes, columns: size.columns, rows: size.rows, isWrapped: isWrapped)
    }
    let drawn = await chafa?.graphics(
      file, by: .kitty, columns: columns, rows: rows, in: terminal)
    return drawn?.rows.first?.graphics.flatMap {
      KittyPlaceholders.picture($0, columns: columns, rows: rows, isWrapped: isWrapped)
    }
  }

  /// The codes that delete pictures that clearing the screen leaves behind; empty where there are none.
  package var deletionCodes: String {
    let graphics = graphics()
    return writesToTerminal && graphics.pictureProtocol == .kitty && !graphics.supportsPlaceholders
      ? InlinePictureCodes.deletionCodes : ""
  }
}
