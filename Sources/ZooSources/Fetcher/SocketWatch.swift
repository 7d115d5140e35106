#if os(Linux)
  import Foundation
  import Synchronization

  /// Stands before libcurl's function of this name, which Foundation finds here instead, so that a
  /// request that waits does not keep a core busy.
  ///
  /// libcurl asks for a socket to be watched for writing, and once its request is sent for reading
  /// alone. Foundation then adds a watch for reading and leaves the one for writing, which finds a
  /// socket that can be written at every look. So Foundation's function is told of sockets by
  /// `watchSocket`, and everything else goes on to libcurl.
  ///
  /// - Returns: libcurl's code, 0 where it took the option.
  @_cdecl("curl_multi_setopt")
  package func setMultiOption(
    _ multi: UnsafeMutableRawPointer?, _ option: CInt, _ value: UnsafeMutableRawPointer?
  ) -> CInt {
    // A session that is made without libcurl sends nothing.
    guard let libcurlSetMultiOption else { return 0 }
    // `CURLMOPT_SOCKETFUNCTION`
    guard option == 20_001, let value else { return libcurlSetMultiOption(multi, option, value) }
    watches.withLock { $0.tell = unsafeBitCast(value, to: SocketFunction.self) }
    return libcurlSetMultiOption(
      multi, option, unsafeBitCast(watchSocket as SocketFunction, to: UnsafeMutableRawPointer.self))
  }

  /// What libcurl says of a socket: the exchange, the socket, what to watch it for, and two pointers
  /// of whoever it tells.
  private typealias SocketFunction =
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, CInt, CInt, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> CInt

  private struct Watches {
    /// Foundation's function.
    var tell: SocketFunction?
    /// What each socket is watched for now.
    var sockets: [CInt: CInt] = [:]
  }

  private let watches = Mutex(Watches())
  /// libcurl's `CURL_POLL_IN`, `_OUT`, `_INOUT` and `_REMOVE`.
  private let (reading, writing, both, removed): (CInt, CInt, CInt, CInt) = (1, 2, 3, 4)

  /// Takes the watch for writing away before a socket is watched for reading alone.
  private let watchSocket: SocketFunction = { exchange, socket, purpose, data, socketData in
    let (tell, before) = watches.withLock { watches in
      let before = watches.sockets[socket]
      watches.sockets[socket] = purpose == removed ? nil : purpose
      return (watches.tell, before)
    }
    guard let tell else { return 0 }
    guard purpose == reading, before == writing || before == both else {
      return tell(exchange, socket, purpose, data, socketData)
    }
    _ = tell(exchange, socket, removed, data, socketData)
    return tell(exchange, socket, reading, data, nil)
  }

  /// libcurl's own function, once libcurl is open. It takes any number of arguments, which with three
  /// in registers makes no difference on Linux.
  private let libcurlSetMultiOption = unsafeBitCast(
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), "curl_multi_setopt"),  // `RTLD_NEXT`
    to: (@convention(c) @Sendable (
      UnsafeMutableRawPointer?, CInt, UnsafeMutableRawPointer?
    ) -> CInt)?.self)
#endif
