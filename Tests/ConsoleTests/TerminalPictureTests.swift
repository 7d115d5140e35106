import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Console

@Suite("Pictures in a terminal")
struct TerminalPictureTests {
  private static func pictureEncoder(
    _ mode: String, _ environment: [String: String], isTerminal: Bool = true, hasChafa: Bool,
    runner: ProgramRunner = ProgramRunner { _, _, _ in nil }
  ) -> PictureEncoder? {
    let bin = hasChafa ? chafaFolder.path : "/nowhere"
    let all = ["TERM": "xterm"].merging(environment.merging(["PATH": bin]) { $1 }) { $1 }
    return PictureEncoder(
      mode: mode, environment: all, graphics: { TerminalCapabilities(environment: all) },
      isTerminal: isTerminal, isColored: true, runner: runner)
  }

  /// A folder with an executable named chafa in it.
  private static let chafaFolder: TemporaryDirectory = {
    let folder = TemporaryDirectory()
    symlink("/bin/sh", folder.file("chafa"))
    return folder
  }()

  @Test(
    "whether pictures are shown follows the mode, the terminal and what is installed",
    arguments: [
      ("auto", [:], true, true, true), ("auto", [:], false, true, false),
      ("auto", ["CI": "1"], true, true, false), ("auto", ["TERM": "dumb"], true, true, false),
      ("auto", [:], true, false, false), ("auto", ["TERM_PROGRAM": "iTerm.app"], true, false, true),
      ("auto", ["KITTY_WINDOW_ID": "1"], true, false, true),
      ("auto", ["KITTY_WINDOW_ID": "1", "TMUX": "x"], true, false, false),
      ("auto", ["TERM": "foot"], true, false, false), ("chafa", [:], false, true, true),
      ("chafa", [:], true, false, false), ("inline", ["TERM_PROGRAM": "ghostty"], true, true, true),
      ("inline", [:], true, true, false), ("link", [:], true, true, false),
      ("never", [:], true, true, false),
    ] as [(String, [String: String], Bool, Bool, Bool)])
  func modes(
    mode: String, environment: [String: String], isTerminal: Bool, hasChafa: Bool, isShown: Bool
  ) {
    let pictureEncoder = Self.pictureEncoder(
      mode, environment, isTerminal: isTerminal, hasChafa: hasChafa)
    #expect((pictureEncoder?.canDraw ?? false) == isShown)
  }

  @Test(
    "a terminal is known by its environment: its protocol and its colours",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty, .full), (["TERM": "xterm-ghostty"], .kitty, .full),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "3"], .kitty, .full),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm, .full),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm, .indexed),
      // Inherited from the terminal that another one was started from.
      (
        ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "3", "XTERM_VERSION": "XTerm(390)"], nil,
        .full
      ),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "3", "TERM_PROGRAM": "vscode"], nil, .full),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "VTE_VERSION": "7000"], nil, .full),
      (["TERM": "alacritty", "KITTY_WINDOW_ID": "3"], nil, .full),
      (["TERM": "linux", "LC_TERMINAL": "iTerm2"], nil, .sixteen),
      (["TERM": "xterm-256color", "NVIM": "/tmp/x", "TERM_PROGRAM": "WezTerm"], nil, .full),
      (["TERM": "xterm-16color"], nil, .sixteen),
      (["TERM": "foot"], .sixel, .full), (["TERM": "foot-extra"], .sixel, .full),
      (["TERM": "mlterm-256color"], .sixel, .indexed), (["TERM": "linux"], nil, .sixteen),
      (["TERM": "xterm"], nil, .indexed), (["TERM": "rxvt-unicode-256color"], nil, .indexed),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], nil, .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], nil, .full),
      (["TERM": "xterm-256color", "VTE_VERSION": "7000"], nil, .full),
      (["TERM": "tmux-256color", "TMUX": "/tmp/x", "KITTY_WINDOW_ID": "3"], nil, .full),
      (["TERM": "screen", "STY": "1", "TERM_PROGRAM": "iTerm.app"], nil, .full),
      ([:], nil, .sixteen),
    ] as [([String: String], TerminalCapabilities.PictureProtocol?, TerminalCapabilities.Colors)])
  func terminals(
    environment: [String: String], pictureProtocol: TerminalCapabilities.PictureProtocol?,
    colors: TerminalCapabilities.Colors
  ) {
    let graphics = TerminalCapabilities(environment: environment)
    #expect(graphics.pictureProtocol == pictureProtocol && graphics.colors == colors)
  }

  @Test(
    "what the terminal answers decides where the environment is silent",
    arguments: [
      ([:], [(.application, "Gi=31;OK"), (.control, "?62;4c")], .kitty, nil),
      ([:], [(.application, "Gi=31;ENOTSUP:x"), (.control, "?62;1;4;22c")], .sixel, nil),
      ([:], [(.control, "?62;22c")], nil, nil), ([:], [(.control, "?4c")], nil, nil),
      (["TERM_PROGRAM": "iTerm.app"], [(.control, "?62;4c")], .iTerm, nil),
      (["TMUX": "x", "KITTY_WINDOW_ID": "1"], [(.control, "?1;2;4c")], .sixel, nil),
      ([:], [(.system, "11;rgb:ffff/ffff/dddd")], nil, true),
      ([:], [(.system, "11;rgb:1c/1c/1c")], nil, false),
      ([:], [(.system, "11;rgb:x/1/2")], nil, nil),
      (["COLORFGBG": "0;15"], [], nil, true), (["COLORFGBG": "15;default;0"], [], nil, false),
      (["COLORFGBG": "odd"], [], nil, nil),
    ]
      as [(
        [String: String], [(TerminalReply.Kind, String)], TerminalCapabilities.PictureProtocol?,
        Bool?
      )])
  func answers(
    environment: [String: String], replies: [(TerminalReply.Kind, String)],
    pictureProtocol: TerminalCapabilities.PictureProtocol?, isLight: Bool?
  ) {
    let graphics = TerminalCapabilities(
      environment: environment,
      replies: replies.map { TerminalReply(kind: $0.0, text: $0.1) })
    #expect(graphics.pictureProtocol == pictureProtocol && graphics.isLight == isLight)
  }

  @Test("a cell is as large as the terminal says, within reason")
  func cells() {
    for (text, cell) in [
      ("6;18;9t", CellSize(width: 9, height: 18)), ("6;0;0t", .standard),
      ("6;99999;9t", .standard), ("6;18t", .standard), ("4;18;9t", .standard),
    ] {
      let reply = TerminalReply(kind: .control, text: text)
      #expect(TerminalCapabilities(environment: [:], replies: [reply]).cell == cell, "\(text)")
    }
    // Without a reply the window's cell size counts; so it does after a font change.
    let reply = TerminalReply(kind: .control, text: "6;18;9t")
    let (window, other) = (CellSize(width: 11, height: 22), CellSize(width: 8, height: 16))
    for (replies, now, asked, cell) in [
      ([], window, nil, window), ([reply], nil, nil, CellSize(width: 9, height: 18)),
      ([reply], window, window, CellSize(width: 9, height: 18)), ([reply], other, window, other),
    ] as [([TerminalReply], CellSize?, CellSize?, CellSize?)] {
      for (environment, expected) in [([:], cell), (["WT_SESSION": "1"], .standard)] {
        let graphics = TerminalCapabilities(
          environment: environment, replies: replies, windowCell: now, replyCell: asked)
        #expect(graphics.cell == expected)
      }
    }
  }

  @Test("sixels are no larger than the terminal says it shows, else than xterm does")
  func sixelLimit() {
    for (text, limit) in [
      ("?2;0;1920;1080S", [1920, 1080]), ("?2;3;0S", [1000, 1000]), ("?1;0;256S", [1000, 1000]),
      ("?2;0;0;0S", [1000, 1000]),
    ] {
      let reply = TerminalReply(kind: .control, text: text)
      let found = TerminalCapabilities(environment: [:], replies: [reply]).sixelLimit
      #expect([found.width, found.height] == limit, "\(text)")
    }
  }

  @Test("on a light background keys are dark")
  func light() {
    let line = StyledLine("k", .key)
    #expect(Renderer(colored: true).text(of: line).contains("[36m"))
    #expect(Renderer(colored: true, isLight: true).text(of: line).contains("[34m"))
  }

  @Test("a program is found on the search path, and only by whole paths")
  func finding() {
    func find(_ program: String, _ environment: [String: String]) -> String? {
      SearchPath(environment).find(program)
    }
    #expect(find("sh", ["PATH": "relative:/nowhere:/bin"]) == "/bin/sh")
    #expect(find("sh", ["PATH": "."]) == nil)
    #expect(find("no-such-program", ["PATH": "/bin"]) == nil)
  }

  private static func codes(
    _ file: Data, _ pictureProtocol: TerminalCapabilities.PictureProtocol,
    pixels: (width: Int, height: Int)? = (300, 300), columns: Int = 20, rows: Int = 10
  ) -> String? {
    let picture = InlinePictureCodes.picture(
      file, pixels: pixels, by: pictureProtocol, columns: columns, rows: rows, cell: .standard)
    if let picture { #expect(picture.rows.count <= rows) }
    return picture?.rows.first?.graphics
  }

  @Test("a file goes into the protocol of a terminal whole, and only if that takes its kind")
  func inline() throws {
    let png = Data(PNGEncoder.signature + [UInt8](repeating: 7, count: 4016))
    let iTerm = try #require(Self.codes(png, .iTerm))
    #expect(iTerm.hasPrefix("\u{1B}]1337;File=inline=1;size=4024;width=20;height=10;"))
    #expect(iTerm.contains(png.base64EncodedString()) && iTerm.contains("preserveAspectRatio=1"))
    let kitty = try #require(Self.codes(png, .kitty))
    let codes = kitty.components(separatedBy: "\u{1B}_G").dropFirst()
    #expect(codes.count == 2 && codes.first?.hasPrefix("a=T,f=100,q=2,C=1,c=20,r=10,m=1;") == true)
    #expect(codes.last?.hasPrefix("m=0;") == true)
    let body = codes.map { $0.split(separator: ";")[1].prefix { $0 != "\u{1B}" } }.joined()
    #expect(body == png.base64EncodedString())
    // Columns and rows keep the picture's shape; given only one of them, old versions stretch it.
    for (width, height, size) in [
      (400, 100, ",c=20,r=3,"), (100, 400, ",c=5,r=10,"), (1, 1, ",c=20,r=10,"),
      (600, 400, ",c=20,r=7,"), (10_000, 1, ",c=20,r=1,"),
    ] {
      #expect(Self.codes(png, .kitty, pixels: (width, height))?.contains(size) == true)
    }
    let jpeg = Data([0xFF, 0xD8, 0xFF])
    #expect(Self.codes(jpeg, .kitty) == nil && Self.codes(jpeg, .iTerm) != nil)
    #expect(Self.codes(png, .kitty, pixels: nil) == nil && Self.codes(png.prefix(4), .kitty) == nil)
    #expect(Self.codes(Data("RIFF".utf8), .iTerm) == nil && Self.codes(png, .sixel) == nil)
  }

  private static func chafa(writing text: String?) -> Chafa {
    Chafa(path: "/c", runner: ProgramRunner { _, _, _ in text.map { Data($0.utf8) } })
  }

  @Test("the smallest picture is one cell, and where there is no room chafa is not asked")
  func smallest() async {
    let one = await Self.chafa(writing: "▄\n").cells(
      Data(), size: nil, columns: 1, rows: 1, colors: .none, cell: .standard)
    #expect(one?.rows.map(\.cells) == ["▄"])
    let unasked = Chafa(
      path: "/c",
      runner: ProgramRunner { _, _, _ in
        Issue.record("chafa was asked")
        return nil
      })
    for (columns, rows) in [(0, 1), (1, 0)] {
      let none = await unasked.cells(
        Data(), size: nil, columns: columns, rows: rows, colors: .full, cell: .standard)
      #expect(none == nil)
    }
  }

  @Test(
    "what chafa writes is taken only when it is coloured characters of the right size",
    arguments: [
      ("\u{1B}[?25l\u{1B}[38;2;1;2;3m▄▄\u{1B}[0m\n▄\n\u{1B}[?25h", true), (nil, false), ("", false),
      ("▄▄▄▄▄", false), ("▄\n▄\n▄\n▄", false), ("\u{1B}[2J▄", false), ("\u{1B}]0;evil\u{7}", false),
      ("\u{7}", false), ("\u{9B}31m", false), ("\u{1B}", false), ("\u{1B}[?80l▄", false),
    ] as [(String?, Bool)])
  func rubbish(text: String?, isTaken: Bool) async {
    let cells = await Self.chafa(writing: text).cells(
      Data(), size: nil, columns: 4, rows: 3, colors: .full, cell: .standard)
    #expect((cells != nil) == isTaken)
    if let cells {
      let line = StyledLine([cells.rows[1], Span("x")])
      #expect(line.displayWidth == 3)
      #expect(Renderer().text(of: line) == "▄\u{1B}[0m x")
    }
  }

  @Test(
    "a thumbnail that chafa cuts to a strip is drawn again in its own shape",
    arguments: [
      // 3:2 in cells of 9 by 20 is 1.8 rows high; another version of chafa, or a turned photograph, differs.
      (["▄▄▄▄▄▄\n", "▄▄▄▄▄▄\n▄▄▄▄▄▄\n"], (600, 400), 2, ["6x2", "6x2"]),
      (["▄▄▄▄▄▄\n▄▄▄▄▄▄\n"], (600, 400), 2, ["6x2"]), (["▄▄\n▄▄\n"], (600, 400), 2, ["6x2"]),
      (["▄▄▄▄▄▄\n"], (600, 200), 1, ["6x2"]), (["▄▄▄▄▄▄\n"], nil, 1, ["6x2"]),
    ] as [([String], (width: Int, height: Int)?, Int, [String])])
  func thumbnails(
    writes: [String], size: (width: Int, height: Int)?, rows: Int, asked: [String]
  ) async throws {
    let scripted = ScriptedChafa(writing: writes)
    let cell = try #require(CellSize(width: 9, height: 20))
    let picture = await scripted.chafa.cells(
      Data(), size: size, columns: 6, rows: 2, colors: .none, cell: cell)
    #expect(picture?.rows.count == rows && scripted.sizes == asked)
    #expect(scripted.calls.dropFirst().allSatisfy { $0.contains("--stretch") })
  }

  @Test("graphics of a terminal's own are taken in its own protocol alone")
  func graphics() async {
    let sixel = "\u{1B}P0;1;0q\"1;1;40;60#0\u{1B}\\"
    for (pictureProtocol, isTaken) in [
      (TerminalCapabilities.PictureProtocol.sixel, true), (.kitty, false), (.iTerm, false),
    ] {
      let picture = await Self.chafa(writing: sixel + "\n").graphics(
        Data(), by: pictureProtocol, columns: 4, rows: 3, in: TerminalCapabilities(environment: [:])
      )
      #expect((picture != nil) == isTaken)
      if let picture {
        #expect(picture.rows.map(\.graphics) == [sixel, nil, nil])
        #expect(picture.rows.allSatisfy { $0.text == "    " })
      }
    }
    for text in ["▄", "\u{1B}[?80l" + sixel, sixel + "\n\u{1B}[2J\n▄"] {
      let picture = await Self.chafa(writing: text).graphics(
        Data(), by: .sixel, columns: 4, rows: 3, in: TerminalCapabilities(environment: [:]))
      #expect(picture == nil)
    }
  }

  @Test(
    "a picture in sixels that is larger than its place is asked for once more, and then refused")
  func sixelSizes() async {
    func sixel(_ width: Int, _ height: Int) -> String {
      "\u{1B}P0;1;0q\"1;1;\(width);\(height)#0\u{1B}\\"
    }
    // A slot of 200×200 pixels.
    for (writes, rows, columns, asked) in [
      ([sixel(200, 198)], 10, 20, ["25x24"]), ([sixel(200, 114)], 6, 20, ["25x24"]),
      ([sixel(400, 198), sixel(200, 99)], 6, 20, ["25x24", "12x24"]),
      // Two pixels reach into a sixth row: a smaller attempt avoids it, or there is none.
      ([sixel(200, 100), sixel(180, 96)], 5, 18, ["25x24", "25x12"]),
      ([sixel(200, 100)], 6, 20, ["25x24", "25x12"]),
      ([sixel(100, 300), sixel(66, 198)], 10, 7, ["25x24", "25x15"]),
      ([sixel(400, 198), sixel(400, 99)], nil, nil, ["25x24", "12x24"]),
      (["\u{1B}P0;1;0q#0\u{1B}\\"], nil, nil, ["25x24"]),
    ] as [([String], Int?, Int?, [String])] {
      let scripted = ScriptedChafa(writing: writes)
      let picture = await scripted.chafa.graphics(
        Data(), by: .sixel, columns: 20, rows: 10, in: TerminalCapabilities(environment: [:]))
      #expect(picture?.rows.count == rows && picture?.rows.first?.text.count == columns)
      #expect(scripted.sizes == asked)
    }
  }

  @Test(
    "a drawing that is kept is the same picture again, and other bytes are none",
    arguments: [
      TerminalPicture(cells: ["\u{1B}[38;5;1m▄▄\u{1B}[0m", "▄ "], columns: 2),
      TerminalPicture(cells: [], columns: 0), TerminalPicture(cells: [""], columns: 0),
      TerminalPicture(graphics: "\u{1B}Pq#0\u{1B}\\", columns: 4, rows: 3),
    ])
  func drawings(picture: TerminalPicture) {
    let drawing = picture.drawing
    #expect(TerminalPicture(drawing: drawing) == picture)
    for other in [
      Data(), Data("cells 2\n▄▄".utf8), Data("cells x 1\n▄▄".utf8), Data("pixels 2 1\n▄▄".utf8),
      drawing + Data("\nmore".utf8), Data("cells 2 -1\n▄▄".utf8), Data("graphics 2 2".utf8),
      Data("graphics -1 1\nX".utf8), Data("graphics 1 99999999999\nX".utf8),
    ] {
      #expect(TerminalPicture(drawing: other) == nil, "\(String(decoding: other, as: UTF8.self))")
    }
  }

  @Test("whatever decides how a picture is drawn tells its manner from others, and nothing else")
  func manners() async throws {
    func drawingKey(
      _ mode: String = "auto", _ environment: [String: String] = [:], isTerminal: Bool = true,
      hasChafa: Bool = true, columns: Int = 9, rows: Int = 3,
      repainted repainting: PictureEncoder.RepaintTrigger = .onArrival
    ) async throws -> String {
      let pictureEncoder = Self.pictureEncoder(
        mode, environment, isTerminal: isTerminal, hasChafa: hasChafa)
      return try #require(
        await pictureEncoder?.drawingKey(columns: columns, rows: rows, repainted: repainting))
    }
    let kitty = ["KITTY_WINDOW_ID": "1"]
    let manners = [
      try await drawingKey(), try await drawingKey(columns: 10), try await drawingKey(rows: 4),
      try await drawingKey(repainted: .never),
      try await drawingKey("chafa", kitty, isTerminal: false),
      try await drawingKey("chafa"), try await drawingKey("chafa", kitty),
      try await drawingKey("auto", kitty),
      try await drawingKey("inline", kitty),
      try await drawingKey("auto", ["TERM": "foot"]),
      try await drawingKey("auto", ["COLORTERM": "24bit"]),
    ]
    #expect(Set(manners).count == manners.count, "\(manners)")
    #expect(try await drawingKey() == drawingKey("auto", ["LANG": "C"]))
    let url = URL(string: "https://x.example/a b.png#\(manners[0])")
    #expect(url?.fragment == manners[0])
  }

  @Test("a picture that the terminal draws is placed from below, and the cursor put back")
  func placing() {
    let picture = TerminalPicture(graphics: "CODES", columns: 4, rows: 2)
    let lines: [StyledLine] = [
      "text", [Span("ab"), picture.rows[0]], [Span("cd"), picture.rows[1]],
    ]
    #expect(lines.graphics == [PlacedPicture(line: 1, column: 2, rows: 2, codes: "CODES")])
    #expect(lines.graphics[0].codes(fromBelow: 3) == "\u{1B}7\u{1B}[3A\u{1B}[3GCODES\u{1B}8")
    #expect(Renderer().text(of: lines[1]) == "ab    ")
    let hits = (0..<4).map { lines.graphics[0].isOverwritten(by: [$0]) }
    #expect(hits == [false, true, true, false])
  }

  /// The arguments of chafa for each terminal.
  @Test(
    "chafa is told the protocol, the colours and the room, and to be polite",
    arguments: [
      (["TERM": "xterm-kitty"], "--format kitty --scale max", "20x10"),
      (["TERM": "foot"], "--format sixels --scale max --font-ratio 1", "25x24"),
      (["TERM": "linux"], "--format symbols --colors 16 --font-ratio 10/20", "20x10"),
      (["TERM": "xterm"], "--format symbols --colors 256 --font-ratio 10/20", "20x10"),
      (
        ["TERM": "tmux", "TMUX": "x", "COLORTERM": "truecolor"],
        "--format symbols --colors full --font-ratio 10/20", "20x10"
      ),
    ] as [([String: String], String, String)])
  func arguments(environment: [String: String], begin: String, size: String) async {
    let asked = Mutex<[String]>([])
    let runner = ProgramRunner { _, arguments, _ in
      asked.withLock { $0.append(arguments.joined(separator: " ")) }
      return nil
    }
    let pictureEncoder = Self.pictureEncoder("auto", environment, hasChafa: true, runner: runner)
    let jpeg = Data([0xFF, 0xD8, 0xFF])
    #expect(await pictureEncoder?.draw(jpeg, columns: 20, rows: 10, repainted: .never) == nil)
    let first = asked.withLock { $0.first }
    #expect(first == "\(begin) --polite on --animate off --size \(size) -")
    // What is repainted with every key is drawn in characters, whatever the terminal supports.
    #expect(await pictureEncoder?.draw(jpeg, columns: 9, rows: 3, repainted: .onEveryKey) == nil)
    #expect(asked.withLock { $0.last }?.hasPrefix("--format symbols") == true)
  }

  @Test(
    "a program that hangs, crashes, is missing or writes without end gives nothing",
    arguments: [
      ("/bin/sh", ["-c", "cat"], "input"), ("/bin/sh", ["-c", "sleep 600"], nil),
      ("/bin/sh", ["-c", "exit 3"], nil), ("/bin/sh", ["-c", "kill -9 $$"], nil),
      ("/no/such/program", [], nil), ("/bin/sh", ["-c", "yes"], nil),
    ] as [(String, [String], String?)])
  func programs(path: String, arguments: [String], output: String?) async {
    let runner = ProgramRunner.live(
      environment: ["PATH": "/usr/bin:/bin"],
      // Only what never ends is to meet its deadline.
      limits: ProgramLimits(
        deadline: arguments.contains("sleep 600") ? 1 : Waiting.never, output: 100_000))
    let result = await runner.run(path, arguments, Data("input".utf8))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == output)
  }
}

@Suite("Zooming")
struct ZoomTests {
  @Test("the visible part stays within the picture, and fills its area when it is enlarged enough")
  func parts() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let (width, height) = (Int.random(in: 1...4000, using: &random), Int.random(in: 1...4000))
      let area = (width: Int.random(in: 8...2000), height: Int.random(in: 16...2000))
      var zoom = PictureZoom()
      for _ in 0..<Int.random(in: 0...20) {
        switch Int.random(in: 0..<6) {
        case 0: zoom.zoomIn()
        case 1: zoom.zoomOut()
        case 2: zoom.move(.left)
        case 3: zoom.move(.right)
        case 4: zoom.move(.up)
        default: zoom.move(.down)
        }
      }
      let part = zoom.part(width: width, height: height, in: area)
      #expect((0..<width).contains(part.x.lowerBound) && part.x.upperBound <= width)
      #expect((0..<height).contains(part.y.lowerBound) && part.y.upperBound <= height)
      #expect(!part.x.isEmpty && !part.y.isEmpty)
      if zoom.isWhole { #expect(part.x.count == width && part.y.count == height) }
    }
    var zoom = PictureZoom()
    zoom.zoomIn()
    zoom.zoomIn()
    let part = zoom.part(width: 600, height: 400, in: (width: 300, height: 200))
    #expect(zoom.factor == 2 && part.x == 150..<450 && part.y == 100..<300)
    zoom.move(.right)
    zoom.move(.right)
    zoom.move(.right)
    #expect(zoom.part(width: 600, height: 400, in: (width: 300, height: 200)).x == 300..<600)
  }

  @Test("pixels are read from kitty's codes, cut and written as PNG")
  func pixels() throws {
    let bytes = (0..<4 * 3 * 4).map { UInt8($0) }
    let half = bytes.count / 2 + 1
    let parts = [bytes[..<half], bytes[half...]].map { Data($0).base64EncodedString() }
    let codes =
      "\u{1B}_Ga=T,f=32,s=4,v=3,c=1,r=1,m=1\u{1B}\\\u{1B}_Gm=1;\(parts[0])\u{1B}\\"
      + "\u{1B}_Gm=0;\(parts[1])\u{1B}\\"
    let image = try #require(PixelImage(kittyCodes: Data(codes.utf8)))
    #expect(image.width == 4 && image.height == 3)
    let part = image.cropped(x: 1..<3, y: 2..<3)
    #expect(part.width == 2 && part.height == 1)
    #expect(part.png.count { $0 == 36 } >= 1)
    #expect(image.shaped(as: (400, 300)).height == 3 && image.shaped(as: (4, 8)).height == 2)
    // A header that was written before the picture was turned says the same.
    #expect(image.shaped(as: (300, 400)).height == 3)
    for wrong in ["", "\u{1B}_Gf=32,s=4,v=3;AA\u{1B}\\", "\u{1B}_Gf=100,s=4,v=3;AAAA\u{1B}\\", "x"]
    {
      #expect(PixelImage(kittyCodes: Data(wrong.utf8)) == nil)
    }
  }
}

/// A chafa that writes these texts, one for each call, and then fails.
private final class ScriptedChafa: Sendable {
  private let writes: [String]
  private let arguments = Mutex<[[String]]>([])

  init(writing writes: [String]) { self.writes = writes }

  var chafa: Chafa {
    Chafa(
      path: "/c",
      runner: ProgramRunner { [self] _, arguments, _ in
        let count = self.arguments.withLock { calls in
          calls.append(arguments)
          return calls.count
        }
        return count <= writes.count ? Data(writes[count - 1].utf8) : nil
      })
  }

  /// The arguments of each call.
  var calls: [[String]] { arguments.withLock { $0 } }

  /// What each call gave as its size.
  var sizes: [String] {
    calls.compactMap { call in call.firstIndex(of: "--size").map { call[$0 + 1] } }
  }
}
