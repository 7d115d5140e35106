import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// Compares sixel and kitty pictures with the window's pixels, drawn by the real `chafa`.
  @Suite("Pictures in pixels", .enabled(if: Programs.chafa != nil, "chafa is not installed"))
  struct SixelProgramTests {
    private let home = TemporaryDirectory()

    private func environment(_ standIn: StandInServer, _ terminal: String) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": terminal,
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
      ]
    }

    /// A picture in the output: its row (above the cursor or from the window's top), column and size
    /// in pixels.
    private struct Placed {
      let row: Int
      let isFromBelow: Bool
      let column: Int
      let width: Int
      let height: Int
    }

    /// The pictures of a text. Their places and sizes stand before their pixels, which would take seconds to look through.
    private static func sixels(in text: String) -> [Placed] {
      let relative = /\[([0-9]+)A\u{1B}\[([0-9]+)G\u{1B}P[0-9;]*q"1;1;([0-9]+);([0-9]+)/
      let absolute = /\[([0-9]+);([0-9]+)H\u{1B}P[0-9;]*q"1;1;([0-9]+);([0-9]+)/
      return text.components(separatedBy: "\u{1B}7\u{1B}").dropFirst().compactMap { rest in
        let head = rest.prefix(80)
        let below = head.prefixMatch(of: relative)
        guard let match = below ?? head.prefixMatch(of: absolute), let row = Int(match.1),
          let column = Int(match.2), let width = Int(match.3), let height = Int(match.4)
        else { return nil }
        return Placed(
          row: row, isFromBelow: below != nil, column: column, width: width, height: height)
      }
    }

    @Test(
      "every sixel picture has its shape and stays in its place, whatever the shape of a cell",
      arguments: Array([(9, 19), (10, 20), (8, 14), (14, 20)].prefix(Waiting.isWhole ? 4 : 1))
        as [(UInt16, UInt16)])
    func sixels(width: UInt16, height: UInt16) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let (columns, rows) = (80, 36)
      func check(_ text: String, _ what: String, count: Int) {
        let pictures = Self.sixels(in: text)
        #expect(pictures.count >= count, "\(what): \(pictures.count)")
        for picture in pictures {
          let room = (
            width: (columns - picture.column + 1) * Int(width),
            height: (picture.isFromBelow ? picture.row : rows - picture.row) * Int(height)
          )
          #expect(picture.width <= room.width && picture.height <= room.height, "\(what)")
          #expect(picture.width <= 1000 && picture.height <= 1000)
          // The stand-in's pictures are 3:2, and chafa rounds to its cells of eight pixels.
          let (high, wide) = (Double(picture.width) / 1.5, Double(picture.height) * 1.5)
          #expect(
            abs(high - Double(picture.height)) <= 10 || abs(wide - Double(picture.width)) <= 10,
            "\(what): \(picture.width)×\(picture.height)")
        }
      }
      for (arguments, count) in [
        (["list", "cat-breeds"], 10), (["list", "cat-breeds", "--grid"], 10),
        (["detail", "abys", "--exhibit", "cat-breeds"], 1),
      ] {
        // A command waits for its pictures for a second at most, so a busy machine takes several runs.
        var (text, runs) = ("", 0)
        while Self.sixels(in: text).count < count, runs < 6 {
          let terminal = try PseudoTerminal(
            arguments, rows: UInt16(rows), cell: (width, height),
            environment: environment(standIn, "foot"))
          let (shown, code) = terminal.finish()
          #expect(code == 0)
          (text, runs) = (shown, runs + 1)
        }
        check(text, arguments.joined(separator: " "), count: count)
        let pictures = Self.sixels(in: text).map { picture in
          (
            rows: -picture.row..<(-picture.row + Self.cells(picture.height, height)),
            columns: picture.column..<(picture.column + Self.cells(picture.width, width))
          )
        }
        // Pictures do not overlap.
        for (index, one) in pictures.enumerated() {
          for other in pictures[..<index] where one != other {
            #expect(!one.rows.overlaps(other.rows) || !one.columns.overlaps(other.columns))
          }
        }
        if arguments == ["list", "cat-breeds"] {
          #expect(pictures.allSatisfy { $0.rows.count <= 3 })
        }
      }
      let terminal = try PseudoTerminal(
        rows: UInt16(rows), cell: (width, height), environment: environment(standIn, "foot"))
      terminal.see("(1-10)?")
      for (keys, seen, count) in [
        ("v\r", "Which exhibit?", 0), ("2\r", "Which one?", 10), ("g\r", "Bambino", 10),
        ("1\r", "More at", 1), ("p\r", "Esc back", 1), ("q", "Which one?", 1),
        ("m\r", "10 pictures", 10), ("\u{1B}[C\r", "2 of 10", 1),
        ("q", "Which one?", 1),
        ("b\r", "Bambino", 10),
      ] {
        _ = terminal.read { _ in true }
        terminal.type(keys)
        terminal.see(seen)
        let text = terminal.read { Self.sixels(in: $0).count >= count }
        check(text, keys.debugDescription, count: count)
      }
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }

    private static func cells(_ pixels: Int, _ cell: UInt16) -> Int {
      (pixels + Int(cell) - 1) / Int(cell)
    }

    @Test(
      "kitty's pictures are given columns and rows in the picture's shape",
      arguments: [(9, 19), (10, 20), (14, 20)] as [(UInt16, UInt16)])
    func kitty(width: UInt16, height: UInt16) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "detail", "abys", "--exhibit", "cat-breeds", cell: (width, height),
        environment: environment(standIn, "xterm-kitty"))
      let (text, code) = terminal.finish()
      #expect(code == 0)
      let match = try #require(text.firstMatch(of: /a=T,f=100,q=2,C=1,c=([0-9]+),r=([0-9]+),/))
      let columns = try #require(Double(match.1)) * Double(width)
      let rows = try #require(Double(match.2))
      #expect(abs(columns / 1.5 / Double(height) - rows) <= 0.5)
    }
  }
}
