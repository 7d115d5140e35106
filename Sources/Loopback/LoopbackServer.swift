import Foundation
import Synchronization

/// A small HTTP/1.1 server on 127.0.0.1, for testing a client over real sockets.
///
/// It answers one request per connection, each on its own thread, and can misbehave with any `Fault`.
/// It is not meant for an open network.
package final class LoopbackServer: Sendable {
  package let port: UInt16
  private let listener: Int32
  private let handler: @Sendable (LoopbackRequest) -> LoopbackResponse
  private let log = Mutex<[LoopbackRequest]>([])

  /// The address below which everything is served: `http://127.0.0.1:8642`.
  package var address: String { "http://127.0.0.1:\(port)" }
  /// The requests so far, in order of arrival.
  package var requests: [LoopbackRequest] { log.withLock { $0 } }

  /// The error if the server can't listen on a port.
  package struct ListenError: Error, Equatable {
    package var port: UInt16
    /// The system's `errno`.
    package var code: Int32
  }

  /// Starts listening; port 0 takes any free one, and several threads may call `handler` at once.
  package init(
    port: UInt16 = 0, handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws(ListenError) {
    signal(SIGPIPE, SIG_IGN)  // A client that disconnects early must not end the server.
    let listener = Self.makeSocket()
    var one: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(listener, 64) == 0 else {
      let code = errno
      close(listener)
      throw ListenError(port: port, code: code)
    }
    self.listener = listener
    self.port = Self.boundPort(of: listener)
    self.handler = handler
    Thread.detachNewThread { [self] in acceptAll() }
  }

  /// Stops listening; responses in progress are still sent.
  package func stop() {
    // The socket is closed with its owner: its descriptor, closed here, could be another's before the
    // accepting thread notices, or at a second call.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  deinit { close(listener) }

  private static func makeSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func boundPort(of listener: Int32) -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(listener, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private func acceptAll() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        if errno == EMFILE || errno == ENFILE {
          Thread.sleep(forTimeInterval: 0.05)  // Some connection will end soon.
          continue
        }
        return
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread { [self] in serve(Connection(connection)) }
    }
  }

  private func serve(_ connection: Connection) {
    defer { connection.close() }
    guard let head = connection.readHead(), let request = LoopbackRequest(head: head) else {
      return
    }
    log.withLock { $0.append(request) }
    connection.send(handler(request), to: request)
  }
}
