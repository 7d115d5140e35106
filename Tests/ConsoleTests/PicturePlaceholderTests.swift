import Foundation
import TestSupport
import Testing

@testable import Console

@Suite("Pictures as text")
struct PicturePlaceholderTests {
  @Test(
    "what tmux and the terminal say of themselves decides whether text may stand for pictures",
    arguments: [
      ("1 xterm-kitty kitty(0.35.1)", true), ("all xterm-256color kitty(1.2.0)", true),
      ("on xterm-ghostty", true), ("1 xterm-256color ghostty 1.2.3", true),
      ("0 xterm-kitty kitty(0.35.1)", false), ("off xterm-ghostty", false),
      ("1 xterm-kitty kitty(0.26.5)", false), ("1 xterm-kitty", false),
      ("1 xterm-256color WezTerm 20240203", false), ("1 xterm-256color kitty(x.y)", false),
      ("1", false), ("", false),
    ])
  func knowing(answer: String, isKnown: Bool) {
    #expect(TmuxPassthrough.passesPictures(answer: answer) == isKnown)
  }

  private static func drawn(_ codes: String, isWrapped: Bool) -> [String]? {
    KittyPlaceholders.picture(codes, columns: 3, rows: 2, isWrapped: isWrapped)?
      .rows.compactMap(\.cells)
  }

  @Test("a picture is handed over once, and counted out cell by cell")
  func picture() throws {
    let codes = "\u{1B}_Ga=T,f=100,q=2,C=1,c=3,m=1;AAAA\u{1B}\\\u{1B}_Gm=0;BBBB\u{1B}\\"
    let rows = try #require(Self.drawn(codes, isWrapped: false))
    #expect(rows.count == 2)
    #expect(rows[0].contains(/^\u{1B}_GU=1,q=2,i=[0-9]+,c=3,r=2,a=T,f=100,m=1;AAAA\u{1B}\\/))
    #expect(rows[0].contains("\u{1B}_Gm=0;BBBB\u{1B}\\"))
    let cell = "\u{10EEEE}"
    for (row, mark) in zip(rows, ["\u{305}", "\u{30D}"] as [Unicode.Scalar]) {
      let first = row.unicodeScalars.drop { $0 != "\u{10EEEE}" }.dropFirst()
      #expect(first.first == mark && first.dropFirst().first == "\u{305}")
      #expect(row.unicodeScalars.count { $0 == "\u{10EEEE}" } == 3)
      #expect(row.hasSuffix("\(cell)\(cell)\u{1B}[39m"))
    }
    // The colour and the third diacritic encode the image number that was sent.
    let number = try #require(rows[0].firstMatch(of: /i=([0-9]+)/).flatMap { Int($0.1) })
    let low = try #require(rows[0].firstMatch(of: /38;5;([0-9]+)m/).flatMap { Int($0.1) })
    let mark = try #require(rows[1].unicodeScalars.drop { $0 != "\u{10EEEE}" }.dropFirst(3).first)
    #expect(number == KittyPlaceholders.rowMarks.firstIndex(of: mark)! << 24 | low)
    // Another picture has another number, and through tmux every escape is doubled.
    let other = codes.replacing("AAAA", with: "AAAC")
    #expect(Self.drawn(other, isWrapped: false)?[0].contains("i=\(number),") == false)
    let wrapped = try #require(Self.drawn(codes, isWrapped: true))
    #expect(wrapped[0].hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_GU=1,"))
    #expect(wrapped[0].contains("BBBB\u{1B}\u{1B}\\\u{1B}\\\u{1B}[38;5;"))
    #expect(wrapped[1] == rows[1])
  }

  @Test("other codes, and more rows than can be counted, are left to another way")
  func refused() {
    #expect(Self.drawn("", isWrapped: false) == nil)
    #expect(Self.drawn("\u{1B}]1337;File=:AAAA\u{7}", isWrapped: false) == nil)
    #expect(Self.drawn("\u{1B}_Ga=T,r=65;AAAA\u{1B}\\", isWrapped: false) == nil)
    #expect(Self.drawn("\u{1B}_Ga=T,r=64;AAAA\u{1B}\\", isWrapped: false)?.count == 64)
    #expect(Self.drawn("\u{1B}_Ga=T,c=0;AAAA\u{1B}\\", isWrapped: false) == nil)
  }

  @Test("a kitty that knows it has its pictures as text, in lists too, and none is taken away")
  func pictureEncoder() async {
    let png = Data(PNGEncoder.signature)
    for (name, isText) in [(">|kitty(0.35.1)", true), (">|kitty(0.26.5)", false), (nil, false)] {
      let replies = name.map { [TerminalReply(kind: .device, text: $0)] } ?? []
      let environment = ["TERM": "xterm-kitty", "PATH": "/nowhere"]
      let pictureEncoder = PictureEncoder(
        mode: "auto", environment: environment,
        graphics: { TerminalCapabilities(environment: environment, replies: replies) },
        isTerminal: true, isColored: true, runner: ProgramRunner { _, _, _ in nil })
      let picture = await pictureEncoder?.draw(
        png, pixels: (40, 20), columns: 9, rows: 3, repainted: .onArrival)
      #expect((picture?.rows.first?.cells != nil) == isText, "\(name ?? "silent")")
      #expect(pictureEncoder?.deletionCodes.isEmpty == isText)
    }
  }
}
