import Synchronization

/// Remembers which notices were reported, so that each is reported once per run.
final class OncePerRun: Sendable {
  private let remarks = Mutex<[Notice]>([])

  /// Records a notice.
  ///
  /// - Returns: whether to report it: it is the first time, or it says what was done just now.
  func isNew(_ remark: Notice) -> Bool {
    switch remark {
    case .notice, .unknownKeys, .passedOver, .unreadableList:
      remarks.withLock { remarks in
        guard !remarks.contains(remark) else { return false }
        remarks.append(remark)
        return true
      }
    case .failure, .nothingRemembered, .foundElsewhere, .namesake, .saved, .putAside, .draftFound:
      true
    }
  }
}
