import Arguments
import Console
import ZooCommands
import ZooKeeping

/// The program: a command line in, an exit code out.
public enum Zoo {
  /// The version of the program.
  public static let version = "0.1.0"

  /// What every request says of the program: Wikimedia wants to know what asks, and how.
  static let userAgent = "zoo/\(version) (console program, run by hand)"

  /// Runs a command line.
  ///
  /// - Parameter arguments: the words behind the program's name.
  /// - Returns: the exit code; every error is already worded on stderr.
  public static func run(_ arguments: [String], in world: World) async -> Int32 {
    do {
      try await perform(arguments, in: world)
      return 0
    } catch let error as OutputError where error.isReaderGone {
      return 0  // `zoo list | head -1`: the reader has what it wanted.
    } catch {
      let display = Display(world)
      let mishap = Wording.mishap(error)
      let lines =
        display.lines(of: mishap.sentence).map { StyledLine($0) }
        + (mishap.candidates.map(CandidatesView(width: display.width).lines) ?? [])
      // When stderr cannot be written either, the exit code has to say it alone.
      try? world.terminal.write(Renderer().text(of: lines), .error)
      return mishap.exitCode
    }
  }

  private static func perform(_ arguments: [String], in world: World) async throws {
    let parsed = try Commands.table.parse(arguments)
    let options = try CommonOptions(parsed)
    let command = try Commands.command(of: parsed)
    // What is painted over has to know how far it has moved up since.
    let written = LineCount()
    var world = world
    world.terminal = written.counting(world.terminal)
    let outside = Display.outside(of: world, options)
    if let answer = try command.begin(outside) {
      let display = Display(world, options)
      if answer == .editing {
        return try await PreferencesEditor(display: display, outside: outside).edit()
      }
      return try await display.show(AnswerView(now: world.now()), answer)
    }
    let keeper = try Keeper(outside, flags: command.flags, isTolerant: command.isTolerant)
    let answer = try await command.run(with: keeper)
    let display = Display(world, options, keeper.preferences)
    try await Presentation(display: display, keeper: keeper, written: written).show(answer)
  }
}
