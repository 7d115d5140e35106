import EarlyArguments

/// The arguments that the program was started with.
enum ProgramArguments {
  /// Its name, then its arguments.
  static let all: [String] = {
    // EarlyArguments has none with musl, where Swift's own list works.
    guard earlyArgumentCount() > 0 else { return CommandLine.arguments }
    return (0..<earlyArgumentCount()).compactMap { earlyArgument($0).map { String(cString: $0) } }
  }()
}
