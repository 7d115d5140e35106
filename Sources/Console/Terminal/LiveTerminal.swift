import Foundation
import Processes

extension Terminal {
  /// Call it before anything opens a file: it opens `/dev/null` for streams that were closed at the start,
  /// because otherwise a file opened later would get their number and be overwritten.
  package static func live(patience: Double = 1) -> Terminal {
    signal(SIGPIPE, SIG_IGN)  // A closed pipe is reported as EPIPE, like any error.
    signal(SIGXFSZ, SIG_IGN)  // A file over its size limit (`ulimit -f`) is reported as EFBIG.
    // If the parent process had it ignored, waiting for other programs would fail.
    signal(SIGCHLD, SIG_DFL)
    let closed = Set(StandardStream.allCases.filter { fcntl($0.rawValue, F_GETFD) == -1 })
    for _ in closed { _ = open("/dev/null", O_RDWR) }
    return Terminal(
      isTerminal: { isatty($0.rawValue) == 1 },
      isOpen: { !closed.contains($0) },
      size: {
        windowSize().map {
          // A serial line may report columns but no rows.
          (columns: cells($0.ws_col), rows: $0.ws_row > 0 ? cells($0.ws_row) : 24)
        }
      },
      cell: {
        windowSize().flatMap { size in
          guard size.ws_row > 0 else { return nil }
          return CellSize(
            width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
        }
      },
      isSeen: { isatty($0.rawValue) == 1 },
      readLine: { StandardInputLines.next() },
      isLineComing: {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, millisecondsForLine) > 0
      },
      keyboard: isatty(STDIN_FILENO) == 1 ? .live(patience: patience) : nil,
      writeBytes: { bytes, stream in
        AlternateSignalStack.install()
        guard !closed.contains(stream) else { throw OutputError(stream: stream, code: EBADF) }
        if let code = writeAll(bytes, to: stream.rawValue) {
          throw OutputError(stream: stream, code: code)
        }
      })
  }

  /// How long the program that writes the first line may take.
  private static let millisecondsForLine: Int32 = 200

  /// So many of a window, but no more than any screen shows, whatever `stty` was told.
  private static func cells(_ count: UInt16) -> Cells { min(Cells(Int(count)), 2000) }

  private static func windowSize() -> winsize? {
    var size = winsize()
    for stream in [StandardStream.output, .error, .input]
    where ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return size
    }
    return nil
  }
}
