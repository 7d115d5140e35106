import EarlyArguments

/// The arguments that the program was started with.
enum ProgramArguments {
  /// Its name, then its arguments.
  static let all: [String] = {
    // With musl they are where Swift looks for them.
    guard earlyArgumentCount() > 0 else { return CommandLine.arguments }
    return (0..<earlyArgumentCount()).compactMap { earlyArgument($0).map { String(cString: $0) } }
  }()
}
