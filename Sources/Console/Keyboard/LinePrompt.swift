/// A question on a real terminal, and the line that answers it, edited in place.
public struct LinePrompt: Sendable {
  /// What else may happen while a question is asked.
  public struct Reactions: Sendable {
    /// A key that, typed first, is the whole answer without Enter.
    public var shortcut: String?
    /// Draws what stands before the question again, in a window that may have another size.
    public var redraw: (@Sendable () async throws -> Void)?
    /// Takes notice of what somebody woke the keyboard for.
    public var news: (@Sendable () async throws -> Void)?

    /// Makes reactions; by default there are none.
    public init(
      shortcut: String? = nil, redraw: (@Sendable () async throws -> Void)? = nil,
      news: (@Sendable () async throws -> Void)? = nil
    ) {
      self.shortcut = shortcut
      self.redraw = redraw
      self.news = news
    }
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
  public init(
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

  /// Asks.
  ///
  /// - Returns: the line typed; `nil` at the end of input; the shortcut, with the question taken
  ///   away again, as soon as it is typed.
  /// - Throws: `OutputError`, or what a reaction throws.
  public func answer(_ reactions: Reactions = Reactions()) async throws -> String? {
    if let keyboard {
      let answer = try await keyboard.reading(.lines, on: stream) {
        try await edit(with: keyboard, reactions)
      }
      if let answer { return answer }
    }
    return try readLine()
  }

  /// Reads a line as it comes; one that was piped in is written behind the question.
  private func readLine() throws -> String? {
    try terminal.write(renderer.text(of: lines).withoutLastBreak + " ", stream)
    let answer = terminal.readLine()
    if answer == nil || !terminal.isTerminal(.input) {
      try terminal.write((answer?.printable ?? "") + "\n", stream)
    }
    return answer
  }

  private func edit(with keyboard: Keyboard, _ reactions: Reactions) async throws -> String? {
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
        let isFirst = editor.text.isEmpty
        let old = editor
        switch editor.press(key) {
        case .ignored: continue
        case .ended: return try finish(nil)
        case .entered:
          keyboard.history.keep(editor.text)
          return try finish(editor.text)
        case .edited:
          if isFirst, let shortcut = reactions.shortcut, editor.text == shortcut {
            let up = height > 1 ? "\u{1B}[\(height - 1)A" : ""
            try terminal.write(up + "\r\u{1B}[J", stream)
            return shortcut
          }
          try draw(editor, after: old)
        }
      }
    }
  }

  private func finish(_ answer: String?) throws -> String? {
    try terminal.write("\n", stream)
    return answer
  }

  /// The question's lines; the answer stands behind the last, so some room is left for it.
  private var lines: [StyledLine] { question.wrapped(to: max(width() - Self.answerRoom, 8)) }
  private static let answerRoom = 10

  /// How many lines the question takes.
  public var height: Int { lines.count }

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

extension String {
  fileprivate var withoutLastBreak: Substring { hasSuffix("\n") ? dropLast() : self[...] }
}
