import Foundation

/// Pictures drawn by `chafa`.
///
/// Its output is a pipe, so it cannot ask the terminal what it knows: everything is said to it. Since
/// 1.14 it would also change the terminal's modes around a picture, unless it is to be polite.
struct Chafa: Sendable {
  let path: String
  let runner: ProgramRunner

  /// What tells this build of it from others, which may draw otherwise: which file it is, and how large.
  var build: String {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_ino).\(status.st_size)" : "unknown"
  }

  /// A picture in character cells.
  ///
  /// - Returns: `nil` when `chafa` fails or writes anything but coloured characters.
  func cells(
    _ file: Data, columns: Int, rows: Int, colors: TerminalGraphics.Colors
  ) async -> TerminalPicture? {
    let arguments = ["--format", "symbols", "--colors", colors.rawValue]
    guard let text = await draw(file, arguments, columns: columns, rows: rows) else { return nil }
    let lines = text.split(separator: "\n").map(String.init)
    guard !lines.isEmpty, lines.count <= rows else { return nil }
    let widths = lines.map { Self.visible($0)?.displayWidth }
    guard widths.allSatisfy({ $0.map { $0 <= columns } ?? false }) else { return nil }
    let widest = widths.compactMap { $0 }.max() ?? 0
    return TerminalPicture(
      cells: zip(lines, widths).map { line, width in
        let reset = colors == .none ? "" : "\u{1B}[0m"
        return line + reset + String(repeating: " ", count: widest - (width ?? 0))
      }, columns: widest)
  }

  /// A picture in a terminal's own protocol.
  ///
  /// Of sixels `chafa` makes eight by eight of each cell, as long as it cannot ask; so it is told of
  /// as many square cells of that size as the room has pixels for.
  ///
  /// - Returns: `nil` when `chafa` fails or writes anything else.
  func graphics(
    _ file: Data, by form: TerminalGraphics.Form, columns: Int, rows: Int,
    cell: TerminalGraphics.Cell
  ) async -> TerminalPicture? {
    let isSixel = form == .sixel
    let arguments =
      ["--format", form.nameForChafa, "--scale", "max"] + (isSixel ? ["--font-ratio", "1"] : [])
    let text = await draw(
      file, arguments, columns: isSixel ? max(columns * cell.width / 8, 1) : columns,
      rows: isSixel ? max(rows * cell.height / 8, 1) : rows)
    guard let text else { return nil }
    let codes = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard codes.hasPrefix(form.introducer), !codes.contains("\n") else { return nil }
    return TerminalPicture(graphics: codes, columns: columns, rows: rows)
  }

  private func draw(
    _ file: Data, _ arguments: [String], columns: Int, rows: Int
  ) async -> String? {
    guard columns > 0, rows > 0 else { return nil }
    let all =
      arguments + ["--polite", "on", "--animate", "off", "--size", "\(columns)x\(rows)", "-"]
    return await runner.run(path, all, file).map {
      Self.withoutCursorCodes(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Hiding and showing the cursor is not for a picture to decide.
  private static func withoutCursorCodes(_ text: String) -> String {
    ["\u{1B}[?25l", "\u{1B}[?25h"].reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
  }

  /// The characters of a line without its colours; `nil` when it holds any other control code.
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
