/// A question on a real terminal, and the line that answers it, edited in place.
package struct LinePrompt: Sendable {
  /// What else may happen while a question is asked.
  package struct Reactions: Sendable {
    /// Whether a key, typed first, is the whole answer without Enter.
    package var isShortcut: @Sendable (Key) -> Bool
    /// What Tab makes of the line.
    package var complete: (@Sendable (String) -> String)?
    /// Draws what stands before the question again, in a window that may have another size.
    package var redraw: (@Sendable () async throws -> Void)?
    /// Takes notice of what somebody woke the keyboard for.
    package var news: (@Sendable () async throws -> Void)?

    /// Makes reactions; by default there are none.
    package init(
      isShortcut: @escaping @Sendable (Key) -> Bool = { _ in false },
      complete: (@Sendable (String) -> String)? = nil,
      redraw: (@Sendable () async throws -> Void)? = nil,
      news: (@Sendable () async throws -> Void)? = nil
    ) {
      self.isShortcut = isShortcut
      self.complete = complete
      self.redraw = redraw
      self.news = news
    }
  }

  /// What a question comes to.
  package enum Reply: Sendable, Equatable {
    /// The line typed; `nil` at the end of input.
    case line(String?)
    /// A shortcut; the question was taken away again.
    case key(Key)
  }

  private let question: StyledLine
  private let stream: StandardStream
  private let terminal: Terminal
  private let keyboard: Keyboard?
  private let renderer: Renderer
  private let width: @Sendable () -> Int

  /// Makes a prompt.
  ///
  /// - Parameters:
  ///   - stream: where the question is shown.
  ///   - keyboard: `nil` reads a whole line as it comes, as from a pipe.
  ///   - width: the columns of the window, asked anew each time.
  package init(
    _ question: StyledLine, on stream: StandardStream, of terminal: Terminal, keyboard: Keyboard?,
    renderer: Renderer, width: @escaping @Sendable () -> Int
  ) {
    self.question = question
    self.stream = stream
    self.terminal = terminal
    self.keyboard = keyboard
    self.renderer = renderer
    self.width = width
  }

  /// Asks for a line.
  ///
  /// - Parameter complete: what Tab makes of the line.
  /// - Returns: `nil` at the end of input.
  /// - Throws: `OutputError`.
  package func answer(
    completing complete: (@Sendable (String) -> String)? = nil
  ) async throws -> String? {
    switch try await reply(Reactions(complete: complete)) {
    case .line(let line): line
    case .key: nil  // Without shortcuts no key is an answer.
    }
  }

  /// Asks.
  ///
  /// - Throws: `OutputError`, or what a reaction throws.
  package func reply(_ reactions: Reactions) async throws -> Reply {
    if let keyboard {
      let reply = try await keyboard.reading(.lines, on: stream) {
        try await edit(with: keyboard, reactions)
      }
      if let reply { return reply }
    }
    return .line(try readLine())
  }

  /// Reads a line as it comes; one that was piped in is written behind the question.
  private func readLine() throws -> String? {
    try terminal.write(renderer.text(of: lines).dropLast() + " ", stream)
    let answer = terminal.readLine()
    if answer == nil || !terminal.isTerminal(.input) {
      try terminal.write((answer?.printable ?? "") + "\n", stream)
    }
    return answer
  }

  private func edit(with keyboard: Keyboard, _ reactions: Reactions) async throws -> Reply {
    var editor = LineEditor(history: keyboard.history.answers)
    try ask(editor)
    while true {
      switch await keyboard.next() {
      case .end: return try finish(nil)
      case .news: try await reactions.news?()
      case .redraw, .key(.redraw):
        if let redraw = reactions.redraw {
          try await redraw()
          try ask(editor)
        } else {
          try terminal.write(codes(for: editor), stream)
        }
      case .key(let key):
        let old = editor
        var next: Key? = key
        while let key = next {
          if editor.text.isEmpty, reactions.isShortcut(key) { return try takeAway(key) }
          switch press(key, in: &editor, reactions) {
          case .ended: return try finish(nil)
          case .entered:
            keyboard.history.keep(editor.text)
            if editor != old { try draw(editor, after: old) }
            return try finish(editor.text)
          case .edited, .ignored: next = keyboard.typedAhead()
          }
        }
        if editor != old { try draw(editor, after: old) }
      }
    }
  }

  private func press(
    _ key: Key, in editor: inout LineEditor, _ reactions: Reactions
  ) -> LineEditor.Outcome {
    guard key == .tab, let complete = reactions.complete else { return editor.press(key) }
    editor.replace(with: complete(editor.text))
    return .edited
  }

  /// Takes the question away again for a key that is the whole answer.
  private func takeAway(_ key: Key) throws -> Reply {
    let up = height > 1 ? "\u{1B}[\(height - 1)A" : ""
    try terminal.write(up + "\r\u{1B}[J", stream)
    return .key(key)
  }

  private func finish(_ answer: String?) throws -> Reply {
    try terminal.write("\n", stream)
    return .line(answer)
  }

  /// The question's lines; the answer stands behind the last, so some room is left for it.
  private var lines: [StyledLine] { question.wrapped(to: max(width() - Self.answerRoom, 8)) }
  private static let answerRoom = 10

  /// How many lines the question takes.
  package var height: Int { lines.count }

  private func ask(_ editor: LineEditor) throws {
    try terminal.write(renderer.text(of: lines.dropLast()) + codes(for: editor), stream)
  }

  private func codes(for editor: LineEditor) -> String {
    let last = lines.last ?? question
    let lead = last.displayWidth + 1
    let (text, cursor) = editor.visible(in: max(width() - lead, 1))
    return "\r" + renderer.text(of: last) + " " + text.printable
      + "\u{1B}[K\r\u{1B}[\(lead + cursor)C"
  }

  /// Draws the line again; of one that has only become longer at its end just that, which is kind
  /// to slow wires and to screen readers.
  private func draw(_ editor: LineEditor, after old: LineEditor) throws {
    let room = width() - (lines.last?.displayWidth ?? 0) - 2
    let isLonger = editor.before.hasPrefix(old.before) && editor.after.isEmpty && old.after.isEmpty
    if isLonger, editor.text.displayWidth < room {
      return try terminal.write(editor.before.dropFirst(old.before.count).printable, stream)
    }
    try terminal.write(codes(for: editor), stream)
  }
}
