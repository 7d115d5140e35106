import Console
import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// The escape codes written for each terminal, with the real `chafa`.
  @Suite("Terminals", .enabled(if: Programs.chafa != nil, "chafa is not installed"))
  struct TerminalStreamTests {
    private let home = TemporaryDirectory()

    /// How a picture is encoded.
    enum Writing: Sendable, Equatable {
      case kitty, iTerm, sixel, fullCells, indexedCells, sixteenCells

      /// Whether it is drawn in characters.
      var isOfCells: Bool { [.fullCells, .indexedCells, .sixteenCells].contains(self) }
    }

    /// Terminals as their environment variables describe them.
    static let terminals: [(name: String, environment: [String: String], writing: Writing)] = [
      ("foot", ["TERM": "foot", "COLORTERM": "truecolor"], .sixel),
      ("kitty", ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"], .kitty),
      ("iTerm2", ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm),
      ("iTerm2 over ssh", ["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm),
      ("Ghostty", ["TERM": "xterm-ghostty"], .kitty),
      ("WezTerm", ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm),
      ("xterm", ["TERM": "xterm-256color"], .indexedCells),
      ("VTE", ["TERM": "xterm-256color", "COLORTERM": "truecolor"], .fullCells),
      ("Linux console", ["TERM": "linux"], .sixteenCells),
      (
        "tmux in kitty", ["TERM": "tmux-256color", "TMUX": "x", "KITTY_WINDOW_ID": "1"], .fullCells
      ),
    ]

    private func environment(_ terminal: [String: String]) -> [String: String] {
      ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc")]
        .merging(terminal) { $1 }
    }

    @Test("each terminal gets the pictures it can show and no code beside", arguments: terminals)
    func streams(name: String, terminal: [String: String], writing: Writing) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let variables = environment(terminal)
        .merging(["ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds")]) { $1 }
      let detail = ["detail", "abys", "--exhibit", "cat-breeds"]
      for arguments in name == "kitty" ? [["list", "cat-breeds"], detail] : [detail] {
        let (codes, screen) = try Self.run(arguments, in: variables)
        // Lists are repainted as pictures arrive, so theirs are always characters.
        let expected: Writing = arguments[0] == "list" ? .fullCells : writing
        #expect(codes.writings == [expected], "\(name) \(arguments)")
        #expect(codes.modes.isSubset(of: Self.usualModes), "\(codes.modes)")
        #expect(codes.longestPart <= 4096)
        // The text is in its place, beside or below the picture.
        #expect(screen.contains { $0.contains("Abyssinian") }, "\(name)")
      }
    }

    /// Unusual pictures, by what is odd about them.
    static let oddPictures: [(kind: String, file: Data)] = [
      ("one pixel", plain(1, 1)),
      ("wide", plain(20_000, 1)),
      ("high", plain(1, 20_000)),
      ("broken", plain(96, 64).prefix(400)),
      ("transparent", gif(frameCount: 1)), ("animated", gif(frameCount: 3)),
    ]

    /// A PNG of one colour.
    private static func plain(_ width: Int, _ height: Int) -> Data {
      let pixels = [UInt8](repeating: 99, count: width * height * 3)
      return PNGEncoder.data(pixels, width: width, height: height, channels: 3)
    }

    /// A GIF of transparent one-pixel frames (GIF89a).
    private static func gif(frameCount: Int) -> Data {
      let header: [UInt8] = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
      let frame: [UInt8] = [
        0x21, 0xF9, 4, 1, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
      ]
      return Data("GIF89a".utf8) + header + (0..<frameCount).flatMap { _ in frame } + [0x3B]
    }

    @Test("odd pictures are shown or passed over, and never in the way")
    func odd() throws {
      for (kind, file) in Self.oddPictures {
        try file.write(to: URL(fileURLWithPath: home.file("odd")))
        let added = try Program.zoo(
          "add", "--name", kind, "--picture", home.file("odd"), environment: environment([:]))
        #expect(added.code == 0, "\(kind): \(added.error)")
        for (name, terminal, writing) in Self.terminals
        where ["foot", "kitty", "iTerm2", "xterm"].contains(name) {
          let (codes, screen) = try Self.run(
            ["detail", kind, "--exhibit", "cats", "--source", "built-in"],
            in: environment(terminal))
          // A broken picture cannot be drawn; others that no protocol takes are drawn in characters,
          // if at all.
          let isTaken = codes.writings == [writing] || codes.writings.allSatisfy(\.isOfCells)
          #expect(isTaken && (!codes.writings.isEmpty || kind != "one pixel"), "\(name), \(kind)")
          #expect(codes.modes.isSubset(of: Self.usualModes), "\(name), \(kind)")
          #expect(screen.contains { $0.contains(kind) }, "\(name), \(kind)")
        }
      }
    }

    /// The modes that `zoo` sets itself: cursor visibility and bracketed paste.
    private static let usualModes: Set<String> = ["25", "2004"]

    private static func run(
      _ arguments: [String], in environment: [String: String]
    ) throws -> (codes: Codes, screen: [String]) {
      let terminal = try PseudoTerminal(arguments, environment: environment)
      let (text, code) = terminal.finish()
      #expect(code == 0, "\(text)")
      return (Codes(text), terminal.screen.text)
    }
  }
}

/// The escape codes in what was written to a terminal.
private struct Codes {
  /// How pictures are encoded; empty if there are none.
  let writings: [Programs.TerminalStreamTests.Writing]
  /// The private modes that are set or reset (DECSET and DECRST).
  let modes: Set<String>
  /// The length of the longest chunk in kitty's protocol.
  let longestPart: Int

  init(_ text: String) {
    modes = Set(text.matches(of: /\u{1B}\[\?([0-9;]+)[hl]/).map { String($0.1) })
    let parts = text.matches(of: /\u{1B}_G[^;\u{1B}]*;([^\u{1B}]*)\u{1B}\\/).map(\.1.count)
    longestPart = parts.max() ?? 0
    let signs: [(Programs.TerminalStreamTests.Writing, Regex<Substring>)] = [
      (.kitty, /\u{1B}_Ga=T,f=100,q=2,C=1,c=[0-9]+,r=[0-9]+,m=/),
      (.iTerm, /\u{1B}\]1337;File=inline=1;size=[0-9]+;width=/),
      (.sixel, /\u{1B}P[0-9;]*q/), (.fullCells, /\u{1B}\[(?:[0-9]+;)*[34]8;2;/),
      (.indexedCells, /\u{1B}\[(?:[0-9]+;)*[34]8;5;/),
      // Background colours, which text never has.
      (.sixteenCells, /\u{1B}\[(?:(?:0|3[0-7]|9[0-7]);)*(?:4[0-7]|10[0-7]|7)m/),
    ]
    writings = signs.filter { text.contains($0.1) }.map(\.0)
  }
}
