/// How a piece of text looks. The whole program has these and no others.
package enum Style: Sendable, Equatable {
  /// As the terminal shows text.
  case plain
  /// A name: bold.
  case name
  /// A scientific name: italic.
  case latin
  /// A heading: bold and underlined.
  case heading
  /// Something beside the point: dim.
  case quiet
  /// Something that can be typed: cyan.
  case key
  /// What fits the words being typed: bold and underlined.
  case match
  /// Something that went wrong: red.
  case problem
}

/// A piece of text in one style, perhaps linked to an address.
package struct Span: Sendable, Equatable {
  /// The text; what a terminal would obey is already gone.
  package let text: String
  /// How it looks.
  package let style: Style
  /// The address it opens where the terminal knows hyperlinks.
  package let link: String?
  /// A row of a picture, written as it is in the place of the text, which is as wide.
  let cells: String?
  /// What makes the terminal draw a picture here; the text is the room for its first row.
  let graphics: String?
  /// How many rows that takes.
  let graphicsRows: Int

  /// Makes a span; text and link are stripped of control characters here, once, so that no text
  /// from outside can reach a terminal with its escape codes.
  package init(_ text: String, _ style: Style = .plain, link: String? = nil) {
    self.text = text.printable
    self.style = style
    self.link = link?.printable
    (cells, graphics, graphicsRows) = (nil, nil, 0)
  }

  /// Makes a span of a part of another's text, in its style.
  init(_ part: some StringProtocol, like other: Span) {
    text = String(part)
    style = other.style
    link = other.link
    (cells, graphics, graphicsRows) = (nil, nil, 0)
  }

  /// Makes a span of one row of a picture, or of what makes the terminal draw one.
  init(cells: String? = nil, graphics: String? = nil, rows: Int = 1, columns: Int) {
    text = String(repeating: " ", count: columns)
    style = .plain
    link = nil
    self.cells = cells
    self.graphics = graphics
    graphicsRows = graphics == nil ? 0 : rows
  }
}

/// One line of styled text.
package struct StyledLine: Sendable, Equatable, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral
{
  /// Its pieces, from left to right.
  package var spans: [Span]

  /// Makes a line of pieces.
  package init(_ spans: [Span] = []) { self.spans = spans }
  /// Makes a line of pieces.
  package init(arrayLiteral spans: Span...) { self.spans = spans }
  /// Makes a line of plain text.
  package init(stringLiteral text: String) { spans = [Span(text)] }
  /// Makes a line of text in one style.
  package init(_ text: String, _ style: Style = .plain) { spans = [Span(text, style)] }

  /// How many columns it takes.
  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// Two lines behind each other.
  package static func + (left: Self, right: Self) -> Self { Self(left.spans + right.spans) }

  /// The line in at most `width` columns, its end replaced by an ellipsis if it has to be cut.
  package func truncated(to width: Int) -> Self {
    guard displayWidth > width else { return self }
    var line = Self()
    for span in spans {
      let room = width - line.displayWidth
      guard span.text.displayWidth >= room else {
        line.spans.append(span)
        continue
      }
      // One column too much, so that the ellipsis is there even where a span ends.
      let cut = (span.text + " …").truncated(to: room)
      return line + [Span(cut, span.style, link: span.link)]
    }
    return line
  }

  /// The line with spaces behind it up to `width` columns.
  package func padded(to width: Int) -> Self {
    let missing = width - displayWidth
    return missing > 0 ? self + [Span(String(repeating: " ", count: missing))] : self
  }
}

/// Turns styled lines into the text of one kind of terminal.
package struct Renderer: Sendable, Equatable {
  /// Whether colours and weights are used.
  package var colored: Bool
  /// Whether the terminal opens hyperlinks (OSC 8).
  package var linked: Bool
  /// Whether the background is light, where some colours are hard to read.
  package var isLight: Bool
  /// Whether weights are used even without colours, where they tell what nothing else does.
  package var isWeighted = false

  /// Makes a renderer; the default one writes text alone.
  package init(colored: Bool = false, linked: Bool = false, isLight: Bool = false) {
    self.colored = colored
    self.linked = linked
    self.isLight = isLight
  }

  /// The lines as text, each ended by a line break; spaces at the end of a line are dropped.
  package func text(of lines: [StyledLine]) -> String {
    lines.map { text(of: $0) + "\n" }.joined()
  }

  /// One line as text, without its break.
  package func text(of line: StyledLine) -> String {
    var spans = line.spans
    while let last = spans.popLast() {
      if last.cells != nil || last.graphics != nil {
        spans.append(last)
        break
      }
      let kept = last.text.withoutTrailingSpaces
      guard !kept.isEmpty else { continue }
      spans.append(Span(kept, last.style, link: last.link))
      break
    }
    return spans.map(text).joined()
  }

  private func text(of span: Span) -> String {
    if let cells = span.cells { return cells }
    guard !span.text.isEmpty else { return "" }
    var text = span.text
    let code = colored ? span.style.code(isLight: isLight) : isWeighted ? span.style.weight : nil
    if let code { text = "\u{1B}[\(code)m\(text)\u{1B}[0m" }
    if linked, let link = span.link { text = "\u{1B}]8;;\(link)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" }
    return text
  }
}

extension Style {
  /// The SGR parameters (ECMA-48): only colours of the user's own palette, on a light background
  /// those that are dark.
  fileprivate func code(isLight: Bool) -> String? {
    switch self {
    case .plain: nil
    case .name: "1"
    case .latin: "3"
    case .heading: "1;4"
    case .quiet: "2"
    case .key: isLight ? "34" : "36"
    case .match: "1;4"
    case .problem: "31"
    }
  }

  /// The same without colours.
  fileprivate var weight: String? {
    switch self {
    case .key, .problem: nil
    default: code(isLight: false)
    }
  }
}
