import EarlyArguments

/// The words that the program was started with.
enum ProgramArguments {
  /// Its name, then its arguments.
  static let all: [String] = {
    // musl tells nobody before `main`; there they are as everywhere in Swift.
    guard earlyArgumentCount() > 0 else { return CommandLine.arguments }
    return (0..<earlyArgumentCount()).compactMap { earlyArgument($0).map { String(cString: $0) } }
  }()
}
