#if os(Linux)
  import Foundation
  import Synchronization

  /// Overrides libcurl's function of this name for Foundation, so that a waiting request doesn't keep a
  /// core busy.
  ///
  /// libcurl first asks to watch a socket for writing, then, once the request is sent, only for reading.
  /// Foundation adds the read watch but keeps the write watch, which fires all the time. So
  /// `watchSocket` comes between libcurl and Foundation's socket callback; other options pass through.
  ///
  /// - Returns: libcurl's code; 0 if it accepted the option.
  @_cdecl("curl_multi_setopt")
  package func setMultiOption(
    _ multi: UnsafeMutableRawPointer?, _ option: CInt, _ value: UnsafeMutableRawPointer?
  ) -> CInt {
    // A session created without libcurl sends nothing.
    guard let libcurlSetMultiOption else { return 0 }
    // `CURLMOPT_SOCKETFUNCTION`
    guard option == 20_001, let value else { return libcurlSetMultiOption(multi, option, value) }
    watches.withLock { $0.callback = unsafeBitCast(value, to: SocketFunction.self) }
    return libcurlSetMultiOption(
      multi, option, unsafeBitCast(watchSocket as SocketFunction, to: UnsafeMutableRawPointer.self))
  }

  /// libcurl's socket callback: the easy handle, the socket, what to watch it for, and two user pointers
  /// (CURLMOPT_SOCKETFUNCTION(3)).
  private typealias SocketFunction =
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, CInt, CInt, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> CInt

  private struct Watches {
    /// Foundation's callback.
    var callback: SocketFunction?
    /// What each socket is watched for now.
    var sockets: [CInt: CInt] = [:]
  }

  private let watches = Mutex(Watches())
  /// libcurl's `CURL_POLL_IN`, `_OUT`, `_INOUT` and `_REMOVE`.
  private let (reading, writing, both, removed): (CInt, CInt, CInt, CInt) = (1, 2, 3, 4)

  /// Removes the write watch before a socket is watched only for reading.
  private let watchSocket: SocketFunction = { exchange, socket, purpose, data, socketData in
    let (callback, before) = watches.withLock { watches in
      let before = watches.sockets[socket]
      watches.sockets[socket] = purpose == removed ? nil : purpose
      return (watches.callback, before)
    }
    guard let callback else { return 0 }
    guard purpose == reading, before == writing || before == both else {
      return callback(exchange, socket, purpose, data, socketData)
    }
    _ = callback(exchange, socket, removed, data, socketData)
    return callback(exchange, socket, reading, data, nil)
  }

  /// libcurl's own function, once libcurl is loaded. It is variadic, but on Linux three arguments are
  /// passed in registers either way.
  private let libcurlSetMultiOption = unsafeBitCast(
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), "curl_multi_setopt"),  // `RTLD_NEXT`
    to: (@convention(c) @Sendable (
      UnsafeMutableRawPointer?, CInt, UnsafeMutableRawPointer?
    ) -> CInt)?.self)
#endif
