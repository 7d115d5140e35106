/// What pictures a terminal can show, according to its environment and its replies.
package struct TerminalCapabilities: Sendable {
  package enum PictureProtocol: Sendable, Equatable, CaseIterable {
    /// kitty's, which accepts PNG files.
    case kitty
    /// iTerm2's, which accepts PNG, JPEG and GIF files.
    case iTerm
    /// Sixels (DEC VT340), which accept no files.
    case sixel

    /// The name in `chafa --format`.
    var chafaName: String {
      switch self {
      case .kitty: "kitty"
      case .iTerm: "iterm"
      case .sixel: "sixels"
      }
    }

    var introducer: String {
      switch self {
      case .kitty: "\u{1B}_G"
      case .iTerm: "\u{1B}]1337;File="
      case .sixel: "\u{1B}P"
      }
    }
  }

  /// The colour depth of characters, as in `chafa --colors`.
  package enum Colors: String, Sendable, CaseIterable {
    /// 24 bits.
    case full
    case indexed = "256"
    case sixteen = "16"
    case none
  }

  /// The terminal's protocol; `nil` where pictures are drawn in characters.
  package var pictureProtocol: PictureProtocol?
  var supportsPlaceholders = false
  package var colors = Colors.sixteen
  package var cell = CellSize.standard
  /// The largest sixel picture in pixels; unless xterm says otherwise, it shows nothing of one above this
  /// default.
  var sixelLimit = (width: 1000, height: 1000)
  /// Whether the background is light; `nil` if unknown.
  package var isLight: Bool?

  /// Inside another program no protocol is assumed; what it passes on has to be asked of it.
  ///
  /// - Parameters:
  ///   - windowCell: the cell size by the window's pixels now.
  ///   - replyCell: the same at the time of the replies; if it differs, the font has changed and the reply is
  ///     out of date.
  package init(
    environment: [String: String], replies: [TerminalReply] = [], windowCell: CellSize? = nil,
    replyCell: CellSize? = nil
  ) {
    pictureProtocol = Self.isWrapped(environment) ? nil : Self.pictureProtocol(in: environment)
    colors = Self.colors(in: environment)
    isLight = environment["COLORFGBG"].flatMap(Self.isLight(colors:))
    if let windowCell { cell = windowCell }
    for reply in replies { apply(reply) }
    if let windowCell, windowCell != replyCell { cell = windowCell }
    if environment["WT_SESSION"] != nil { cell = .standard }
  }

  private mutating func apply(_ reply: TerminalReply) {
    switch reply.kind {
    case .application where reply.text.hasPrefix("Gi=31") && reply.text.hasSuffix(";OK"):
      pictureProtocol = pictureProtocol ?? .kitty
    case .device:
      supportsPlaceholders = KittyPlaceholders.areSupported(by: reply.text.dropFirst(2))
    case .system where reply.text.hasPrefix("11;rgb:"):
      isLight = Self.isLight(color: reply.text.dropFirst(7)) ?? isLight
    case .control where reply.isLast:
      let attributes = reply.text.dropFirst().dropLast().split(separator: ";")
      if attributes.dropFirst().contains("4") { pictureProtocol = pictureProtocol ?? .sixel }
    case .control where reply.text.hasPrefix("6;"):
      let numbers = Self.numbers(in: reply)
      guard numbers.count == 3 else { return }
      cell = CellSize(width: numbers[2], height: numbers[1]) ?? cell
    case .control where reply.text.hasPrefix("?2;0;") && reply.text.hasSuffix("S"):
      let numbers = Self.numbers(in: reply)
      guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return }
      sixelLimit = (numbers[2], numbers[3])
    default: break
    }
  }

  private static func numbers(in reply: TerminalReply) -> [Int] {
    reply.text.drop { $0 == "?" }.dropLast().split(separator: ";").compactMap { Int($0) }
  }

  /// Whether a colour such as `ffff/ffff/dddd` is light, by its luma (ITU-R BT.601).
  private static func isLight(color: Substring) -> Bool? {
    let parts = color.split(separator: "/").compactMap { part -> Double? in
      guard let value = Int(part, radix: 16), (1...4).contains(part.count) else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard parts.count == 3 else { return nil }
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5
  }

  /// Parses `COLORFGBG`, which rxvt and others set: `15;0` is light on dark.
  private static func isLight(colors: String) -> Bool? {
    guard let number = colors.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    return number == 7 || number > 8
  }

  private static func pictureProtocol(in environment: [String: String]) -> PictureProtocol? {
    let name = environment["TERM"] ?? ""
    if ["xterm-kitty", "xterm-ghostty"].contains(name) { return .kitty }
    if name == "mintty" { return .iTerm }
    if name == "foot" || name.hasPrefix("foot-") || name.hasPrefix("mlterm") { return .sixel }
    // What a terminal says of itself is passed on to others that are started in it, so one that says something else comes
    // first.
    guard name.isEmpty || name.hasPrefix("xterm"),
      !marks.contains(where: { environment[$0] != nil })
    else { return nil }
    return switch environment["TERM_PROGRAM"] ?? "" {
    case "ghostty": .kitty
    case "iTerm.app", "WezTerm", "mintty": .iTerm
    case "" where environment["KITTY_WINDOW_ID"] != nil: .kitty
    case "" where environment["LC_TERMINAL"] == "iTerm2": .iTerm
    default: nil
    }
  }

  /// The variables by which terminals without a protocol of their own say that it is they.
  private static let marks = ["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION"]

  /// Whether another program is between this one and the terminal.
  static func isWrapped(_ environment: [String: String]) -> Bool {
    ["TMUX", "STY", "ZELLIJ", "NVIM", "VIM_TERMINAL", "INSIDE_EMACS"]
      .contains { environment[$0] != nil }
  }

  private static func colors(in environment: [String: String]) -> Colors {
    let name = environment["TERM"] ?? ""
    if name == "linux" || name.hasPrefix("vt") || name.hasSuffix("-16color") { return .sixteen }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .full }
    if environment["TERM_PROGRAM"] == "Apple_Terminal" || name.hasPrefix("rxvt") { return .indexed }
    let known = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "VTE_VERSION"]
    let programs = ["iTerm.app", "WezTerm", "ghostty", "vscode", "mintty", "Hyper"]
    if known.contains(where: { environment[$0] != nil })
      || programs.contains(environment["TERM_PROGRAM"] ?? "")
      || name.contains("direct") || ["xterm-kitty", "xterm-ghostty", "alacritty"].contains(name)
      || name.hasPrefix("foot")
    {
      return .full
    }
    return name.contains("256color") || name.hasPrefix("xterm") ? .indexed : .sixteen
  }
}
