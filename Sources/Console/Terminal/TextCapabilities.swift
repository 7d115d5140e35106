/// How text is laid out and coloured in this environment.
package enum TextCapabilities {
  /// The columns to lay text out in: `COLUMNS`, then the terminal, then 80.
  package static func width(environment: [String: String], terminal: Terminal) -> Cells {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 {
      return Cells(min(columns, 10_000))
    }
    return terminal.size()?.columns ?? 80
  }

  /// Whether nothing is known about the terminal, so that it gets plain text: `TERM` is `dumb`, empty or
  /// unset.
  package static func isDumb(_ environment: [String: String]) -> Bool {
    ["dumb", ""].contains(environment["TERM"] ?? "")
  }

  /// Whether the terminal shows nothing beyond ASCII rightly: its locale names another character set than UTF-8, or none
  /// in GNU screen, which goes by the locale. Without any locale terminals of today show UTF-8.
  package static func isASCII(_ environment: [String: String]) -> Bool {
    guard let locale = locale(environment) else { return environment["STY"] != nil }
    guard let charset = locale.split(separator: ".").dropFirst().first else {
      return environment["STY"] != nil
    }
    return !charset.lowercased().hasPrefix("utf")
  }

  /// The locale that decides about characters; `nil` if none is set.
  package static func locale(_ environment: [String: String]) -> String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Whether to write a stream in colour. The first of these decides: the flag, a non-empty `NO_COLOR`,
  /// `CLICOLOR_FORCE` or `FORCE_COLOR`, `TERM=dumb`, `CLICOLOR=0`, the preference, whether the stream is a
  /// terminal.
  ///
  /// - Parameters:
  ///   - flag: `always`, `never`, `auto`, or `nil` when none was given.
  ///   - preference: the same, as saved.
  package static func usesColor(
    flag: String?, preference: String = "auto", environment: [String: String], isTerminal: Bool
  ) -> Bool {
    if let flag, flag != "auto" { return flag == "always" }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    let forcing = ["CLICOLOR_FORCE", "FORCE_COLOR"].map { isSwitchedOn($0, environment) }
    if forcing.contains(true) { return true }
    if isDumb(environment) { return false }
    if isSwitchedOn("CLICOLOR", environment) == false || forcing[1] == false { return false }
    return preference == "auto" ? isTerminal : preference == "always"
  }

  /// What a variable that is a switch says, `nil` for nothing: 0, false, no and off are off in any case, anything else on.
  private static func isSwitchedOn(_ name: String, _ environment: [String: String]) -> Bool? {
    guard let value = environment[name]?.lowercased(), !value.isEmpty else { return nil }
    return !["0", "false", "no", "off"].contains(value)
  }

  /// Whether a stream is a terminal that can move its cursor, so that output can be overwritten.
  package static func movesCursor(
    environment: [String: String], terminal: Terminal, stream: StandardStream
  ) -> Bool {
    !isDumb(environment) && terminal.isTerminal(stream)
  }

  /// Whether a terminal is known to support OSC 8 hyperlinks, which others may print as rubbish. Off inside
  /// tmux, where it depends on tmux's version.
  package static func opensLinks(environment: [String: String], isTerminal: Bool) -> Bool {
    guard isTerminal, !isDumb(environment), environment["TMUX"] == nil else {
      return false
    }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"]
    if let program = environment["TERM_PROGRAM"], programs.contains(program) { return true }
    if let version = environment["VTE_VERSION"].flatMap(Int.init), version >= 5000 { return true }
    let names = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"]
    if names.contains(where: { environment[$0] != nil }) { return true }
    return ["xterm-kitty", "alacritty", "foot"].contains(environment["TERM"])
  }
}
