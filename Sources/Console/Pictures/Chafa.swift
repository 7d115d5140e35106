import Foundation

/// Draws pictures with `chafa`.
///
/// Its output is a pipe, so it can't query the terminal and gets everything as options. Since 1.14 it would
/// also change the terminal's modes around a picture, which `--polite on` prevents.
struct Chafa: Sendable {
  let path: String
  let runner: ProgramRunner
  /// Whether to wait for other large pictures, because four at a time take a gigabyte.
  var isExclusive = false

  private static let largePictures = SerialQueue()

  /// Identifies the build by inode and size, because another one may draw differently.
  var buildID: String {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_ino).\(status.st_size)" : "unknown"
  }

  /// Draws a picture in character cells; `nil` when `chafa` fails or writes anything but coloured characters.
  ///
  /// - Parameter size: the picture's size in pixels; `nil` where it isn't known.
  func cells(
    _ file: Data, size: (width: Int, height: Int)?, columns: Int, rows: Int,
    colors: TerminalCapabilities.Colors, cell: CellSize
  ) async -> TerminalPicture? {
    let ratio = ["--font-ratio", "\(cell.width)/\(cell.height)"]
    let drawn = await cells(file, ratio, columns: columns, rows: rows, colors: colors)
    // `chafa` cuts a picture's height to whole rows, which makes a strip of a thumbnail.
    guard let drawn, let size, drawn.rows.count < Self.thumbnailRows else { return drawn }
    let cut = cell.area(of: size, columns: columns, rows: rows, isCut: true)
    let whole = cell.area(of: size, columns: columns, rows: rows)
    // Another version may not cut, and a photograph may be turned by what its file says.
    guard cut == (drawn.columns, drawn.rows.count), whole != cut else {
      return drawn
    }
    return await cells(
      file, ["--stretch"], columns: whole.columns, rows: whole.rows, colors: colors) ?? drawn
  }

  /// A picture of fewer rows would lose much of its height with a part of one.
  private static let thumbnailRows = 4

  private func cells(
    _ file: Data, _ shape: [String], columns: Int, rows: Int, colors: TerminalCapabilities.Colors
  ) async -> TerminalPicture? {
    // Blocks would be two columns wide; braille never is.
    let symbols = AmbiguousWidth.isWide ? ["--symbols", "braille"] : []
    let arguments = ["--format", "symbols", "--colors", colors.rawValue] + symbols + shape
    guard let text = await draw(file, arguments, columns: columns, rows: rows) else { return nil }
    let lines = text.split(separator: "\n").map(String.init)
    guard !lines.isEmpty, lines.count <= rows else { return nil }
    let widths = lines.map { Self.visible($0)?.displayWidth.count }
    guard widths.allSatisfy({ $0.map { $0 <= columns } ?? false }) else { return nil }
    let widest = widths.compactMap { $0 }.max() ?? 0
    return TerminalPicture(
      cells: zip(lines, widths).map { line, width in
        let reset = colors == .none ? "" : "\u{1B}[0m"
        return line + reset + String(repeating: " ", count: widest - (width ?? 0))
      }, columns: widest)
  }

  /// Draws a picture in the terminal's own protocol; `nil` when `chafa` fails or writes anything else.
  func graphics(
    _ file: Data, by pictureProtocol: TerminalCapabilities.PictureProtocol, columns: Int, rows: Int,
    in terminal: TerminalCapabilities
  ) async -> TerminalPicture? {
    if pictureProtocol == .sixel {
      return await sixels(file, columns: columns, rows: rows, in: terminal)
    }
    let codes = await codes(file, by: pictureProtocol, [], columns: columns, rows: rows)
    return codes.map { TerminalPicture(graphics: $0, columns: columns, rows: rows) }
  }

  /// Pixels per cell that `chafa` assumes for sixels when it has no terminal.
  private static let sixelCell = 8

  /// Draws a picture in sixels within its area and the terminal's limit, because a larger one would cover
  /// text or not be shown at all.
  private func sixels(
    _ file: Data, columns: Int, rows: Int, in terminal: TerminalCapabilities
  ) async -> TerminalPicture? {
    let cell = terminal.cell
    let room = (
      width: min(columns * cell.width, terminal.sixelLimit.width),
      height: min(rows * cell.height, terminal.sixelLimit.height) / SixelSize.band * SixelSize.band
    )
    var asked = (width: room.width / Self.sixelCell, height: room.height / Self.sixelCell)
    var fitting: TerminalPicture?
    for _ in 0..<2 {
      let codes = await codes(
        file, by: .sixel, ["--font-ratio", "1"], columns: max(asked.width, 1),
        rows: max(asked.height, 1))
      guard let codes, let size = SixelSize(codes) else { return fitting }
      if size.width <= room.width, size.height <= room.height {
        fitting = TerminalPicture(
          graphics: codes, columns: (size.width + cell.width - 1) / cell.width,
          rows: (size.height + cell.height - 1) / cell.height)
        // A last row with only a thin strip of the picture looks empty, so end the picture above it.
        let strip = size.height % cell.height
        guard (1...cell.height / 3).contains(strip), size.height > cell.height else { break }
        asked.height = (size.height - strip) / Self.sixelCell
      } else {
        // Another version may assume more pixels per cell, so ask for proportionally less.
        asked.width = asked.width * room.width / max(size.width, room.width)
        asked.height = asked.height * room.height / max(size.height, room.height)
      }
    }
    return fitting
  }

  /// Decodes a picture to pixels, at most so many in each direction; `nil` when `chafa` fails.
  func pixels(of file: Data, atMost side: Int) async -> PixelImage? {
    let cells = max(side / Self.sixelCell, 1)
    return await run(
      file, ["--format", "kitty", "--scale", "max", "--font-ratio", "1"], columns: cells,
      rows: cells
    ).flatMap(PixelImage.init(kittyCodes:))
  }

  private func codes(
    _ file: Data, by pictureProtocol: TerminalCapabilities.PictureProtocol, _ arguments: [String],
    columns: Int, rows: Int
  ) async -> String? {
    let all = ["--format", pictureProtocol.chafaName, "--scale", "max"] + arguments
    guard let text = await draw(file, all, columns: columns, rows: rows) else { return nil }
    let codes = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard codes.hasPrefix(pictureProtocol.introducer), !codes.contains("\n") else { return nil }
    return codes
  }

  private func draw(
    _ file: Data, _ arguments: [String], columns: Int, rows: Int
  ) async -> String? {
    await run(file, arguments, columns: columns, rows: rows)
      .map { Self.withoutCursorCodes(String(decoding: $0, as: UTF8.self)) }
  }

  private func run(
    _ file: Data, _ arguments: [String], columns: Int, rows: Int
  ) async -> Data? {
    guard columns > 0, rows > 0 else { return nil }
    let all =
      arguments + ["--polite", "on", "--animate", "off", "--size", "\(columns)x\(rows)", "-"]
    return await Self.largePictures.run(isExclusive: isExclusive) { [path, runner] in
      await runner.run(path, all, file)
    }
  }

  /// Removes codes that hide or show the cursor, which is not up to a picture.
  private static func withoutCursorCodes(_ text: String) -> String {
    ["\u{1B}[?25l", "\u{1B}[?25h"].reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
  }

  /// The characters of a line without colour codes; `nil` when it contains any other control code.
  private static func visible(_ line: String) -> String? {
    var shown = ""
    var rest = Substring(line)
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        guard character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return nil }
        shown.append(character)
        continue
      }
      guard rest.popFirst() == "[" else { return nil }
      rest = rest.drop { $0.isNumber || $0 == ";" || $0 == ":" }
      guard rest.popFirst() == "m" else { return nil }
    }
    return shown
  }
}
