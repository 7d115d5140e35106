/// How text looks; the program uses no other styles.
package enum Style: Sendable, Equatable {
  case plain
  /// A name: bold.
  case name
  /// A scientific name: italic.
  case scientificName
  /// A heading: bold and underlined.
  case heading
  /// Less important: dim.
  case quiet
  /// Something to type: cyan.
  case key
  /// A match for the search words: bold and underlined.
  case match
  /// An error: red.
  case problem
  /// A drawing in one colour.
  case ink(DrawingColor)
}

/// The colours of drawings; each has a tone for a dark and one for a light background.
package enum DrawingColor: String, Sendable {
  /// The user's own text colour, which stands out most.
  case foreground
  case black, grey, brown, tan, orange, red, pink, yellow, green, olive, blue, purple

  /// Its number among the 256 colours that xterm defines; `nil` for the text's own.
  fileprivate func number(isLight: Bool) -> Int? {
    switch self {
    case .foreground: nil
    case .black: isLight ? 235 : 243
    case .grey: isLight ? 243 : 248
    case .brown: isLight ? 94 : 137
    case .tan: isLight ? 137 : 180
    case .orange: isLight ? 166 : 208
    case .red: isLight ? 124 : 167
    case .pink: isLight ? 168 : 211
    case .yellow: isLight ? 136 : 220
    case .green: isLight ? 28 : 71
    case .olive: isLight ? 58 : 143
    case .blue: isLight ? 25 : 75
    case .purple: isLight ? 90 : 134
    }
  }
}

/// A piece of text in one style, optionally a link.
package struct Span: Sendable, Equatable {
  /// The text, already without control codes.
  package let text: String
  package let style: Style
  package let link: String?
  /// A row of a picture, written unchanged instead of the text, which is as wide.
  let cells: String?
  /// The codes that make the terminal draw a picture here; the text is the space for its first row.
  let graphics: String?
  let graphicsRows: Int

  /// Makes a span; control codes in text and link are removed here, so that none from outside reaches a
  /// terminal.
  package init(_ text: String, _ style: Style = .plain, link: String? = nil) {
    self.text = text.printable
    self.style = style
    self.link = link?.printable
    (cells, graphics, graphicsRows) = (nil, nil, 0)
  }

  init(_ part: some StringProtocol, like other: Span) {
    text = String(part)
    style = other.style
    link = other.link
    (cells, graphics, graphicsRows) = (nil, nil, 0)
  }

  init(cells: String? = nil, graphics: String? = nil, rows: Int = 1, columns: Int) {
    text = String(spaces: Cells(columns))
    style = .plain
    link = nil
    self.cells = cells
    self.graphics = graphics
    graphicsRows = graphics == nil ? 0 : rows
  }
}

package struct StyledLine: Sendable, Equatable, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral
{
  package var spans: [Span]

  package init(_ spans: [Span] = []) { self.spans = spans }
  package init(arrayLiteral spans: Span...) { self.spans = spans }
  package init(stringLiteral text: String) { spans = [Span(text)] }
  package init(_ text: String, _ style: Style = .plain) { spans = [Span(text, style)] }

  package var displayWidth: Cells { spans.reduce(0) { $0 + $1.text.displayWidth } }

  package static func + (left: Self, right: Self) -> Self { Self(left.spans + right.spans) }

  /// The line in at most `width` columns, its end replaced by an ellipsis if it has to be cut.
  package func truncated(to width: Cells) -> Self {
    guard displayWidth > width else { return self }
    var line = Self()
    for span in spans {
      let room = width - line.displayWidth
      guard span.text.displayWidth >= room else {
        line.spans.append(span)
        continue
      }
      // One column too many, so that the ellipsis appears even where a span ends.
      let cut = (span.text + " …").truncated(to: room)
      return line + [Span(cut, span.style, link: span.link)]
    }
    return line
  }

  package func padded(to width: Cells) -> Self {
    let missing = width - displayWidth
    return missing > 0 ? self + .space(missing) : self
  }
}

/// Turns styled lines into text for one kind of terminal.
package struct Renderer: Sendable, Equatable {
  /// Whether to use colours and weights.
  package var colored: Bool
  /// Whether the terminal opens hyperlinks (OSC 8).
  package var linked: Bool
  /// Whether the background is light, on which some colours are hard to read.
  package var isLight: Bool
  /// Whether there are the 256 colours that drawings have.
  package var hasInks: Bool
  /// Whether only ASCII is shown rightly.
  package var isASCII = false
  /// Whether to use weights even without colours, where nothing else makes the difference.
  package var usesWeightsWithoutColor = false

  package init(
    colored: Bool = false, linked: Bool = false, isLight: Bool = false, hasInks: Bool = true
  ) {
    self.colored = colored
    self.linked = linked
    self.isLight = isLight
    self.hasInks = hasInks
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
      spans.append(Span(kept, like: last))
      break
    }
    return spans.map(text).joined()
  }

  private func text(of span: Span) -> String {
    if let cells = span.cells { return cells }
    guard !span.text.isEmpty else { return "" }
    var text = isASCII ? span.text.inASCII : span.text
    let style = if case .ink = span.style, !hasInks { Style.plain } else { span.style }
    let code =
      colored ? style.code(isLight: isLight) : usesWeightsWithoutColor ? style.weight : nil
    if let code { text = "\u{1B}[\(code)m\(text)\u{1B}[0m" }
    if linked, let link = span.link { text = "\u{1B}]8;;\(link)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" }
    return text
  }
}

extension Style {
  /// The SGR parameters (ECMA-48), for words with colours from the user's palette only; on a light background
  /// darker ones.
  fileprivate func code(isLight: Bool) -> String? {
    switch self {
    case .plain: nil
    case .name: "1"
    case .scientificName: "3"
    case .heading: "1;4"
    case .quiet: "2"
    case .key: isLight ? "34" : "36"
    case .match: "1;4"
    case .problem: "31"
    case .ink(let ink): ink.number(isLight: isLight).map { "38;5;\($0)" }
    }
  }

  /// The same without colours.
  fileprivate var weight: String? {
    switch self {
    case .key, .problem, .ink: nil
    default: code(isLight: false)
    }
  }
}
