import Arguments
import Console
import TestSupport
import Testing
import ZooWording
import ZooCommands
import ZooService
import ZooKit

@testable import ZooScreens

/// What is on the screen after each event.
@Suite("Stage")
struct ScreenPainterTests {
  private let world = TestWorld()

  private func painter(
    _ recording: Recording, environment: [String: String] = ["TERM": "xterm", "COLUMNS": ""]
  ) throws -> ScreenPainter {
    let lineCount = LineCounter()
    var world = world.with(recording, environment: environment)
    world.terminal = lineCount.counting(world.terminal)
    let options = try CommonOptions(Commands.commandLine.parse([]))
    let service = try AnimalService(ConfiguredTerminal.context(of: world, options))
    let display = ConfiguredTerminal(world, options, service.preferences)
    return ScreenPainter(display, PictureRenderer(display, service), lineCount)
  }

  private static func recording(
    _ events: [KeyboardEvent] = [], columns: Int = 40, rows: Int = 10
  ) -> Recording {
    Recording(
      terminals: [.input, .output, .error], events: events, size: (columns, rows))
  }

  private static func drawable(_ lines: [String], isForm: Bool = false) -> Drawable {
    Drawable(isForm: isForm) { window in
      Frame(lines.map { StyledLine("\($0) \(window.columns)") })
    }
  }

  private static func rows(_ recording: Recording, columns: Int = 40, rows: Int = 10) -> [String] {
    var screen = Screen(columns: columns, rows: rows)
    screen.feed(recording.text(.output).replacingOccurrences(of: "\n", with: "\r\n"))
    return screen.text.filter { !$0.isEmpty }
  }

  @Test("a form's next state takes the place of the one before, a list stands below it")
  func forms() async throws {
    let recording = Self.recording()
    let painter = try painter(recording)
    try await painter.show(Self.drawable(["list"]))
    try await painter.show(Self.drawable(["form one", "more"], isForm: true))
    try await painter.show(Self.drawable(["form two"], isForm: true))
    #expect(Self.rows(recording) == ["list 40", "form two 40"])
    try await painter.show(Self.drawable(["list"]))
    #expect(Self.rows(recording) == ["list 40", "form two 40", "list 40"])
  }

  @Test("a form is not written over what was said since, nor where it is out of sight")
  func below() async throws {
    let recording = Self.recording()
    let painter = try painter(recording)
    try await painter.show(Self.drawable(["form one"], isForm: true))
    try await painter.writeBelow(["said"])
    try await painter.show(Self.drawable(["form two"], isForm: true))
    #expect(Self.rows(recording) == ["form one 40", "said", "form two 40"])
    await painter.stopRepainting()
    try await painter.show(Self.drawable(["form three"], isForm: true))
    #expect(Self.rows(recording).count == 4)
    let low = Self.recording(rows: 3)
    let lowPainter = try self.painter(low)
    try await lowPainter.show(Self.drawable(["a", "b", "c", "d"], isForm: true))
    try await lowPainter.show(Self.drawable(["e"], isForm: true))
    #expect(!low.text(.output).contains("\u{1B}["))
  }

  @Test("in another window the question comes with what it is about, of that the end that fits")
  func windows() async throws {
    let recording = Self.recording([.redraw, .key(.text("x")), .key(.enter), .key(.enter)])
    let painter = try painter(recording)
    let list = Self.drawable((1...12).map { "row \($0)" })
    try await painter.show(list)
    recording.resize(columns: 30, rows: 6)
    #expect(try await painter.ask(PromptText("Which one?"), before: list) == .line("x"))
    let rows = Self.rows(recording, columns: 30, rows: 6)
    // The window has scrolled by one row after the answer.
    #expect(rows == (9...12).map { "row \($0) 30" } + ["Which one? x"])
    #expect(
      recording.text(.output).contains("row 8 30") && !recording.text(.output).contains("row 7 30"))
    // With the same window size nothing is redrawn.
    let written = recording.text(.output).count
    let hinted = PromptText("And now?", hints: ["number or name", "b back", "? help"])
    #expect(try await painter.ask(hinted, before: list) == .line(""))
    // Of the hints the last ones go where they have no room.
    let asked = recording.text(.output).dropFirst(written)
    #expect(asked.contains("number or name") && !asked.contains("b back"))
    #expect(!recording.text(.output).dropFirst(written).contains("row"))
  }

  @Test(
    "where the cursor cannot be moved, or lines break where nobody counts, nothing is painted over",
    arguments: [
      (["TERM": "dumb"], 40), (["TERM": "xterm", "COLUMNS": "60"], 40),
      (["TERM": "xterm", "COLUMNS": ""], 12),
    ] as [([String: String], Int)])
  func plain(environment: [String: String], columns: Int) async throws {
    let recording = Self.recording(columns: columns)
    let painter = try painter(recording, environment: environment)
    try await painter.show(Self.drawable(["form one"], isForm: true))
    try await painter.show(Self.drawable(["form two"], isForm: true))
    #expect(!recording.text(.output).contains("\u{1B}"))
  }
}
