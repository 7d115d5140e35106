#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a terminal is given pictures.
public enum PictureMethod: Sendable, Equatable {
  /// `chafa`, at that path, turns them into what the terminal shows.
  case chafa(String)
  /// The terminal takes the file as it is, by this protocol.
  case inline(InlineProtocol)
  /// No pictures, but their addresses.
  case link
  /// Nothing at all.
  case none

  /// A terminal's own way to take a picture file.
  public enum InlineProtocol: Sendable, Equatable {
    /// iTerm2's, which takes PNG, JPEG and GIF.
    case iTerm
    /// kitty's, which takes PNG.
    case kitty
  }

  /// The method for a mode and a terminal.
  ///
  /// - Parameters:
  ///   - mode: `auto`, `never`, `chafa`, `inline` or `link`; one asked for by name is taken even
  ///     where `auto` would not.
  ///   - isTerminal: whether the answer goes to a terminal.
  ///   - chafa: where `chafa` is, if it is installed.
  public static func chosen(
    mode: String, environment: [String: String], isTerminal: Bool, chafa: String?
  ) -> Self {
    let inline = inlineProtocol(environment)
    switch mode {
    case "never": return .none
    case "link": return .link
    case "chafa": return chafa.map(Self.chafa) ?? .link
    case "inline": return inline.map(Self.inline) ?? .link
    default:
      let isQuiet = !isTerminal || environment["TERM"] == "dumb" || environment["CI"] != nil
      if isQuiet { return .link }
      return chafa.map(Self.chafa) ?? inline.map(Self.inline) ?? .link
    }
  }

  /// The protocol a terminal is known to speak; inside tmux none gets through.
  private static func inlineProtocol(_ environment: [String: String]) -> InlineProtocol? {
    guard environment["TMUX"] == nil else { return nil }
    if ["iTerm.app", "WezTerm"].contains(environment["TERM_PROGRAM"]) { return .iTerm }
    let isKitty = environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty"
    return isKitty || environment["TERM_PROGRAM"] == "ghostty" ? .kitty : nil
  }

  /// Where a program is on the search path.
  public static func find(_ program: String, environment: [String: String]) -> String? {
    let directories = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return directories.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}
