import Foundation
import Testing

@testable import Console

@Suite("Pictures in a terminal")
struct TerminalPictureTests {
  @Test(
    "the method follows the mode, the terminal and what is installed",
    arguments: [
      ("auto", [:], true, "/c", .chafa("/c")), ("auto", [:], false, "/c", .link),
      ("auto", ["CI": "1"], true, "/c", .link), ("auto", ["TERM": "dumb"], true, "/c", .link),
      ("auto", [:], true, nil, .link),
      ("auto", ["TERM_PROGRAM": "iTerm.app"], true, nil, .inline(.iTerm)),
      ("auto", ["KITTY_WINDOW_ID": "1"], true, nil, .inline(.kitty)),
      ("auto", ["KITTY_WINDOW_ID": "1", "TMUX": "x"], true, nil, .link),
      ("chafa", [:], false, "/c", .chafa("/c")), ("chafa", [:], true, nil, .link),
      ("inline", ["TERM_PROGRAM": "ghostty"], false, "/c", .inline(.kitty)),
      ("inline", [:], true, "/c", .link), ("link", [:], true, "/c", .link),
      ("never", [:], true, "/c", .none),
    ] as [(String, [String: String], Bool, String?, PictureMethod)])
  func method(
    mode: String, environment: [String: String], isTerminal: Bool, chafa: String?,
    method: PictureMethod
  ) {
    let chosen = PictureMethod.chosen(
      mode: mode, environment: environment, isTerminal: isTerminal, chafa: chafa)
    #expect(chosen == method)
  }

  @Test("a program is found on the search path, and only by whole paths")
  func finding() {
    #expect(PictureMethod.find("sh", environment: ["PATH": "relative:/nowhere:/bin"]) == "/bin/sh")
    #expect(PictureMethod.find("sh", environment: ["PATH": "."]) == nil)
    #expect(PictureMethod.find("no-such-program", environment: ["PATH": "/bin"]) == nil)
  }

  @Test("a file goes into the protocol of a terminal whole, and only if that takes its kind")
  func inline() throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 7, count: 4000))
    let iTerm = try #require(InlinePicture.escapeCodes(png, for: .iTerm, columns: 20, rows: 10))
    #expect(iTerm.hasPrefix("\u{1B}]1337;File=inline=1;size=4004;width=20;height=10;"))
    #expect(iTerm.contains(png.base64EncodedString()))
    let kitty = try #require(InlinePicture.escapeCodes(png, for: .kitty, columns: 20, rows: 10))
    let codes = kitty.components(separatedBy: "\u{1B}_G").dropFirst()
    #expect(codes.count == 2 && codes.first?.hasPrefix("a=T,f=100,c=20,r=10,m=1;") == true)
    #expect(codes.last?.hasPrefix("m=0;") == true)
    let body = codes.map { $0.split(separator: ";")[1].prefix { $0 != "\u{1B}" } }.joined()
    #expect(body == png.base64EncodedString())
    let jpeg = Data([0xFF, 0xD8, 0xFF])
    #expect(InlinePicture.escapeCodes(jpeg, for: .kitty, columns: 1, rows: 1) == nil)
    #expect(InlinePicture.escapeCodes(Data("RIFF".utf8), for: .iTerm, columns: 1, rows: 1) == nil)
  }

  private static func chafa(writing text: String?) -> Chafa {
    Chafa(path: "/c", runner: ProgramRunner { _, _, _ in text.map { Data($0.utf8) } })
  }

  @Test("the smallest picture is one cell, and where there is no room chafa is not asked")
  func smallest() async {
    let chafa = Self.chafa(writing: "▄\n")
    #expect(await chafa.picture(Data(), columns: 1, rows: 1) == "▄\u{1B}[0m\n")
    let unasked = Chafa(
      path: "/c",
      runner: ProgramRunner { _, _, _ in
        Issue.record("chafa was asked")
        return nil
      })
    #expect(await unasked.picture(Data(), columns: 0, rows: 1) == nil)
    #expect(await unasked.picture(Data(), columns: 1, rows: 0) == nil)
  }

  @Test(
    "what chafa writes is taken only when it is coloured characters of the right size",
    arguments: [
      ("\u{1B}[?25l\u{1B}[38;2;1;2;3m▄▄\u{1B}[0m\n▄\n\u{1B}[?25h", true), (nil, false), ("", false),
      ("▄▄▄▄▄", false), ("▄\n▄\n▄\n▄", false), ("\u{1B}[2J▄", false), ("\u{1B}]0;evil\u{7}", false),
      ("\u{7}", false), ("\u{9B}31m", false), ("\u{1B}", false),
    ] as [(String?, Bool)])
  func rubbish(text: String?, isTaken: Bool) async {
    let cells = await Self.chafa(writing: text).cells(Data(), columns: 4, rows: 3, isColored: true)
    #expect((cells != nil) == isTaken)
    let picture = await Self.chafa(writing: text).picture(Data(), columns: 4, rows: 3)
    #expect((picture != nil) == isTaken)
    if let cells {
      let line = StyledLine([Span(cells.rows[1]), Span("x")])
      #expect(line.displayWidth == 5)
      #expect(Renderer().text(of: line) == "▄\u{1B}[0m   x")
    }
  }

  @Test("graphics of a terminal's own pass as they are, and nothing is drawn in no space")
  func graphics() async {
    let sixel = "\u{1B}P0;1;0q#0\u{1B}\\"
    #expect(await Self.chafa(writing: sixel).picture(Data(), columns: 4, rows: 3) == sixel + "\n")
    #expect(await Self.chafa(writing: "▄").picture(Data(), columns: 0, rows: 3) == nil)
  }

  @Test(
    "a program that hangs, crashes, is missing or writes without end gives nothing",
    arguments: [
      ("/bin/sh", ["-c", "cat"], "input"), ("/bin/sh", ["-c", "sleep 60"], nil),
      ("/bin/sh", ["-c", "exit 3"], nil), ("/bin/sh", ["-c", "kill -9 $$"], nil),
      ("/no/such/program", [], nil), ("/bin/sh", ["-c", "yes"], nil),
    ] as [(String, [String], String?)])
  func programs(path: String, arguments: [String], output: String?) async {
    let runner = ProgramRunner.live(
      environment: ["PATH": "/usr/bin:/bin"], bounds: ProgramBounds(deadline: 1, output: 100_000))
    let result = await runner.run(path, arguments, Data("input".utf8))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == output)
  }
}
