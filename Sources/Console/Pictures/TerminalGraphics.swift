/// What a terminal can show of pictures, as far as its environment and its own answers tell.
package struct TerminalGraphics: Sendable {
  /// A protocol by which a terminal takes pictures.
  package enum Form: Sendable, Equatable, CaseIterable {
    /// kitty's, which takes PNG as a file.
    case kitty
    /// iTerm2's, which takes PNG, JPEG and GIF as files.
    case iTerm
    /// Sixels (DEC VT340), which take no file.
    case sixel

    /// What `chafa --format` calls it.
    var nameForChafa: String {
      switch self {
      case .kitty: "kitty"
      case .iTerm: "iterm"
      case .sixel: "sixels"
      }
    }

    /// What a picture in it begins with.
    var introducer: String {
      switch self {
      case .kitty: "\u{1B}_G"
      case .iTerm: "\u{1B}]1337;File="
      case .sixel: "\u{1B}P"
      }
    }
  }

  /// How many colours its characters have, as `chafa --colors` says it.
  package enum Colors: String, Sendable, CaseIterable {
    /// 24 bits.
    case full
    /// The palette of 256.
    case indexed = "256"
    /// The sixteen that every terminal has.
    case sixteen = "16"
    /// None.
    case none
  }

  /// `nil` where pictures are made of characters.
  package var form: Form?
  /// Whether the pictures of its protocol can stand where text says so.
  var knowsPlaceholders = false
  /// How many colours the characters of pictures have.
  package var colors = Colors.sixteen
  /// How large a cell is.
  package var cell = CellSize.usual
  /// The most pixels that a sixel picture may have from left to right and from top to bottom. xterm
  /// shows nothing of a larger one than this unless it says otherwise.
  var sixelLimit = (width: 1000, height: 1000)
  /// Whether the background is light; `nil` where nobody knows.
  package var isLight: Bool?

  /// What the environment and the terminal's own answers tell.
  ///
  /// Inside tmux and screen none of the protocols can be relied on: what a multiplexer passes on is
  /// for it to say.
  ///
  /// - Parameters:
  ///   - windowCell: the cell by the window's size now.
  ///   - askedCell: the same when the terminal answered: after a change of the font that answer is out
  ///     of date.
  package init(
    environment: [String: String], replies: [TerminalReply] = [], windowCell: CellSize? = nil,
    askedCell: CellSize? = nil
  ) {
    let isWrapped = environment["TMUX"] != nil || environment["STY"] != nil
    form = isWrapped ? nil : Self.form(in: environment)
    colors = Self.colors(in: environment)
    isLight = environment["COLORFGBG"].flatMap(Self.isLight(colors:))
    if let windowCell { cell = windowCell }
    for reply in replies { take(reply) }
    if let windowCell, windowCell != askedCell { cell = windowCell }
    if environment["WT_SESSION"] != nil { cell = .usual }
  }

  private mutating func take(_ reply: TerminalReply) {
    switch reply.kind {
    case .application where reply.text.hasPrefix("Gi=31") && reply.text.hasSuffix(";OK"):
      form = form ?? .kitty
    case .device: knowsPlaceholders = PicturePlaceholders.areKnown(to: reply.text.dropFirst(2))
    case .system where reply.text.hasPrefix("11;rgb:"):
      isLight = Self.isLight(color: reply.text.dropFirst(7)) ?? isLight
    case .control where reply.isLast:
      let attributes = reply.text.dropFirst().dropLast().split(separator: ";")
      if attributes.dropFirst().contains("4") { form = form ?? .sixel }
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

  /// What rxvt and others say of their colours: `15;0` is light on dark.
  private static func isLight(colors: String) -> Bool? {
    guard let number = colors.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    return number == 7 || number > 8
  }

  private static func form(in environment: [String: String]) -> Form? {
    let (name, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
    if environment["KITTY_WINDOW_ID"] != nil || name == "xterm-kitty" { return .kitty }
    if program == "ghostty" || name == "xterm-ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm", "mintty"].contains(program) { return .iTerm }
    if environment["LC_TERMINAL"] == "iTerm2" || name == "mintty" { return .iTerm }
    return name == "foot" || name.hasPrefix("foot-") || name.hasPrefix("mlterm") ? .sixel : nil
  }

  private static func colors(in environment: [String: String]) -> Colors {
    let name = environment["TERM"] ?? ""
    if name == "linux" || name.hasPrefix("vt") { return .sixteen }
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
