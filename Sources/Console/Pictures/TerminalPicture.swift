import Foundation

/// A picture within text: rows of coloured characters, or space that the terminal fills using its own
/// protocol.
package struct TerminalPicture: Sendable, Equatable {
  /// The rows from top to bottom, all equally wide.
  package let rows: [Span]
  /// How wide it is, in character cells.
  var columns: Int { rows.first?.text.displayWidth.count ?? 0 }

  /// A picture of coloured characters, in rows that are written unchanged.
  init(cells: [String], columns: Int) {
    rows = cells.map { Span(cells: $0, columns: columns) }
  }

  /// A picture that the terminal draws itself; the codes draw it at the cursor.
  init(graphics codes: String, columns: Int, rows count: Int) {
    let first = Span(graphics: codes, rows: count, columns: columns)
    let space = Span(String(repeating: " ", count: columns))
    rows = [first] + [Span](repeating: space, count: max(count - 1, 0))
  }
}

// MARK: - Cached drawings

extension TerminalPicture {
  /// The picture as bytes for the cache: a line with its kind and size, then its rows or the codes that draw
  /// it.
  package var drawing: Data {
    let lines =
      rows.first?.graphics.map { ["graphics \(columns) \(rows.count)", $0] }
      ?? ["cells \(columns) \(rows.count)"] + rows.map { $0.cells ?? $0.text }
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// Valid numbers of columns or rows; no window is larger.
  private static let validSizes = 0...10_000

  /// Restores a picture from the cache; `nil` for other bytes.
  package init?(drawing: Data) {
    let lines = String(decoding: drawing, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 3, let columns = Int(words[1]), let count = Int(words[2]),
      Self.validSizes.contains(columns), Self.validSizes.contains(count)
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

/// A picture that the terminal draws itself, and its position relative to the first of some lines.
package struct PlacedPicture: Sendable, Equatable {
  package let line: Int
  /// The column where it starts, from 0.
  package let column: Int
  let rows: Int
  /// The codes that draw it at the cursor.
  let codes: String

  /// Whether rewriting these lines has erased a part of it. Text erases sixels and iTerm2's pictures; kitty's
  /// have their own layer, where a second copy would be stacked.
  package func isOverwritten(by changed: Set<Int>) -> Bool {
    !codes.hasPrefix(TerminalCapabilities.PictureProtocol.kitty.introducer)
      && !changed.isDisjoint(with: line..<(line + rows))
  }

  /// The codes that draw it at its position in the window, and restore the cursor.
  package var codesInWindow: String { "\u{1B}7\u{1B}[\(line + 1);\(column + 1)H\(codes)\u{1B}8" }

  /// The codes that draw it from a row below it, and restore the cursor.
  ///
  /// - Parameter distance: how many rows the cursor is below its first line.
  package func codes(fromBelow distance: Int) -> String {
    "\u{1B}7\u{1B}[\(distance)A\u{1B}[\(column + 1)G\(codes)\u{1B}8"
  }
}

extension [StyledLine] {
  package var graphics: [PlacedPicture] {
    enumerated().flatMap { index, line -> [PlacedPicture] in
      var column = 0
      return line.spans.compactMap { span in
        defer { column += span.text.displayWidth.count }
        return span.graphics.map {
          PlacedPicture(line: index, column: column, rows: span.graphicsRows, codes: $0)
        }
      }
    }
  }
}
