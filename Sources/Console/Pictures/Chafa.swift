import Foundation

/// Other programs, as a value: the live runner, or a test's own.
public struct ProgramRunner: Sendable {
  /// Runs a program with some input and gives what it wrote; `nil` when it failed, was silent for
  /// too long, or wrote too much.
  public var run: @Sendable (_ path: String, _ arguments: [String], _ input: Data) async -> Data?

  /// Makes a runner of its one closure.
  public init(
    run: @escaping @Sendable (_ path: String, _ arguments: [String], _ input: Data) async -> Data?
  ) {
    self.run = run
  }
}

/// A picture in character cells, to stand among text.
public struct CellPicture: Sendable, Equatable {
  /// One row: coloured characters and nothing else that a terminal obeys.
  public struct Row: Sendable, Equatable {
    let text: String
    let columns: Int
  }

  /// The rows from top to bottom, all equally wide.
  public let rows: [Row]
}

/// Pictures drawn by `chafa`.
public struct Chafa: Sendable {
  private let path: String
  private let runner: ProgramRunner

  /// Makes one of the program at a path.
  public init(path: String, runner: ProgramRunner) {
    self.path = path
    self.runner = runner
  }

  /// A picture in character cells.
  ///
  /// - Returns: `nil` when `chafa` fails or writes anything but coloured characters.
  public func cells(_ file: Data, columns: Int, rows: Int, isColored: Bool) async -> CellPicture? {
    let colors = isColored ? "full" : "none"
    let arguments = ["--format", "symbols", "--colors", colors, "--animate", "off"]
    guard let text = await draw(file, arguments, columns: columns, rows: rows) else { return nil }
    let lines = Self.withoutCursorCodes(text).split(separator: "\n").map(String.init)
    guard !lines.isEmpty, lines.count <= rows else { return nil }
    let widths = lines.map { Self.visible($0)?.displayWidth }
    guard widths.allSatisfy({ $0.map { $0 <= columns } ?? false }) else { return nil }
    return CellPicture(
      rows: zip(lines, widths).map { line, width in
        let reset = isColored ? "\u{1B}[0m" : ""
        let space = String(repeating: " ", count: columns - (width ?? 0))
        return CellPicture.Row(text: line + reset + space, columns: columns)
      })
  }

  /// A picture in the form `chafa` finds best for the terminal: graphics or character cells.
  ///
  /// - Parameter indent: how many columns are left free before it.
  /// - Returns: `nil` when `chafa` fails or writes what is neither.
  public func picture(_ file: Data, columns: Int, rows: Int, indent: Int = 0) async -> String? {
    guard let text = await draw(file, ["--animate", "off"], columns: columns, rows: rows) else {
      return nil
    }
    let graphics = ["\u{1B}P", "\u{1B}_G", "\u{1B}]1337;File="]
    let body = Self.withoutCursorCodes(text)
    let margin = String(repeating: " ", count: indent)
    if graphics.contains(where: body.hasPrefix) {
      return margin + (body.hasSuffix("\n") ? body : body + "\n")
    }
    let lines = body.split(separator: "\n")
    guard !lines.isEmpty, lines.count <= rows,
      lines.allSatisfy({ Self.visible(String($0)).map { $0.displayWidth <= columns } ?? false })
    else { return nil }
    return lines.map { margin + $0 + "\u{1B}[0m\n" }.joined()
  }

  private func draw(
    _ file: Data, _ arguments: [String], columns: Int, rows: Int
  ) async -> String? {
    guard columns > 0, rows > 0 else { return nil }
    let all = arguments + ["--size", "\(columns)x\(rows)", "-"]
    return await runner.run(path, all, file).map { String(decoding: $0, as: UTF8.self) }
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
