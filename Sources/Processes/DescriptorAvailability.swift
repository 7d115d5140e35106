import Foundation

/// Whether this process can open enough files (`ulimit -n`): Dispatch ends the program when its first worker gets no
/// descriptor.
package enum DescriptorAvailability {
  /// What Dispatch's manager, a fetcher's pipes and a file take at once.
  private static let needed = 8
  /// With a higher limit there are always some left.
  private static let usual = 256

  /// Whether the limit is so low that there may be too few.
  package static var isLimited: Bool {
    var limits = rlimit()
    #if canImport(Glibc)
      let code = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    #else
      let code = getrlimit(RLIMIT_NOFILE, &limits)
    #endif
    return code == 0 && limits.rlim_cur < usual
  }

  /// Whether so many files can be opened now.
  package static var isEnough: Bool {
    let opened = (0..<needed).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }.filter {
      $0 >= 0
    }
    for descriptor in opened { close(descriptor) }
    return opened.count == needed
  }
}
