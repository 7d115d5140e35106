import Foundation

/// A picture as it stands among text: rows of coloured characters, or room that the terminal fills by
/// a protocol of its own.
package struct TerminalPicture: Sendable, Equatable {
  /// The rows from top to bottom, all equally wide.
  package let rows: [Span]

  /// A picture of coloured characters.
  ///
  /// - Parameter cells: its rows, written as they are, and how many columns each takes.
  init(cells: [String], columns: Int) {
    rows = cells.map { Span(cells: $0, columns: columns) }
  }

  /// A picture that the terminal draws itself.
  ///
  /// - Parameter codes: what makes it draw, where the cursor is.
  init(graphics codes: String, columns: Int, rows count: Int) {
    let first = Span(graphics: codes, rows: count, columns: columns)
    let space = Span(String(repeating: " ", count: columns))
    rows = [first] + [Span](repeating: space, count: max(count - 1, 0))
  }
}

// MARK: - Drawings that are kept

extension TerminalPicture {
  /// The picture in bytes: a line that says what it is made of and how large it is, then its rows, or
  /// what makes the terminal draw it.
  package var drawing: Data {
    let columns = rows.first?.text.displayWidth ?? 0
    let lines =
      rows.first?.graphics.map { ["graphics \(columns) \(rows.count)", $0] }
      ?? ["cells \(columns) \(rows.count)"] + rows.map { $0.cells ?? $0.text }
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// How many columns or rows a picture may have: more than any window.
  private static let sizes = 0...10_000

  /// The picture of a drawing that was kept; `nil` for other bytes.
  package init?(drawing: Data) {
    let lines = String(decoding: drawing, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 3, let columns = Int(words[1]), let count = Int(words[2]),
      Self.sizes.contains(columns), Self.sizes.contains(count)
    else { return nil }
    switch words[0] {
    case "graphics" where lines.count == 2:
      self.init(graphics: String(lines[1]), columns: columns, rows: count)
    case "cells" where lines.count == count + 1:
      self.init(cells: lines.dropFirst().map(String.init), columns: columns)
    default: return nil
    }
  }
}

/// What a terminal is to draw by a protocol of its own, and where: how many lines and columns from the
/// first of some lines.
package struct PlacedGraphics: Sendable, Equatable {
  /// The line that it begins in.
  package let line: Int
  /// The column that it begins in, from 0.
  package let column: Int
  /// How many lines it covers.
  let rows: Int
  /// What makes the terminal draw it, where the cursor is.
  let codes: String

  /// Whether one of those lines was written anew and took a part of it away. Text erases sixels and
  /// iTerm2's pictures; kitty's lie in a layer of their own, and a second copy would stack.
  package func isOverwritten(by changed: Set<Int>) -> Bool {
    !codes.hasPrefix(TerminalGraphics.Form.kitty.introducer)
      && !changed.isDisjoint(with: line..<(line + rows))
  }

  /// The codes that draw it in a window whose rows are counted from the top.
  package var codesInWindow: String { "\u{1B}7\u{1B}[\(line + 1);\(column + 1)H\(codes)\u{1B}8" }

  /// The codes that draw it from below, and leave the cursor where it was.
  ///
  /// - Parameters:
  ///   - distance: how many rows the cursor is below its first line.
  package func codes(fromBelow distance: Int) -> String {
    "\u{1B}7\u{1B}[\(distance)A\u{1B}[\(column + 1)G\(codes)\u{1B}8"
  }
}

extension [StyledLine] {
  /// What the terminal is to draw in them by itself.
  package var graphics: [PlacedGraphics] {
    enumerated().flatMap { index, line -> [PlacedGraphics] in
      var column = 0
      return line.spans.compactMap { span in
        defer { column += span.text.displayWidth }
        return span.graphics.map {
          PlacedGraphics(line: index, column: column, rows: span.graphicsRows, codes: $0)
        }
      }
    }
  }
}
