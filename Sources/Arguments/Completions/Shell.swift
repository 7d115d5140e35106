/// A shell that a command line can be completed in.
public enum Shell: String, Sendable, CaseIterable {
  /// GNU Bash, 3.2 and later.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}

extension CommandTable {
  /// What a shell reads to complete this program's command lines.
  public func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// Every command, the program without one first.
  var everyCommand: [CommandSpec] { [root] + commands }

  /// The forms of every option that takes a value, on whichever command.
  var formsWithValue: [String] {
    let all = everyCommand.flatMap(options).filter { $0.placeholder != nil }
    return Set(all.flatMap(\.forms)).sorted()
  }
}

extension Completion {
  /// Whether a shell has anything to offer.
  var isKnown: Bool { self != .nothing }
}

extension String {
  /// The text as a word of a POSIX shell.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
