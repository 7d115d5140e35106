/// What is asked, and what may be answered.
package struct PromptText: Sendable, Equatable {
  package var question: String
  /// Shown behind the question until something is typed, the most needed first; empty where the question says it all.
  package var hints: [String]

  package init(_ question: String, hints: [String] = []) {
    (self.question, self.hints) = (question, hints)
  }

  /// All of them in one line, which may be longer than the window.
  package var hint: String { hints.joined(separator: ", ") }

  /// As many hints as have room; the first is cut if it has none.
  func hint(in room: Cells) -> String {
    let fitting = hints.indices.map { hints[...$0].joined(separator: ", ") }
      .last { $0.displayWidth <= room }
    return fitting ?? (hints.first ?? "").truncated(to: room)
  }
}

/// A question on a terminal, and its answer, edited in place.
package struct LinePrompt: Sendable {
  /// What a question does besides taking a line: shortcuts, completion, redrawing.
  package struct Behavior: Sendable {
    /// Whether a key on an empty line is the whole answer, without Enter.
    package var isShortcut: @Sendable (Key) -> Bool
    /// Whether it is the line of a form: Up and Down enter what was typed, as Enter does.
    package var isOfForm = false
    /// Completes the line on Tab.
    package var complete: (@Sendable (String) async -> String)?
    /// Redraws what is above the question, perhaps for another window size.
    package var onRedraw: (@Sendable () async throws -> Void)?
    package var onWake: (@Sendable () async throws -> Void)?

    package init(
      isShortcut: @escaping @Sendable (Key) -> Bool = { _ in false },
      isOfForm: Bool = false, complete: (@Sendable (String) async -> String)? = nil,
      onRedraw: (@Sendable () async throws -> Void)? = nil,
      onWake: (@Sendable () async throws -> Void)? = nil
    ) {
      self.isShortcut = isShortcut
      self.isOfForm = isOfForm
      self.complete = complete
      self.onRedraw = onRedraw
      self.onWake = onWake
    }
  }

  package enum Reply: Sendable, Equatable {
    /// The line typed, `nil` at the end of input; and the arrow that ended it in a form.
    case line(String?, then: Key? = nil)
    /// A shortcut; the question has been erased.
    case key(Key)
  }

  private let text: PromptText
  private let stream: StandardStream
  private let terminal: Terminal
  private let keyboard: Keyboard?
  private let renderer: Renderer
  private let width: @Sendable () -> Cells

  /// - Parameters:
  ///   - keyboard: `nil` reads whole lines, as from a pipe.
  ///   - width: the current width of the window in columns.
  package init(
    _ text: PromptText, on stream: StandardStream, of terminal: Terminal, keyboard: Keyboard?,
    renderer: Renderer, width: @escaping @Sendable () -> Cells
  ) {
    self.text = text
    self.stream = stream
    self.terminal = terminal
    self.keyboard = keyboard
    self.renderer = renderer
    self.width = width
  }

  /// Asks for a line or a shortcut; Escape deletes what was typed.
  ///
  /// - Throws: `OutputError`, or what a callback throws.
  package func reply(_ callbacks: Behavior) async throws -> Reply {
    if let keyboard {
      let reply = try await keyboard.reading(.lines, on: stream) {
        try await edit(with: keyboard, callbacks)
      }
      if let reply { return reply }
    }
    return .line(try readLine())
  }

  /// Reads a whole line; one from a pipe is echoed after the question. The hint can't go away, so it stands in brackets.
  private func readLine() throws -> String? {
    let hint = text.hint.isEmpty ? [] : [Span(" (\(text.hint))", .quiet)]
    let asked = wrapped(StyledLine([Span(text.question, .name)] + hint))
    try terminal.write(renderer.text(of: asked).dropLast() + " ", stream)
    let answer = terminal.readLine()?.printable
    if answer == nil || !terminal.isTerminal(.input) {
      try terminal.write((answer ?? "") + "\n", stream)
    }
    return answer
  }

  private func edit(with keyboard: Keyboard, _ callbacks: Behavior) async throws -> Reply {
    var editor = LineEditor(history: keyboard.history.answers)
    var asked = lines
    try ask(editor)
    while true {
      switch await keyboard.next() {
      case .end: return try finish(nil, editor)
      case .woken: try await callbacks.onWake?()
      case .redraw, .key(.redraw):
        if let onRedraw = callbacks.onRedraw {
          try await onRedraw()
          try ask(editor)
        } else {
          try eraseResized(asked, editor)
          asked = lines
          try ask(editor)
        }
      case .key(let key):
        let old = editor
        var next: Key? = key
        while let key = next {
          if editor.isEmpty, callbacks.isShortcut(key) { return try erase(key) }
          switch await press(key, in: &editor, callbacks) {
          case .ended: return try finish(nil, editor)
          case .entered:
            keyboard.history.add(editor.text)
            if editor != old { try draw(editor, after: old) }
            return try finish(editor.text, editor, then: key == .enter ? nil : key)
          case .edited, .ignored: next = keyboard.typedAhead()
          }
        }
        if editor != old { try draw(editor, after: old) }
      }
    }
  }

  private func press(
    _ key: Key, in editor: inout LineEditor, _ callbacks: Behavior
  ) async -> LineEditor.Outcome {
    switch key {
    case .tab:
      guard let complete = callbacks.complete else { return editor.press(key) }
      editor.replace(with: await complete(editor.text))
      return .edited
    case .up where callbacks.isOfForm, .down where callbacks.isOfForm: return .entered
    case .escape:
      editor.replace(with: "")
      return .edited
    // The same as a question mark, which terminals don't take for themselves.
    case .help where editor.isEmpty:
      editor.replace(with: "?")
      return .entered
    default: return editor.press(key)
    }
  }

  /// Erases the question as it was asked at another width, where terminals wrap its lines anew.
  private func eraseResized(_ asked: [StyledLine], _ editor: LineEditor) throws {
    let answered = (asked.last ?? []) + [Span(" \(editor.text.printable)")]
    let rows = (asked.dropLast() + [answered]).map { $0.height(in: width()) }.total.count
    try terminal.write((rows > 1 ? "\u{1B}[\(rows - 1)A" : "") + "\r\u{1B}[J", stream)
  }

  /// Erases the question after a shortcut.
  private func erase(_ key: Key) throws -> Reply {
    let up = height > 1 ? "\u{1B}[\(height - 1)A" : ""
    try terminal.write(up + "\r\u{1B}[J", stream)
    return .key(key)
  }

  private func finish(
    _ answer: String?, _ editor: LineEditor, then key: Key? = nil
  ) throws -> Reply {
    try terminal.write((showsHint(editor) ? "\u{1B}[K" : "") + "\n", stream)
    return .line(answer, then: key)
  }

  /// The lines of the question, wrapped so that the answer has room after the last one.
  private var lines: [StyledLine] { wrapped(StyledLine(text.question, .name)) }
  private static let answerWidth: Cells = 10

  private func wrapped(_ line: StyledLine) -> [StyledLine] {
    line.wrapped(to: max(width() - Self.answerWidth, 8))
  }

  package var height: Int { lines.count }

  private func ask(_ editor: LineEditor) throws {
    try terminal.write(renderer.text(of: lines.dropLast()) + codes(for: editor), stream)
  }

  private func showsHint(_ editor: LineEditor) -> Bool { editor.isEmpty && !text.hint.isEmpty }

  private func codes(for editor: LineEditor) -> String {
    let last = lines.last ?? []
    let lead = last.displayWidth + 1
    let (typed, cursor) = editor.visible(in: max(width() - lead, 1))
    // Without colours it would look typed. One column stays free, so that no terminal wraps.
    let words = text.hint(in: width() - lead - (renderer.colored ? 1 : 3))
    let hint = StyledLine(renderer.colored ? words : "(\(words))", .quiet)
    let shown = showsHint(editor) ? renderer.text(of: hint) : typed.printable
    return "\r" + renderer.text(of: last) + " " + shown
      + "\u{1B}[K\r\u{1B}[\((lead + cursor).count)C"
  }

  /// Draws the line again; text added at its end is written alone, which is easier on slow connections and
  /// screen readers.
  private func draw(_ editor: LineEditor, after old: LineEditor) throws {
    let room = width() - (lines.last?.displayWidth ?? 0) - 2
    let isLonger = editor.before.hasPrefix(old.before) && editor.after.isEmpty && old.after.isEmpty
    if isLonger, !showsHint(old), editor.text.displayWidth < room {
      return try terminal.write(editor.before.dropFirst(old.before.count).printable, stream)
    }
    try terminal.write(codes(for: editor), stream)
  }
}
